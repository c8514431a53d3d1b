import { foldCase } from '../../../../shared/text/fold-case.ts';
import { findWordEdits } from '../../../drafts/merge-texts.ts';

const splitWords = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);

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
  const edits = [local, remote]
    .flatMap((after) => findWordEdits(before, after, splitWords))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const clash = edits.some((edit, at) => {
    const last = edits[at - 1];
    return last !== undefined && (edit.from < last.to || edit.from === last.from);
  });
  if (clash) return both;
  return edits
    .toReversed()
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), before);
}
