import { readChatEmoji } from '../../../../shared/emoji/chat-emoji.ts';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { readEmoji, readWholeEmoji, SEPARATOR } from '../../../../shared/emoji/emoji-syntax.ts';
import { parsePastedLine, parsePastedLines } from '../../../../shared/question/pasted-options.ts';
import { readPastedQuestion } from '../../../../shared/question/question-list.ts';
import { hasVisible } from '../../../../shared/text/invisible-characters.ts';
import { createRowText, type RowText } from '../../../drafts/draft-content.ts';

type Resolver = Pick<EmojiResolver, 'resolve'> | undefined;

/** Pasted options, and the number of emoji whose form was changed. */
export interface PastedRows {
  options: RowText[];
  converted: number;
}

/** Parses pasted text with one option per line or table cell. */
export const parsePastedOptions = (pasted: string, resolver?: Resolver): PastedRows =>
  toRows(splitPastedLines(pasted), resolver);

/** Parses a pasted question. The first line or cell is the title, and all others are options. */
export function parsePastedQuestion(pasted: string, resolver?: Resolver): PastedRows & { title: string } {
  const { title, options } = readPastedQuestion(splitPastedLines(pasted));
  return { title, ...toRows(options, resolver) };
}

function toRows(lines: readonly string[], resolver: Resolver): PastedRows {
  const { options, converted } = parsePastedLines(lines, resolver);
  return { options: options.map(createRowText), converted };
}

/** Returns whether the text contains several options. */
export const isList = (pasted: string): boolean => splitPastedLines(pasted).length > 1;

/** Returns whether the text contains a title and options. */
export const isQuestionWithOptions = (pasted: string): boolean =>
  readPastedQuestion(splitPastedLines(pasted)).options.length > 0;

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;

/**
 * Splits pasted text into lines that aren't empty. Each cell of a single table row is a line, except for an emoji
 * in its own cell. Quotes around a cell with line breaks are removed.
 */
function splitPastedLines(pasted: string): string[] {
  const rows = splitCells(pasted.trim());
  const [only = []] = rows;
  const lines = rows.length === 1 ? joinEmojiCells(only) : rows.map((cells) => cells.join('\t'));
  return lines
    .flatMap((line) => line.split(LINE_BREAK))
    .map(toPlainSpaces)
    .filter(hasVisible);
}

/** Replaces tabs and repeated spaces. Keeps the tab between 2 cells if one is an emoji. */
const toPlainSpaces = (line: string): string => {
  // Word pastes its second bullet as an `o` and a tab.
  const trimmed = line.trim().replace(/^o\t/u, '◦ ').replace(/ {2,}/gu, ' ');
  const [first = '', second, ...others] = trimmed.split('\t');
  const isPair = second !== undefined && others.length === 0 && [first, second].some(isWholeEmoji);
  return isPair ? trimmed : trimmed.replace(/[ \t]+/gu, ' ');
};

const isWholeEmoji = (cell: string): boolean => {
  const text = cell.trim();
  return readWholeEmoji(text) !== null || readChatEmoji(text)?.typed === text;
};

/** Joins a row's emoji with the text in the next cell. A row with one text and one emoji is one option. */
function joinEmojiCells(row: readonly string[]): string[] {
  const cells = row.filter(hasVisible);
  const [first = '', second = ''] = cells;
  if (cells.length === 2 && isWholeEmoji(second) && !isWholeEmoji(first)) return [cells.join('\t')];
  const lines: string[] = [];
  let emoji = '';
  for (const cell of cells) {
    if (emoji === '' && isWholeEmoji(cell)) emoji = cell.trim();
    else {
      lines.push(emoji === '' ? cell : emoji + SEPARATOR + cell.trim());
      emoji = '';
    }
  }
  return emoji === '' ? lines : [...lines, emoji];
}

/** Splits text from a spreadsheet into rows of cells. A cell with line breaks or tabs is in quotes. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const quoted = readQuotedCell(text, at);
    const end = quoted?.end ?? findCellEnd(text, at);
    rows.at(-1)?.push(quoted?.cell ?? text.slice(at, end));
    if (text[end] !== '\t' && end < text.length) rows.push([]);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}

const CELL_END = /[\t\n\r\u2028\u2029]/gu;

function findCellEnd(text: string, from: number): number {
  CELL_END.lastIndex = from;
  return CELL_END.exec(text)?.index ?? text.length;
}

/** Reads a quoted cell with a line break or tab, or returns null. Other quotes are part of the text. */
function readQuotedCell(text: string, from: number): { cell: string; end: number } | null {
  if (text[from] !== '"') return null;
  let close = text.indexOf('"', from + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const cell = text.slice(from + 1, close);
  const isCell = close >= 0 && /[\t\n\r]/u.test(cell) && /^[\t\n\r]?$/u.test(text.charAt(close + 1));
  return isCell ? { cell: cell.replaceAll('""', '"'), end: close + 1 } : null;
}

/** Parses one pasted line. The whole line is text unless it starts with an emoji or one of its cells is an emoji. */
export function parseOptionLine(pasted: string, resolver?: Resolver): RowText & { isConverted: boolean } {
  const { option, isConverted } = parsePastedLine(pasted, resolver);
  return { ...createRowText(option), isConverted };
}

/** Matches spaces and an optional separator after an emoji that's being typed. */
const TYPED_SEPARATOR = /^(?:[ \t]*\t[ \t]*|[ \t]+[-–—:|](?:[ \t]+|$)|[ \t]*:[ \t]+|[ \t]+)/u;

/**
 * Returns the change to a row after its text was typed as `value`. If the option has no emoji, an emoji at
 * the start becomes the option's emoji, and the separator after it is removed.
 */
export function splitTypedOption(row: RowText, value: string, resolver?: Resolver): Partial<RowText> {
  if (value.length <= row.text.length) return { text: value };
  if (row.emoji !== '')
    return { text: row.text === '' ? value.trimStart() : /^[-–—] $/u.test(value) ? '' : value };
  if (readChatEmoji(value, resolver)) {
    const { emoji, text } = parseOptionLine(value, resolver);
    return { emoji, text };
  }
  const emoji = findLeadingEmoji(value);
  if (emoji === '' || emoji === value) return { text: value };
  return { emoji, text: value.slice(emoji.length).replace(TYPED_SEPARATOR, '') };
}

/**
 * Returns the emoji at the start of the text, in any notation. Returns '' unless a separator or the text's
 * end follows the emoji.
 */
export function findLeadingEmoji(text: string): string {
  const reading = readEmoji(text);
  if (!reading.ok) return '';
  const rest = text.slice(reading.typed.length);
  return rest === '' || TYPED_SEPARATOR.test(rest) ? reading.typed : '';
}
