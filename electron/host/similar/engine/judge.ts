import type { SimilarText } from '../../../../shared/similar.ts';
import { type AsideLikeness, type Asides, NO_ASIDES } from './asides.ts';
import { type Contrast, contrastOf } from './contrast.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';
import { leastForSameWords } from './same-words.ts';
import type { Likeness } from './scorer.ts';
import { writtenShare } from './typing.ts';

/** A score and all that made it. */
export interface Verdict {
  /** 0 to 1. */
  score: number;
  /** Before contrast, options and description. */
  likeness: Likeness;
  contrast: Contrast;
  asides: AsideLikeness;
  isSameTitle: boolean;
}

/** What is searched for. */
export interface Sought {
  text: SimilarText;
  query: Query;
  asides: Asides;
  /** Slots of the questions with the same title. */
  same: ReadonlySet<number>;
}

const NO_CONTRAST: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };

/** The final score of a question whose title was compared. */
export function judge(sought: Sought, slot: number, likeness: Likeness, engine: Engine): Verdict {
  const { store, tuning, uses } = engine;
  const isSameTitle = sought.same.has(slot);
  const contrast = uses('opposites') && !isSameTitle ? contrastOf(sought.query, slot, engine) : NO_CONTRAST;
  const asides = asidesOf(sought, slot, engine);
  const raw =
    likeness.score *
    (1 - tuning.opposite * contrast.opposite) *
    (1 - tuning.negation * contrast.negation) *
    (1 - tuning.sibling * contrast.sibling) *
    (1 - tuning.number * contrast.number);
  const least = isSameTitle ? 1 : leastForSameWords(sought.query, slot, store);
  let score = Math.max(least, Math.min(1, raw) ** tuning.steepness);
  const written = uses('typing') && !isSameTitle ? writtenShare(sought.query, slot, store) : 0;
  if (written > 0) score = Math.max(score, tuning.begun + (1 - tuning.begun) * written * tuning.begun);
  return { score: raised(score, asides, sought, slot, engine), likeness, contrast, asides, isSameTitle };
}

/**
 * What the score can become at most where the title is not the same, word by word, nor begun: contrast only lowers it.
 * Costs far less than to judge.
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
