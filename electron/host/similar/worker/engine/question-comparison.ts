import {
  type EngineContext,
  isPackedStopWord,
  SENTENCE_BREAK,
  type SearchIndex,
  unpackWord,
} from './index/search-index.ts';
import { hasOtherAnswers } from './probability/question-frame.ts';
import type { Query, QueryWord } from './query-expansion.ts';
import { areDifferentNumbers, isNegation } from './word-forms.ts';

/** Signs, each from 0 to 1, that two questions with common words are different questions. */
export interface Contrast {
  /** Opposites, such as best and worst. */
  opposite: number;
  /** One question is negated and the other isn't. */
  negation: number;
  /** Different things of the same kind at the same position, such as book and movie. */
  sibling: number;
  number: number;
}

/** The minimum weight of a word that can make a different question. */
const MIN_CONTRAST_WEIGHT = 0.15;

/** "They gave you" is about receiving. "You got someone" is about giving. */
const RECIPIENTS_AFTER_GIVE: ReadonlySet<string> = new Set(['you', 'me', 'us']);
const RECIPIENTS_AFTER_GET: ReadonlySet<string> = new Set(
  'your me us him her them someone somebody anyone anybody'.split(' '),
);

/** Finds contrast between the main questions. */
export function findContrast(query: Query, slot: number, { index, lexicon }: EngineContext): Contrast {
  const { documents, vocabulary, weights } = index;
  const { forms } = vocabulary;
  const packed = [...documents.words.subarray(documents.from(slot), documents.getMainEnd(slot))];
  const terms = packed.map((one) => (one === SENTENCE_BREAK ? -1 : vocabulary.getTerm(unpackWord(one))));
  const questionTerms = new Set(terms);
  const queryWords = query.words.slice(0, query.mainLength);
  // A word that both questions contain doesn't match another word as its synonym.
  const common = new Set(
    queryWords.flatMap(({ term, matches }) =>
      questionTerms.has(term) ? [term] : matches.map((one) => one.term),
    ),
  );
  const contrast: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };
  const isNegated = packed.some(
    (one) => one !== SENTENCE_BREAK && isNegation(vocabulary.getText(unpackWord(one))),
  );
  if (isNegated !== queryWords.some(({ word }) => isNegation(word))) contrast.negation = 1;
  const lone = packed.flatMap((one, at) =>
    one === SENTENCE_BREAK ||
    isPackedStopWord(one) ||
    common.has(terms[at] ?? -1) ||
    weights.of(unpackWord(one)) < MIN_CONTRAST_WEIGHT
      ? []
      : [
          {
            at,
            word: forms.canonical(vocabulary.getText(unpackWord(one))),
            stem: vocabulary.termText(terms[at] ?? -1),
          },
        ],
  );
  if (lone.length === 0) return contrast;
  for (const [index, word] of queryWords.entries()) {
    if (
      word.isStopWord ||
      word.weight < MIN_CONTRAST_WEIGHT ||
      word.matches.some(({ term }) => questionTerms.has(term))
    )
      continue;
    for (const other of lone) {
      if (areDifferentNumbers(word.stem, other.stem)) contrast.number = 1;
      if (areOpposites(word, other) || areConverses(index, other)) contrast.opposite = 1;
      const share = getContextShare(index, other.at);
      if (share > contrast.sibling && lexicon.areSiblings(word.canonical, other.word))
        contrast.sibling = share;
    }
  }
  return contrast;

  function areOpposites(queryWord: QueryWord, other: { word: string; stem: string }): boolean {
    const hasStem = (words: readonly string[], stem: string) => words.some((one) => forms.stem(one) === stem);
    return (
      hasStem(lexicon.opposites(queryWord.canonical), other.stem) ||
      hasStem(lexicon.opposites(other.word), queryWord.stem)
    );
  }

  /** Returns whether one question is about giving and the other about receiving. */
  function areConverses(index: number, other: { at: number; stem: string }): boolean {
    const next = vocabulary.getText(unpackWord(packed[other.at + 1] ?? 0));
    const mine = findRole(query.words[index]?.stem, query.words[index + 1]?.word ?? '');
    const theirs = findRole(other.stem, next);
    return mine !== null && theirs !== null && mine !== theirs;
  }

  function findRole(stem: string | undefined, next: string): 'giver' | 'recipient' | null {
    if (stem === forms.stem('give')) return RECIPIENTS_AFTER_GIVE.has(next) ? 'recipient' : 'giver';
    if (stem === forms.stem('get')) return RECIPIENTS_AFTER_GET.has(next) ? 'giver' : 'recipient';
    return stem === forms.stem('receive') ? 'recipient' : null;
  }

  /**
   * Compares the words before and after two words. Returns the share of these positions that have the same
   * word, or the end, in both questions.
   */
  function getContextShare(index: number, at: number): number {
    const isSame = (step: number): boolean =>
      (query.words[index + step]?.term ?? -1) === (terms[at + step] ?? -1);
    return (Number(isSame(-1)) + Number(isSame(1))) / 2;
  }
}

