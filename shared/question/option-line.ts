import {
  type EmojiFault,
  looksLikeEmoji,
  readEmoji,
  SEPARATOR,
  textBeforeSeparator,
} from '../emoji/emoji-syntax.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { joinLines, splitLines } from '../text/lines.ts';
import type { OptionText } from './option-row.ts';

export { splitLines } from '../text/lines.ts';
export { formatRow, formatRows, type OptionText, readRow, readRows } from './option-row.ts';

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
