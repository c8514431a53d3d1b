import { readEmoji } from '../../shared/emoji-form.ts';
import { isBlank, type RowText, readLine, rowText } from './draft-rows.ts';

/** A sign that begins every line of a list. */
const BULLET = /^[-*•‣▪◦·–—][ \t]+/u;
const NUMBER = /^(\d{1,3})[.)][ \t]+/u;
/** What people write between emoji and text. */
const SEPARATOR = /^(?:[ \t]*\t[ \t]*|[ \t]+[-–—:|][ \t]+|[ \t]*:[ \t]+|[ \t]+)/u;

/**
 * The options in pasted text, one for every line that is not empty. Marks of a list (`- `, `1. `) are left out where
 * all lines carry them; `emoji - text`, `emoji text`, `:name: text` and two cells of a table give emoji and text.
 * Nothing else of the text is lost.
 */
export function optionsOfPaste(pasted: string): RowText[] {
  const lines = pasted
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutMarks(lines).map(optionOfLine);
}

/** Whether pasted text holds more than one line. */
export const hasLines = (pasted: string): boolean => /[\n\r\u2028\u2029]/u.test(pasted.trim());

/** Emoji and text of one line; all of it is text where it begins with no emoji. */
export function optionOfLine(line: string): RowText {
  const read = readLine(line);
  if (read.emoji !== '' && read.text !== '') return read;
  const emoji = leadingEmoji(line);
  if (!emoji) return isBlank(read) ? read : rowText({ emoji: '', text: line });
  const rest = line.slice(emoji.length);
  return rowText({ emoji, text: rest.replace(SEPARATOR, '') });
}

/**
 * What becomes of a row when its text is typed as `value`. An emoji at the beginning goes where emoji belong if there
 * is none yet, and the ` - ` that people type behind it is left out.
 */
export function optionOfTyping(row: RowText, value: string): Partial<RowText> {
  if (value.length <= row.text.length) return { text: value };
  if (row.emoji !== '') return { text: /^[-–—] $/u.test(value) ? '' : value };
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

function withoutMarks(lines: string[]): string[] {
  if (lines.length < 2) return lines;
  if (lines.every((line) => BULLET.test(line))) return lines.map((line) => line.replace(BULLET, ''));
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1] ?? Number.NaN));
  const counted = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return counted ? lines.map((line) => line.replace(NUMBER, '')) : lines;
}
