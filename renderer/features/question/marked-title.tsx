import type { Mark } from '../../../shared/similar.ts';
import { cutMarks } from '../../ui/format/cut-marks.ts';

/** A title with the words marked that it has in common with another. Text stays text. */
export function MarkedTitle({ title, marks }: { title: string; marks: readonly Mark[] }) {
  let at = 0;
  return cutMarks(title, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
