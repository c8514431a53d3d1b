import {
  type EmojiFault,
  looksLikeEmoji,
  readEmoji,
  SEPARATOR,
  textBeforeSeparator,
} from '../emoji/emoji-syntax.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { joinLines, splitLines } from '../text/lines.ts';

export { splitLines } from '../text/lines.ts';

/** What is wrong with an option line: its emoji, or one of these. */
export type OptionFault =
  | EmojiFault
  /** Nothing visible on the line. */
  | 'empty-line'
  /** No ` - ` behind the emoji. */
  | 'no-separator'
  /** Nothing behind the ` - `. Blanks are something here; `check.ts` sees to them. */
  | 'no-text';

/** `line` counts from 1; `raw` is the line without its line break. */
export type ParsedLine = { line: number; raw: string } & (
  | { ok: true; option: OptionText }
  | { ok: false; fault: OptionFault }
);

/**
 * The option lines of docs/reference/service-api.md 2.1, `<emoji> - <text>` each: the emoji is read first (see `readEmoji`), then space,
 * hyphen, space, and all the rest is the text, which may hold another ` - `. Never throws, whatever `source` is.
 */
export function parseOptions(source: string): ParsedLine[] {
  return splitLines(source).map((raw, index) => ({ line: index + 1, raw, ...parseLine(raw) }));
}

type LineResult = { ok: true; option: OptionText } | { ok: false; fault: OptionFault };

function parseLine(raw: string): LineResult {
  if (!hasVisible(raw)) return { ok: false, fault: 'empty-line' };
  const reading = readEmoji(raw);
  if (!reading.ok) return reading;
  const rest = raw.slice(reading.typed.length);
  if (!rest.startsWith(SEPARATOR)) return { ok: false, fault: missingSeparator(rest) };
  const text = rest.slice(SEPARATOR.length);
  return text === '' ? { ok: false, fault: 'no-text' } : { ok: true, option: { emoji: reading.typed, text } };
}

/** Two emoji in the place of one are no emoji; words behind an emoji lack the separator. */
function missingSeparator(rest: string): OptionFault {
  return looksLikeEmoji(textBeforeSeparator(rest) ?? '') ? 'not-an-emoji' : 'no-separator';
}

/** The inverse of `parseOptions`, for options that it gave. */
export function formatOptions(options: readonly OptionText[]): string {
  return joinLines(options.map(({ emoji, text }) => `${emoji}${SEPARATOR}${text}`));
}

/** One option as typed: the emoji in any of its forms, and the text, blanks included. */
export interface OptionText {
  emoji: string;
  text: string;
}

/**
 * An option line as an editor's row shows it, finished or not. What stands in the emoji's place goes there if it was
 * meant as one (see `looksLikeEmoji`); words before a ` - ` are text, as is anything without ` - `, unless it is
 * one complete emoji. A line that starts with ` - ` has no emoji.
 */
export function readRow(line: string): OptionText {
  if (line.startsWith(SEPARATOR)) return { emoji: '', text: line.slice(SEPARATOR.length) };
  const emoji = emojiPart(line);
  if (emoji === null) return { emoji: '', text: line };
  return { emoji, text: line.slice(emoji.length + SEPARATOR.length) };
}

/** The emoji that the line starts with: complete, or else meant as one. */
function emojiPart(line: string): string | null {
  const reading = readEmoji(line);
  if (reading.ok && (reading.typed === line || line.startsWith(SEPARATOR, reading.typed.length))) {
    return reading.typed;
  }
  const head = textBeforeSeparator(line);
  return head !== null && looksLikeEmoji(head) ? head : null;
}

/**
 * The line of a row: `<emoji> - <text>`, without text `<emoji> - `, without emoji the bare text. Text that would be
 * taken for more gets ` - ` in front. Always one line: line breaks become blanks, blanks around the emoji go.
 *
 * `readRow` gives the row back wherever a line can carry it. It can't carry words in the emoji's place, an unfinished
 * emoji that has ` - ` in it or ` -` at its end, or one that the text would finish (`$cat` before `5 $ - 6`).
 */
export function formatRow(row: OptionText): string {
  const emoji = oneLine(row.emoji).trim();
  const text = oneLine(row.text);
  if (emoji !== '') return `${emoji}${SEPARATOR}${text}`;
  const read = readRow(text);
  return read.emoji === '' && read.text === text ? text : `${SEPARATOR}${text}`;
}

const oneLine = (text: string): string => text.replace(/\r?\n/g, ' ');

/** One row for each line of an options source. */
export const readRows = (source: string): OptionText[] => splitLines(source).map(readRow);

/** A source with one line for each row, the empty ones too. */
export const formatRows = (rows: readonly OptionText[]): string => joinLines(rows.map(formatRow));
