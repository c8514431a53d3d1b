import type { Draft } from '../../shared/library/entry.ts';
import { sameDraft } from '../../shared/library/entry-draft.ts';
import { FIELDS, recordOf, TEXT_FIELDS, type TextField } from '../../shared/question/fields.ts';
import { formatRow, type OptionText, readRow, splitLines } from '../../shared/question/option-line.ts';
import { joinLines } from '../../shared/text/lines.ts';

/** A draft as the editor holds it: option lines as rows. */
export interface DraftContent extends Readonly<Record<TextField, string>> {
  readonly rows: readonly Row[];
  /** Rows made so far; the next one is named after it. */
  readonly createdRows: number;
}

/** What an author can do to a draft. Edits of rows that are not there change nothing. */
export type DraftEdit =
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
export function contentOf(draft: Draft): DraftContent {
  const empty: DraftContent = { ...textsOf(draft), rows: [], createdRows: 0 };
  return { ...empty, ...withRows(empty, readSource(draft.options)) };
}

/** What is stored: everything but the empty rows at the end. */
export function draftOf(content: DraftContent): Draft {
  const options = sourceOf(withoutTrailingBlanks(content.rows));
  return recordOf(FIELDS, (field) => (field === 'options' ? options : content[field]));
}

const textsOf = (draft: Draft): Record<TextField, string> => recordOf(TEXT_FIELDS, (field) => draft[field]);

/** How many options were begun. */
export const optionCount = (content: DraftContent): number =>
  content.rows.filter((row) => !isBlank(row)).length;

/** The content after an edit; the very same object where it changes nothing. */
export function applyEdit(content: DraftContent, edit: DraftEdit): DraftContent {
  switch (edit.type) {
    case 'field':
      return content[edit.field] === edit.value ? content : { ...content, [edit.field]: edit.value };
    case 'row':
      return editRow(content, edit.key, edit);
    case 'insert':
      return insertRows(content, edit.at, edit.rows);
    case 'remove':
      return content.rows.some((row) => row.key === edit.key)
        ? { ...content, rows: content.rows.filter((row) => row.key !== edit.key) }
        : content;
    case 'move':
      return moveRow(content, edit.key, edit.to);
    case 'order':
      return orderRows(content, edit.keys);
    case 'spread':
      return splitRow(content, edit.key, edit.rows);
    case 'source':
      return edit.source === sourceOf(content.rows)
        ? content
        : { ...content, ...withRows(content, readSource(edit.source)) };
    case 'replace':
      return replaceContent(content, edit.draft);
  }
}

function editRow(
  content: DraftContent,
  key: string,
  change: { emoji?: string; text?: string },
): DraftContent {
  const row = content.rows.find((candidate) => candidate.key === key);
  if (!row) return content;
  const { emoji, text } = rowText({ emoji: change.emoji ?? row.emoji, text: change.text ?? row.text });
  if (emoji === row.emoji && text === row.text) return content;
  return { ...content, rows: content.rows.map((other) => (other === row ? { key, emoji, text } : other)) };
}

function insertRows(content: DraftContent, at: number, texts: readonly RowText[]): DraftContent {
  if (texts.length === 0) return content;
  const { rows, createdRows } = createRows(content.createdRows, texts);
  return { ...content, createdRows, rows: content.rows.toSpliced(Math.max(0, at), 0, ...rows) };
}

function moveRow(content: DraftContent, key: string, to: number): DraftContent {
  const from = content.rows.findIndex((row) => row.key === key);
  const row = content.rows[from];
  const target = Math.min(Math.max(0, to), content.rows.length - 1);
  if (!row || from === target) return content;
  return { ...content, rows: content.rows.toSpliced(from, 1).toSpliced(target, 0, row) };
}

function orderRows(content: DraftContent, keys: readonly string[]): DraftContent {
  const placeOf = (row: Row) => (keys.includes(row.key) ? keys.indexOf(row.key) : keys.length);
  const rows = content.rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return rows.every((row, index) => row === content.rows[index]) ? content : { ...content, rows };
}

function splitRow(content: DraftContent, key: string, texts: readonly RowText[]): DraftContent {
  const at = content.rows.findIndex((row) => row.key === key);
  const [first, ...others] = texts;
  if (at === -1 || !first) return content;
  return insertRows(editRow(content, key, first), at + 1, others);
}

function replaceContent(content: DraftContent, draft: Draft): DraftContent {
  if (sameDraft(draftOf(content), draft)) return content;
  return { ...content, ...textsOf(draft), ...withRows(content, readSource(draft.options)) };
}

function createRows(createdRows: number, texts: readonly RowText[]): { rows: Row[]; createdRows: number } {
  const rows = texts.map((text, index) => ({ ...text, key: `row-${createdRows + index}` }));
  return { rows, createdRows: createdRows + texts.length };
}

const sameRow = (a: RowText | undefined, b: RowText | undefined): boolean =>
  a !== undefined && b !== undefined && a.emoji === b.emoji && a.text === b.text && a.raw === b.raw;

/** New rows; those unchanged at the beginning and the end keep their keys, and so their place on the screen. */
function withRows(
  content: DraftContent,
  texts: readonly RowText[],
): Pick<DraftContent, 'rows' | 'createdRows'> {
  const old = content.rows;
  const shorter = Math.min(old.length, texts.length);
  let start = 0;
  while (start < shorter && sameRow(old[start], texts[start])) start += 1;
  let end = 0;
  while (end < shorter - start && sameRow(old.at(-1 - end), texts.at(-1 - end))) end += 1;
  const middle = createRows(content.createdRows, texts.slice(start, texts.length - end));
  return {
    createdRows: middle.createdRows,
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

const withoutLineBreaks = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** A row of what was typed, without line breaks, which would make two options of one. */
export const rowText = (option: OptionText): RowText => ({
  emoji: withoutLineBreaks(option.emoji),
  text: withoutLineBreaks(option.text),
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
export function withoutTrailingBlanks<R extends RowText>(rows: readonly R[]): readonly R[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}
