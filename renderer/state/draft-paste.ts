import { readEmoji } from '../../shared/emoji/emoji-form.ts';
import { isBlank, type RowText, readLine, rowText } from './draft-rows.ts';

/** What people write between emoji and text. */
const SEPARATOR = /^(?:[ \t]*\t[ \t]*|[ \t]+[-–—:|][ \t]+|[ \t]*:[ \t]+|[ \t]+)/u;

/** The lines of pasted text that are not empty. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether pasted text holds more than one line. */
export const hasLines = (pasted: string): boolean => /[\n\r\u2028\u2029]/u.test(pasted.trim());

/** Emoji and text of one line; all of it is text where it begins with no emoji, and no cell of a table is one. */
export function optionOfLine(line: string): RowText {
  return optionOfCells(line) ?? optionOfWords(line);
}

/** Two cells of a table, of which the second one is the emoji. */
function optionOfCells(line: string): RowText | null {
  const [first, second, ...others] = line.split('\t').map((cell) => cell.trim());
  if (!first || !second || others.length > 0 || leadingEmoji(first) !== '') return null;
  return leadingEmoji(second) === second ? rowText({ emoji: second, text: first }) : null;
}

function optionOfWords(line: string): RowText {
  const read = readLine(line);
  if (read.emoji !== '' && read.text !== '') return read;
  const emoji = leadingEmoji(line);
  if (!emoji) return isBlank(read) ? read : rowText({ emoji: '', text: line });
  const rest = line.slice(emoji.length);
  return rowText({ emoji, text: rest.replace(SEPARATOR, '') });
}

/**
 * What becomes of a row when its text is typed as `value`. An emoji at the beginning goes where emoji belong if there
 * is none yet, and the ` - ` or the space that people type behind it is left out, also behind one that was picked.
 */
export function optionOfTyping(row: RowText, value: string): Partial<RowText> {
  if (value.length <= row.text.length) return { text: value };
  if (row.emoji !== '')
    return { text: row.text === '' ? value.trimStart() : /^[-–—] $/u.test(value) ? '' : value };
  const emoji = leadingEmoji(value);
  if (emoji === '' || emoji === value) return { text: value };
  return { emoji, text: value.slice(emoji.length).replace(SEPARATOR, '') };
}

/** The emoji that a text begins with, in any of its written forms, if a space or nothing follows it; else ''. */
export function leadingEmoji(text: string): string {
  const reading = readEmoji(text);
  if (!reading.ok) return '';
  const rest = text.slice(reading.typed.length);
  return rest === '' || SEPARATOR.test(rest) ? reading.typed : '';
}
