/** Largest number of a byte, each side of 0. */
const LARGEST = 127;

/** A vector as whole numbers of 8 bits, so that a title takes half a kilobyte: its direction is kept, its length is not. */
export function quantize(vector: Float32Array): Int8Array<ArrayBuffer> {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value * LARGEST) / largest)));
}
