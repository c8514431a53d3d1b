import { toCaselessKey } from '../../../../shared/text/fold-case.ts';
import { findWordEdits } from '../../../drafts/merge-texts.ts';

const splitWords = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);

const splitSentences = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => sentence !== '');

/** Returns the local text, followed by the sentences that are only in the remote text. */
function joinSentences(local: string, remote: string, separator: string): string {
  const known = new Set(splitSentences(local).map(toCaselessKey));
  const more = splitSentences(remote).filter((sentence) => !known.has(toCaselessKey(sentence)));
  return [local.trim(), more.join(' ')].filter((text) => text !== '').join(separator);
}

/**
 * Merges two edits of the same text word by word. If the edits overlap or the base is unknown, returns both
 * versions joined by `separator`, without repeated sentences.
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
