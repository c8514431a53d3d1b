import { readChatEmoji, replaceChatEmoji } from '../../../../shared/emoji/chat-emoji.ts';
import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { createRowText, isBlank, type RowText, readLine } from '../../../drafts/draft-content.ts';

/**
 * Matches a bullet, followed by a checkbox in a task list. Bullets that never start text don't need a space
 * after them.
 */
const BULLET = /^(?:(?:[-*+•‣▪◦·–—○●■□➤►][ \t]+|[•‣◦○●■□➤►])(?:\[[ xX]\][ \t]+)?|\[[ xX]\][ \t]+)/u;
const NUMBER = /^\(?(\d{1,3})[.)][ \t]+/u;
/** Matches a marker such as `1)` or `a)`. Unlike `1. `, it can't start a name or date. */
const PARENTHESIZED = /^\(?(?:\d{1,3}|[a-z])\)[ \t]+/iu;
const LETTER = /^\(?([a-z])[.)][ \t]+/iu;
const COMMA = /(?<![ \t])[ \t]*,$/u;
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”])$/u;

/**
 * Parses pasted text with one option per nonempty line. List markers (`- `, `1. `, or a comma at the end) are
 * removed if most lines have one. `emoji - text`, `emoji text`, `:name: text`, and 2 table cells are split
 * into an emoji and text.
 */
export function parsePastedOptions(pasted: string): RowText[] {
  return removeListMarkers(splitNonEmptyLines(pasted).map(replaceChatEmoji)).map(parseOptionLine);
}

/**
 * Parses a pasted question. The first line, without a heading marker, is the title. All other lines are
 * options.
 */
export function parsePastedQuestion(pasted: string): { title: string; options: RowText[] } {
  const [first = '', ...others] = splitNonEmptyLines(pasted);
  return { title: first.replace(/^#{1,6}[ \t]+/u, ''), options: parsePastedOptions(others.join('\n')) };
}

/** Removes list markers if most lines have one. The first line may be a heading without a marker. */
function removeListMarkers(lines: string[]): string[] {
  const [first = '', ...others] = lines;
  if (others.length === 0) return lines;
  const rest = hasListMarker(first) || others.length < 2 ? null : stripListMarkers(others);
  return rest ? [first, ...rest] : (stripListMarkers(lines) ?? lines);
}

const hasListMarker = (line: string): boolean => [BULLET, NUMBER, LETTER].some((mark) => mark.test(line));

/**
 * Returns the lines without list markers, or null unless more than half of the lines have a marker. Lines
 * that start with an emoji aren't counted. `1. ` and `a. ` count only in sequence. If some lines don't have a
 * marker, the sequence must start at 1, because `1. FC Köln` is a name.
 */
function stripListMarkers(lines: readonly string[]): string[] | null {
  const letters = lines.flatMap((line) => LETTER.exec(line)?.[1] ?? []).map(getAlphabetPosition);
  const marks = [
    BULLET,
    PARENTHESIZED,
    ...(hasNumberMarkers(lines) ? [NUMBER] : []),
    ...(isNumberedFromOne(letters) ? [LETTER] : []),
    COMMA,
  ];
  const marked = lines.filter((line) => marks.some((mark) => mark.test(line))).length;
  if (marked * 2 <= lines.filter((line) => findLeadingEmoji(line) === '').length) return null;
  return lines.map((line) => removeQuotes(marks.reduce((rest, mark) => rest.replace(mark, ''), line)));
}

/** Returns whether the numbers at the start of lines are list markers instead of parts of names or dates. */
function hasNumberMarkers(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []).map(Number);
  if (isNumberedFromOne(numbers)) return true;
  if (isConsecutive(numbers) && lines.every((line) => BULLET.test(line) || NUMBER.test(line))) return true;
  // If other markers are also used, numbers may have gaps, or only the first line may have a number.
  const isMixed = lines.some((line) => BULLET.test(line) || PARENTHESIZED.test(line));
  const isAscending = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  return isMixed && isAscending && numbers[0] === 1 && NUMBER.test(lines[0] ?? '');
}

const removeQuotes = (text: string): string => {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  return quoted.find((inner) => inner !== undefined) ?? text;
};

const getAlphabetPosition = (letter: string): number =>
  letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;

const isNumberedFromOne = (places: readonly number[]): boolean =>
  places.length > 1 && places[0] === 1 && isConsecutive(places);

const isConsecutive = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

const SEPARATOR = /^(?:[ \t]*\t[ \t]*|[ \t]+[-–—:|](?:[ \t]+|$)|[ \t]*:[ \t]+|[ \t]+)/u;

const splitNonEmptyLines = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim().replace(/ {2,}/gu, ' '))
    .filter((line) => line !== '');

export const isMultiline = (pasted: string): boolean => /[\n\r\u2028\u2029]/u.test(pasted.trim());

/**
 * Parses a line's emoji and text. The whole line is text unless it starts with an emoji or one of its table
 * cells is an emoji.
 */
export function parseOptionLine(pasted: string): RowText {
  const line = replaceChatEmoji(pasted);
  return parseTableCells(line) ?? parseEmojiAndText(line);
}

/** Parses a line with 2 table cells if the second cell is an emoji. Returns null for other lines. */
function parseTableCells(line: string): RowText | null {
  const [first, second, ...others] = line.split('\t').map((cell) => cell.trim());
  if (!first || !second || others.length > 0 || findLeadingEmoji(first) !== '') return null;
  return findLeadingEmoji(second) === second ? createRowText({ emoji: second, text: first }) : null;
}

function parseEmojiAndText(line: string): RowText {
  const read = readLine(line);
  if (read.emoji !== '' && read.text !== '') return read;
  const emoji = findLeadingEmoji(line);
  if (!emoji) return isBlank(read) ? read : createRowText({ emoji: '', text: line });
  const rest = line.slice(emoji.length);
  return createRowText({ emoji, text: rest.replace(SEPARATOR, '') });
}

/**
 * Returns the change to a row after its text was typed as `value`. If the option has no emoji, an emoji at
 * the start becomes the option's emoji, and the separator after it is removed.
 */
export function splitTypedOption(row: RowText, value: string): Partial<RowText> {
  if (value.length <= row.text.length) return { text: value };
  if (row.emoji !== '')
    return { text: row.text === '' ? value.trimStart() : /^[-–—] $/u.test(value) ? '' : value };
  if (readChatEmoji(value)) return parseOptionLine(value);
  const emoji = findLeadingEmoji(value);
  if (emoji === '' || emoji === value) return { text: value };
  return { emoji, text: value.slice(emoji.length).replace(SEPARATOR, '') };
}

/**
 * Returns the emoji at the start of the text, in any notation. Returns '' unless a separator or the text's
 * end follows the emoji.
 */
export function findLeadingEmoji(text: string): string {
  const reading = readEmoji(text);
  if (!reading.ok) return '';
  const rest = text.slice(reading.typed.length);
  return rest === '' || SEPARATOR.test(rest) ? reading.typed : '';
}
