import { describe, expect, it } from 'vitest';
import { computeShift, computeSwap, type PlannedRow } from '../../../../../renderer/views/plan/plan-move.ts';

const planned = (id: number): PlannedRow => ({ id, sentAt: null });
const posted = (id: number): PlannedRow => ({ id, sentAt: 1 });

describe('a swap', () => {
  it('exchanges the dates, except for posted questions', () => {
    const move = { id: 1, from: '2026-12-01', to: '2026-12-04' };
    expect(computeSwap(move, [planned(2), posted(3), planned(4)])).toEqual([
      { id: 1, plannedFor: '2026-12-04' },
      { id: 2, plannedFor: '2026-12-01' },
      { id: 4, plannedFor: '2026-12-01' },
    ]);
  });
});

describe('a shift', () => {
  const days = new Map([
    ['2026-12-01', [planned(2), posted(3)]],
    ['2026-12-02', [planned(4)]],
    ['2026-12-03', [posted(5)]],
    ['2026-12-04', [planned(6)]],
  ]);

  it('moves questions one day later until it reaches a free date', () => {
    expect(computeShift({ id: 1, from: null, to: '2026-12-01' }, days)).toEqual([
      { id: 1, plannedFor: '2026-12-01' },
      { id: 2, plannedFor: '2026-12-02' },
      { id: 4, plannedFor: '2026-12-03' },
    ]);
  });

  it('ends on the date that the moved question leaves', () => {
    expect(computeShift({ id: 4, from: '2026-12-02', to: '2026-12-01' }, days)).toEqual([
      { id: 4, plannedFor: '2026-12-01' },
      { id: 2, plannedFor: '2026-12-02' },
    ]);
  });
});
