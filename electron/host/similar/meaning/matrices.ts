import { createKernel, type Kernel } from './kernel.ts';
import type { ModelFile } from './model-file.ts';

/** The matrices of a model in the kernel's memory, with room beside them for rows that are multiplied. */
export interface Matrices {
  readonly kernel: Kernel;
  /** Where `times` finds its input fastest, and where it leaves its output, in bytes. */
  readonly inputsAt: number;
  readonly outputsAt: number;
  /** The room for so many numbers of the input. */
  inputs(length: number): Float32Array;
  /** `count` rows times a matrix, plus its bias; each `least` at least. To be read before the next call. */
  times(input: Float32Array, count: number, name: string, least?: number): Float32Array;
}

/** Numbers are rounded to so many steps each side of 0: products of 8 bits and a row of `widest` fit into 32. */
const STEPS = 4095;
/** Rows that the kernel takes at a time. */
const AT_ONCE = 4;

interface Matrix {
  lines: number;
  width: number;
  /** In bytes. */
  at: number;
  scalesAt: number;
  biasAt: number;
}

/** Copies the matrices of these names out of a model, with room for `most` rows (a multiple of 4) of `widest` numbers. */
export function createMatrices(
  model: ModelFile,
  names: readonly string[],
  { most, widest }: { most: number; widest: number },
): Matrices {
  const shapes = names.map((name) => ({ name, ...model.shape(name) }));
  const size = shapes.reduce((sum, { lines, width }) => sum + lines * (width + 8), 0);
  const inputsAt = size;
  const rowsAt = inputsAt + most * widest * 4;
  const outputsAt = rowsAt + most * widest * 2;
  const kernel = createKernel(outputsAt + most * widest * 4);
  const matrices = new Map<string, Matrix>();
  let at = 0;
  for (const { name, lines, width } of shapes) {
    const matrix = { lines, width, at, scalesAt: at + lines * width, biasAt: at + lines * (width + 4) };
    new Int8Array(kernel.memory).set(model.bytes(name), matrix.at);
    new Float32Array(kernel.memory).set(model.floats(`${name}.scales`), matrix.scalesAt / 4);
    new Float32Array(kernel.memory).set(model.floats(`${name}.bias`), matrix.biasAt / 4);
    matrices.set(name, matrix);
    at += lines * (width + 8);
  }
  const inputs = (length: number): Float32Array => new Float32Array(kernel.memory, inputsAt, length);
  const steps = new Float32Array(most);
  return {
    kernel,
    inputsAt,
    outputsAt,
    inputs,
    times(input, count, name, least = Number.NEGATIVE_INFINITY) {
      const matrix = matrices.get(name);
      if (!matrix) throw new Error(`the model has no ${name}`);
      const { lines, width, scalesAt, biasAt } = matrix;
      inputs(input.length).set(input);
      for (let row = 0; row < count; row++)
        steps[row] = kernel.round(inputsAt + row * width * 4, rowsAt + row * width * 2, width, STEPS);
      const rows = Math.ceil(count / AT_ONCE) * AT_ONCE;
      kernel.multiply(rowsAt, matrix.at, outputsAt, rows, width, lines);
      for (let row = 0; row < count; row++)
        kernel.unround(outputsAt + row * lines * 4, lines, steps[row] ?? 0, scalesAt, biasAt, least);
      return new Float32Array(kernel.memory, outputsAt, count * lines);
    },
  };
}
