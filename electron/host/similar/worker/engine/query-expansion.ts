import type { Mark } from '../../../../../shared/similar.ts';
import type { Vocabulary } from './inverted-index.ts';
import type { Engine } from './search-index.ts';
import { isSpaced } from './stemmer.ts';
import { hasTopic, readTitle, type TitleWord } from './tokenizer.ts';
import { isNumber } from './word-forms.ts';

/** A word of the query. */
export interface QueryWord extends TitleWord, Expansion {
  /** The letters it is compared by, and its stem. */
  letters: string;
  stem: string;
  /** Its own term; -2 when the library has none. */
  term: number;
  /** How much it tells, 0 to 1, frames counted. */
  weight: number;
}

export interface Query {
  words: QueryWord[];
  /** Whether it looks as if more were to come. */
  isTyping: boolean;
  /** Whether it has a topic of its own. */
  hasTopic: boolean;
}

/** Words of a text that are compared; no question of a person has more. */
const MAX_WORDS = 250;

/** Returns the words of the search text, the terms that each may match, and the weight of each. */
export function readQuery(title: string, engine: Engine): Query {
  const { store, tuning } = engine;
  const { vocabulary, weights } = store;
  const { forms } = vocabulary;
  const expand = createTermExpansion(engine);
  const known = new Map<string, Expansion>();
  const readings = readTitle(title, forms).slice(0, MAX_WORDS);
  const words = readings.map((reading): QueryWord => {
    const expansion = known.get(reading.word) ?? expand(reading.word, reading.end === title.length);
    known.set(reading.word, expansion);
    const stem = forms.stem(expansion.read);
    const term = vocabulary.termWith(stem);
    let weight = weights.ofText(expansion.read);
    if (expansion.matches.length === 0 && forms.frequency(expansion.read) === 0) weight *= tuning.unknown;
    if (reading.isFrame) weight *= tuning.frame;
    return {
      ...reading,
      ...expansion,
      letters: forms.letters(expansion.read),
      stem,
      term: term < 0 ? -2 : term,
      weight,
    };
  });
  return { words, isTyping: !/[.?!…。？！؟]\s*$/u.test(title), hasTopic: hasTopic(words, forms) };
}

/** Why a word of the query matches a term. */
type How = 'same' | 'synonym' | 'spelling' | 'beginning' | 'kin';

/** A term that a word of the query matches, and how well, 0 to 1. */
export interface TermMatch {
  term: number;
  match: number;
  how: How;
}

/** A word of the query, corrected if it is misspelled, and the terms that it matches. */
export interface Expansion {
  read: string;
  matches: TermMatch[];
}

/** Match of a word that is so many slips away. */
const SLIPS = [1, 0.9, 0.75];
/** Letters that a word has before it is taken for a misspelt one, and before two slips are thought possible. */
const SHORTEST_MISSPELT = 4;
const SHORTEST_WITH_TWO = 8;
const SHORTEST_WITH_KIN = 5;
/** Share of letter pairs from which on words that no lexicon knows are kin, and how much of it counts. */
const LEAST_KIN = 0.5;
const KIN = 0.8;
const MAX_KIN = 10;
const MAX_REPAIRS = 3;
/** Words that what is written so far may become. */
const MAX_ENDINGS = 20;

/** Returns a function that expands a word of the query to the terms of the library that it matches. */
export function createTermExpansion({
  store,
  uses,
}: Engine): (word: string, isUnfinished: boolean) => Expansion {
  const { vocabulary, thesaurus } = store;
  const { forms, spelling } = vocabulary;
  const byUse = (a: number, b: number): number =>
    vocabulary.usesOf(b) - vocabulary.usesOf(a) || (vocabulary.textOf(a) < vocabulary.textOf(b) ? -1 : 1);
  const repairs = (word: string): { word: number; slips: number }[] => {
    // Another number is no slip.
    if (!uses('spelling') || word.length < SHORTEST_MISSPELT || isNumber(word)) return [];
    const near = spelling.near(word, word.length < SHORTEST_WITH_TWO ? 1 : 2);
    return near
      .filter(({ slips }) => slips === near[0]?.slips)
      .sort((a, b) => byUse(a.word, b.word))
      .slice(0, MAX_REPAIRS);
  };
  return (word, isUnfinished) => {
    const byTerm = new Map<number, TermMatch>();
    const add = (term: number, match: number, how: How): void => {
      if (term < 0 || vocabulary.postings(term).length === 0) return;
      if (match > (byTerm.get(term)?.match ?? 0)) byTerm.set(term, { term, match, how });
    };
    let read = word;
    add(vocabulary.termWith(forms.stem(word)), 1, 'same');
    if (byTerm.size === 0 && forms.frequency(word) === 0) {
      const endings = isUnfinished && word.length > 1 ? spelling.beginning(word).sort(byUse) : [];
      for (const other of endings.slice(0, MAX_ENDINGS))
        add(vocabulary.termOf(other), word.length / vocabulary.textOf(other).length, 'beginning');
      for (const { word: other, slips } of byTerm.size === 0 ? repairs(word) : []) {
        if (read === word) read = vocabulary.textOf(other);
        add(vocabulary.termOf(other), SLIPS[slips] ?? 0, 'spelling');
      }
    }
    if (forms.frequency(read) === 0 && isSpaced(read) && read.length >= SHORTEST_WITH_KIN) {
      for (const { word: other, share } of uses('kin') ? spelling.kin(read, LEAST_KIN).slice(0, MAX_KIN) : [])
        add(vocabulary.termOf(other), KIN * share, 'kin');
    }
    for (const { stem, match } of thesaurus.synonyms(read)) add(vocabulary.termWith(stem), match, 'synonym');
    return { read, matches: [...byTerm.values()] };
  };
}

/** Least match of a word that is marked. */
const LEAST_MATCH = 0.4;

/**
 * Where a title says what the query says: same words, other forms, synonyms, what was misspelt. Words that only frame a
 * question are not marked, light ones only where no telling word is.
 */
export function marksIn(title: string, query: Query, vocabulary: Vocabulary): Mark[] {
  const { forms } = vocabulary;
  const met = new Set<number>();
  for (const { matches, isFrame } of query.words)
    for (const { term, match } of matches) if (!isFrame && match >= LEAST_MATCH) met.add(term);
  const words = readTitle(title, forms).filter(
    ({ word, isFrame }) => !isFrame && met.has(vocabulary.termWith(forms.stem(word))),
  );
  const telling = words.filter(({ word }) => forms.classOf(word) === 'content');
  const marks: Mark[] = [];
  for (const { start, end } of telling.length > 0 ? telling : words) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