/**
 * The minimum scores for a question with the same words in other forms, and for a question that differs only
 * in function words.
 */
const SAME_WORDS_SCORE = 0.95;
const SAME_KEY_WORDS_SCORE = 0.85;

/**
 * Returns the minimum score for a question that differs only in punctuation, word forms, or function words.
 * Returns 0 if anything else differs, including question words such as "where" and "what".
 */
export function getMinScoreForSameWords(
  query: Query,
  frame: number,
  slot: number,
  { documents, vocabulary }: SearchIndex,
): number {
  const queryStems = query.words.map(({ stem }) => stem);
  if (queryStems.length === 0) return 0;
  const questionStems: string[] = [];
  for (const packed of documents.words.subarray(documents.from(slot), documents.to(slot))) {
    if (packed !== SENTENCE_BREAK)
      questionStems.push(vocabulary.termText(vocabulary.getTerm(unpackWord(packed))));
  }
  if (areEqual(queryStems, questionStems)) return SAME_WORDS_SCORE;
  if (hasOtherAnswers(frame, documents.getFrame(slot))) return 0;
  const isKeyStem = (stem: string) => isNegation(stem) || vocabulary.forms.getClass(stem) !== 'function';
  const keyStems = queryStems.filter(isKeyStem);
  return keyStems.length > 1 && areEqual(keyStems, questionStems.filter(isKeyStem))
    ? SAME_KEY_WORDS_SCORE
    : 0;
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const MIN_PREFIX_WORDS = 3;
const MIN_PREFIX_WEIGHT = 0.25;

/**
 * Returns the share of a question's weight that was typed if the query is the question's prefix. Returns 0
 * otherwise.
 */
export function getTypedShare(
  query: Query,
  slot: number,
  { documents, vocabulary, weights }: SearchIndex,
): number {
  if (!query.isUnfinished || query.words.length < MIN_PREFIX_WORDS) return 0;
  let written = 0;
  let whole = 0;
  let index = 0;
  for (let at = documents.from(slot); at < documents.to(slot); at++) {
    const packed = documents.words[at] ?? SENTENCE_BREAK;
    if (packed === SENTENCE_BREAK) continue;
    const word = unpackWord(packed);
    const queryWord = query.words[index];
    whole += isPackedStopWord(packed) ? 0 : weights.of(word);
    if (queryWord) {
      const isLast = index === query.words.length - 1;
      const isSame = queryWord.term === vocabulary.getTerm(word);
      if (!isSame && !(isLast && vocabulary.getText(word).startsWith(queryWord.word))) return 0;
      if (isSame) written += queryWord.isStopWord ? 0 : queryWord.weight;
    }
    index++;
  }
  return index < query.words.length || written < MIN_PREFIX_WEIGHT ? 0 : Math.min(1, written / whole);
}
