import { diffArrays } from 'diff';

/** Words from `from` to `to` (excluded) of what was before, and what stands there now. */
interface Edit {
  from: number;
  to: number;
  words: string[];
}

const wordsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);

function editsOf(before: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | null = null;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      at += value.length;
      open = null;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, words: [] };
      edits.push(open);
    }
    if (added) open.words.push(...value);
    else {
      at += value.length;
      open.to = at;
    }
  }
  return edits;
}

/**
 * What two people made of a text, with the changes of both, word by word. Where they changed the same place, or nobody
 * knows what was before, both texts one after the other: the author edits it.
 */
export function combineWords(before: string | null, mine: string, theirs: string): string {
  const both = [mine, theirs].filter((text) => text.trim() !== '').join(' ');
  if (before === null) return both;
  const words = wordsOf(before);
  const edits = [...editsOf(words, wordsOf(mine)), ...editsOf(words, wordsOf(theirs))].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
  const clash = edits.some((edit, at) => {
    const last = edits[at - 1];
    return last !== undefined && (edit.from < last.to || edit.from === last.from);
  });
  if (clash) return both;
  for (const { from, to, words: next } of edits.toReversed()) words.splice(from, to - from, ...next);
  return words.join('');
}
