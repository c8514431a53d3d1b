/** A change that replaced the string `out` at this position with `in`. */
export interface TextSplice {
  /** The position in UTF-16 code units. */
  readonly at: number;
  readonly out: string;
  readonly in: string;
}

/** Returns the shortest single change from `before` to `after`. */
export function findSplice(before: string, after: string): TextSplice {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (isHigh(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isLow(before.charCodeAt(before.length - end))) end -= 1;
  const sliceMiddle = (text: string) => text.slice(start, text.length - Math.max(0, end));
  return { at: Math.max(0, start), out: sliceMiddle(before), in: sliceMiddle(after) };
}

/**
 * Returns whether a code unit is a high surrogate. A splice must not split surrogate pairs, because all
 * strings must be well-formed.
 */
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Returns the caret's position after a change. Text inserted at the caret's position follows the caret. */
export function moveCaret(caret: number, { at, out, in: put }: TextSplice): number {
  if (caret <= at) return caret;
  return caret >= at + out.length ? caret + put.length - out.length : at + put.length;
}
