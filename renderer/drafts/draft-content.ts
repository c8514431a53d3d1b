import { sameDraft } from '../../shared/draft.ts';
import type { Draft } from '../../shared/library.ts';
import { formatRow, type OptionText, readRow, splitLines } from '../../shared/options/option-line.ts';
import { FIELDS, recordOf, TEXT_FIELDS, type TextField } from '../../shared/question/fields.ts';
import { joinLines } from '../../shared/text/lines.ts';

/** A draft as the editor holds it: option lines as rows. */
export interface Content extends Readonly<Record<TextField, string>> {
  readonly rows: readonly Row[];
  /** Rows made so far; the next one is named after it. */
  readonly made: number;
}

/** What an author can do to a draft. Edits of rows that are not there change nothing. */
export type Edit =
  | { readonly type: 'field'; readonly field: TextField; readonly value: string }
  | {
      readonly type: 'row';
      readonly key: string;
      readonly emoji?: string;
      readonly text?: string;
      /** The emoji is typed key by key, rather than chosen. */
      readonly typing?: boolean;
    }
  | { readonly type: 'insert'; readonly at: number; readonly rows: readonly RowText[] }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  /** All rows in another order; those not named stay behind the others. */
  | { readonly type: 'order'; readonly keys: readonly string[] }
  /** The row becomes `rows[0]`, the others follow it. */
  | { readonly type: 'spread'; readonly key: string; readonly rows: readonly RowText[] }
  /** All rows, from the options as text. `whole`: a step of its own, no typing. */
  | { readonly type: 'source'; readonly source: string; readonly whole?: boolean }
  /** Everything, such as what was saved elsewhere. */
  | { readonly type: 'replace'; readonly draft: Draft };

/** A draft as stored, read into rows. */
export function contentOf(draft: Draft): Content {
  const empty: Content = { ...textsOf(draft), rows: [], made: 0 };
  return { ...empty, ...withRows(empty, readSource(draft.options)) };
}

/** What is stored: everything but the empty rows at the end. */
export function draftOf(content: Content): Draft {
  const options = sourceOf(withoutBlankEnd(content.rows));
  return recordOf(FIELDS, (field) => (field === 'options' ? options : content[field]));
}

const textsOf = (draft: Draft): Record<TextField, string> => recordOf(TEXT_FIELDS, (field) => draft[field]);

/** How many options were begun. */
export const optionCount = (content: Content): number => content.rows.filter((row) => !isBlank(row)).length;

/** The content after an edit; the very same object where it changes nothing. */
export function applyEdit(content: Content, edit: Edit): Content {
  switch (edit.type) {
    case 'field':
      return content[edit.field] === edit.value ? content : { ...content, [edit.field]: edit.value };
    case 'row':
      return editRow(content, edit.key, edit);
    case 'insert':
      return insert(content, edit.at, edit.rows);
    case 'remove':
      return content.rows.some((row) => row.key === edit.key)
        ? { ...content, rows: content.rows.filter((row) => row.key !== edit.key) }
        : content;
    case 'move':
      return move(content, edit.key, edit.to);
    case 'order':
      return order(content, edit.keys);
    case 'spread':
      return spread(content, edit.key, edit.rows);
    case 'source':
      return edit.source === sourceOf(content.rows)
        ? content
        : { ...content, ...withRows(content, readSource(edit.source)) };
    case 'replace':
      return replace(content, edit.draft);
  }
}

function editRow(content: Content, key: string, change: { emoji?: string; text?: string }): Content {
  const row = content.rows.find((candidate) => candidate.key === key);
  if (!row) return content;
  const { emoji, text } = rowText({ emoji: change.emoji ?? row.emoji, text: change.text ?? row.text });
  if (emoji === row.emoji && text === row.text) return content;
  return { ...content, rows: content.rows.map((other) => (other === row ? { key, emoji, text } : other)) };
}

function insert(content: Content, at: number, texts: readonly RowText[]): Content {
  if (texts.length === 0) return content;
  const { rows, made } = named(content.made, texts);
  return { ...content, made, rows: content.rows.toSpliced(Math.max(0, at), 0, ...rows) };
}

function move(content: Content, key: string, to: number): Content {
  const from = content.rows.findIndex((row) => row.key === key);
  const row = content.rows[from];
  const target = Math.min(Math.max(0, to), content.rows.length - 1);
  if (!row || from === target) return content;
  return { ...content, rows: content.rows.toSpliced(from, 1).toSpliced(target, 0, row) };
}

function order(content: Content, keys: readonly string[]): Content {
  const placeOf = (row: Row) => (keys.includes(row.key) ? keys.indexOf(row.key) : keys.length);
  const rows = content.rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return rows.every((row, index) => row === content.rows[index]) ? content : { ...content, rows };
}

function spread(content: Content, key: string, texts: readonly RowText[]): Content {
  const at = content.rows.findIndex((row) => row.key === key);
  const [first, ...others] = texts;
  if (at === -1 || !first) return content;
  return insert(editRow(content, key, first), at + 1, others);
}

function replace(content: Content, draft: Draft): Content {
  if (sameDraft(draftOf(content), draft)) return content;
  return { ...content, ...textsOf(draft), ...withRows(content, readSource(draft.options)) };
}

function named(made: number, texts: readonly RowText[]): { rows: Row[]; made: number } {
  const rows = texts.map((text, index) => ({ ...text, key: `row-${made + index}` }));
  return { rows, made: made + texts.length };
}

const sameRow = (a: RowText | undefined, b: RowText | undefined): boolean =>
  a !== undefined && b !== undefined && a.emoji === b.emoji && a.text === b.text && a.raw === b.raw;

/** New rows; those unchanged at the beginning and the end keep their keys, and so their place on the screen. */
function withRows(content: Content, texts: readonly RowText[]): Pick<Content, 'rows' | 'made'> {
  const old = content.rows;
  const shorter = Math.min(old.length, texts.length);
  let start = 0;
  while (start < shorter && sameRow(old[start], texts[start])) start += 1;
  let end = 0;
  while (end < shorter - start && sameRow(old.at(-1 - end), texts.at(-1 - end))) end += 1;
  const middle = named(content.made, texts.slice(start, texts.length - end));
  return {
    made: middle.made,
    rows: [...old.slice(0, start), ...middle.rows, ...old.slice(old.length - end)],
  };
}

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
