import { writtenOut } from './contractions.ts';
import type { Lexicon, Synonym } from './lexicon.ts';
import { ofWordOrBase } from './regular-forms.ts';
import { STOP_WORDS } from './stop-words.ts';
import { createKinds, readForms, readPartners, readSynonyms, readTable } from './tables.ts';

/** Of the words of grammar; other words are less common. */
const MOST_COMMON = 7;

/** Reads each table when it is first asked for, a line of it when its word is. Keep one for the life of the program. */
export function createLexicon(): Lexicon {
  const spellings = once(() => readForms(readTable('spellings')));
  const forms = once(() => readForms(readTable('forms')));
  const synonyms = once(() => readPartners(readTable('synonyms')));
  const opposites = once(() => readPartners(readTable('opposites')));
  const frequencies = once(() => readFrequencies(readTable('frequencies')));
  const kinds = once(() => createKinds(readTable('kind-names'), readTable('kind-members')));
  const stopWords = new Set(STOP_WORDS);
  const base = (word: string): string => {
    const american = spellings().get(word) ?? word;
    return forms().get(american) ?? american;
  };
  const synonymsOf = (word: string): readonly Synonym[] => {
    const line = ofWordOrBase(synonyms(), word);
    return line === undefined ? [] : readSynonyms(line);
  };
  const areSynonyms = (a: string, b: string): boolean => synonymsOf(a).some(({ word }) => word === b);

  return {
    canonical: (word) => writtenOut(word).split(' ').map(base).join(' '),
    synonyms: synonymsOf,
    opposites: (word) => ofWordOrBase(opposites(), word)?.split(' ') ?? [],
    areSiblings: (a, b) => kinds().areSiblings(a, b) && !areSynonyms(a, b) && !areSynonyms(b, a),
    frequency: (word) => (stopWords.has(word) ? MOST_COMMON : (ofWordOrBase(frequencies(), base(word)) ?? 0)),
    isStopWord: (word) => stopWords.has(word),
  };
}

/** A line of words for each frequency, the most common first. */
function readFrequencies(lines: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [at, line] of lines.entries())
    for (const word of line.split(' ')) frequencies.set(word, MOST_COMMON - 1 - at);
  return frequencies;
}

/** Calls once, then remembers. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
