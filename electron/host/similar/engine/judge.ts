import type { SimilarText } from '../../../../shared/similar.ts';
import type { AsideLikeness, Asides } from './asides.ts';
import { type Contrast, contrastOf } from './contrast.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';
import { leastForSameWords } from './same-words.ts';
import type { Likeness } from './scorer.ts';
import { haveTopics } from './topic.ts';
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
  /** Keys of the questions with the same title. */
  same: ReadonlySet<number>;
}

const NO_CONTRAST: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };
const NO_ASIDES: AsideLikeness = { options: 0, description: 0 };

/** The final score of a question whose title was compared. */
export function judge(sought: Sought, slot: number, likeness: Likeness, engine: Engine): Verdict {
  const { store, tuning, uses } = engine;
  const theirs = store.documents.textOf(slot);
  const isSameTitle = sought.same.has(store.documents.keyOf(slot));
  const contrast = uses('opposites') && !isSameTitle ? contrastOf(sought.query, slot, engine) : NO_CONTRAST;
  const asides = uses('options') ? sought.asides.compare(theirs) : NO_ASIDES;
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
  // Where the titles have topics, what is below them only bears out that these are alike.
  const borne = haveTopics(sought.query, slot, store) ? Math.min(1, score / tuning.bearing) : 1;
  score += (1 - score) * tuning.options * asides.options * borne;
  score += (1 - score) * tuning.description * asides.description * borne;
  return { score, likeness, contrast, asides, isSameTitle };
}
