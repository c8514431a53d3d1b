import type { Mark } from '../../../shared/similarity.ts';
import { foldCase } from '../../../shared/text/fold-case.ts';
import { foldCharacters } from '../../ui/format/highlight.ts';

/** A name's match. Lower ranks are better. */
export interface NameMatch {
  rank: number;
  marks: Mark[];
}

/** The rank of names that match only by their initials. */
export const INITIALS_RANK = 5;

/**
 * Matches `name` against the typed text, regardless of case and accents. Returns null if it doesn't match.
 * Prefixes rank best, then starts of words in any order, then any part, and finally initials, such as "gtd"
 * for "Go to drafts". `also` contains search words that aren't shown.
 */
export function matchName(name: string, typed: string, also = ''): NameMatch | null {
  // Fold each character separately, as the name's characters are folded. A letter may fold differently at the
  // end of a word.
  const words = foldCharacters([...typed])
    .folded.split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return { rank: 0, marks: [] };
  const characters = [...name];
  const { folded, owner } = foldCharacters(characters);
  const createMarks = (places: readonly NameRange[]): Mark[] => toMarks(places, characters, owner);

  const whole = words.join(' ');
  if (folded.startsWith(whole)) return { rank: 0, marks: createMarks([[0, whole.length]]) };
  const starts = words.map((word) => findWordStart(folded, word));
  if (starts.every((at) => at >= 0)) {
    const inOrder = starts.every((at, index) => index === 0 || at > (starts[index - 1] ?? 0));
    return { rank: inOrder ? 1 : 2, marks: createMarks(createRanges(words, starts)) };
  }
  const others = foldCase(also);
  if (words.every((word, index) => (starts[index] ?? -1) >= 0 || findWordStart(others, word) >= 0)) {
    return { rank: 3, marks: createMarks(createRanges(words, starts)) };
  }
  const anywhere = words.map((word) => folded.indexOf(word));
  if (anywhere.every((at) => at >= 0)) return { rank: 4, marks: createMarks(createRanges(words, anywhere)) };
  const initials = words.length === 1 ? findInitials(folded, whole) : null;
  return initials && { rank: INITIALS_RANK, marks: createMarks(initials) };
}

/** The range's start and end, in UTF-16 code units of the folded name. */
type NameRange = readonly [number, number];

/** Returns the index at which a word in `text` starts with `word`, or -1. */
function findWordStart(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
  }
  return -1;
}

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');

const createRanges = (words: readonly string[], starts: readonly number[]): NameRange[] =>
  words.flatMap((word, index): NameRange[] => {
    const at = starts[index] ?? -1;
    return at < 0 ? [] : [[at, at + word.length]];
  });

/** Finds letters that start a word or follow the previous letter. Returns null unless all of them match. */
function findInitials(text: string, letters: string): NameRange[] | null {
  const places: NameRange[] = [];
  let from = 0;
  for (const letter of letters) {
    const last = places.at(-1)?.[1] ?? -1;
    let at = text.indexOf(letter, from);
    while (at >= 0 && at !== last && !isWordStart(text, at)) at = text.indexOf(letter, at + 1);
    if (at < 0) return null;
    places.push([at, at + letter.length]);
    from = at + letter.length;
  }
  return places;
}

/** Converts ranges in the folded name to sorted ranges in the displayed name. */
function toMarks(
  places: readonly NameRange[],
  characters: readonly string[],
  owner: readonly number[],
): Mark[] {
  const starts = [0];
  for (const character of characters) starts.push((starts.at(-1) ?? 0) + character.length);
  return [...places]
    .sort((a, b) => a[0] - b[0])
    .map(([from, to]): Mark => [starts[owner[from] ?? 0] ?? 0, starts[(owner[to - 1] ?? 0) + 1] ?? 0]);
}
