import type { Mark } from '../../../shared/similarity.ts';
import { foldCase } from '../../../shared/text/fold-case.ts';
import { parseSearch } from '../../../shared/text/search-terms.ts';

export interface HighlightSegment {
  text: string;
  highlighted: boolean;
}

/**
 * Splits text into segments that match the search and segments that don't. Joining the segments results in
 * the original text.
 */
export function highlightSearch(text: string, search: string): HighlightSegment[] {
  const words = parseSearch(search).flatMap(({ variants }) => variants);
  if (words.length === 0) return text ? [{ text, highlighted: false }] : [];
  const characters = [...text];
  const { folded, owner } = foldCharacters(characters);
  const hit = new Set<number>();
  for (const word of words) {
    let end = 0;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // Matches can overlap.
      for (const character of owner.slice(Math.max(at, end), at + word.length)) hit.add(character);
      end = at + word.length;
    }
  }
  return joinRuns(characters, hit);
}

/** Returns the folded text and, for each of its UTF-16 code units, the original character's index. */
export function foldCharacters(characters: readonly string[]): { folded: string; owner: number[] } {
  const owner: number[] = [];
  let folded = '';
  for (const [index, character] of characters.entries()) {
    const part = foldCase(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) owner.push(index);
  }
  return { folded, owner };
}

const isMark = (character: string): boolean => /^\p{M}$/u.test(character);

/** Joins characters into segments. A combining mark is in the same segment as the preceding character. */
function joinRuns(characters: readonly string[], hit: ReadonlySet<number>): HighlightSegment[] {
  const pieces: HighlightSegment[] = [];
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1);
    const marked = last && isMark(character) ? last.highlighted : hit.has(index);
    if (last && last.highlighted === marked) last.text += character;
    else pieces.push({ text: character, highlighted: marked });
  }
  return pieces;
}

/**
 * Splits text at ranges, but never within a surrogate pair. Joining the segments results in the original
 * text.
 */
export function highlightRanges(text: string, marks: readonly Mark[]): HighlightSegment[] {
  const pieces: HighlightSegment[] = [];
  let at = 0;
  const add = (to: number, marked: boolean) => {
    if (to <= at) return;
    pieces.push({ text: text.slice(at, to), highlighted: marked });
    at = to;
  };
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    add(findCharacterStart(text, from), false);
    add(findCharacterStart(text, to), true);
  }
  add(text.length, false);
  return pieces;
}

/** Returns `place`, or the preceding index if `place` is within a surrogate pair. */
function findCharacterStart(text: string, place: number): number {
  const isInside = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(place - 1, place + 1));
  return Math.min(text.length, isInside ? place - 1 : place);
}
