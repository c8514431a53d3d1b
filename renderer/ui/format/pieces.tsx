import { diffWords, type Piece } from './diff-words.ts';
import styles from './pieces.module.css';

/** A text and what became of it: words that are gone struck through, new ones underlined. */
export function Pieces({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state of their own.
    <OnePiece key={at} piece={piece} />
  ));
}

function OnePiece({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>;
  return text;
}
