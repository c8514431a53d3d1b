import type { Mark } from '../../../shared/similar.ts';
import type { MarkedPiece } from './search-marks.ts';

/** Cuts `text` at its marks. The pieces joined are the text, whatever the marks are; none cuts a character in two. */
export function cutMarks(text: string, marks: readonly Mark[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  const add = (to: number, marked: boolean) => {
    if (to <= at) return;
    pieces.push({ text: text.slice(at, to), marked });
    at = to;
  };
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    add(wholeAt(text, from), false);
    add(wholeAt(text, to), true);
  }
  add(text.length, false);
  return pieces;
}

/** The place itself, or the one before where it would part the two halves of a character. */
function wholeAt(text: string, place: number): number {
  const isInside = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(place - 1, place + 1));
  return Math.min(text.length, isInside ? place - 1 : place);
}
