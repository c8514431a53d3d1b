import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createEmbeddingStore,
  type EmbeddingStore,
  type SemanticSimilarity,
} from '../../../../electron/host/similar/worker/embeddings/embeddings.ts';
import {
  createEncoder,
  type Encoder,
  quantize,
} from '../../../../electron/host/similar/worker/embeddings/sentence-encoder.ts';
import { ensureModel } from '../../../../electron/packaging/embedding-model.ts';

/** Where the model is. */
export const MODEL = ensureModel(resolve(import.meta.dirname, '../../../..'));

/** Titles that are read at once, as soon as they are asked for: what the app knows when it has read its library. */
export interface Reads {
  readonly meaning: SemanticSimilarity;
  readonly vectors: EmbeddingStore;
  /** Reads a title, though it was read before. */
  read(title: string): void;
  /** How many were read, and the milliseconds that took. */
  readonly done: { titles: number; ms: number };
}

/** The model is loaded when something is asked for first. */
export function createReads(): Reads {
  const vectors = createEmbeddingStore();
  const done = { titles: 0, ms: 0 };
  let encode: Encoder | null = null;
  const read = (title: string): void => {
    encode ??= createEncoder(readFileSync(MODEL));
    const start = performance.now();
    vectors.set(title, quantize(encode(title)));
    done.ms += performance.now() - start;
    done.titles += 1;
  };
  return {
    vectors,
    done,
    read,
    meaning(one, another) {
      for (const title of [one, another]) if (!vectors.has(title)) read(title);
      return vectors.similarity(one, another);
    },
  };
}
