import type { Matrices } from './matrices.ts';

const HEADS = 4;

/**
 * Each row as a mean of all, by how well they go together. The output of `times` is read: rows of what each asks, what it
 * offers and what it says, `width` numbers each. To be read, or multiplied, before the next call.
 */
export function createAttention({ kernel, inputs, inputsAt, outputsAt }: Matrices, most: number) {
  const shares = new Float64Array(most);
  return (count: number, width: number): Float32Array => {
    const part = width / HEADS;
    const output = inputs(count * width).fill(0);
    const rowOf = (row: number, what: number, head: number): number =>
      outputsAt + ((row * 3 + what) * width + head * part) * 4;
    for (let head = 0; head < HEADS; head++)
      for (let row = 0; row < count; row++) {
        let highest = Number.NEGATIVE_INFINITY;
        for (let other = 0; other < count; other++) {
          const match =
            kernel.dot(rowOf(row, ASKS, head), rowOf(other, OFFERS, head), part) / Math.sqrt(part);
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
          kernel.add(to, rowOf(other, SAYS, head), part, (shares[other] ?? 0) / all);
      }
    return output;
  };
}

const [ASKS, OFFERS, SAYS] = [0, 1, 2];
