import type { Mark } from '../../../../../shared/similarity.ts';
import type { EngineContext } from './index/search-index.ts';
import type { Vocabulary } from './index/vocabulary.ts';
import { isSpaced } from './stemmer.ts';
import { countMainQuestionWords, hasTopic, parseTitle, type TitleWord } from './title-parser.ts';
import { isNumber } from './word-forms.ts';

export interface QueryWord extends TitleWord, Expansion {
  canonical: string;
  stem: string;
  /** The word's term, or -2 if the library doesn't have the term. */
  term: number;
  /** The term's weight, from 0 to 1. */
  weight: number;
}

export interface Query {
  words: QueryWord[];
  /** The number of words up to the end of the main question. */
  mainLength: number;
  /** Whether the query has no final punctuation. */
  isUnfinished: boolean;
  hasTopic: boolean;
}

const MAX_WORDS = 250;

/** Returns the search text's words, their weights, and the terms that each word may match. */
export function parseQuery(title: string, engine: EngineContext): Query {
  const { index, tuning } = engine;
  const { vocabulary, weights } = index;
  const { forms } = vocabulary;
  const expand = createTermExpansion(engine);
  const known = new Map<string, Expansion>();
  const titleWords = parseTitle(title, forms).slice(0, MAX_WORDS);
  const words = titleWords.map((reading): QueryWord => {
    const expansion = known.get(reading.word) ?? expand(reading.word, reading.end === title.length);
    known.set(reading.word, expansion);
    const stem = forms.stem(expansion.corrected);
    const term = vocabulary.termWith(stem);
    let weight = weights.getTextWeight(expansion.corrected);
    if (expansion.matches.length === 0 && forms.frequency(expansion.corrected) === 0)
      weight *= tuning.unknownWord;
    if (reading.isStopWord) weight *= tuning.stopWord;
    return {
      ...reading,
      ...expansion,
      canonical: forms.canonical(expansion.corrected),
      stem,
      term: term < 0 ? -2 : term,
      weight,
    };
  });
  return {
    words,
    mainLength: countMainQuestionWords(title, words),
    isUnfinished: !/[.?!…。？！؟]\s*$/u.test(title),
    hasTopic: hasTopic(words, forms),
  };
}

/** The reason why a query word matches a term. */
type MatchKind = 'same' | 'synonym' | 'spelling' | 'prefix' | 'letterPairs';

/** A term that matches a query word. `match` is from 0 to 1. */
export interface TermMatch {
  term: number;
  match: number;
  kind: MatchKind;
}

/** A query word, corrected if it's misspelled, and the terms that it matches. */
export interface Expansion {
  corrected: string;
  matches: TermMatch[];
}

/** The match of a correction, by its number of edits. */
const EDIT_MATCH = [1, 0.9, 0.75];
/** The minimum lengths of words that are corrected at all, and with 2 edits. */
const MIN_MISSPELLED_LENGTH = 4;
const MIN_TWO_EDITS_LENGTH = 8;
const MIN_LETTER_PAIRS_LENGTH = 5;
/**
 * Words that the lexicon doesn't have match if they share at least this portion of their letter pairs. The
 * match is the shared portion times `LETTER_PAIR_MATCH`.
 */
const MIN_LETTER_PAIR_SHARE = 0.5;
const LETTER_PAIR_MATCH = 0.8;
const MAX_LETTER_PAIR_WORDS = 10;
const MAX_CORRECTIONS = 3;
const MAX_COMPLETIONS = 20;

/** Returns a function that expands a query word to the library's matching terms. */
export function createTermExpansion({
  index,
  isUsing,
}: EngineContext): (word: string, isUnfinished: boolean) => Expansion {
  const { vocabulary, thesaurus } = index;
  const { forms, spelling } = vocabulary;
  const compareByUse = (a: number, b: number): number =>
    vocabulary.countUses(b) - vocabulary.countUses(a) ||
    (vocabulary.getText(a) < vocabulary.getText(b) ? -1 : 1);
  const findCorrections = (word: string): { word: number; edits: number }[] => {
    // A different number isn't a misspelling.
    if (!isUsing('spelling') || word.length < MIN_MISSPELLED_LENGTH || isNumber(word)) return [];
    const near = spelling.findWithinEdits(word, word.length < MIN_TWO_EDITS_LENGTH ? 1 : 2);
    return near
      .filter(({ edits }) => edits === near[0]?.edits)
      .sort((a, b) => compareByUse(a.word, b.word))
      .slice(0, MAX_CORRECTIONS);
  };
  const isKnown = (word: string): boolean =>
    forms.frequency(word) > 0 || thesaurus.findSynonyms(word).length > 0;
  return (word, isUnfinished) => {
    const byTerm = new Map<number, TermMatch>();
    const add = (term: number, match: number, kind: MatchKind): void => {
      if (term < 0 || vocabulary.titlePostings(term).length === 0) return;
      if (match > (byTerm.get(term)?.match ?? 0)) byTerm.set(term, { term, match, kind });
    };
    let corrected = word;
    add(vocabulary.termWith(forms.stem(word)), 1, 'same');
    if (byTerm.size === 0 && !isKnown(word)) {
      const endings =
        isUnfinished && word.length > 1 ? spelling.findCompletions(word).sort(compareByUse) : [];
      for (const other of endings.slice(0, MAX_COMPLETIONS))
        add(vocabulary.getTerm(other), word.length / vocabulary.getText(other).length, 'prefix');
      for (const { word: other, edits } of byTerm.size === 0 ? findCorrections(word) : []) {
        if (corrected === word) corrected = vocabulary.getText(other);
        add(vocabulary.getTerm(other), EDIT_MATCH[edits] ?? 0, 'spelling');
      }
    }
    if (
      forms.frequency(corrected) === 0 &&
      isSpaced(corrected) &&
      corrected.length >= MIN_LETTER_PAIRS_LENGTH
    ) {
      for (const { word: other, share } of isUsing('letterPairs')
        ? spelling.findSharingLetterPairs(corrected, MIN_LETTER_PAIR_SHARE).slice(0, MAX_LETTER_PAIR_WORDS)
        : [])
        add(vocabulary.getTerm(other), LETTER_PAIR_MATCH * share, 'letterPairs');
    }
    for (const { stem, match } of thesaurus.findSynonyms(corrected))
      add(vocabulary.termWith(stem), match, 'synonym');
    return { corrected, matches: [...byTerm.values()] };
  };
}

const MIN_MARKED_MATCH = 0.4;

/**
 * Returns a title's words that match the query, without stop words. Includes words that are common in
 * questions only if no other words match.
 */
export function findMarks(title: string, query: Query, vocabulary: Vocabulary): Mark[] {
  const { forms } = vocabulary;
  const met = new Set<number>();
  for (const { matches, isStopWord } of query.words)
    for (const { term, match } of matches) if (!isStopWord && match >= MIN_MARKED_MATCH) met.add(term);
  const words = parseTitle(title, forms).filter(
    ({ word, isStopWord }) => !isStopWord && met.has(vocabulary.termWith(forms.stem(word))),
  );
  const keyWords = words.filter(({ word }) => forms.getClass(word) === 'content');
  const marks: Mark[] = [];
  for (const { start, end } of keyWords.length > 0 ? keyWords : words) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
