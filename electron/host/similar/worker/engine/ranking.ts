import type { SimilarText } from '../../../../../shared/similar.ts';
import type { Query } from './query-expansion.ts';
import {
  type Contrast,
  contrastOf,
  leastForSameWords,
  NO_SECONDARY_SIMILARITY,
  type SecondaryFields,
  type SecondarySimilarity,
  writtenShare,
} from './ranking-signals.ts';
import type { Tuning } from './score-tuning.ts';
import type { Engine } from './search-index.ts';
import type { Likeness, Scorer } from './title-similarity.ts';
import { hasMeaning } from './tokenizer.ts';

export interface Hit {
  key: number;
  score: number;
}

interface Compared {
  slot: number;
  key: number;
  likeness: Likeness;
}

/** Questions whose score is worked out to its end, at least; and whose meaning is looked at, at most. */
const JUDGED = 60;

/**
 * The best of these slots, at most `limit`, none below `atLeast`. Those with the most similar titles are judged, and of
 * the others those that options and description may lift among the best of these.
 */
export function bestOf(
  slots: Iterable<number>,
  sought: Sought,
  { limit, atLeast }: { limit: number; atLeast: number },
  { engine, scorer }: { engine: Engine; scorer: Scorer },
): Hit[] {
  const compared = byTitle(slots, engine, scorer);
  const hitOf = ({ slot, key, likeness }: Compared, isJudged: boolean): Hit => ({
    key,
    score: judge(sought, slot, likeness, engine, { isJudged, atLeast }).score,
  });
  const judged = Math.max(limit, JUDGED);
  const hits = sorted(compared.slice(0, judged).map((one, at) => hitOf(one, at < JUDGED)));
  if (sought.secondary.terms.size > 0 && limit > 0) {
    const least = Math.max(atLeast, hits[limit - 1]?.score ?? 0);
    for (const one of compared.slice(judged))
      if (mostFor(sought, one.slot, one.likeness, engine) >= least) hits.push(hitOf(one, false));
  }
  return sorted(hits.filter(({ score }) => score > 0 && score >= atLeast)).slice(0, limit);
}

/** Whether the meaning of the title in a slot was looked at in `bestOf`, or would have been had it been among the slots. */
export function isMeaningJudged(
  slots: Iterable<number>,
  slot: number,
  { engine, scorer }: { engine: Engine; scorer: Scorer },
): boolean {
  return byTitle(slots, engine, scorer).findIndex((one) => one.slot === slot) < JUDGED;
}

/** The slots compared, those with the most similar titles first. */
const byTitle = (slots: Iterable<number>, { store }: Engine, scorer: Scorer): Compared[] =>
  Array.from(
    slots,
    (slot): Compared => ({ slot, key: store.documents.keyOf(slot), likeness: scorer.compare(slot) }),
  ).sort((a, b) => b.likeness.score - a.likeness.score || a.key - b.key);

const sorted = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.key - b.key);

/** A score and all that made it. */
export interface Verdict {
  /** 0 to 1. */
  score: number;
  /** Before contrast, options and description. */
  likeness: Likeness;
  contrast: Contrast;
  secondary: SecondarySimilarity;
  titles: TitleScore;
  /** Whether its meaning was looked at. */
  isJudged: boolean;
  isSameTitle: boolean;
}

/** What is searched for. */
export interface Sought {
  text: SimilarText;
  query: Query;
  /** Its title as it is read for its meaning; null where that does not count. */
  titleRead: string | null;
  secondary: SecondaryFields;
  /** Slots of the questions with the same title. */
  same: ReadonlySet<number>;
}

const NO_CONTRAST: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };

/**
 * The final score of a question whose title was compared; its meaning is looked at only if it `isJudged`. Contrast costs
 * most and only lowers a score: where that is below `atLeast` without it, it is not looked for.
 */
export function judge(
  sought: Sought,
  slot: number,
  likeness: Likeness,
  engine: Engine,
  { isJudged = true, atLeast = 0 }: { isJudged?: boolean; atLeast?: number } = {},
): Verdict {
  const { uses, tuning } = engine;
  const isSameTitle = sought.same.has(slot);
  const secondary = secondaryOf(sought, slot, engine);
  const least = leastOf(sought, slot, engine);
  const compared = {
    likeness: likeness.score,
    // What has no word in common is not found by its meaning: it need not be read.
    nearness: likeness.score === 0 ? null : nearnessOf(sought.titleRead, slot, isJudged, engine),
    isJudged,
    isRepaired: sought.query.words.some(({ word, read }) => read !== word),
  };
  const verdictWith = (contrast: Contrast): Verdict => {
    const titles = scoreTitles(compared, contrast, tuning);
    const score = raised(Math.max(least, titles.byBoth), secondary, sought, slot, engine);
    return { score, likeness, contrast, secondary, titles, isJudged, isSameTitle };
  };
  const most = verdictWith(NO_CONTRAST);
  if (isSameTitle || !uses('opposites') || most.score < atLeast) return most;
  return verdictWith(contrastOf(sought.query, slot, engine));
}

