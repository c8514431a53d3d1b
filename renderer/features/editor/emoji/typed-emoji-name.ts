import { SEPARATOR } from '../../../../shared/emoji/emoji-syntax.ts';
import type { RowText } from '../../../drafts/draft-content.ts';

/** An emoji name that is being typed, from its colon to the caret. */
export interface TypedEmojiName {
  readonly start: number;
  readonly end: number;
  /** The name without the colon. */
  readonly name: string;
}

/**
 * Matches a colon at the start of a word and at least two characters of a name, because a single character is
 * often a smiley.
 */
const NAME_BEFORE_CARET = /(?<![^\s([{"“‘']):([\p{L}\p{N}_+-]{2,40})$/u;

/** The length of the longest name, its colon, and the character before it. */
const MAX_MATCHED_LENGTH = 42;

/**
 * Returns the emoji name before the caret. Returns null if there's no name, or if a name character or colon
 * follows the caret.
 */
export function findNameAtCaret(text: string, caret: number): TypedEmojiName | null {
  const before = text.slice(Math.max(0, caret - MAX_MATCHED_LENGTH), caret);
  const name = NAME_BEFORE_CARET.exec(before)?.[1];
  if (name === undefined || /^[\p{L}\p{N}_+:-]/u.test(text.slice(caret))) return null;
  return { start: caret - name.length - 1, end: caret, name };
}

/** The text and caret after an emoji replaces the typed name. */
interface EmojiInsertion<T> {
  readonly result: T;
  readonly caret: number;
}

/**
 * Returns whether the name is at an option's emoji position. Custom emoji and searches are allowed only
 * there.
 */
export const isEmojiPlace = (source: string, typed: TypedEmojiName): boolean =>
  typed.start === 0 || source[typed.start - 1] === '\n';

/** Inserts an emoji into a row. If the option already has an emoji, the new one is inserted into the text. */
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

/** Inserts an emoji into the options' text format. At the start of a line, ` - ` follows the emoji. */
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
