import { describe, expect, it } from 'vitest';
import { extendMarks, NO_MARKS, toggleMark } from '../../../../../renderer/views/library/list-selection.ts';

const ROWS = [5, 4, 3, 2, 1];
const ids = ({ ids: marked }: typeof NO_MARKS) => [...marked].sort();

describe('marks of a list', () => {
  it('are put and taken off one by one', () => {
    const two = toggleMark(toggleMark(NO_MARKS, 4), 2);
    expect(ids(two)).toEqual([2, 4]);
    expect(ids(toggleMark(two, 4))).toEqual([2]);
  });

  it('begin with the open row, unless that is the one picked', () => {
    expect(ids(toggleMark(NO_MARKS, 2, 5))).toEqual([2, 5]);
    expect(ids(toggleMark(NO_MARKS, 5, 5))).toEqual([5]);
    expect(ids(toggleMark(toggleMark(NO_MARKS, 4), 2, 5))).toEqual([2, 4]);
  });

  it('stretch from the last one marked, in either direction, and keep their beginning', () => {
    const down = extendMarks(toggleMark(NO_MARKS, 4), ROWS, 2, 5);
    expect(ids(down)).toEqual([2, 3, 4]);
    expect(ids(extendMarks(down, ROWS, 5, 5))).toEqual([2, 3, 4, 5]);
  });

  it('stretch from the open row where nothing is marked yet', () => {
    expect(ids(extendMarks(NO_MARKS, ROWS, 3, 5))).toEqual([3, 4, 5]);
    expect(ids(extendMarks(NO_MARKS, ROWS, 3, null))).toEqual([3]);
  });
});