/** The least score of titles that are the same but for little, or of one that begins as what is written. */
function leastOf({ query, same }: Sought, slot: number, { store, tuning, uses }: Engine): number {
  if (same.has(slot)) return 1;
  const least = leastForSameWords(query, slot, store);
  const written = uses('typing') ? writtenShare(query, slot, store) : 0;
  return written > 0 ? Math.max(least, tuning.begun + (1 - tuning.begun) * written * tuning.begun) : least;
}

/**
 * What the score can become at most where the title is not the same, word by word, nor begun: contrast only lowers it,
 * and its meaning is not looked at. Costs far less than to judge.
 */
function mostFor(sought: Sought, slot: number, likeness: Likeness, engine: Engine): number {
  const score = Math.min(1, likeness.score) ** engine.tuning.steepness;
  return raised(score, secondaryOf(sought, slot, engine), sought, slot, engine);
}

const secondaryOf = ({ secondary }: Sought, slot: number, { uses }: Engine): SecondarySimilarity =>
  uses('options') ? secondary.compare(slot) : NO_SECONDARY_SIMILARITY;

/** A score of titles, raised by what is below them. */
function raised(
  score: number,
  secondary: SecondarySimilarity,
  { query }: Sought,
  slot: number,
  { store, tuning }: Engine,
): number {
  // Where the titles have topics, what is below them only bears out that these are alike.
  const haveTopics = query.hasTopic && store.documents.hasTopic(slot);
  const borne = haveTopics ? Math.min(1, score / tuning.bearing) : 1;
  const withOptions = score + (1 - score) * tuning.options * secondary.options * borne;
  return withOptions + (1 - withOptions) * tuning.description * secondary.description * borne;
}

/** What two titles say together. */
export interface TitleScore {
  /** How much of the likeness their meaning makes, 0 to 1; 0 where it does not count. */
  share: number;
  /** How near they are in meaning, 0 to 1. */
  nearness: number;
  /** The score by words alone, and with what they mean. */
  byWords: number;
  byBoth: number;
}

interface Titles {
  /** Likeness of the words, before contrast. */
  likeness: number;
  /** Null where meaning does not count. */
  nearness: number | null;
  /** Whether meaning was looked at. */
  isJudged: boolean;
  /** Whether a slip was repaired. */
  isRepaired: boolean;
}

/**
 * The score of two titles. Meaning bears out what the words say: the less that is, the less it counts, so that no question
 * is found by its meaning alone. Contrast lowers both: the more of it, the lower the score.
 */
export function scoreTitles(
  { likeness, nearness, isJudged, isRepaired }: Titles,
  contrast: Contrast,
  tuning: Tuning,
): TitleScore {
  const kept = keptBy(contrast, tuning);
  const words = Math.min(1, likeness * kept);
  const byWords = words ** tuning.steepness;
  if (nearness === null) return { share: 0, nearness: 0, byWords, byBoth: byWords };
  const borne = Math.min(1, words / tuning.borne);
  const share = tuning.meaning * borne;
  // The more meaning counts, the less steep. Where it was not looked at, no score is more than by words.
  const power = tuning.steepness + (isJudged ? (tuning.steepnessWithMeaning - tuning.steepness) * borne : 0);
  const both = ((1 - share) * words + share * kept * nearness) ** power;
  // A repair may have been read as the wrong word: then meaning speaks for a question, not against it.
  return { share, nearness, byWords, byBoth: isRepaired ? Math.max(byWords, both) : both };
}

/** What contrast leaves, as a share. */
const keptBy = (contrast: Contrast, tuning: Tuning): number =>
  (1 - tuning.opposite * contrast.opposite) *
  (1 - tuning.negation * contrast.negation) *
  (1 - tuning.sibling * contrast.sibling) *
  (1 - tuning.number * contrast.number);

/** A title as it is read for its meaning: what is misspelt as it was taken. Null where meaning does not count. */
export function titleToRead(title: string, { words }: Query, { store, meaning }: Engine): string | null {
  if (!meaning || !hasMeaning(words, store.vocabulary.forms)) return null;
  let text = title;
  for (const { word, read, start, end } of words.toReversed())
    if (read !== word) text = text.slice(0, start) + read + text.slice(end);
  return text;
}

/**
 * How near the title in a slot is in meaning, 0 to 1; null where that does not count. `isJudged`: whether it is looked at;
 * what is not comes after what is.
 */
function nearnessOf(
  titleRead: string | null,
  slot: number,
  isJudged: boolean,
  { store, meaning, tuning }: Engine,
): number | null {
  if (!meaning || titleRead === null || !store.documents.hasMeaning(slot)) return null;
  const nearness = isJudged ? meaning(titleRead, store.documents.titleOf(slot)) : 0;
  return nearness === null ? null : nearness ** tuning.meaningPower;
}
