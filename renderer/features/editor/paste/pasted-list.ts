import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { isBlank, type RowText, readLine, rowText, sourceOf } from '../../../drafts/draft-content.ts';

/** A sign that begins a line of a list, with an empty or ticked box where it is a list of tasks. */
const BULLET = /^(?:[-*+•‣▪◦·–—○●■□➤►][ \t]+(?:\[[ xX]\][ \t]+)?|\[[ xX]\][ \t]+)/u;
const NUMBER = /^\(?(\d{1,3})[.)][ \t]+/u;
const LETTER = /^\(?([a-z])[.)][ \t]+/iu;
/**
 * The options in pasted text, one for every line that is not empty. Marks of a list (`- `, `1. `) are left out where
 * most lines carry one; `emoji - text`, `emoji text`, `:name: text` and two cells of a table give emoji and text.
 * Nothing else of the text is lost.
 */
export function parsePastedOptions(pasted: string): RowText[] {
  return withoutListMarkers(nonEmptyLines(pasted)).map(parseOptionLine);
}

/** A pasted question: its title is the first line, without the sign of a heading, and every other line an option. */
export function parsePastedQuestion(pasted: string): { title: string; options: RowText[]; source: string } {
  const [first = '', ...others] = nonEmptyLines(pasted);
  const options = parsePastedOptions(others.join('\n'));
  return { title: first.replace(/^#{1,6}[ \t]+/u, ''), options, source: sourceOf(options) };
}

/**
 * The lines without the marks of a list. Only where most of them have one; the first line may be without, since it may
 * say what the list is about.
 */
function withoutListMarkers(lines: string[]): string[] {
  const [first = '', ...others] = lines;
  if (others.length === 0) return lines;
  const rest = hasListMarker(first) || others.length < 2 ? null : stripListMarkers(others);
  return rest ? [first, ...rest] : (stripListMarkers(lines) ?? lines);
}

const hasListMarker = (line: string): boolean => [BULLET, NUMBER, LETTER].some((mark) => mark.test(line));

/**
 * Null where half of the lines or more have no mark. Numbers and letters are marks only where they count, and where
 * some lines have none at all only from the beginning: `1. FC Köln` is a name.
 */
function stripListMarkers(lines: readonly string[]): string[] | null {
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []).map(Number);
  const letters = lines.flatMap((line) => LETTER.exec(line)?.[1] ?? []).map(alphabetPosition);
  const isWhole = isConsecutive(numbers) && lines.every((line) => BULLET.test(line) || NUMBER.test(line));
  const marks = [
    BULLET,
    ...(isWhole || isNumberedFromOne(numbers) ? [NUMBER] : []),
    ...(isNumberedFromOne(letters) ? [LETTER] : []),
  ];
  const marked = lines.filter((line) => marks.some((mark) => mark.test(line))).length;
  if (marked * 2 <= lines.length) return null;
  return lines.map((line) => marks.reduce((rest, mark) => rest.replace(mark, ''), line));
}

const alphabetPosition = (letter: string): number =>
  letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/** Whether these number a list from its beginning. */
const isNumberedFromOne = (places: readonly number[]): boolean =>
  places.length > 1 && places[0] === 1 && isConsecutive(places);

/** Whether each number is the one after the one before it. */
const isConsecutive = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

/** What people write between emoji and text. */
const SEPARATOR = /^(?:[ \t]*\t[ \t]*|[ \t]+[-–—:|][ \t]+|[ \t]*:[ \t]+|[ \t]+)/u;

/** The lines of a text that aren't empty. */
const nonEmptyLines = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a text has more than one line. */
export const isMultiline = (pasted: string): boolean => /[\n\r\u2028\u2029]/u.test(pasted.trim());

/** Parses emoji and text of one line. Everything is text if the line starts with no emoji and no table cell is one. */
export function parseOptionLine(line: string): RowText {
  return parseTableCells(line) ?? parseEmojiAndText(line);
}

/** Two table cells, the second of which is the emoji. */
function parseTableCells(line: string): RowText | null {
  const [first, second, ...others] = line.split('\t').map((cell) => cell.trim());
  if (!first || !second || others.length > 0 || leadingEmoji(first) !== '') return null;
  return leadingEmoji(second) === second ? rowText({ emoji: second, text: first }) : null;
}

function parseEmojiAndText(line: string): RowText {
  const read = readLine(line);
  if (read.emoji !== '' && read.text !== '') return read;
  const emoji = leadingEmoji(line);
  if (!emoji) return isBlank(read) ? read : rowText({ emoji: '', text: line });
  const rest = line.slice(emoji.length);
  return rowText({ emoji, text: rest.replace(SEPARATOR, '') });
}

/**
 * The change of a row when its text is typed as `value`: a leading emoji becomes the option's emoji if it has none, and
 * a separator after it is dropped.
 */
export function splitTypedOption(row: RowText, value: string): Partial<RowText> {
  if (value.length <= row.text.length) return { text: value };
  if (row.emoji !== '')
    return { text: row.text === '' ? value.trimStart() : /^[-–—] $/u.test(value) ? '' : value };
  const emoji = leadingEmoji(value);
  if (emoji === '' || emoji === value) return { text: value };
  return { emoji, text: value.slice(emoji.length).replace(SEPARATOR, '') };
}

/** The emoji at the start of a text, in any notation, if a separator or nothing follows; otherwise ''. */
export function leadingEmoji(text: string): string {
  const reading = readEmoji(text);
  if (!reading.ok) return '';
  const rest = text.slice(reading.typed.length);
  return rest === '' || SEPARATOR.test(rest) ? reading.typed : '';
}
