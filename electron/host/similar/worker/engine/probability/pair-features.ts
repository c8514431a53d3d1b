import { type EngineContext, isPackedStopWord, SENTENCE_BREAK, unpackWord } from '../index/search-index.ts';
import type { Query } from '../query-expansion.ts';
import { detectTense, findFrame, hasOtherAnswers, type Tense } from './question-frame.ts';

/** Features of two titles' words that show whether the titles ask the same question. */
export interface PairFeatures {
  /** The share of each title's weight that the other title's words cover, from 0 to 1. */
  queryCoverage: number;
  documentCoverage: number;
  /** The weight of the heaviest word that only one title has. */
  missing: number;
  /**
   * The weight of the heaviest key word that only one title has, right before a word that both titles have,
   * such as "fat" in "fat dogs". The weight is lower if the titles also differ in other words.
   */
  modifier: number;
  /** 1 if only one title has a superlative ("best", "first") or if the titles have different superlatives. */
  superlative: number;
  /** 1 if both titles ask in the same way, such as "Would you rather". */
  sameFrame: number;
  /** 1 if the titles differ in a question word other than "what": who, when, where, why, how. */
  questionWord: number;
  /**
   * 1 if only one title asks about the past ("have you ever") or about wishes and possibilities ("if you
   * could").
   */
  otherTense: number;
}

/**
 * Words with a match of at most `MAX_MISSING_MATCH` count as missing. Words with a match of at least
 * `MIN_FOUND_MATCH` count as found.
 */
const MAX_MISSING_MATCH = 0.3;
const MIN_FOUND_MATCH = 0.5;

/** A higher exponent lowers a modifier's weight more if the titles also differ in other words. */
const MODIFIER_COVERAGE_EXPONENT = 4;

const SUPERLATIVES: ReadonlyMap<string, string> = new Map(
  [
    'best favorite favourite fave prefer preferred beste besten bestes bester liebste liebsten liebster liebstes',
    'worst least schlimmste schlimmsten schlimmstes schlechteste schlechtesten',
    'first erste erster erstes ersten',
    'last latest recent recently zuletzt letzte letzter letztes letzten',
    'next nachste nachster nachstes nachsten',
  ].flatMap((line) => {
    const [name = '', ...others] = line.split(' ');
    return [name, ...others].map((word) => [word, name] as const);
  }),
);
const NON_SUPERLATIVES: ReadonlySet<string> = new Set(
  (
    'forest interest honest guest quest west rest test chest nest request suggest contest invest protest arrest digest harvest ' +
    'modest priest dienste fenster gangster gangsters hamster hamsters kunste kunstler lobster monster monsters'
  ).split(' '),
);

/** Returns the superlative that's compared instead of a word, or null if the word isn't a superlative. */
function findSuperlative(word: string): string | null {
  const known = SUPERLATIVES.get(word);
  if (known !== undefined) return known;
  if (word.startsWith('lieblings') && word.length > 'lieblings'.length) return 'best';
  if (word.length < 6 || NON_SUPERLATIVES.has(word)) return null;
  // Matches German superlatives such as "schlimmster" and "schönste".
  const [, root = null] = /^(.+[^aeiou])st(?:e|en|er|es)$/.exec(word) ?? [];
  return word.endsWith('est') ? word : root;
}

function findSuperlatives(words: readonly string[]): Set<string> {
  const superlatives = new Set<string>();
  for (const word of words) {
    const superlative = findSuperlative(word);
    if (superlative !== null) superlatives.add(superlative);
  }
  return superlatives;
}

const haveSameMembers = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && some.isSubsetOf(others);

/** The parts of a query that `comparePair` needs, computed once per query. */
export interface QueryFeatures {
  weights: Float64Array;
  /** Whether each word is a key word. */
  keyWords: readonly boolean[];
  /** The query's words that match a term, by term. */
  matches: ReadonlyMap<number, readonly { word: number; match: number }[]>;
  superlatives: ReadonlySet<string>;
  frame: number;
  tense: Tense;
}

