import { diffArrays } from 'diff';

/** A piece of two texts laid over each other: in both, or only in the one before or the one after. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * What became of a text, word by word. Without the added pieces it is `before`, without the removed ones `after`. No
 * character that people see as one is ever cut, and no two pieces of a kind follow each other.
 */
export function diffWords(before: string, after: string): Piece[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const pieces = diffArrays(wordsOf(before), wordsOf(after)).map(
    ({ value, added, removed }): Piece => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  return joinChanges(pieces);
}

/** Where only blanks stay between two changes, they read better as one. */
function joinChanges(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween = index > 0 && index < pieces.length - 1 && text.trim() === '';
    if (kind === 'same' && !isBetween) {
      flush();
      result.push({ kind, text });
    } else {
      if (kind !== 'added') removed += text;
      if (kind !== 'removed') added += text;
    }
  }
  flush();
  return result;
}
