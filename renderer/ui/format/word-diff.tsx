import { diffArrays } from 'diff';
import { truncateText } from './long-text.ts';
import styles from './word-diff.module.css';

/** Shows deleted words struck through and inserted words underlined. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return diffWords(truncateText(before), truncateText(after)).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state of their own.
    <DiffSegment key={at} piece={piece} />
  ));
}

function DiffSegment({ piece: { kind, text } }: { piece: WordChange }) {
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>;
  return text;
}

/** Adjacent words that are in both versions or in only one version. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * If more words changed, comparing them takes too long, because the time grows with the square of their
 * number.
 */
const MAX_CHANGED_WORDS = 2_000;

/**
 * Compares `before` and `after` word by word. If too many words differ, returns each as a whole change.
 * Grapheme clusters are never split, and adjacent changes of the same kind are merged.
 */
export function diffWords(before: string, after: string): WordChange[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const splitIntoWords = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const changes = diffArrays(splitIntoWords(before), splitIntoWords(after), {
    maxEditLength: MAX_CHANGED_WORDS,
  });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const pieces = changes.map(
    ({ value, added, removed }): WordChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  return joinChanges(pieces);
}

/** Merges changes that are separated only by spaces. */
function joinChanges(pieces: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
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
