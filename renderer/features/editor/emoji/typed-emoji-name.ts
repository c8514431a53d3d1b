import { SEPARATOR } from '../../../../shared/emoji/emoji-syntax.ts';
import type { RowText } from '../../../drafts/draft-content.ts';

/** The name of an emoji that is being typed: from its colon to the caret. */
export interface TypedEmojiName {
  readonly start: number;
  readonly end: number;
  /** Without the colon. */
  readonly name: string;
}

/** A colon at the start of a word and at least two characters of a name: one is too little, and often a smiley. */
const NAME_BEFORE_CARET = /(?<![^\s([{"“‘']):([\p{L}\p{N}_+-]{2,40})$/u;

/** The longest name, its colon, and the character before it. Only this much text is matched. */
const MAX_MATCHED_LENGTH = 42;

/** Returns the name before the caret; null if there's none, or if a name character or a colon follows the caret. */
export function nameAtCaret(text: string, caret: number): TypedEmojiName | null {
  const before = text.slice(Math.max(0, caret - MAX_MATCHED_LENGTH), caret);
  const name = NAME_BEFORE_CARET.exec(before)?.[1];
  if (name === undefined || /^[\p{L}\p{N}_+:-]/u.test(text.slice(caret))) return null;
  return { start: caret - name.length - 1, end: caret, name };
}

/** The text after an emoji replaced the typed name, and the caret. */
interface EmojiInsertion<T> {
  readonly result: T;
  readonly caret: number;
}

/** Whether the name is where an option's emoji belongs: custom emoji and searches are possible only there. */
export const isEmojiPlace = (source: string, typed: TypedEmojiName): boolean =>
  typed.start === 0 || source[typed.start - 1] === '\n';

/** In a row, the emoji becomes the option's emoji, or part of the text if the option has one. */
export function insertIntoRow(
  row: RowText,
  typed: TypedEmojiName,
  emoji: string,
): EmojiInsertion<{ emoji: string; text: string }> {
  const before = row.text.slice(0, typed.start);
  const after = row.text.slice(typed.end);
  if (row.emoji !== '') {
    const text = before + emoji + after;
    return { result: { emoji: row.emoji, text }, caret: before.length + emoji.length };
  }
  const kept = /^(\s|$)/u.test(after) ? before.trimEnd() : before;
  const rest = kept === '' ? after.trimStart() : after;
  return { result: { emoji, text: kept + rest }, caret: kept.length };
}

/** In options as text, an emoji at the start of a line is followed by ` - `. */
export function insertIntoSource(
  source: string,
  typed: TypedEmojiName,
  emoji: string,
): EmojiInsertion<string> {
  const before = source.slice(0, typed.start);
  const after = source.slice(typed.end);
  const needsSeparator = isEmojiPlace(source, typed) && !after.startsWith(SEPARATOR);
  const written = needsSeparator ? emoji + SEPARATOR : emoji;
  const rest = needsSeparator ? after.replace(/^[ \t]+/, '') : after;
  return { result: before + written + rest, caret: before.length + written.length };
}
