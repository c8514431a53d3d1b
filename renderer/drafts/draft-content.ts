import type { Draft } from '../../shared/library/entry.ts';
import { isSameDraft } from '../../shared/library/entry-draft.ts';
import { matchEditedLines } from '../../shared/question/match-option-lines.ts';
import { formatRow, type OptionText, readRow, splitLines } from '../../shared/question/option-line.ts';
import { joinLines } from '../../shared/question/options-source.ts';
import { createRecord, FIELDS, TEXT_FIELDS, type TextField } from '../../shared/question/question-fields.ts';

/** A draft in the editor, with one row for each option. */
export interface DraftContent extends Readonly<Record<TextField, string>> {
  readonly rows: readonly Row[];
  /** The number of rows created so far, used as the next row's key. */
  readonly createdRows: number;
}

/** An edit to a draft. If its row doesn't exist, the edit has no effect. */
export type DraftEdit =
  | { readonly type: 'field'; readonly field: TextField; readonly value: string }
  | {
      readonly type: 'row';
      readonly key: string;
      readonly emoji?: string;
      readonly text?: string;
      /** Whether the emoji was typed instead of chosen. */
      readonly typing?: boolean;
    }
  /** Sets the emoji of several rows by key in one undo step. */
  | { readonly type: 'emoji'; readonly emoji: ReadonlyMap<string, string> }
  | { readonly type: 'insert'; readonly at: number; readonly rows: readonly RowText[] }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  /** Reorders the rows. Rows that aren't in `keys` are placed last. */
  | { readonly type: 'order'; readonly keys: readonly string[] }
  /** Replaces a row, and empty rows after it, with `rows`. Inserts further rows. */
  | { readonly type: 'spread'; readonly key: string; readonly rows: readonly RowText[] }
  /**
   * Replaces all rows with the options in `source`. If `whole` is true, the edit is a separate undo step
   * because the text wasn't typed.
   */
  | { readonly type: 'source'; readonly source: string; readonly whole?: boolean }
  /** Replaces the whole draft, for example with a version saved elsewhere. */
  | { readonly type: 'replace'; readonly draft: Draft }
  /** Merges another client's changes. Rows that match earlier rows keep their keys. */
  | { readonly type: 'merge'; readonly draft: Draft };

export function parseDraft(draft: Draft): DraftContent {
  const empty: DraftContent = { ...pickTexts(draft), rows: [], createdRows: 0 };
  return { ...empty, ...replaceRows(empty, readSource(draft.options)) };
}

/** Returns the draft to store, without empty rows at the end. */
export function toDraft(content: DraftContent): Draft {
  const options = formatSource(trimTrailingBlanks(content.rows));
  return createRecord(FIELDS, (field) => (field === 'options' ? options : content[field]));
}

const pickTexts = (draft: Draft): Record<TextField, string> =>
  createRecord(TEXT_FIELDS, (field) => draft[field]);

/** Counts the rows that aren't empty. */
export const countOptions = (content: DraftContent): number =>
  content.rows.filter((row) => !isBlank(row)).length;

/** Returns the content after an edit, or the same object if nothing changed. */
export function applyEdit(content: DraftContent, edit: DraftEdit): DraftContent {
  switch (edit.type) {
    case 'field':
      return content[edit.field] === edit.value ? content : { ...content, [edit.field]: edit.value };
    case 'row':
      return editRows(content, new Map([[edit.key, edit]]));
    case 'emoji':
      return editRows(content, new Map([...edit.emoji].map(([key, emoji]) => [key, { emoji }])));
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
      return edit.source === formatSource(content.rows)
        ? content
        : { ...content, ...replaceRows(content, readSource(edit.source)) };
    case 'replace':
      return replaceContent(content, edit.draft);
    case 'merge':
      return mergeContent(content, edit.draft);
  }
}

function editRows(
  content: DraftContent,
  changes: ReadonlyMap<string, { emoji?: string; text?: string }>,
): DraftContent {
  const rows = content.rows.map((row) => {
    const change = changes.get(row.key);
    if (!change) return row;
    const { emoji, text } = createRowText({
      emoji: change.emoji ?? row.emoji,
      text: change.text ?? row.text,
    });
    return emoji === row.emoji && text === row.text ? row : { key: row.key, emoji, text };
  });
  return withRowsIfChanged(content, rows);
}

