/**
 * Returns the optimal string alignment distance in UTF-16 code units: insertions, deletions, replacements,
 * and swaps of adjacent code units. Returns `bound + 1` for larger distances.
 */
export function editDistance(a: string, b: string, bound: number): number {
  const beyond = bound + 1;
  if (Math.abs(a.length - b.length) > bound) return beyond;
  let twoBack = new Uint16Array(b.length + 1);
  let oneBack = Uint16Array.from({ length: b.length + 1 }, (_, column) => column);
  let current = new Uint16Array(b.length + 1);
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(current, { a, b, row, oneBack, twoBack }) > bound) return beyond;
    [twoBack, oneBack, current] = [oneBack, current, twoBack];
  }
  return Math.min(oneBack[b.length] ?? beyond, beyond);
}

interface RowAbove {
  a: string;
  b: string;
  row: number;
  oneBack: Uint16Array;
  twoBack: Uint16Array;
}

/** Computes the distances from a prefix of `a` to every prefix of `b`. Returns the smallest distance. */
function fillRow(current: Uint16Array, { a, b, row, oneBack, twoBack }: RowAbove): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let left = row;
  let least = row;
  current[0] = row;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    let cost = Math.min(left, oneBack[column] ?? 0) + 1;
    cost = Math.min(cost, (oneBack[column - 1] ?? 0) + (letter === other ? 0 : 1));
    if (letterBefore === other && letter === b.charCodeAt(column - 2)) {
      cost = Math.min(cost, (twoBack[column - 2] ?? 0) + 1);
    }
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
}

const MAX_TYPOS = 3;
const LETTERS_PER_TYPO = 4;

/** Returns the maximum number of typos for which a known name is suggested. It's 1 or 0 for short names. */
export const getMaxTypos = ({ length }: string): number =>
  length < LETTERS_PER_TYPO - 1 ? 0 : Math.min(MAX_TYPOS, Math.max(1, Math.floor(length / LETTERS_PER_TYPO)));

/** Returns the known name that was probably meant, or null if none is similar enough. */
export function findNearestName(name: string, known: readonly string[]): string | null {
  const most = getMaxTypos(name);
  const getDistance = (other: string) => editDistance(name.toLowerCase(), other.toLowerCase(), most);
  const [nearest] = known.toSorted((one, other) => getDistance(one) - getDistance(other));
  return nearest !== undefined && getDistance(nearest) <= most ? nearest : null;
}
