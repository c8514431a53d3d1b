import { readFileSync } from 'node:fs';
import { sumOf } from '../../library/format/checksum.ts';
import type { Model } from './embeddings.ts';
import { createEncoder } from './encoder.ts';
import { quantize } from './quantize.ts';
import { WIDTH } from './vectors.ts';

/** Loads the embedding model from its file. Throws if that is missing or broken. */
export function loadModel(path: string): Model {
  const file = readFileSync(path);
  const encode = createEncoder(file);
  return {
    id: sumOf(file),
    encode(title) {
      try {
        return quantize(encode(title));
      } catch {
        // One title that can't be encoded is no reason to encode no other.
        return new Int8Array(WIDTH);
      }
    },
  };
}
