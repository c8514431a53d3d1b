import type { Query } from '../query-expansion.ts';
import { type EngineContext, SENTENCE_BREAK } from '../search-index.ts';
import { frameOf, haveOtherAnswers, type Tense, tenseOf } from './question-frame.ts';

/** Signs in the words of two titles that they ask the same, or not. */
export interface PairFeatures {
  /** The weight of the words of the query, and of the question, that the other one has, 0 to 1. */
  mineFound: number;
  theirsFound: number;
  /** The weight of the heaviest word that only one of them has. */
  missing: number;
  /**
   * The weight of the heaviest key word that only one of them has, right before a word of both: "fat" in "fat dogs". Less if they
   * differ in more.
   */
  modifier: number;
  /** 1 if only one of them has a superlative ("best", "first"), or if both have different ones. */
  superlative: number;
  /** 1 if both ask in the same way, such as "Would you rather". */
  sameFrame: number;
  /** 1 if they differ in a question word other than "what": who, when, where, why, how. */
  questionWord: number;
  /** 1 if only one of them asks about the past ("have you ever"), or about wishes and what could be ("if you could"). */
  otherTense: number;
}

/** A word with a lower match isn't found, and one with at least the other match is. */
const MAX_MISSING_MATCH = 0.3;
const MIN_FOUND_MATCH = 0.5;

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

/** Returns the superlative of a word, with which its synonyms are compared; null if it is none. */
function superlativeOf(word: string): string | null {
  const known = SUPERLATIVES.get(word);
  if (known !== undefined) return known;
  if (word.startsWith('lieblings') && word.length > 'lieblings'.length) return 'best';
  if (word.length < 6 || NON_SUPERLATIVES.has(word)) return null;
  // German: "schlimmster", "schönste".
  const [, root = null] = /^(.+[^aeiou])st(?:e|en|er|es)$/.exec(word) ?? [];
  return word.endsWith('est') ? word : root;
}

/** What `comparePair` needs of a query, computed once. */
export interface QueryFeatures {
  weights: Float64Array;
  totalWeight: number;
  /** Whether each word is a key word. */
  keyWords: readonly boolean[];
  /** By term, the words of the query that match it. */
  matches: ReadonlyMap<number, readonly { word: number; match: number }[]>;
  superlatives: ReadonlySet<string>;
  frame: number;
  tense: Tense;
}

export function queryFeaturesOf(
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
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    keyWords: main.map(({ corrected }) => index.vocabulary.forms.classOf(corrected) === 'content'),
    matches,
    superlatives: new Set(main.flatMap(({ corrected }) => superlativeOf(corrected) ?? [])),
    frame: frameOf(main),
    tense: tenseOf(main.map(({ word }) => word)),
  };
}

/** Compares the main question of a query with that of the question in a slot. */
export function comparePair(query: QueryFeatures, slot: number, { index }: EngineContext): PairFeatures {
  const { documents, vocabulary, weights } = index;
  const found = new Float64Array(query.weights.length);
  let total = 0;
  let theirsFound = 0;
  let missing = 0;
  let modifier = 0;
  let sharedSuperlatives = 0;
  const superlatives = new Set<string>();
  const words: string[] = [];
  let modifierBefore = 0;
  for (let at = documents.from(slot), end = documents.mainEnd(slot); at < end; at++) {
    const packed = documents.words[at] ?? SENTENCE_BREAK;
    if (packed === SENTENCE_BREAK) {
      modifierBefore = 0;
      continue;
    }
    const text = vocabulary.textOf(packed >> 1);
    words.push(text);
    const superlative = superlativeOf(text);
    if (superlative !== null && !superlatives.has(superlative)) {
      superlatives.add(superlative);
      if (query.superlatives.has(superlative)) sharedSuperlatives++;
    }
    if ((packed & 1) === 1) {
      modifierBefore = 0;
      continue;
    }
    let best = 0;
    for (const { word, match } of query.matches.get(vocabulary.termOf(packed >> 1)) ?? []) {
      best = Math.max(best, match);
      found[word] = Math.max(found[word] ?? 0, match);
    }
    const weight = weights.of(packed >> 1);
    total += weight;
    theirsFound += weight * best;
    missing = Math.max(missing, weight * (1 - best));
    if (best >= MIN_FOUND_MATCH) modifier = Math.max(modifier, modifierBefore);
    const isModifier = best <= MAX_MISSING_MATCH && vocabulary.forms.classOf(text) === 'content';
    modifierBefore = isModifier ? weight * (1 - best) : 0;
  }
  let mineFound = 0;
  modifierBefore = 0;
  for (const [word, weight] of query.weights.entries()) {
    const match = found[word] ?? 0;
    mineFound += weight * match;
    missing = Math.max(missing, weight * (1 - match));
    if (match >= MIN_FOUND_MATCH) modifier = Math.max(modifier, modifierBefore);
    const isModifier = match <= MAX_MISSING_MATCH && query.keyWords[word] === true;
    modifierBefore = isModifier ? weight * (1 - match) : 0;
  }
  const frame = documents.frameOf(slot);
  const mineShare = query.totalWeight === 0 ? 0 : mineFound / query.totalWeight;
  const theirsShare = total === 0 ? 0 : theirsFound / total;
  return {
    mineFound: mineShare,
    theirsFound: theirsShare,
    missing,
    modifier: modifier * Math.max(mineShare, theirsShare) ** 4,
    superlative: Number(sharedSuperlatives < Math.max(superlatives.size, query.superlatives.size)),
    sameFrame: Number(frame === query.frame),
    questionWord: Number(haveOtherAnswers(frame, query.frame)),
    otherTense: Number(tenseOf(words) !== query.tense),
  };
}
