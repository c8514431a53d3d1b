/** Most votes that one option is given. */
const MOST = 120;

/**
 * Votes as people might have given them: a favourite, some in the middle, some that nearly nobody wants. `random` gives
 * numbers from 0 up to, but not including, 1.
 */
export function randomVotes(options: number, random: () => number): number[] {
  return Array.from({ length: options }, () => Math.floor(random() ** 2 * (MOST + 1)));
}
