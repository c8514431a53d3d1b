import { SEPARATOR } from '../../../../shared/emoji/emoji-syntax.ts';
import type { RowText } from '../../../drafts/draft-content.ts';
/** The name of an emoji that is being typed: from its colon to the caret. */
export interface TypedEmojiName {
  readonly start: number;
  readonly end: number;
  /** Without the colon. */
  readonly name: string;
}

/** A colon that begins a word, and at least two characters of a name: fewer say too little, and are often a smiley. */
const NAME_BEFORE_CARET = /(?<![^\s([{"“‘']):([\p{L}\p{N}_+-]{2,40})$/u;

/** No name is longer than this with its colon; what is before makes no difference. */
const MAX_NAME_LENGTH = 42;

/** The name being typed in `text` at the caret, or null. A name that goes on behind the caret, or is closed, is none. */
export function nameAtCaret(text: string, caret: number): TypedEmojiName | null {
  const before = text.slice(Math.max(0, caret - MAX_NAME_LENGTH), caret);
  const name = NAME_BEFORE_CARET.exec(before)?.[1];
  if (name === undefined || /^[\p{L}\p{N}_+:-]/u.test(text.slice(caret))) return null;
  return { start: caret - name.length - 1, end: caret, name };
}

/** A text after an emoji was chosen for the name in it, and where the caret then is. */
interface EmojiInsertion<T> {
  readonly result: T;
  readonly caret: number;
}

/** Whether the name stands where an option's emoji belongs: only there can it be a picture or a search. */
export const isEmojiPlace = (source: string, typed: TypedEmojiName): boolean =>
  typed.start === 0 || source[typed.start - 1] === '\n';

/** In a row: the emoji goes to its place, out of the text; where that is taken, it becomes part of the text. */
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

/** In the options as text: at the beginning of a line the ` - ` comes with it. */
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
