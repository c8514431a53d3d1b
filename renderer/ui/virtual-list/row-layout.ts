/** Where rows of different heights lie below each other. Heights that are not known yet are guessed. */
export interface RowLayout {
  /** Takes in the rows there are now; heights are kept by key. */
  setKeys(keys: readonly number[]): void;
  /** Takes in the height of a row as drawn; by how much it is higher than what was known or guessed. */
  measure(key: number, height: number): number;
  /** Where the row of that key begins; null where there is none. */
  topOfKey(key: number): number | null;
  topOf(index: number): number;
  heightOf(index: number): number;
  /** Of all rows together. */
  height(): number;
  /** The rows that touch a stretch: from the first, up to and without the last. */
  visibleRange(top: number, bottom: number): { start: number; end: number };
}

export interface RowSpacing {
  /** The height of a row that has not been drawn yet. */
  estimatedHeight: number;
  gap: number;
  /** Above the first row and below the last. */
  padding: number;
}

/** Places for rows; each question costs a logarithm of their number, each measuring one pass over numbers, rows behind the last ones no more than themselves. */
export function createRowLayout({ estimatedHeight, gap, padding }: RowSpacing): RowLayout {
  const known = new Map<number, number>();
  let keys: readonly number[] = [];
  let indexes = new Map<number, number>();
  let heights = new Float64Array(0);
  /** Of row `index`; behind the last row, of the row that would follow. */
  let tops = Float64Array.of(padding);
  /** The first row whose place is out of date. */
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
  /** The last row that begins at or above; the first where none does. */
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
      heights = grown(heights.subarray(0, same), next.length);
      for (let index = same; index < next.length; index++) heights[index] = heightOfKey(next[index]);
      tops = grown(tops.subarray(0, same + 1), next.length + 1);
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

/** How many keys stand in front of both alike. */
function sharedPrefixLength(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

function grown(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(numbers);
  return longer;
}

/** What a row needs to be drawn, moved to and found. */
export interface ListRow {
  readonly id: number;
}
