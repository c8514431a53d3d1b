import { createAttention } from './attention.ts';
import { createMatrices } from './matrices.ts';
import { type ModelFile, readModel } from './model-file.ts';
import { createPieces } from './pieces.ts';

/** Numbers of one vector. */
export const DIMENSIONS = 512;

/** What a text means as `DIMENSIONS` numbers; the nearer the meaning, the larger the sum of products. Its length is 1. */
export type Encoder = (text: string) => Float32Array;

/** Pieces of a text that are read, some 80 words. */
const MAX_PIECES = 128;
const WIDEST = 1536;
const MATRICES = [
  '0.qkv',
  '0.out',
  '0.in',
  '0.wide',
  '0.narrow',
  '1.qkv',
  '1.out',
  '1.wide',
  '1.narrow',
  'last',
];

/**
 * A transformer of two layers (Universal Sentence Encoder lite), its matrices as whole numbers of 8 bits. `file` as
 * `model-file.ts` tells, it is not kept. The same text always has the same vector, on every computer. Throws for a file
 * that is broken; the encoder never throws.
 */
export function createEncoder(file: Uint8Array): Encoder {
  const model = readModel(file);
  const piecesOf = createPieces(model.vocabulary);
  const begin = createBeginning(model);
  const matrices = createMatrices(model, MATRICES, { most: MAX_PIECES, widest: WIDEST });
  const { times } = matrices;
  const attended = createAttention(matrices, MAX_PIECES);
  const norms = ['0', '1'].map((layer) => ({
    layer,
    before: createNorm(model, `${layer}.before`),
    between: createNorm(model, `${layer}.between`),
  }));
  return (text) => {
    const ids = piecesOf(text).slice(0, MAX_PIECES);
    const count = ids.length;
    let state = begin(ids);
    for (const { layer, before, between } of norms) {
      const width = state.length / count;
      times(before(state), count, `${layer}.qkv`);
      const mixed = attended(count, width).slice();
      // The first layer makes rows wider: so must be what its own is added to.
      if (width < DIMENSIONS) state = times(state, count, `${layer}.in`).slice();
      addTo(state, times(mixed, count, `${layer}.out`));
      const wide = times(between(state), count, `${layer}.wide`, 0);
      addTo(state, times(wide, count, `${layer}.narrow`));
    }
    return ofLengthOne(times(meanOf(state, count), 1, 'last').map(Math.tanh));
  };
}

/** The vectors of the pieces, each twice, with waves that tell its place. */
function createBeginning(model: ModelFile): (ids: readonly number[]) => Float32Array {
  const words = model.bytes('words');
  const scales = model.floats('words.scales');
  const waves = model.floats('waves');
  const width = waves.length * 2;
  return (ids) => {
    const output = new Float32Array(ids.length * width);
    for (const [row, id] of ids.entries())
      for (let at = 0; at < width; at++) {
        const angle = row * (waves[at % waves.length] ?? 0);
        const wave = at < waves.length ? Math.sin(angle) : Math.cos(angle);
        output[row * width + at] = 2 * (scales[id] ?? 0) * (words[id * width + at] ?? 0) + wave;
      }
    return output;
  };
}

const LEAST_VARIANCE = 1e-6;

/** Gives each row the same mean and spread, then what the model makes of each number. */
function createNorm(model: ModelFile, name: string): (input: Float32Array) => Float32Array {
  const scale = model.floats(`${name}.scale`);
  const bias = model.floats(`${name}.bias`);
  const width = scale.length;
  return (input) => {
    const output = new Float32Array(input.length);
    for (let from = 0; from < input.length; from += width) {
      let mean = 0;
      for (let at = from; at < from + width; at++) mean += (input[at] ?? 0) / width;
      let variance = 0;
      for (let at = from; at < from + width; at++) variance += ((input[at] ?? 0) - mean) ** 2 / width;
      const factor = 1 / Math.sqrt(variance + LEAST_VARIANCE);
      for (let at = 0; at < width; at++)
        output[from + at] = ((input[from + at] ?? 0) - mean) * factor * (scale[at] ?? 0) + (bias[at] ?? 0);
    }
    return output;
  };
}

function addTo(numbers: Float32Array, others: Float32Array): void {
  for (let at = 0; at < numbers.length; at++) numbers[at] = (numbers[at] ?? 0) + (others[at] ?? 0);
}

function meanOf(rows: Float32Array, count: number): Float32Array {
  const mean = new Float32Array(rows.length / count);
  for (let from = 0; from < rows.length; from += mean.length)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (rows[from + at] ?? 0) / count;
  return mean;
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
