import type { ModelFile } from './model-file.ts';

/** A model's matrices in the kernel's memory, with room for the rows that they're multiplied by. */
export interface Matrices {
  readonly kernel: Kernel;
  /** The addresses, in bytes, where `multiplyBy` reads its input and writes its output. */
  readonly inputsAt: number;
  readonly outputsAt: number;
  /** Returns the first `length` numbers of the input. */
  getInputs(length: number): Float32Array;
  /**
   * Returns `count` rows times a matrix, plus its bias. Each number is at least `least`. The result is valid
   * until the next call.
   */
  multiplyBy(input: Float32Array, count: number, name: string, least?: number): Float32Array;
}

/**
 * The number of steps on each side of 0 to which numbers are rounded. With this number, the sum of a row's
 * products fits in 32 bits.
 */
const QUANTIZATION_STEPS = 4095;
/** The number of rows that the kernel multiplies at once. */
const ROWS_PER_CALL = 4;

interface Matrix {
  lines: number;
  width: number;
  at: number;
  scalesAt: number;
  biasAt: number;
}

/** Copies a model's matrices, with room for `most` rows (a multiple of 4) of `widest` numbers. */
export function createMatrices(
  model: ModelFile,
  names: readonly string[],
  { most, widest }: { most: number; widest: number },
): Matrices {
  const shapes = names.map((name) => ({ name, ...model.getShape(name) }));
  const size = shapes.reduce((sum, { lines, width }) => sum + lines * (width + 8), 0);
  const inputsAt = size;
  const rowsAt = inputsAt + most * widest * 4;
  const outputsAt = rowsAt + most * widest * 2;
  const kernel = createKernel(outputsAt + most * widest * 4);
  const matrices = new Map<string, Matrix>();
  let at = 0;
  for (const { name, lines, width } of shapes) {
    const matrix = { lines, width, at, scalesAt: at + lines * width, biasAt: at + lines * (width + 4) };
    new Int8Array(kernel.memory).set(model.getBytes(name), matrix.at);
    new Float32Array(kernel.memory).set(model.getFloats(`${name}.scales`), matrix.scalesAt / 4);
    new Float32Array(kernel.memory).set(model.getFloats(`${name}.bias`), matrix.biasAt / 4);
    matrices.set(name, matrix);
    at += lines * (width + 8);
  }
  const getInputs = (length: number): Float32Array => new Float32Array(kernel.memory, inputsAt, length);
  const steps = new Float32Array(most);
  return {
    kernel,
    inputsAt,
    outputsAt,
    getInputs,
    multiplyBy(input, count, name, least = Number.NEGATIVE_INFINITY) {
      const matrix = matrices.get(name);
      if (!matrix) throw new Error(`the model has no ${name}`);
      const { lines, width, scalesAt, biasAt } = matrix;
      getInputs(input.length).set(input);
      for (let row = 0; row < count; row++)
        steps[row] = kernel.round(
          inputsAt + row * width * 4,
          rowsAt + row * width * 2,
          width,
          QUANTIZATION_STEPS,
        );
      const rows = Math.ceil(count / ROWS_PER_CALL) * ROWS_PER_CALL;
      kernel.multiply(rowsAt, matrix.at, outputsAt, rows, width, lines);
      for (let row = 0; row < count; row++)
        kernel.unround(outputsAt + row * lines * 4, lines, steps[row] ?? 0, scalesAt, biasAt, least);
      return new Float32Array(kernel.memory, outputsAt, count * lines);
    },
  };
}

/**
 * The encoder's inner loops as WebAssembly, because its SIMD instructions process several numbers at once.
 * `wat2wasm` from the npm package wabt 1.0.39 compiled it from `test/support/similar/embeddings/kernel.wat`.
 * The result is the same on every computer because the order of all sums is fixed.
 */
