import { EMBEDDING_DIMENSIONS } from './embedding-cache.ts';

/** Returns the semantic similarity of two titles from 0 to 1, or null if one of them isn't embedded yet. */
export type SemanticSimilarity = (one: string, another: string) => number | null;

/** The lowest cosine of questions with a common topic. */
const MIN_COSINE = 0.3;

export const toSimilarity = (cosine: number): number =>
  Math.min(1, Math.max(0, (cosine - MIN_COSINE) / (1 - MIN_COSINE)));

/** Embeddings by title. Each is a row of 8-bit integers. */
export interface EmbeddingStore {
  readonly size: number;
  has(text: string): boolean;
  /** Returns a row, or null if there's none. The row is valid until the next change. */
  get(text: string): Int8Array | null;
  /** Copies a row of `EMBEDDING_DIMENSIONS` numbers. A row of zeros isn't similar to any row. */
  set(text: string, row: Int8Array): void;
  delete(text: string): void;
  listTexts(): IterableIterator<string>;
  readonly similarity: SemanticSimilarity;
}

/** The number of rows in a block of 1 MB. With blocks, adding rows doesn't copy the existing ones. */
const ROWS_PER_BLOCK = 2_048;

export function createEmbeddingStore(): EmbeddingStore {
  const positions = new Map<string, number>();
  const free: number[] = [];
  const blocks: Int8Array[] = [];
  const norms: number[] = [];

  const getBlock = (position: number): Int8Array => {
    const at = Math.floor(position / ROWS_PER_BLOCK);
    const block = blocks[at] ?? new Int8Array(ROWS_PER_BLOCK * EMBEDDING_DIMENSIONS);
    blocks[at] = block;
    return block;
  };
  return {
    get size() {
      return positions.size;
    },
    has: (text) => positions.has(text),
    get(text) {
      const position = positions.get(text);
      if (position === undefined) return null;
      const from = (position % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS;
      return getBlock(position).subarray(from, from + EMBEDDING_DIMENSIONS);
    },
    set(text, row) {
      if (row.length !== EMBEDDING_DIMENSIONS)
        throw new Error(`a row has ${EMBEDDING_DIMENSIONS} numbers, not ${row.length}`);
      const position = positions.get(text) ?? free.pop() ?? norms.length;
      getBlock(position).set(row, (position % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS);
      norms[position] = getNorm(row);
      positions.set(text, position);
    },
    delete(text) {
      const position = positions.get(text);
      if (position === undefined) return;
      positions.delete(text);
      free.push(position);
    },
    listTexts: () => positions.keys(),
    similarity(one, another) {
      const [a, b] = [positions.get(one), positions.get(another)];
      if (a === undefined || b === undefined) return null;
      const sizes = (norms[a] ?? 0) * (norms[b] ?? 0);
      if (sizes === 0) return null;
      return toSimilarity(
        multiply(
          getBlock(a),
          (a % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS,
          getBlock(b),
          (b % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS,
        ) / sizes,
      );
    },
  };
}

const getNorm = (row: Int8Array): number => Math.sqrt(multiply(row, 0, row, 0));

function multiply(one: Int8Array, from: number, other: Int8Array, begin: number): number {
  let sum = 0;
  for (let at = 0; at < EMBEDDING_DIMENSIONS; at++) sum += (one[from + at] ?? 0) * (other[begin + at] ?? 0);
  return sum;
}