const withRowsIfChanged = (content: DraftContent, rows: readonly Row[]): DraftContent =>
  rows.every((row, at) => row === content.rows[at]) ? content : { ...content, rows };

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
  const places = new Map(keys.map((key, place) => [key, place] as const).toReversed());
  const findPlace = (row: Row) => places.get(row.key) ?? keys.length;
  return withRowsIfChanged(
    content,
    content.rows.toSorted((a, b) => findPlace(a) - findPlace(b)),
  );
}

function splitRow(content: DraftContent, key: string, texts: readonly RowText[]): DraftContent {
  const at = content.rows.findIndex((row) => row.key === key);
  const [first, ...others] = texts;
  if (at === -1 || !first) return content;
  const following = content.rows.slice(at + 1, at + 1 + others.length);
  const filled = following.findIndex((row) => !isBlank(row));
  const blanks = filled < 0 ? following.length : filled;
  const rows = content.rows.toSpliced(at + 1, blanks);
  return insertRows(editRows({ ...content, rows }, new Map([[key, first]])), at + 1, others);
}

function replaceContent(content: DraftContent, draft: Draft): DraftContent {
  if (isSameDraft(toDraft(content), draft)) return content;
  return { ...content, ...pickTexts(draft), ...replaceRows(content, readSource(draft.options)) };
}

function mergeContent(content: DraftContent, draft: Draft): DraftContent {
  if (isSameDraft(toDraft(content), draft)) return content;
  const filled = trimTrailingBlanks(content.rows);
  const texts = readSource(draft.options);
  const matches = matchEditedLines(texts.map(formatLine), filled.map(formatLine));
  const { rows: all, createdRows } = createRows(content.createdRows, texts);
  const rows = all.map((row, at) => {
    const old = filled[matches[at] ?? filled.length];
    return old ? { ...row, key: old.key } : row;
  });
  // Keep empty rows, because one of them may contain the caret.
  return {
    ...content,
    ...pickTexts(draft),
    rows: [...rows, ...content.rows.slice(filled.length)],
    createdRows,
  };
}

function createRows(createdRows: number, texts: readonly RowText[]): { rows: Row[]; createdRows: number } {
  const rows = texts.map((text, index) => ({ ...text, key: `row-${createdRows + index}` }));
  return { rows, createdRows: createdRows + texts.length };
}

const isSameRow = (a: RowText | undefined, b: RowText | undefined): boolean =>
  a !== undefined && b !== undefined && a.emoji === b.emoji && a.text === b.text && a.raw === b.raw;

/** Replaces the rows. Unchanged rows at the start and end keep their keys and DOM elements. */
function replaceRows(
  content: DraftContent,
  texts: readonly RowText[],
): Pick<DraftContent, 'rows' | 'createdRows'> {
  const old = content.rows;
  const shorter = Math.min(old.length, texts.length);
  let start = 0;
  while (start < shorter && isSameRow(old[start], texts[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSameRow(old.at(-1 - end), texts.at(-1 - end))) end += 1;
  const middle = createRows(content.createdRows, texts.slice(start, texts.length - end));
  return {
    createdRows: middle.createdRows,
    rows: [...old.slice(0, start), ...middle.rows, ...old.slice(old.length - end)],
  };
}

export interface Row {
  /** The row's key. It's unique within the draft and doesn't change when the row moves. */
  readonly key: string;
  /** The emoji as typed. It may be empty. */
  readonly emoji: string;
  readonly text: string;
  /** The typed line, if `emoji` and `text` can't reproduce it. Editing the row removes `raw`. */
  readonly raw?: string;
}

export type RowText = Omit<Row, 'key'>;

const replaceLineBreaks = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Creates a row's text from an option. Replaces line breaks, because they would split the option. */
export const createRowText = (option: OptionText): RowText => ({
  emoji: replaceLineBreaks(option.emoji),
  text: replaceLineBreaks(option.text),
});

/** Parses one option line, even if it's invalid. `formatLine` reproduces the line exactly. */
export function readLine(line: string): RowText {
  const row = readRow(line);
  if (formatRow(row) === line) return row;
  const plain = { emoji: '', text: line };
  return formatRow(plain) === line ? plain : { ...row, raw: line };
}

export const formatLine = (row: RowText): string => row.raw ?? formatRow(row);

export const isBlank = (row: RowText): boolean => row.emoji === '' && row.text === '' && !row.raw;

export const readSource = (source: string): RowText[] => splitLines(source).map(readLine);

/** Formats rows as text, the inverse of `readSource`. */
export const formatSource = (rows: readonly RowText[]): string => joinLines(rows.map(formatLine));

/** Removes empty rows at the end because the author may not have filled them in yet. */
export function trimTrailingBlanks<R extends RowText>(rows: readonly R[]): readonly R[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}
