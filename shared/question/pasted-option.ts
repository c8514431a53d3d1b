import { readEmoji, SEPARATOR } from '../emoji/emoji-syntax.ts';
import { parseOptions } from './option-line.ts';

/** A bullet or number before an item of a list. */
const LIST_MARKER = /^[ \t]*(?:[-*•‣▪◦·–—]|\d{1,3}[.)])[ \t]+/u;
/** What may separate emoji and text. */
const BETWEEN = /^(?:[ \t]+[-–—:|](?:[ \t]+|$)|[ \t]*:[ \t]+|[ \t]+)/u;

/**
 * Converts a pasted line such as `- 🍵 Tea`, `1. :tea: - Tea`, or `🍵 Tea` to an option line. Valid option lines stay as
 * they are. Lines without an emoji only lose their list marker.
 */
export function parsePastedOption(line: string): string {
  if (parseOptions(line)[0]?.ok) return line;
  const rest = line.replace(LIST_MARKER, '');
  const reading = readEmoji(rest);
  if (!reading.ok) return rest;
  const afterEmoji = rest.slice(reading.typed.length);
  const text = afterEmoji.replace(BETWEEN, '');
  if (text === afterEmoji || (text === '' && afterEmoji.trim() === '')) return rest;
  return `${reading.typed}${SEPARATOR}${text}`;
}
