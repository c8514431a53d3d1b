/** Positions rows with different heights. Unmeasured heights are estimated. */
export interface RowLayout {
  /** Replaces the rows. Measured heights are stored by row key. */
  setKeys(keys: readonly number[]): void;
  /** Stores a row's measured height. Returns the difference from the previous height. */
  measure(key: number, height: number): number;
  /** Returns the position of the row's top, or null if no row has this key. */
  findTopByKey(key: number): number | null;
  getTop(index: number): number;
  getHeight(index: number): number;
  height(): number;
  /** Returns the rows between two positions. `end` is exclusive. */
  findVisibleRange(top: number, bottom: number): { start: number; end: number };
}

export interface RowSpacing {
  /** The assumed height of an unmeasured row. */
  estimatedHeight: number;
  gap: number;
  /** The space above the first row and below the last row. */
  padding: number;
}

/** Creates a row layout. A lookup takes O(log n) time. A measurement updates only later rows' positions. */
export function createRowLayout({ estimatedHeight, gap, padding }: RowSpacing): RowLayout {
  const known = new Map<number, number>();
  let keys: readonly number[] = [];
  let indexes = new Map<number, number>();
  let heights = new Float64Array(0);
  /** The position of each row's top, followed by the position of a row after the last one. */
  let tops = Float64Array.of(padding);
  /** The first row with an outdated position. */
  let stale = 0;

  const count = () => heights.length;
  const getHeightByKey = (key = Number.NaN): number => known.get(key) ?? estimatedHeight;
  const refresh = () => {
    for (let index = stale; index < count(); index++) {
      tops[index + 1] = (tops[index] ?? 0) + (heights[index] ?? 0) + gap;
    }
    stale = count();
  };
  const getTop = (index: number): number => {
    refresh();
    return tops[index] ?? padding;
  };
  /** Returns the last row that starts at or above `y`, or the first row if none does. */
  const findRowAt = (y: number): number => {
    let low = 0;
    let high = count() - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (getTop(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    getTop,
    setKeys(next) {
      const same = countSharedPrefix(keys, next);
      if (same < keys.length) indexes = new Map();
      for (let index = same < keys.length ? 0 : same; index < next.length; index++) {
        const key = next[index];
        if (key !== undefined) indexes.set(key, index);
      }
      keys = next;
      heights = resizeArray(heights.subarray(0, same), next.length);
      for (let index = same; index < next.length; index++) heights[index] = getHeightByKey(next[index]);
      tops = resizeArray(tops.subarray(0, same + 1), next.length + 1);
      stale = Math.min(stale, same);
    },
    measure(key, height) {
      known.set(key, height);
      const index = indexes.get(key);
      if (index === undefined) return 0;
      const grown = height - (heights[index] ?? height);
      heights[index] = height;
      if (grown !== 0) stale = Math.min(stale, index);
      return grown;
    },
    findTopByKey(key) {
      const index = indexes.get(key);
      return index === undefined ? null : getTop(index);
    },
    getHeight: (index) => heights[index] ?? estimatedHeight,
    height: () => (count() === 0 ? 2 * padding : getTop(count()) - gap + padding),
    findVisibleRange(top, bottom) {
      if (count() === 0) return { start: 0, end: 0 };
      return { start: findRowAt(top), end: findRowAt(bottom) + 1 };
    },
  };
}

function countSharedPrefix(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

function resizeArray(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(numbers);
  return longer;
}

export interface ListRow {
  readonly id: number;
}
