import { countGraphemes } from '../text/graphemes.ts';
import { trimInvisible } from '../text/invisible-characters.ts';

/**
 * The service doesn't document how it counts characters (docs/reference/service-api.md 8). Text is counted in
 * the 3 usual ways, and the app warns if only some of them would accept it.
 */
export interface Lengths {
  /** UTF-16 units, as in JavaScript, Java, and C#. Never fewer than the code points. */
  utf16: number;
  /** Code points, as in JSON Schema and the local API. */
  codePoints: number;
  /** Graphemes without invisible characters at both ends. */
  visible: number;
}

/** Counts a text's units. A lone surrogate counts as one code point. */
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
 * - `fits`: every way of counting is within the limits.
 * - `doubtful`: only code points fit, so the live service may reject it.
 * - `over`, `under`: code points don't fit, so the local API rejects it.
 */
export type LengthVerdict = 'fits' | 'doubtful' | 'over' | 'under';

export interface LengthJudgement {
  verdict: LengthVerdict;
  lengths: Lengths;
  /** Code points over the maximum, or UTF-16 units if `doubtful`, or else 0. */
  over: number;
  /** Code points missing to the minimum, or visible graphemes if `doubtful`, or else 0. */
  missing: number;
}

/** Compares the text with `limit`, both bounds inclusive. */
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