const KERNEL =
  'AGFzbQEAAAABKQVgBn9/f39/fwBgBH9/f30BfWAGf399f399AGADf39/AX1gBH9/f30AAwYFAAECAwQFAwEAAQczBgZtZW1vcnkC' +
  'AAhtdWx0aXBseQAABXJvdW5kAAEHdW5yb3VuZAACA2RvdAADA2FkZAAECsEHBbsEBAd/AXsEfwV7IARBAXQhCSAFQQJ0IQoDQEEA' +
  'IQYDQCABIAcgBGxqIQwgACAGIAlsaiEOIA4gCWohDyAPIAlqIRAgECAJaiER/QwAAAAAAAAAAAAAAAAAAAAAIRP9DAAAAAAAAAAA' +
  'AAAAAAAAAAAhFP0MAAAAAAAAAAAAAAAAAAAAACEV/QwAAAAAAAAAAAAAAAAAAAAAIRYgBCEIA0AgDP0BAwAhDSAO/QAEACESIBMg' +
  'DSAS/boB/a4BIRMgD/0ABAAhEiAUIA0gEv26Af2uASEUIBD9AAQAIRIgFSANIBL9ugH9rgEhFSAR/QAEACESIBYgDSAS/boB/a4B' +
  'IRYgDP0BAwghDSAO/QAEECESIBMgDSAS/boB/a4BIRMgD/0ABBAhEiAUIA0gEv26Af2uASEUIBD9AAQQIRIgFSANIBL9ugH9rgEh' +
  'FSAR/QAEECESIBYgDSAS/boB/a4BIRYgDEEQaiEMIA5BIGohDiAPQSBqIQ8gEEEgaiEQIBFBIGohESAIQRBrIggNAAsgAiAGIAps' +
  'IAdBAnRqaiELIAsgE/0bACAT/RsBaiAT/RsCIBP9GwNqajYCACALIApqIQsgCyAU/RsAIBT9GwFqIBT9GwIgFP0bA2pqNgIAIAsg' +
  'CmohCyALIBX9GwAgFf0bAWogFf0bAiAV/RsDamo2AgAgCyAKaiELIAsgFv0bACAW/RsBaiAW/RsCIBb9GwNqajYCACAGQQRqIgYg' +
  'A0kNAAsgB0EBaiIHIAVJDQALC6kBBAJ/AXsBfQF7IAAhBCACIQUDQCAGIAT9AAQA/eAB/ekBIQYgBEEQaiEEIAVBBGsiBQ0AC0Nf' +
  'cIkwIAb9HwAgBv0fAZcgBv0fAiAG/R8Dl5eXIQcgAyAHlf0TIQggAiEFA0AgASAA/QAEACAI/eYB/Wr9+AEgAP0ABBAgCP3mAf1q' +
  '/fgB/YUB/QsEACAAQSBqIQAgAUEQaiEBIAVBCGsiBQ0ACyAHIAOVC1IAA0AgACAF/RMgBP0ABAAgA/0ABAAgAv0TIAD9AAQA/foB' +
  '/eYB/eYB/eQB/ekB/QsEACAAQRBqIQAgA0EQaiEDIARBEGohBCABQQRrIgENAAsLSwEBewNAIAMgAP0ABAAgAf0ABAD95gH95AEh' +
  'AyAAQRBqIQAgAUEQaiEBIAJBBGsiAg0ACyAD/R8AIAP9HwGSIAP9HwIgA/0fA5KSCzgAA0AgACAA/QAEACAD/RMgAf0ABAD95gH9' +
  '5AH9CwQAIABBEGohACABQRBqIQEgAkEEayICDQALCw==';

/**
 * The encoder's inner loops. Addresses are in bytes. Addresses, `width`, and `columns` are multiples of 16.
 */
export interface Kernel {
  memory: ArrayBuffer;
  /**
   * Multiplies rows by a matrix. `rows` has `count` (a multiple of 4) rows of `width` 16-bit integers.
   * `matrix` has `columns` lines of `width` 8-bit integers. `sums` receives 32 bits for each row and column.
   */
  multiply(rows: number, matrix: number, sums: number, count: number, width: number, columns: number): void;
  /**
   * Converts a row of floating-point numbers to 16-bit integers. The largest magnitude becomes `most`.
   * Returns the number that the integer 1 represents.
   */
  round(from: number, to: number, width: number, most: number): number;
  /**
   * Converts a row of sums to floating-point numbers in place. Multiplies each sum by `step` and its column's
   * scale, and adds the column's bias. Each result is at least `least`.
   */
  unround(at: number, width: number, step: number, scales: number, biases: number, least: number): void;
  /** Returns the dot product of two rows of floating-point numbers. */
  dot(one: number, other: number, width: number): number;
  /** Adds a row of floating-point numbers, multiplied by `share`, to another row. */
  add(to: number, from: number, width: number, share: number): void;
}

/** Returns a new kernel with at least this many bytes of memory. */
export function createKernel(bytes: number): Kernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL, 'base64')));
  exports.memory.grow(Math.ceil(bytes / PAGE_BYTES));
  return { ...exports, memory: exports.memory.buffer };
}

const PAGE_BYTES = 65_536;

/** The part of WebAssembly that is used here, because Node's types don't declare it. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => {
    exports: Omit<Kernel, 'memory'> & { memory: { grow(pages: number): number; buffer: ArrayBuffer } };
  };
};
