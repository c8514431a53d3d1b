import type { Mark } from '../../../shared/similarity.ts';
import { highlightRanges } from '../../ui/format/highlight.ts';

/** Highlights the words that a title shares with another title. Titles are never parsed as markup. */
export function HighlightedTitle({ title, marks }: { title: string; marks: readonly Mark[] }) {
  let at = 0;
  return highlightRanges(title, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.highlighted ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
