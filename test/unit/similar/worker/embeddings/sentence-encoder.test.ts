import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKernel } from '../../../../../electron/host/similar/worker/embeddings/model-matrices.ts';
import {
  createEncoder,
  createPieceSplitter,
  DIMENSIONS,
} from '../../../../../electron/host/similar/worker/embeddings/sentence-encoder.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { createTitleEmbedder, MODEL } from '../../../../support/similar/embeddings/title-reader.ts';
import { anyUnits } from '../../../shared/arbitraries.ts';

const file = readFileSync(MODEL);
const encode = createEncoder(file);
const { meaning } = createTitleEmbedder();

describe('word pieces', () => {
  const pieces = createPieceSplitter([
    ['<unknown>', 0],
    ['<a>', 0],
    ['<b>', 0],
    ['<c>', 0],
    ['<d>', 0],
    ['<e>', 0],
    ['▁', -3],
    ['▁dog', -5],
    ['s', -2],
    ['▁do', -4],
    ['g', -4],
  ]);

  it('are the most probable segmentation of the text', () => {
    expect(pieces('dogs dog')).toEqual([7, 8, 7]);
  });

  it('combine consecutive unknown characters', () => {
    expect(pieces('dogs 犬犬')).toEqual([7, 8, 6, 0]);
  });
});

describe('the matrix kernel', () => {
  const numbers = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 16 * 20, maxLength: 16 * 20 });

  it('multiplies matrices like a simple loop', () => {
    const { memory, multiply } = createKernel(4_096);
    fc.assert(
      fc.property(numbers, (given) => {
        const [matrix, rows] = [given.slice(0, 16 * 12), given.slice(16 * 12).map((one) => one * 32)];
        new Int8Array(memory, 0).set(matrix);
        new Int16Array(memory, 512).set(rows);
        // Multiplies 12 rows and 8 rows of 16 numbers each.
        multiply(512, 0, 1_024, 8, 16, 12);
        const getSum = (row: number, line: number): number =>
          matrix
            .slice(line * 16, line * 16 + 16)
            .reduce((sum, one, at) => sum + one * (rows[row * 16 + at] ?? 0), 0);
        const sums = Array.from({ length: 8 * 12 }, (_, at) => getSum(Math.floor(at / 12), at % 12));
        expect([...new Int32Array(memory, 1_024, 8 * 12)]).toEqual(sums);
      }),
    );
  });

  it('quantizes a row by its largest number and restores it', () => {
    const { memory, round, unround } = createKernel(4_096);
    const row = new Float32Array(memory, 0, 16);
    row.set([0.5, -1, 0.25, 0]);
    const step = round(0, 256, 16, 4_095);
    expect([...new Int16Array(memory, 256, 4)]).toEqual([2_048, -4_095, 1_024, 0]);
    new Int32Array(memory, 512, 16).set(new Int16Array(memory, 256, 16));
    new Float32Array(memory, 1_024, 16).fill(2);
    new Float32Array(memory, 2_048, 16).fill(1);
    unround(512, 16, step, 1_024, 2_048, 0);
    const back = new Float32Array(memory, 512, 4);
    for (const [at, value] of [2, 0, 1.5, 1].entries()) expect(back[at]).toBeCloseTo(value, 3);
  });

  it('quantizes a row of zeros to zeros', () => {
    const { memory, round } = createKernel(4_096);
    expect(round(0, 256, 16, 4_095)).toBeGreaterThan(0);
    expect([...new Int16Array(memory, 256, 16)]).toEqual(Array(16).fill(0));
  });

  it('computes a dot product and adds a multiple of a vector', () => {
    const { memory, dot, add } = createKernel(4_096);
    const [one, other] = [new Float32Array(memory, 0, 8), new Float32Array(memory, 64, 8)];
    one.set([1, 2, 3, 4, 5, 6, 7, 8]);
    other.set([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(dot(0, 64, 8)).toBe(120);
    add(0, 64, 8, 0.5);
    expect([...one]).toEqual([5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5]);
  });
});

describe('the model file', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['is truncated', (bytes) => bytes.subarray(0, 5_000_000)],
    ['is truncated in its header', (bytes) => bytes.subarray(0, 5_000)],
    ['has another version', (bytes) => bytes.fill((bytes[6_000_000] ?? 0) ^ 1, 6_000_000, 6_000_001)],
    ['is another file', () => Buffer.from('{"questions": []}')],
  ])('is rejected if it %s', (_, damage) => {
    expect(() => createEncoder(damage(Buffer.from(file)))).toThrow('the model file is damaged');
  });
});

describe("a title's embedding", () => {
  it('is reproducible and has length 1', () => {
    const title = 'What do you cook when you are tired?';
    const one = encode(title);
    expect(one).toHaveLength(DIMENSIONS);
    expect(Math.hypot(...one)).toBeCloseTo(1, 5);
    encode('Something of another length, so that what was there before is written over');
    expect(encode(title)).toEqual(one);
  });

  it('is the same on every computer', () => {
    const [a = 0, b = 0, c = 0] = encode('What is your favourite season?');
    expect([a, b, c].map((one) => one.toFixed(5))).toEqual(['-0.05404', '0.00151', '-0.00281']);
  });

  it('can be computed for any text', () => {
    const anyTitle = fc.oneof(anyUnits, fc.string({ unit: 'binary', maxLength: 80 }));
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(Math.hypot(...encode(title))).toBeCloseTo(1, 4);
      }),
      { numRuns: 40 },
    );
    expect(Math.hypot(...encode('long '.repeat(400)))).toBeCloseTo(1, 4);
  });

  it('is similar for a paraphrase, but not for a different topic', () => {
    const query = 'Are you good with money?';
    const compareWith = (other: string): number => meaning(query, other) ?? 0;
    expect(compareWith('How thrifty are you?')).toBeGreaterThan(compareWith('Are you good with dogs?'));
    expect(compareWith(query)).toBeCloseTo(1, 9);
    expect(compareWith('Which planet would you visit?')).toBeLessThan(0.3);
  });

  it('raises the scores of English paraphrases and leaves scores in other languages unchanged', () => {
    const lexicon = createLexicon();
    const createText = (title: string) => ({ title, description: '', options: [] });
    const score = (mine: string, theirs: string, isRead: boolean): number => {
      const engine = createSimilarEngine({ lexicon, semanticSimilarity: isRead ? meaning : null });
      engine.put(1, createText(theirs));
      return engine.search(createText(mine), { limit: 1 })[0]?.score ?? 0;
    };
    const mine = 'What job did you dream of as a child?';
    const theirs = 'What did you want to be when you were a kid?';
    expect(score(mine, theirs, true)).toBeGreaterThan(score(mine, theirs, false) + 0.05);
    const [meine, ihre] = ['Welches Tier magst du am liebsten?', 'Was ist dein liebstes Tier?'];
    expect(score(meine, ihre, true)).toBe(score(meine, ihre, false));
  });
});
