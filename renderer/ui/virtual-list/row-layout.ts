/** Positions rows of different heights. Heights that aren't measured yet are estimated. */
export interface RowLayout {
  /** Replaces the rows. Measured heights are kept by key. */
  setKeys(keys: readonly number[]): void;
  /** Stores a row's measured height. Returns how much it grew. */
  measure(key: number, height: number): number;
  /** Returns the top of the row with that key, or null if there's none. */
  topOfKey(key: number): number | null;
  topOf(index: number): number;
  heightOf(index: number): number;
  /** Returns the total height. */
  height(): number;
  /** Returns the rows between two positions. `end` is exclusive. */
  visibleRange(top: number, bottom: number): { start: number; end: number };
}

export interface RowSpacing {
  /** The height of a row before it's measured. */
  estimatedHeight: number;
  gap: number;
  /** The space above the first row and below the last. */
  padding: number;
}

/** A lookup takes O(log n). A measurement updates only the positions of later rows. */
export function createRowLayout({ estimatedHeight, gap, padding }: RowSpacing): RowLayout {
  const known = new Map<number, number>();
  let keys: readonly number[] = [];
  let indexes = new Map<number, number>();
  let heights = new Float64Array(0);
  /** The top of each row, and of a row that would follow the last one. */
  let tops = Float64Array.of(padding);
  /** The first row with an outdated position. */
  let stale = 0;

  const count = () => heights.length;
  const heightOfKey = (key = Number.NaN): number => known.get(key) ?? estimatedHeight;
  const refresh = () => {
    for (let index = stale; index < count(); index++) {
      tops[index + 1] = (tops[index] ?? 0) + (heights[index] ?? 0) + gap;
    }
    stale = count();
  };
  const topOf = (index: number): number => {
    refresh();
    return tops[index] ?? padding;
  };
  /** Returns the last row that starts at or above `y`, or the first row if none does. */
  const rowAt = (y: number): number => {
    let low = 0;
    let high = count() - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (topOf(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    topOf,
    setKeys(next) {
      const same = sharedPrefixLength(keys, next);
      if (same < keys.length) indexes = new Map();
      for (let index = same < keys.length ? 0 : same; index < next.length; index++) {
        const key = next[index];
        if (key !== undefined) indexes.set(key, index);
      }
      keys = next;
      heights = resized(heights.subarray(0, same), next.length);
      for (let index = same; index < next.length; index++) heights[index] = heightOfKey(next[index]);
      tops = resized(tops.subarray(0, same + 1), next.length + 1);
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
    topOfKey(key) {
      const index = indexes.get(key);
      return index === undefined ? null : topOf(index);
    },
    heightOf: (index) => heights[index] ?? estimatedHeight,
    height: () => (count() === 0 ? 2 * padding : topOf(count()) - gap + padding),
    visibleRange(top, bottom) {
      if (count() === 0) return { start: 0, end: 0 };
      return { start: rowAt(top), end: rowAt(bottom) + 1 };
    },
  };
}

function sharedPrefixLength(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

function resized(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(numbers);
  return longer;
}

export interface ListRow {
  readonly id: number;
}
