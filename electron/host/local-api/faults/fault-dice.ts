/**
 * Numbers from 0 up to 1 that look random, always the same ones for a seed and a place in the list of faults.
 * mulberry32 by Tommy Ettinger (public domain, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c):
 * a counter that a hash scrambles. The places are spread over the counter's circle by the golden ratio.
 */
export function createDice(seed: number, place: number): () => number {
  let counter = (seed + Math.imul(place + 1, 0x9e37_79b9)) | 0;
  return () => {
    counter = (counter + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
