import { describe, expect, it } from 'vitest';
import { createSilence } from '../../../../electron/host/similar/meaning/silence.ts';
import { steppedTimers } from '../../../support/stepped-timers.ts';

function open() {
  const timers = steppedTimers();
  let told = 0;
  const silence = createSilence({
    timers,
    onSilent: () => {
      told += 1;
    },
  });
  return { timers, silence, told: () => told };
}

describe('silence', () => {
  it('is noticed once, after several looks: one that came hours too late alone says nothing', () => {
    const { timers, silence, told } = open();
    silence.begin(10_000);
    for (let look = 0; look < 4; look++) timers.next();
    expect(told()).toBe(0);
    timers.all();
    expect(told()).toBe(1);
  });

  it('begins anew with every word, and ends when nothing is owed', () => {
    const { timers, silence, told } = open();
    silence.begin(4_000);
    for (let look = 0; look < 10; look++) {
      timers.next();
      silence.begin(4_000);
    }
    expect(timers.waiting).toBe(1);
    silence.end();
    expect(timers.waiting).toBe(0);
    timers.all();
    expect(told()).toBe(0);
  });
});
