import { type Meaning, nearnessOf } from './meaning.ts';

/** What titles mean, each as a row of so many whole numbers of 8 bits. */
export interface Vectors {
  readonly size: number;
  has(text: string): boolean;
  /** Its row, to be read before the next change; null where it was not read. */
  get(text: string): Int8Array | null;
  /** `row` of `WIDTH` numbers is copied; all of them 0 where the title can't be read, which then is near to nothing. */
  set(text: string, row: Int8Array): void;
  delete(text: string): void;
  texts(): IterableIterator<string>;
  readonly near: Meaning;
}

/** Numbers of a row. */
export const WIDTH = 512;
/** Rows of a block, 1 MB: one that grows would be copied as a whole, and be there twice meanwhile. */
const ROWS = 2_048;

export function createVectors(): Vectors {
  const places = new Map<string, number>();
  const free: number[] = [];
  const blocks: Int8Array[] = [];
  /** The length of each row. */
  const lengths: number[] = [];

  const blockOf = (place: number): Int8Array => {
    const at = Math.floor(place / ROWS);
    const block = blocks[at] ?? new Int8Array(ROWS * WIDTH);
    blocks[at] = block;
    return block;
  };
  return {
    get size() {
      return places.size;
    },
    has: (text) => places.has(text),
    get(text) {
      const place = places.get(text);
      if (place === undefined) return null;
      const from = (place % ROWS) * WIDTH;
      return blockOf(place).subarray(from, from + WIDTH);
    },
    set(text, row) {
      if (row.length !== WIDTH) throw new Error(`a row has ${WIDTH} numbers, not ${row.length}`);
      const place = places.get(text) ?? free.pop() ?? lengths.length;
      blockOf(place).set(row, (place % ROWS) * WIDTH);
      lengths[place] = lengthOf(row);
      places.set(text, place);
    },
    delete(text) {
      const place = places.get(text);
      if (place === undefined) return;
      places.delete(text);
      free.push(place);
    },
    texts: () => places.keys(),
    near(one, another) {
      const [a, b] = [places.get(one), places.get(another)];
      if (a === undefined || b === undefined) return null;
      const sizes = (lengths[a] ?? 0) * (lengths[b] ?? 0);
      if (sizes === 0) return null;
      return nearnessOf(productOf(blockOf(a), (a % ROWS) * WIDTH, blockOf(b), (b % ROWS) * WIDTH) / sizes);
    },
  };
}

const lengthOf = (row: Int8Array): number => Math.sqrt(productOf(row, 0, row, 0));

function productOf(one: Int8Array, from: number, other: Int8Array, begin: number): number {
  let sum = 0;
  for (let at = 0; at < WIDTH; at++) sum += (one[from + at] ?? 0) * (other[begin + at] ?? 0);
  return sum;
}
