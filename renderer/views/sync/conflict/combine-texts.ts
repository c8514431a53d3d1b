import { diffArrays } from 'diff';
import { foldCase } from '../../../../shared/text/fold-case.ts';

/** The replacement of the words from `from` to `to` (exclusive). */
interface WordEdit {
  from: number;
  to: number;
  words: string[];
}

const splitWords = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);

function editsOf(before: readonly string[], after: readonly string[]): WordEdit[] {
  const edits: WordEdit[] = [];
  let at = 0;
  let open: WordEdit | null = null;
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

const splitSentences = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => sentence !== '');

/** The local text, then the sentences that only the remote one has. */
function joinSentences(local: string, remote: string, separator: string): string {
  const known = new Set(splitSentences(local).map(foldCase));
  const more = splitSentences(remote).filter((sentence) => !known.has(foldCase(sentence)));
  return [local.trim(), more.join(' ')].filter((text) => text !== '').join(separator);
}

/**
 * Merges two edits of a text word by word. If they overlap, or if the base is unknown, returns both texts without repeated
 * sentences, joined by `separator`.
 */
export function combineTexts(before: string | null, local: string, remote: string, separator = ' '): string {
  const both = joinSentences(local, remote, separator);
  if (before === null) return both;
  const words = splitWords(before);
  const edits = [...editsOf(words, splitWords(local)), ...editsOf(words, splitWords(remote))].sort(
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
