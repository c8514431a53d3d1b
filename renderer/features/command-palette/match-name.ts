import type { Mark } from '../../../shared/similar.ts';
import { fold } from '../../../shared/text/fold-case.ts';
import { foldCharacters } from '../../ui/format/highlight.ts';

/** How a name answers what was typed: the lower the rank, the better. */
export interface NameMatch {
  rank: number;
  /** The places of the name that answer it. */
  marks: Mark[];
}

/** The rank of names that only their initials answer. */
export const INITIALS_RANK = 5;

/**
 * How `name` answers what was typed, or null. First names that begin with it, then names in which every word of it
 * begins a word, in order or not, then those that have its words anywhere, and at last initials: «gtd» for «Go to
 * drafts». `also` are words that are meant as well and not shown. Case and accents don't matter.
 */
export function matchName(name: string, typed: string, also = ''): NameMatch | null {
  // By the character, as the name is: a letter may fold otherwise at the end of a word.
  const words = foldCharacters([...typed])
    .folded.split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return { rank: 0, marks: [] };
  const characters = [...name];
  const { folded, owner } = foldCharacters(characters);
  const marksOf = (places: readonly NameRange[]): Mark[] => toMarks(places, characters, owner);

  const whole = words.join(' ');
  if (folded.startsWith(whole)) return { rank: 0, marks: marksOf([[0, whole.length]]) };
  const starts = words.map((word) => wordStart(folded, word));
  if (starts.every((at) => at >= 0)) {
    const inOrder = starts.every((at, index) => index === 0 || at > (starts[index - 1] ?? 0));
    return { rank: inOrder ? 1 : 2, marks: marksOf(rangesOf(words, starts)) };
  }
  const others = fold(also);
  if (words.every((word, index) => (starts[index] ?? -1) >= 0 || wordStart(others, word) >= 0)) {
    return { rank: 3, marks: marksOf(rangesOf(words, starts)) };
  }
  const anywhere = words.map((word) => folded.indexOf(word));
  if (anywhere.every((at) => at >= 0)) return { rank: 4, marks: marksOf(rangesOf(words, anywhere)) };
  const initials = words.length === 1 ? findInitials(folded, whole) : null;
  return initials && { rank: INITIALS_RANK, marks: marksOf(initials) };
}

/** From and to, in code units of the folded name. */
type NameRange = readonly [number, number];

/** Where a word of `text` begins with `word`; -1 where none does. */
function wordStart(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
  }
  return -1;
}

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');

const rangesOf = (words: readonly string[], starts: readonly number[]): NameRange[] =>
  words.flatMap((word, index): NameRange[] => {
    const at = starts[index] ?? -1;
    return at < 0 ? [] : [[at, at + word.length]];
  });

/** Each letter either begins a word or follows the one before at once. Null where they don't all fit. */
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

/** The places in the name as it is shown, in order. */
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
