import { countGraphemes } from '../text/graphemes.ts';
import { trimInvisible } from '../text/invisible-characters.ts';

/**
 * A text's length. The service doesn't document how it counts characters (docs/reference/service-api.md 8).
 * Text is counted in the 3 usual ways, and the app warns if only some of the lengths are within the limits.
 */
export interface Lengths {
  /**
   * The number of UTF-16 code units, as in JavaScript, Java, and C#. It's at least the number of code points.
   */
  utf16: number;
  /** The number of code points, as in JSON Schema and the local API. */
  codePoints: number;
  /** The number of graphemes, without invisible characters at both ends. */
  visible: number;
}

/** Returns the text's lengths. A lone surrogate counts as one code point. */
export function countLengths(text: string): Lengths {
  return {
    utf16: text.length,
    codePoints: countCodePoints(text),
    visible: countGraphemes(trimInvisible(text)),
  };
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    if ((text.codePointAt(index) ?? 0) > 0xff_ff) index += 1;
    count += 1;
  }
  return count;
}

/**
 * - `fits`: every length is within the limits.
 * - `doubtful`: the number of code points is within the limits, but another length isn't, so the live service
 * may reject the text.
 * - `over`, `under`: the number of code points isn't within the limits, so the local API rejects the text.
 */
export type LengthVerdict = 'fits' | 'doubtful' | 'over' | 'under';

export interface LengthJudgement {
  verdict: LengthVerdict;
  lengths: Lengths;
  /** The number of code points above the maximum, or of UTF-16 code units if the verdict is `doubtful`. */
  over: number;
  /** The number of code points below the minimum, or of visible graphemes if the verdict is `doubtful`. */
  missing: number;
}

/** Compares the text's lengths with `limit`. Both bounds are inclusive. */
export function judgeLength(text: string, limit: { min: number; max: number }): LengthJudgement {
  const lengths = countLengths(text);
  const strict = countDistance(lengths.codePoints, lengths.codePoints, limit);
  if (strict.over > 0) return { verdict: 'over', lengths, ...strict };
  if (strict.missing > 0) return { verdict: 'under', lengths, ...strict };
  const careful = countDistance(lengths.utf16, lengths.visible, limit);
  const verdict = careful.over > 0 || careful.missing > 0 ? 'doubtful' : 'fits';
  return { verdict, lengths, ...careful };
}

function countDistance(longest: number, shortest: number, limit: { min: number; max: number }) {
  return { over: Math.max(0, longest - limit.max), missing: Math.max(0, limit.min - shortest) };
}
