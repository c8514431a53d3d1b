import type { Different, Side } from './similar-format.ts';

/** Which questions somebody said are no duplicates of each other. */
export interface Apart {
  /** All that are apart from one. */
  of(key: number): ReadonlySet<number>;
  /** All pairs. */
  pairs(): [a: number, b: number][];
}

/** So many pairs are remembered. */
export const MOST_PAIRS = 10_000;

/**
 * `isStill`: whether a side is the question that it was about. A pair of which one is not says nothing, for now; nor does
 * one whose titles have become the same since.
 */
export function createApart(
  different: readonly Different[],
  {
    keyOf,
    isStill,
    haveSameTitle,
  }: {
    keyOf: (key: string) => number;
    isStill: (side: Side) => boolean;
    haveSameTitle: (a: Side, b: Side) => boolean;
  },
): Apart {
  const pairs = new Map<number, Different[]>();
  for (const pair of different) {
    for (const { key } of [pair.a, pair.b]) {
      const list = pairs.get(keyOf(key));
      if (list) list.push(pair);
      else pairs.set(keyOf(key), [pair]);
    }
  }
  const holds = ({ a, b, sameTitle = true }: Different): boolean =>
    isStill(a) && isStill(b) && (sameTitle || !haveSameTitle(a, b));
  const of = (key: number): Set<number> => {
    const still = (pairs.get(key) ?? []).filter(holds);
    return new Set(still.map(({ a, b }) => (keyOf(a.key) === key ? keyOf(b.key) : keyOf(a.key))));
  };
  return {
    of,
    pairs: () => different.filter(holds).map(({ a, b }) => [keyOf(a.key), keyOf(b.key)]),
  };
}

/**
 * The pairs with one more. Beyond the bound the oldest ones go, those first of which a question is gone: these are kept
 * for as long as there is room, since an undo or a restore may bring it back.
 */
export function withPair(
  different: readonly Different[],
  pair: Different,
  isStill: (side: Side) => boolean,
): readonly Different[] {
  const before = different.find((one) => isSame(one, pair));
  if (before && ((before.sameTitle ?? true) || !pair.sameTitle)) return different;
  const all = [...different.filter((one) => one !== before), pair];
  if (all.length <= MOST_PAIRS) return all;
  const gone = all.findIndex(({ a, b }) => !isStill(a) || !isStill(b));
  return all.toSpliced(Math.max(gone, 0), 1);
}

/** The pairs without one. */
export const withoutPair = (different: readonly Different[], pair: Different): readonly Different[] =>
  different.some((one) => isSame(one, pair)) ? different.filter((one) => !isSame(one, pair)) : different;

const isSame = (one: Different, other: Different): boolean =>
  isSameSide(one.a, other.a) && isSameSide(one.b, other.b);

export const isSameSide = (one: Side, other: Side): boolean =>
  one.key === other.key && one.identity === other.identity;
