import { describe, expect, it } from 'vitest';
import { throttle } from '../../../electron/host/system/throttle.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

function setUp() {
  const timers = createManualTimers();
  const notified: number[] = [];
  let isNeeded = true;
  const changed = throttle(() => notified.push(timers.now()), {
    pause: 100,
    timers,
    isNeeded: () => isNeeded,
  });
  return {
    timers,
    notified,
    changed,
    hear: (value: boolean) => {
      isNeeded = value;
    },
  };
}

describe('throttled notifications', () => {
  it('are sent at most once per interval, regardless of the number of changes', () => {
    const { timers, notified, changed } = setUp();
    for (let at = 0; at < 1_000; at++) {
      changed();
      timers.advance(1);
    }
    timers.advance(100);
    expect(notified).toHaveLength(10);
    expect(notified[0]).toBe(100);
  });

  it('are sent even for the last change', () => {
    const { timers, notified, changed } = setUp();
    changed();
    timers.advance(100);
    changed();
    timers.advance(100);
    expect(notified).toEqual([100, 200]);
    timers.advance(1_000);
    expect(notified).toHaveLength(2);
  });

  it("don't set a timer without listeners", () => {
    const { timers, notified, changed, hear } = setUp();
    hear(false);
    changed();
    expect(timers.getRemainingMs()).toEqual([]);
    hear(true);
    changed();
    timers.advance(100);
    expect(notified).toEqual([100]);
  });
});
