import { fold, searchWords } from '../../../shared/text/fold.ts';

/** A piece of text, and whether a search found it. */
export interface MarkedPiece {
  text: string;
  marked: boolean;
}

/** Cuts `text` where words of `search` stand in it. The pieces joined are the text. */
export function markSearch(text: string, search: string): MarkedPiece[] {
  const words = searchWords(search);
  if (words.length === 0) return text ? [{ text, marked: false }] : [];
  const characters = [...text];
  const { folded, owner } = foldCharacters(characters);
  const hit = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const character of owner.slice(at, at + word.length)) hit.add(character);
    }
  }
  return joinRuns(characters, hit);
}

/** The folded text, and for each of its code units the character that it came from. */
export function foldCharacters(characters: readonly string[]): { folded: string; owner: number[] } {
  const owner: number[] = [];
  let folded = '';
  for (const [index, character] of characters.entries()) {
    const part = fold(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) owner.push(index);
  }
  return { folded, owner };
}

const isMark = (character: string): boolean => /^\p{M}$/u.test(character);

/** Accents that stand as characters of their own go with the letter before them. */
function joinRuns(characters: readonly string[], hit: ReadonlySet<number>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1);
    const marked = last && isMark(character) ? last.marked : hit.has(index);
    if (last && last.marked === marked) last.text += character;
    else pieces.push({ text: character, marked });
  }
  return pieces;
}
