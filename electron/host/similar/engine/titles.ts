/** Which questions have the same title. */
export interface Titles {
  /** `folded`: a title from `foldText`. */
  add(folded: string, key: number): void;
  delete(folded: string, key: number): void;
  /** Keys, ascending, of those with this title, and in rare cases of others: few titles have a number in common. */
  keys(folded: string): readonly number[];
}

/** Most titles are there once: their key alone is kept, by a number made of the title. */
export function createTitles(): Titles {
  const byNumber = new Map<number, number | number[]>();
  return {
    add(folded, key) {
      const number = numberOf(folded);
      const there = byNumber.get(number);
      if (there === undefined) byNumber.set(number, key);
      else if (typeof there === 'number')
        byNumber.set(
          number,
          [there, key].sort((a, b) => a - b),
        );
      else there.splice(placeIn(there, key), 0, key);
    },
    delete(folded, key) {
      const number = numberOf(folded);
      const there = byNumber.get(number);
      if (there === key) byNumber.delete(number);
      if (typeof there !== 'object') return;
      there.splice(placeIn(there, key), 1);
      const [last] = there;
      if (last !== undefined && there.length === 1) byNumber.set(number, last);
    },
    keys(folded) {
      const there = byNumber.get(numberOf(folded));
      return typeof there === 'object' ? there : there === undefined ? [] : [there];
    },
  };
}

/** A number below 2^30 (FNV-1a): a larger one would be an object of its own in memory. */
function numberOf(folded: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < folded.length; at++) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** Where a number stands in ascending ones, or belongs. */
function placeIn(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
