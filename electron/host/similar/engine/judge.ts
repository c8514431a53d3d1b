import type { SimilarText } from '../../../../shared/similar.ts';
import { type AsideLikeness, type Asides, NO_ASIDES } from './asides.ts';
import { type Contrast, contrastOf } from './contrast.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';
import { leastForSameWords } from './same-words.ts';
import type { Likeness } from './scorer.ts';
import { scoreTitles, type TitleScore } from './title-score.ts';
import { writtenShare } from './typing.ts';
import { nearnessOf } from './whole-titles.ts';

/** A score and all that made it. */
export interface Verdict {
  /** 0 to 1. */
  score: number;
  /** Before contrast, options and description. */
  likeness: Likeness;
  contrast: Contrast;
  asides: AsideLikeness;
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
  asides: Asides;
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
  const asides = asidesOf(sought, slot, engine);
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
    const score = raised(Math.max(least, titles.byBoth), asides, sought, slot, engine);
    return { score, likeness, contrast, asides, titles, isJudged, isSameTitle };
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
export function mostFor(sought: Sought, slot: number, likeness: Likeness, engine: Engine): number {
  const score = Math.min(1, likeness.score) ** engine.tuning.steepness;
  return raised(score, asidesOf(sought, slot, engine), sought, slot, engine);
}

const asidesOf = ({ asides }: Sought, slot: number, { uses }: Engine): AsideLikeness =>
  uses('options') ? asides.compare(slot) : NO_ASIDES;

/** A score of titles, raised by what is below them. */
function raised(
  score: number,
  asides: AsideLikeness,
  { query }: Sought,
  slot: number,
  { store, tuning }: Engine,
): number {
  // Where the titles have topics, what is below them only bears out that these are alike.
  const haveTopics = query.hasTopic && store.documents.hasTopic(slot);
  const borne = haveTopics ? Math.min(1, score / tuning.bearing) : 1;
  const withOptions = score + (1 - score) * tuning.options * asides.options * borne;
  return withOptions + (1 - withOptions) * tuning.description * asides.description * borne;
}
