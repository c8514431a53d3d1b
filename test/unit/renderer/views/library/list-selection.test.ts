import { describe, expect, it } from 'vitest';
import {
  EMPTY_SELECTION,
  extendSelection,
  toggleSelected,
} from '../../../../../renderer/views/library/list-selection.ts';

const ROWS = [5, 4, 3, 2, 1];
const ids = ({ ids: marked }: typeof EMPTY_SELECTION) => [...marked].sort();

describe('marks of a list', () => {
  it('are put and taken off one by one', () => {
    const two = toggleSelected(toggleSelected(EMPTY_SELECTION, 4), 2);
    expect(ids(two)).toEqual([2, 4]);
    expect(ids(toggleSelected(two, 4))).toEqual([2]);
  });

  it('begin with the open row, unless that is the one picked', () => {
    expect(ids(toggleSelected(EMPTY_SELECTION, 2, 5))).toEqual([2, 5]);
    expect(ids(toggleSelected(EMPTY_SELECTION, 5, 5))).toEqual([5]);
    expect(ids(toggleSelected(toggleSelected(EMPTY_SELECTION, 4), 2, 5))).toEqual([2, 4]);
  });

  it('stretch from the last one marked, in either direction, and keep their beginning', () => {
    const down = extendSelection(toggleSelected(EMPTY_SELECTION, 4), ROWS, 2, 5);
    expect(ids(down)).toEqual([2, 3, 4]);
    expect(ids(extendSelection(down, ROWS, 5, 5))).toEqual([2, 3, 4, 5]);
  });

  it('stretch from the open row where nothing is marked yet', () => {
    expect(ids(extendSelection(EMPTY_SELECTION, ROWS, 3, 5))).toEqual([3, 4, 5]);
    expect(ids(extendSelection(EMPTY_SELECTION, ROWS, 3, null))).toEqual([3]);
  });
});
