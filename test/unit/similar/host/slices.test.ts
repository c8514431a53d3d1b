import { describe, expect, it } from 'vitest';
import { createSlices } from '../../../../electron/host/similar/slices.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { steppedTimers } from '../../../support/stepped-timers.ts';

/** So many pieces of work, each of which takes a millisecond. */
function workOf(pieces: number) {
  const timers = steppedTimers();
  let left = pieces;
  let ended = 0;
  const slices = createSlices({
    timers,
    log: silentLog,
    step() {
      if (left > 0) left -= 1;
      return left > 0;
    },
    onDone: () => {
      ended += 1;
    },
  });
  return { timers, slices, left: () => left, add: (more: number) => (left += more), ended: () => ended };
}

describe('slices', () => {
  it('do a few milliseconds of work at a time, and say when nothing is left', () => {
    const work = workOf(100);
    work.slices.wake();
    const seen: number[] = [];
    while (work.timers.next()) seen.push(work.left());
    expect(seen.length).toBeGreaterThan(10);
    expect(Math.max(...seen.map((left, at) => (seen[at - 1] ?? 100) - left))).toBeLessThan(10);
    expect(work.ended()).toBe(1);
  });

  it('begin at once for whoever catches up, and leave the rest for later', () => {
    const work = workOf(100);
    work.slices.catchUp();
    expect(work.left()).toBeGreaterThan(80);
    expect(work.left()).toBeLessThan(100);
    work.timers.all();
    expect(work.left()).toBe(0);
  });

  it('tell whoever waits as soon as what he waits for is done', async () => {
    const work = workOf(100);
    const half = work.slices.until(() => work.left() <= 50, 10_000);
    const end = work.slices.until(() => false, 10_000);
    while (work.left() > 50) work.timers.next();
    await half;
    expect(work.left()).toBeGreaterThan(30);
    work.timers.all();
    await end;
    expect(work.timers.waiting).toBe(0);
  });

  it('let nobody wait longer than he would', async () => {
    const work = workOf(1_000_000);
    const waits = work.slices.until(() => false, 50);
    for (let turn = 0; turn < 40; turn++) work.timers.next();
    await waits;
    expect(work.left()).toBeGreaterThan(999_000);
  });

  it('end for good, and let nobody wait', async () => {
    const work = workOf(100);
    const waits = work.slices.until(() => false, 10_000);
    work.timers.next();
    work.slices.stop();
    await waits;
    const { left } = work;
    const before = left();
    work.slices.wake();
    work.slices.catchUp();
    await work.slices.until(() => false, 10_000);
    work.timers.all();
    expect(left()).toBe(before);
    expect(work.timers.waiting).toBe(0);
  });
});
