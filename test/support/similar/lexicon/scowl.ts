import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The SCOWL sizes that are read, from 10 (the most common English words) to 50 (the words in most dictionaries). */
const SIZES = [10, 20, 35, 40, 50] as const;
type Size = (typeof SIZES)[number];

export interface Scowl {
  /**
   * The smallest size that contains each word, in American or common spelling. Words are lowercase and have
   * only letters.
   */
  sizes: ReadonlyMap<string, Size>;
  /** Words in American spelling that differs from other spellings. */
  american: ReadonlySet<string>;
  /** Words in British spelling that differs from American spelling. */
  british: ReadonlySet<string>;
}

/**
 * Reads SCOWL's word lists. A list's size shows how common its words are. Short abbreviations (`TV`) count as
 * words (`tv`).
 */
export function readScowl(folder: string): Scowl {
  const readLines = (list: string): string[] => readFileSync(path.join(folder, list), 'latin1').split('\n');
  const readWords = (category: string, size: Size): string[] =>
    readLines(`${category}-words.${size}`).filter((word) => /^[a-z]+$/.test(word));
  const readAll = (...categories: string[]): Set<string> =>
    new Set(SIZES.flatMap((size) => categories.flatMap((category) => readWords(category, size))));
  const sizes = new Map<string, Size>();
  for (const size of SIZES)
    for (const word of [...readWords('english', size), ...readWords('american', size)])
      if (!sizes.has(word)) sizes.set(word, size);
  const british = readAll('british', 'british_z', 'british_variant_1').difference(new Set(sizes.keys()));
  for (const size of [35, 40] as const)
    for (const word of readLines(`english-abbreviations.${size}`))
      if (/^[A-Z]{2,3}$/.test(word) && !sizes.has(word.toLowerCase())) sizes.set(word.toLowerCase(), size);
  return { sizes, american: readAll('american'), british };
}
