import { readFileSync } from 'node:fs';
import { computeSum } from '../../../system/checksum.ts';
import type { Model } from './embedding-scheduler.ts';
import { type ModelFile, readModel } from './model-file.ts';
import { createMatrices, type Matrices } from './model-matrices.ts';

/** Loads the embedding model from its file. Throws if the file is missing or broken. */
export function loadModel(path: string): Model {
  const file = readFileSync(path);
  const encode = createEncoder(file);
  return {
    id: computeSum(file),
    encode(title) {
      try {
        return quantize(encode(title));
      } catch {
        // A failure must not prevent other titles from being encoded.
        return new Int8Array(DIMENSIONS);
      }
    },
  };
}

const MAX_INT8 = 127;

/**
 * Rounds a vector to 8 bits so a title takes half a kilobyte. The vector keeps its direction but not its
 * length.
 */
export function quantize(vector: Float32Array): Int8Array<ArrayBuffer> {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value * MAX_INT8) / largest)));
}

export const DIMENSIONS = 512;

/** Returns a unit vector. The dot product of two vectors increases with the texts' semantic similarity. */
export type Encoder = (text: string) => Float32Array;

/** The maximum number of pieces, about 80 words. Later pieces are ignored. */
const MAX_PIECES = 128;
const MAX_WIDTH = 1536;
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
 * Returns the Universal Sentence Encoder lite, a transformer with 2 layers, from a file in the format of
 * `model-file.ts`. The same text has the same vector on every computer. Throws if the file is broken. The
 * encoder never throws.
 */
export function createEncoder(file: Uint8Array): Encoder {
  const model = readModel(file);
  const piecesOf = createPieceSplitter(model.vocabulary);
  const begin = createInputLayer(model);
  const matrices = createMatrices(model, MATRICES, { most: MAX_PIECES, widest: MAX_WIDTH });
  const { multiplyBy } = matrices;
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
      multiplyBy(before(state), count, `${layer}.qkv`);
      const mixed = attended(count, width).slice();
      // The first layer widens its rows, so the state that they're added to must be widened too.
      if (width < DIMENSIONS) state = multiplyBy(state, count, `${layer}.in`).slice();
      addTo(state, multiplyBy(mixed, count, `${layer}.out`));
      const wide = multiplyBy(between(state), count, `${layer}.wide`, 0);
      addTo(state, multiplyBy(wide, count, `${layer}.narrow`));
    }
    return normalize(multiplyBy(averageRows(state, count), 1, 'last').map(Math.tanh));
  };
}

