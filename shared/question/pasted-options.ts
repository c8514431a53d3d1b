import { readChatEmoji } from '../emoji/chat-emoji.ts';
import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { readEmoji, readWholeEmoji } from '../emoji/emoji-syntax.ts';
import { ARROW, removeListMarkers } from './list-markers.ts';
import { type OptionText, parseOptions, readRow } from './option-line.ts';

export interface PastedOptions {
  /** One option for each line. */
  options: OptionText[];
  /** The number of emoji whose form was changed: see `readChatEmoji`. */
  converted: number;
}

/** Without a resolver, names with skin tones remain. */
type Resolver = Pick<EmojiResolver, 'resolve'> | undefined;

/** Matches spaces and characters without a width, such as direction marks. */
const INVISIBLE_START = /^[\p{Cf}\p{Zs}\t]+/u;
const GAP = String.raw`[\p{Cf}\p{Zs}\t]`;
const DASHES = String.raw`(?:(?![〜〰゠])[\p{Pd}−─━=＝]){1,4}`;
/**
 * Matches a separator between emoji and text: spaces, and one of the characters that are often used instead
 * of a hyphen. Before a digit, a hyphen is probably a minus sign. A colon or equals sign can start a smiley.
 */
const BETWEEN = new RegExp(
  [
    `^${GAP}*(?:${DASHES}>?|[〜〰゠]{1,2}(?!${GAP}*\\p{Nd})|(?:${ARROW}){1,2})(?:${GAP}+|$)`,
    String.raw`^(?:${GAP}*[\p{Pd}−─━](?![\p{Pd}─━])|${GAP}*${ARROW}|\p{Cf}*${DASHES}>?)(?=\p{L})`,
    `^${GAP}*(?:[:：,，、،|｜¦│┃║•·‧・∙⋅]|\\|\\||::)(?:${GAP}+|$)`,
    `^${GAP}*[.．)）\\];；؛]${GAP}+(?![.)])`,
    String.raw`^(?:${GAP}*(?:;(?![dp](?:${GAP}|$))|[,，；؛)）\]、،・•·])|\p{Cf}*[.．/])(?=\p{L})`,
    String.raw`^${GAP}*(?::(?![dopsxc](?:${GAP}|$)|[^:\p{White_Space}]{1,80}:)|[：|｜])(?=\p{L})`,
    `^${GAP}*`,
  ].join('|'),
  'iu',
);
/** Separators that are part of the text unless all lines have the same one. */
const COMMON_SEPARATOR = new RegExp(String.raw`^[~∼～⁓*/\\]${GAP}+(?!\p{Nd})`, 'u');
/** A separator without text after it. */
const LONE_SEPARATOR = /^[-–—:|]?$/u;
/** Bullets that are also emoji. */
const BULLETS = new Set(['▪', '▫']);
const STARTS_TEXT = /^[\p{L}\p{Ps}\p{Pi}"'¿¡]/u;

/**
 * Reads lines that a person or another program wrote: `- 🍵 Tea`, `1. :tea: – Tea`, `🍵Tea`, or `Tea`. Valid
 * option lines don't change, except for emoji from chat apps.
 */
export function parsePastedLines(lines: readonly string[], resolver: Resolver): PastedOptions {
  const isItem = (line: string) => {
    const read = readEmojiAndText(line, resolver);
    return read !== null && read.option.text !== '';
  };
  const read = removeListMarkers(lines, isItem).map((line) => parsePastedLine(line, resolver));
  return {
    options: removeCommonSeparator(read),
    converted: read.filter(({ isConverted }) => isConverted).length,
  };
}

/** Removes the separator that all options start with. */
function removeCommonSeparator(read: readonly PastedOption[]): OptionText[] {
  const separators = read.map(({ option, isExact }) =>
    isExact || option.emoji === '' ? undefined : COMMON_SEPARATOR.exec(option.text)?.[0],
  );
  const [first = ''] = separators;
  const isCommon = read.length > 1 && separators.every((one) => one?.trim() === first.trim());
  return read.map(({ option }, at) =>
    isCommon ? { ...option, text: option.text.slice(separators[at]?.length ?? 0) } : option,
  );
}

interface PastedOption {
  option: OptionText;
  isConverted: boolean;
  /** True for a valid option line. */
  isExact?: boolean;
}

/** Reads a line without a list marker. It's all text unless it starts with an emoji, or a cell is an emoji. */
export function parsePastedLine(line: string, resolver: Resolver): PastedOption {
  const read = readEmojiAndText(line, resolver) ?? readCells(line, resolver);
  return read ?? { option: readRow(line.trim()), isConverted: false };
}

/** Reads a line that starts with an emoji and a separator, or returns null. */
function readEmojiAndText(line: string, resolver: Resolver): PastedOption | null {
  const visible = line.replace(INVISIBLE_START, '');
  const chat = readChatEmoji(visible, resolver);
  if (!chat) {
    const [parsed] = parseOptions(visible);
    if (parsed?.ok) return { option: parsed.option, isConverted: false, isExact: true };
  }
  const reading = chat ? null : readEmoji(visible);
  const typed = chat?.typed ?? (reading?.ok ? reading.typed : '');
  if (typed === '' || BULLETS.has(typed)) return null;
  const rest = visible.slice(typed.length);
  const stripped = rest.replace(BETWEEN, '');
  const text = stripped === '' && !LONE_SEPARATOR.test(rest.trim()) ? rest.trim() : stripped;
  if (text !== '' && text === rest && !STARTS_TEXT.test(text)) return null;
  return { option: { emoji: chat?.accepted ?? typed, text }, isConverted: chat !== null };
}

/** Reads a line with 2 table cells if the second cell is an emoji. Returns null for other lines. */
function readCells(line: string, resolver: Resolver): PastedOption | null {
  const [text, emoji, ...others] = line.split('\t').map((cell) => cell.trim());
  if (!text || !emoji || others.length > 0) return null;
  const chat = readChatEmoji(emoji, resolver);
  if (chat?.typed === emoji) return { option: { emoji: chat.accepted, text }, isConverted: true };
  return readWholeEmoji(emoji) ? { option: { emoji, text }, isConverted: false } : null;
}
