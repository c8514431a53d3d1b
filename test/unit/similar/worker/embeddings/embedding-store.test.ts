import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMBEDDING_DIMENSIONS } from '../../../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import {
  createEmbeddingStore,
  toSimilarity,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import { quantize } from '../../../../../electron/host/similar/worker/embeddings/sentence-encoder.ts';
import { createRow } from '../../../../support/similar/letter-model.ts';

const computeCosine = (one: Int8Array, other: Int8Array): number => {
  const multiply = (a: Int8Array, b: Int8Array) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return multiply(one, other) / Math.sqrt(multiply(one, one) * multiply(other, other));
};

describe('the embedding store', () => {
  it('returns the similarity of 2 titles, or null without an embedding', () => {
    const vectors = createEmbeddingStore();
    vectors.set('Tea or coffee?', createRow('Tea or coffee?'));
    expect(vectors.similarity('Tea or coffee?', 'Cats or dogs?')).toBeNull();
    expect(vectors.similarity('Cats or dogs?', 'Tea or coffee?')).toBeNull();
    vectors.set('Cats or dogs?', createRow('Cats or dogs?'));
    expect(vectors.similarity('Tea or coffee?', 'Tea or coffee?')).toBeCloseTo(1);
    const similarity = toSimilarity(computeCosine(createRow('Tea or coffee?'), createRow('Cats or dogs?')));
    expect(vectors.similarity('Tea or coffee?', 'Cats or dogs?')).toBeCloseTo(similarity);
    expect(similarity).toBeGreaterThan(0);
    vectors.delete('Cats or dogs?');
    expect(vectors.similarity('Tea or coffee?', 'Cats or dogs?')).toBeNull();
  });

  it("returns null for a title that can't be embedded", () => {
    const vectors = createEmbeddingStore();
    vectors.set('x', new Int8Array(EMBEDDING_DIMENSIONS));
    vectors.set('y', createRow('y'));
    expect(vectors.similarity('x', 'y')).toBeNull();
    expect(vectors.has('x')).toBe(true);
  });

  it('rejects vectors with a different length', () => {
    expect(() => createEmbeddingStore().set('x', new Int8Array(EMBEDDING_DIMENSIONS - 1))).toThrow(
      '512 numbers',
    );
  });

  it('returns the latest vectors after any changes, in one block or several', () => {
    const title = fc.integer({ min: 0, max: 3_000 }).map(String);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(title, fc.option(fc.integer({ min: 1, max: 100 }))), { maxLength: 200 }),
        fc.boolean(),
        (changes, isLarge) => {
          const vectors = createEmbeddingStore();
          const expected = new Map<string, number>();
          const filled = isLarge ? Array.from({ length: 2_100 }, (_, at) => [`${at}`, 5] as const) : [];
          for (const [text, value] of [...filled, ...changes]) {
            if (value === null) vectors.delete(text);
            else vectors.set(text, new Int8Array(EMBEDDING_DIMENSIONS).fill(value));
            if (value === null) expected.delete(text);
            else expected.set(text, value);
          }
          expect(vectors.size).toBe(expected.size);
          expect(new Set(vectors.listTexts())).toEqual(new Set(expected.keys()));
          const found = Array.from(expected.keys(), (text) => vectors.get(text));
          expect(found.map((row) => [row?.[0], row?.[EMBEDDING_DIMENSIONS - 1]])).toEqual(
            Array.from(expected.values(), (value) => [value, value]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a quantized vector', () => {
  it('differs from the original only by rounding', () => {
    const numbers = fc.float32Array({
      minLength: EMBEDDING_DIMENSIONS,
      maxLength: EMBEDDING_DIMENSIONS,
      min: -1,
      max: 1,
      noNaN: true,
    });
    fc.assert(
      fc.property(numbers, (vector) => {
        const row = quantize(vector);
        const largest = Math.max(...vector.map(Math.abs));
        const off = row.map((value, at) => Math.abs((value * largest) / 127 - (vector[at] ?? 0)));
        expect(Math.max(...off)).toBeLessThanOrEqual(largest / 254 + 1e-6);
      }),
    );
    expect(quantize(new Float32Array(EMBEDDING_DIMENSIONS))).toEqual(new Int8Array(EMBEDDING_DIMENSIONS));
  });
});
