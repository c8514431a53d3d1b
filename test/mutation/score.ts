/** What a part has to reach. */
export const LEAST = 0.85;

export interface Score {
  name: string;
  /** Mistakes that a test failed for, or that made one go on for ever. */
  found: number;
  /** All that were planted and could run. */
  planted: number;
  /** From 0 to 1; 0 where nothing was planted, since then nothing is shown. */
  share: number;
}

/** The score of a part by how each of its mistakes ended, in the words of Stryker. */
export function scoreOf(name: string, statuses: readonly string[]): Score {
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const planted = found + count('Survived', 'NoCoverage');
  return { name, found, planted, share: planted === 0 ? 0 : found / planted };
}

/** As it is printed. Rounded down, so that no part seems to have what it lacks. */
export const sentenceOf = ({ name, found, planted, share }: Score): string =>
  `${name} ${Math.floor(share * 100)} % (${found} of ${planted})${share < LEAST ? ': too few' : ''}`;
