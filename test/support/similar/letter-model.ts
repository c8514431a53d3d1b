import { EMBEDDING_DIMENSIONS } from '../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import type { Model } from '../../../electron/host/similar/worker/embeddings/embedding-scheduler.ts';

/**
 * Creates a model that embeds titles by their letters. The more letters two titles share, the higher their
 * similarity. `read` lists the encoded titles in order.
 */
export function createLetterModel(): { load: () => Model; countLoads: () => number; read: string[] } {
  const read: string[] = [];
  let loads = 0;
  return {
    read,
    countLoads: () => loads,
    load() {
      loads += 1;
      return {
        id: 7,
        encode(title) {
          read.push(title);
          return createRow(title);
        },
      };
    },
  };
}

/** Creates a title's embedding from its letters. */
export function createRow(title: string): Int8Array<ArrayBuffer> {
  const row = new Int8Array(EMBEDDING_DIMENSIONS);
  for (const letter of title.toLowerCase()) {
    const at = (letter.codePointAt(0) ?? 0) % EMBEDDING_DIMENSIONS;
    row[at] = Math.min(127, (row[at] ?? 0) + 1);
  }
  return row;
}
