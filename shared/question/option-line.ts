import {
  type EmojiFault,
  getTextBeforeSeparator,
  isLikelyEmoji,
  readEmoji,
  SEPARATOR,
} from '../emoji/emoji-syntax.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { joinLines, splitLines } from './options-source.ts';

export { splitLines } from './options-source.ts';

export type OptionFault =
  | EmojiFault
  /** The line contains nothing visible. */
  | 'empty-line'
  /** The emoji isn't followed by ` - `. */
  | 'no-separator'
  /** The ` - ` isn't followed by text. `check-question.ts` checks text that contains only spaces. */
  | 'no-text';

/** `line` is 1-based. `raw` is the line without its line break. */
export type ParsedLine = { line: number; raw: string } & (
  | { ok: true; option: OptionText }
  | { ok: false; fault: OptionFault }
);

/**
 * Parses option lines in the format `<emoji> - <text>` (docs/reference/service-api.md 2.1). The text can
 * contain ` - `. Invalid lines don't throw.
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
  if (!rest.startsWith(SEPARATOR)) return { ok: false, fault: classifyMissingSeparator(rest) };
  const text = rest.slice(SEPARATOR.length);
  return text === '' ? { ok: false, fault: 'no-text' } : { ok: true, option: { emoji: reading.typed, text } };
}

/**
 * Distinguishes several emoji before the separator, which aren't valid, from an emoji and text without a
 * separator.
 */
function classifyMissingSeparator(rest: string): OptionFault {
  return isLikelyEmoji(getTextBeforeSeparator(rest) ?? '') ? 'not-an-emoji' : 'no-separator';
}

export function formatOptions(options: readonly OptionText[]): string {
  return joinLines(options.map(({ emoji, text }) => `${emoji}${SEPARATOR}${text}`));
}

/** An option as typed, including its spaces. */
export interface OptionText {
  emoji: string;
  text: string;
}

/**
 * Splits an option line for the editor, even if it's incomplete. Text before the separator is the emoji only
 * if it looks like one. A line without a separator is all text, unless it's a complete emoji. A line that
 * starts with the separator has no emoji.
 */
export function readRow(line: string): OptionText {
  if (line.startsWith(SEPARATOR)) return { emoji: '', text: line.slice(SEPARATOR.length) };
  const emoji = getEmojiPart(line);
  if (emoji === null) return { emoji: '', text: line };
  return { emoji, text: line.slice(emoji.length + SEPARATOR.length) };
}

/** Returns the emoji, or the text that looks like one, at the start of the line, or null. */
function getEmojiPart(line: string): string | null {
  const reading = readEmoji(line);
  if (reading.ok && (reading.typed === line || line.startsWith(SEPARATOR, reading.typed.length))) {
    return reading.typed;
  }
  const head = getTextBeforeSeparator(line);
  return head !== null && isLikelyEmoji(head) ? head : null;
}

/**
 * Formats a row as an option line: `<emoji> - <text>`, `<emoji> - ` if there's no text, or only the text if
 * there's no emoji. Text that would be parsed differently is preceded by ` - `. Line breaks become spaces.
 *
 * `readRow` returns the same row, except for emoji that a line can't represent: words, an incomplete emoji
 * with ` - ` in it or ` -` at its end, or an emoji that the text would complete (`$cat` before `5 $ - 6`).
 */
export function formatRow(row: OptionText): string {
  const emoji = toOneLine(row.emoji).trim();
  const text = toOneLine(row.text);
  if (emoji !== '') return `${emoji}${SEPARATOR}${text}`;
  const read = readRow(text);
  return read.emoji === '' && read.text === text ? text : `${SEPARATOR}${text}`;
}

const toOneLine = (text: string): string => text.replace(/\r?\n/g, ' ');

export const readRows = (source: string): OptionText[] => splitLines(source).map(readRow);

export const formatRows = (rows: readonly OptionText[]): string => joinLines(rows.map(formatRow));
