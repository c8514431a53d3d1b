import { describe, expect, it } from 'vitest';
import { throttle } from '../../../electron/host/system/throttle.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

function setUp() {
  const timers = createManualTimers();
  const told: number[] = [];
  let isNeeded = true;
  const changed = throttle(() => told.push(timers.now()), { pause: 100, timers, isNeeded: () => isNeeded });
  return {
    timers,
    told,
    changed,
    hear: (value: boolean) => {
      isNeeded = value;
    },
  };
}

describe('throttled notifications', () => {
  it('are sent once for many changes, after the pause', () => {
    const { timers, told, changed } = setUp();
    for (let at = 0; at < 1_000; at++) {
      changed();
      timers.advance(1);
    }
    timers.advance(100);
    expect(told).toHaveLength(10);
    expect(told[0]).toBe(100);
  });

  it('are sent for the last change too', () => {
    const { timers, told, changed } = setUp();
    changed();
    timers.advance(100);
    changed();
    timers.advance(100);
    expect(told).toEqual([100, 200]);
    timers.advance(1_000);
    expect(told).toHaveLength(2);
  });

  it('set no timer without listeners', () => {
    const { timers, told, changed, hear } = setUp();
    hear(false);
    changed();
    expect(timers.remainingMs()).toEqual([]);
    hear(true);
    changed();
    timers.advance(100);
    expect(told).toEqual([100]);
  });
});
