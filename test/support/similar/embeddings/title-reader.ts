import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createEmbeddingStore,
  type EmbeddingStore,
  type SemanticSimilarity,
} from '../../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import {
  createEncoder,
  type Encoder,
  quantize,
} from '../../../../electron/host/similar/worker/embeddings/sentence-encoder.ts';
import { ensureModel } from '../../../../electron/packaging/embedding-model.ts';

export const MODEL = ensureModel(resolve(import.meta.dirname, '../../../..'));

/**
 * Embeds titles on request. Each search result is the same as in an app that has embedded its whole library.
 */
export interface TitleEmbedder {
  readonly meaning: SemanticSimilarity;
  readonly vectors: EmbeddingStore;
  /** Embeds a title, even if it's already embedded. */
  read(title: string): void;
  /** The number of embedded titles, and the embedding time in milliseconds. */
  readonly done: { titles: number; ms: number };
}

/** Creates an embedder that loads the model at the first request. */
export function createTitleEmbedder(): TitleEmbedder {
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
