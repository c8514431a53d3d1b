import { describe, expect, it } from 'vitest';
import { createRests } from '../../../../electron/host/similar/rests.ts';
import { handTimers } from '../../../support/hand-timers.ts';

function open() {
  const timers = handTimers();
  const told: number[][] = [];
  return {
    timers,
    told,
    rests: createRests({ timers, milliseconds: 5_000, onRest: (keys) => told.push([...keys]) }),
  };
}

describe('questions that are being written', () => {
  it('are told of together, each once, when nothing was written for a while', () => {
    const { timers, told, rests } = open();
    for (const key of [1, 2, 1, 1]) {
      rests.add(key);
      timers.pass(4_000);
    }
    expect(told).toEqual([]);
    timers.pass(1_000);
    rests.add(3);
    timers.pass(5_000);
    expect(told).toEqual([[1, 2], [3]]);
  });

  it('are forgotten', () => {
    const { timers, told, rests } = open();
    rests.add(1);
    rests.clear();
    timers.pass(10_000);
    expect([told, timers.waiting()]).toEqual([[], []]);
  });
});
