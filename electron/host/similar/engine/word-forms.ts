import type { Lexicon } from '../lexicon/lexicon.ts';
import { FUNCTION_WORDS, FUNCTION_WORDS_ABROAD, LIGHT_WORDS } from './frames.ts';
import { inDigits } from './numbers.ts';
import { stemOf } from './stem.ts';

/** How much a word can tell before anything is known of the library. */
export type WordClass = 'function' | 'light' | 'content';

/** What a word is, whatever the library. */
export interface WordForms {
  /** What forms and spellings of one word share. */
  stem(word: string): string;
  /** The letters that it is compared by: spelling made one, regular endings left. */
  letters(word: string): string;
  classOf(word: string): WordClass;
  /** How common it is in English at large, 0 (rare or unknown) to 7. */
  frequency(word: string): number;
}

interface Known {
  stem: string;
  letters: string;
  wordClass: WordClass;
  frequency: number;
}

/** Of two equal texts the first, so that memory has one of them. */
const onceKept = (one: string, other: string): string => (one === other ? one : other);

/** Words that are remembered; more make room by all being forgotten. */
const MAX_REMEMBERED = 50_000;

/** Words that end as a superlative does and go on from a word, and are none all the same. */
const NO_SUPERLATIVES: ReadonlySet<string> = new Set(
  'disinterest divest earnest ernest forest honest interest modest molest priest'.split(' '),
);

/** Asks the lexicon once for each word, and remembers. */
export function createWordForms(lexicon: Lexicon): WordForms {
  const known = new Map<string, Known>();
  /** `scariest` is `scary`: where the lexicon knows the word without its ending. */
  const withoutSuperlative = (word: string): string => {
    if (!word.endsWith('est') || word.length < 6 || NO_SUPERLATIVES.has(word)) return word;
    const root = word.slice(0, -3);
    const roots = new Set([root.replace(/i$/, 'y'), `${root}e`, root.replace(/([^aeiou])\1$/, '$1')]);
    // «Cut» would have «cuttest», and «tens» is no adjective.
    if (/^[^aeiou]*[aeiou][^aeiouwxy]$|[^s]s$/.test(root)) roots.delete(root);
    // No word of grammar has one: «Everest».
    return [...roots].find((one) => lexicon.frequency(one) > 0 && !FUNCTION_WORDS.has(one)) ?? word;
  };
  const stem = (word: string): string => {
    if (FUNCTION_WORDS.has(word)) return word;
    const [base = word] = withoutSuperlative(lexicon.canonical(inDigits(word))).split(' ');
    if (FUNCTION_WORDS.has(base)) return base;
    const stemmed = stemOf(base);
    // «Use», «illness» and «herring» are not «us», «ill» and «her».
    return FUNCTION_WORDS.has(stemmed) ? `${stemmed}~` : stemmed;
  };
  // Made late: it has the lexicon read its tables.
  let lightStems: ReadonlySet<string> | null = null;
  const isLight = (stemmed: string): boolean => {
    lightStems ??= new Set(Array.from(LIGHT_WORDS, stem));
    return lightStems.has(stemmed);
  };
  const of = (word: string): Known => {
    const there = known.get(word);
    if (there) return there;
    const stemmed = onceKept(word, stem(word));
    const isFunction = FUNCTION_WORDS.has(stemmed) || FUNCTION_WORDS_ABROAD.has(word);
    const wordClass = isFunction ? 'function' : isLight(stemmed) ? 'light' : 'content';
    const made: Known = {
      stem: stemmed,
      letters: onceKept(word, lexicon.canonical(word)),
      wordClass,
      frequency: lexicon.frequency(word),
    };
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, made);
    return made;
  };
  return {
    stem: (word) => of(word).stem,
    letters: (word) => of(word).letters,
    classOf: (word) => of(word).wordClass,
    frequency: (word) => of(word).frequency,
  };
}