export function computeQueryFeatures(
  { words, mainLength }: Query,
  { index }: Pick<EngineContext, 'index'>,
): QueryFeatures {
  const main = words.slice(0, mainLength);
  const matches = new Map<number, { word: number; match: number }[]>();
  for (const [word, { isStopWord, matches: own }] of main.entries()) {
    if (isStopWord) continue;
    for (const { term, match } of own) {
      const list = matches.get(term);
      if (list) list.push({ word, match });
      else matches.set(term, [{ word, match }]);
    }
  }
  const weights = Float64Array.from(main, ({ isStopWord, weight }) => (isStopWord ? 0 : weight));
  return {
    weights,
    keyWords: main.map(({ corrected }) => index.vocabulary.forms.getClass(corrected) === 'content'),
    matches,
    superlatives: findSuperlatives(main.map(({ corrected }) => corrected)),
    frame: findFrame(main),
    tense: detectTense(main.map(({ word }) => word)),
  };
}

/** Compares a query's main question with a slot's main question. */
export function comparePair(query: QueryFeatures, slot: number, { index }: EngineContext): PairFeatures {
  const { documents, vocabulary, weights } = index;
  const queryMatches = new Float64Array(query.weights.length);
  const ofDocument = new TitleCoverage();
  const words: string[] = [];
  for (let at = documents.from(slot), end = documents.getMainEnd(slot); at < end; at++) {
    const packed = documents.words[at] ?? SENTENCE_BREAK;
    if (packed === SENTENCE_BREAK) {
      ofDocument.skip();
      continue;
    }
    const word = unpackWord(packed);
    const text = vocabulary.getText(word);
    words.push(text);
    if (isPackedStopWord(packed)) {
      ofDocument.skip();
      continue;
    }
    const match = matchTerm(query, vocabulary.getTerm(word), queryMatches);
    const isKeyWord = vocabulary.forms.getClass(text) === 'content';
    ofDocument.add(weights.of(word), match, isKeyWord);
  }
  const ofQuery = new TitleCoverage();
  for (let word = 0; word < query.weights.length; word++)
    ofQuery.add(query.weights[word] ?? 0, queryMatches[word] ?? 0, query.keyWords[word] === true);

  const frame = documents.getFrame(slot);
  const queryCoverage = ofQuery.getShare();
  const documentCoverage = ofDocument.getShare();
  const modifier = Math.max(ofDocument.modifier, ofQuery.modifier);
  return {
    queryCoverage,
    documentCoverage,
    missing: Math.max(ofDocument.missing, ofQuery.missing),
    modifier: modifier * Math.max(queryCoverage, documentCoverage) ** MODIFIER_COVERAGE_EXPONENT,
    superlative: Number(!haveSameMembers(findSuperlatives(words), query.superlatives)),
    sameFrame: Number(frame === query.frame),
    questionWord: Number(hasOtherAnswers(frame, query.frame)),
    otherTense: Number(detectTense(words) !== query.tense),
  };
}

/**
 * Returns the term's best match in the query. Raises `queryMatches` for the query words that match the term.
 */
function matchTerm({ matches }: QueryFeatures, term: number, queryMatches: Float64Array): number {
  let best = 0;
  for (const { word, match } of matches.get(term) ?? []) {
    best = Math.max(best, match);
    queryMatches[word] = Math.max(queryMatches[word] ?? 0, match);
  }
  return best;
}

/** Measures how much of a title another title covers. The words of the first title are added in order. */
class TitleCoverage {
  /** The weight of the heaviest word that the other title lacks. */
  missing = 0;
  /** The weight of the heaviest missing key word right before a word of both titles. */
  modifier = 0;
  private totalWeight = 0;
  private foundWeight = 0;
  /** The last word's missing weight if it can be a modifier, or 0. */
  private modifierBefore = 0;

  /** Adds a word. `match` is the highest similarity to a word in the other title, from 0 to 1. */
  add(weight: number, match: number, isKeyWord: boolean): void {
    const missing = weight * (1 - match);
    this.totalWeight += weight;
    this.foundWeight += weight * match;
    this.missing = Math.max(this.missing, missing);
    if (match >= MIN_FOUND_MATCH) this.modifier = Math.max(this.modifier, this.modifierBefore);
    this.modifierBefore = isKeyWord && match <= MAX_MISSING_MATCH ? missing : 0;
  }

  /** Adds a stop word or a sentence's end. */
  skip(): void {
    this.modifierBefore = 0;
  }

  /** Returns the share of the weight that the other title covers, from 0 to 1. */
  getShare(): number {
    return this.totalWeight === 0 ? 0 : this.foundWeight / this.totalWeight;
  }
}
