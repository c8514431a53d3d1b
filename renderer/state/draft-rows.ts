import { formatRow, type OptionText, readRow, splitLines } from '../../shared/options/option-line.ts';
import { joinLines } from '../../shared/text/lines.ts';

/** One option as the editor holds it. */
export interface Row {
  /** Stays with the row while it moves; unique within a draft. */
  readonly key: string;
  /** The emoji as typed, or empty. */
  readonly emoji: string;
  readonly text: string;
  /** The line as typed, where `emoji` and `text` can't give it back exactly. Gone with the first edit of the row. */
  readonly raw?: string;
}

/** A row without its key. */
export type RowText = Omit<Row, 'key'>;

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** A row of what was typed, without line breaks, which would make two options of one. */
export const rowText = (option: OptionText): RowText => ({
  emoji: oneLine(option.emoji),
  text: oneLine(option.text),
});

/** Reads one option line, good or bad, so that `lineOf` gives it back as typed. */
export function readLine(line: string): RowText {
  const row = readRow(line);
  if (formatRow(row) === line) return row;
  const plain = { emoji: '', text: line };
  return formatRow(plain) === line ? plain : { ...row, raw: line };
}

/** The option line of a row. */
export const lineOf = (row: RowText): string => row.raw ?? formatRow(row);

/** Whether nothing was typed into the row. */
export const isBlank = (row: RowText): boolean => row.emoji === '' && row.text === '' && !row.raw;

/** The rows of an options source, one for every line of it. */
export const readSource = (source: string): RowText[] => splitLines(source).map(readLine);

/** The options source of rows: `readSource` gives the same rows back. */
export const sourceOf = (rows: readonly RowText[]): string => joinLines(rows.map(lineOf));

/** Without the empty rows at the end: somebody is about to write them. */
export function withoutBlankEnd<R extends RowText>(rows: readonly R[]): readonly R[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}
