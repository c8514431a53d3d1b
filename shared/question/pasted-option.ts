import { readEmoji, SEPARATOR } from '../emoji/emoji-syntax.ts';
import { parseOptions } from './option-line.ts';

/** The sign or number that a line of a list begins with. */
const MARK = /^[ \t]*(?:[-*•‣▪◦·–—]|\d{1,3}[.)])[ \t]+/u;
/** What people write between emoji and text. */
const BETWEEN = /^(?:[ \t]+[-–—:|][ \t]+|[ \t]*:[ \t]+|[ \t]+)/u;

/**
 * An option line as the service wants it, of one as people write them: `- 🍵 Tea`, `1. :tea: - Tea`, `🍵 Tea`. A line that
 * is one already stays as it is, and so does what has no emoji, but for the mark of its list.
 */
export function parsePastedOption(line: string): string {
  if (parseOptions(line)[0]?.ok) return line;
  const rest = line.replace(MARK, '');
  const reading = readEmoji(rest);
  if (!reading.ok) return rest;
  const behind = rest.slice(reading.typed.length);
  const text = behind.replace(BETWEEN, '');
  return text === '' || text === behind ? rest : `${reading.typed}${SEPARATOR}${text}`;
}
