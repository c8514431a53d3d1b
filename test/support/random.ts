/** Random choices that depend only on the seed and the case. */
export interface Random {
  /** Returns a whole number from 0 to `below` - 1. */
  pickInteger(below: number): number;
  /** Returns true with the probability `share`, from 0 to 1. */
  isChance(share: number): boolean;
  /** Returns an item from a nonempty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns a row's value. Each row's probability is proportional to its weight. */
  weighted<T>(rows: readonly (readonly [weight: number, value: T])[]): T;
  /** Calls `make` `count` times and returns its results. */
  pickMany<T>(count: number, make: (at: number) => T): T[];
}

/**
 * Creates the random choices of case `number` in a run with `seed`. Each case has a separate stream, so it
 * can be run alone.
 */
export function createRandom(seed: number, number: number): Random {
  const next = sfc32(mix(seed), mix(number), mix(seed ^ 0x9e3779b9), mix(Math.floor(number / 2 ** 32)));
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  const pickFraction = () => next() / 2 ** 32;
  const pickInteger = (below: number) => Math.floor(pickFraction() * below);
  const pick = <T>(list: readonly T[]): T => {
    for (const picked of list.slice(pickInteger(list.length))) return picked;
    throw new Error('There is nothing to pick from.');
  };
  return {
    pickInteger,
    isChance: (share) => pickFraction() < share,
    pick,
    weighted(rows) {
      let left = pickFraction() * rows.reduce((sum, [weight]) => sum + weight, 0);
      const row = rows.find(([weight]) => {
        left -= weight;
        return left < 0;
      });
      return (row ?? pick(rows))[1];
    },
    pickMany: (count, make) => Array.from({ length: count }, (_, at) => make(at)),
  };
}

/** Hashes 32 bits to 32 bits, with different results for neighbors (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Chris Doty-Humphrey's small fast counter: 128 bits of state, 32 bits at a time. */
function sfc32(first: number, second: number, third: number, fourth: number): () => number {
  let [a, b, c, d] = [first, second, third, fourth];
  return () => {
    const result = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    return result >>> 0;
  };
}
