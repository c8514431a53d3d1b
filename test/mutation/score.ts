/** The required score of a part. */
export const MIN_SCORE = 0.85;

export interface Score {
  name: string;
  /** Mutants that failed a test or timed out. */
  found: number;
  /** All mutants that could run. */
  planted: number;
  /** From 0 to 1; 0 if there were no mutants. */
  share: number;
}

/** Returns the score of a part from Stryker's status of each mutant. */
export function scoreOf(name: string, statuses: readonly string[]): Score {
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const planted = found + count('Survived', 'NoCoverage');
  return { name, found, planted, share: planted === 0 ? 0 : found / planted };
}

/** The printed score, rounded down so that it never appears to reach the required one. */
export const sentenceOf = ({ name, found, planted, share }: Score): string =>
  `${name} ${Math.floor(share * 100)} % (${found} of ${planted})${share < MIN_SCORE ? ': too few' : ''}`;
