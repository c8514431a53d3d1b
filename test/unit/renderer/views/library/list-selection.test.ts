import { describe, expect, it } from 'vitest';
import {
  EMPTY_SELECTION,
  extendSelection,
  toggleSelected,
} from '../../../../../renderer/views/library/list-selection.ts';

const ROWS = [5, 4, 3, 2, 1];
const sortIds = ({ ids: marked }: typeof EMPTY_SELECTION) => [...marked].sort();

describe('the list selection', () => {
  it('is toggled row by row', () => {
    const two = toggleSelected(toggleSelected(EMPTY_SELECTION, 4), 2);
    expect(sortIds(two)).toEqual([2, 4]);
    expect(sortIds(toggleSelected(two, 4))).toEqual([2]);
  });

  it('includes the open row when the first row is selected', () => {
    expect(sortIds(toggleSelected(EMPTY_SELECTION, 2, 5))).toEqual([2, 5]);
    expect(sortIds(toggleSelected(EMPTY_SELECTION, 5, 5))).toEqual([5]);
    expect(sortIds(toggleSelected(toggleSelected(EMPTY_SELECTION, 4), 2, 5))).toEqual([2, 4]);
  });

  it('extends from the last selected row in both directions', () => {
    const down = extendSelection(toggleSelected(EMPTY_SELECTION, 4), ROWS, 2, 5);
    expect(sortIds(down)).toEqual([2, 3, 4]);
    expect(sortIds(extendSelection(down, ROWS, 5, 5))).toEqual([2, 3, 4, 5]);
  });

  it('extends from the open row if nothing is selected', () => {
    expect(sortIds(extendSelection(EMPTY_SELECTION, ROWS, 3, 5))).toEqual([3, 4, 5]);
    expect(sortIds(extendSelection(EMPTY_SELECTION, ROWS, 3, null))).toEqual([3]);
  });
});