/** Returns a function that doubles each piece's vector and adds waves that encode the piece's position. */
function createInputLayer(model: ModelFile): (ids: readonly number[]) => Float32Array {
  const words = model.getBytes('words');
  const scales = model.getFloats('words.scales');
  const waves = model.getFloats('waves');
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

const MIN_VARIANCE = 1e-6;

/** Returns a function that normalizes each row's mean and variance and applies the model's scale and bias. */
function createNorm(model: ModelFile, name: string): (input: Float32Array) => Float32Array {
  const scale = model.getFloats(`${name}.scale`);
  const bias = model.getFloats(`${name}.bias`);
  const width = scale.length;
  return (input) => {
    const output = new Float32Array(input.length);
    for (let from = 0; from < input.length; from += width) {
      let mean = 0;
      for (let at = from; at < from + width; at++) mean += (input[at] ?? 0) / width;
      let variance = 0;
      for (let at = from; at < from + width; at++) variance += ((input[at] ?? 0) - mean) ** 2 / width;
      const factor = 1 / Math.sqrt(variance + MIN_VARIANCE);
      for (let at = 0; at < width; at++)
        output[from + at] = ((input[from + at] ?? 0) - mean) * factor * (scale[at] ?? 0) + (bias[at] ?? 0);
    }
    return output;
  };
}

function addTo(numbers: Float32Array, others: Float32Array): void {
  for (let at = 0; at < numbers.length; at++) numbers[at] = (numbers[at] ?? 0) + (others[at] ?? 0);
}

function averageRows(rows: Float32Array, count: number): Float32Array {
  const mean = new Float32Array(rows.length / count);
  for (let from = 0; from < rows.length; from += mean.length)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (rows[from + at] ?? 0) / count;
  return mean;
}

function normalize(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

const ATTENTION_HEADS = 4;

/**
 * Returns a function that replaces each row with a mean of all rows, weighted by attention. The function
 * reads the output of `multiplyBy`: rows with a query, a key, and a value of `width` numbers each. Its result
 * is valid until the next call.
 */
function createAttention({ kernel, getInputs, inputsAt, outputsAt }: Matrices, most: number) {
  const shares = new Float64Array(most);
  return (count: number, width: number): Float32Array => {
    const part = width / ATTENTION_HEADS;
    const output = getInputs(count * width).fill(0);
    const getRowOffset = (row: number, what: number, head: number): number =>
      outputsAt + ((row * 3 + what) * width + head * part) * 4;
    for (let head = 0; head < ATTENTION_HEADS; head++)
      for (let row = 0; row < count; row++) {
        let highest = Number.NEGATIVE_INFINITY;
        for (let other = 0; other < count; other++) {
          const match =
            kernel.dot(getRowOffset(row, QUERY, head), getRowOffset(other, KEY, head), part) /
            Math.sqrt(part);
          shares[other] = match;
          highest = Math.max(highest, match);
        }
        let all = 0;
        for (let other = 0; other < count; other++) {
          const share = Math.exp((shares[other] ?? 0) - highest);
          shares[other] = share;
          all += share;
        }
        const to = inputsAt + (row * width + head * part) * 4;
        for (let other = 0; other < count; other++)
          kernel.add(to, getRowOffset(other, VALUE, head), part, (shares[other] ?? 0) / all);
      }
    return output;
  };
}

const [QUERY, KEY, VALUE] = [0, 1, 2];

/** Splits text into pieces of words that the model knows. Returns the pieces' IDs. */
export type SplitPieces = (text: string) => number[];

/** The piece that represents a space and precedes the first word. */
const SPACE_PIECE = '▁';
/**
 * The number of pieces at the vocabulary's start that aren't text: unknown, start, end, and 3 unused ones.
 */
const RESERVED_PIECES = 6;
const UNKNOWN_PIECE = 0;

/**
 * Returns a function that splits text into the most probable pieces. `vocabulary` has each piece with its
 * log-probability. Consecutive letters without a piece form one unknown piece.
 */
export function createPieceSplitter(
  vocabulary: readonly (readonly [piece: string, chance: number])[],
): SplitPieces {
  const ids = new Map<string, number>();
  let longest = 1;
  for (const [id, [piece]] of vocabulary.entries()) {
    if (id < RESERVED_PIECES) continue;
    ids.set(piece, id);
    longest = Math.max(longest, piece.length);
  }
  return (text) => {
    const written = SPACE_PIECE + text.normalize('NFKC').replaceAll(' ', SPACE_PIECE);
    const best: { chance: number; id: number; from: number }[] = [{ chance: 0, id: UNKNOWN_PIECE, from: 0 }];
    for (let end = 1; end <= written.length; end++) {
      // The model was trained with unknown letters at no cost, so known pieces always win.
      let found = { chance: best[end - 1]?.chance ?? 0, id: UNKNOWN_PIECE, from: end - 1 };
      let isKnown = false;
      for (let from = Math.max(0, end - longest); from < end; from++) {
        const id = ids.get(written.slice(from, end));
        if (id === undefined) continue;
        const chance = (vocabulary[id]?.[1] ?? 0) + (best[from]?.chance ?? 0);
        if (!isKnown || chance >= found.chance) found = { chance, id, from };
        isKnown = true;
      }
      best.push(found);
    }
    const pieces: number[] = [];
    for (let end = written.length; end > 0; end = best[end]?.from ?? 0) {
      const id = best[end]?.id ?? UNKNOWN_PIECE;
      if (id !== UNKNOWN_PIECE || pieces.at(-1) !== UNKNOWN_PIECE) pieces.push(id);
    }
    return pieces.reverse();
  };
}
