import type { Contrast } from './contrast.ts';
import type { Tuning } from './tuning.ts';

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
