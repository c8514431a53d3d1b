import { CHAT_EMOJI, formatImageEmoji } from './emoji-syntax.ts';

/** Matches a bullet, a number, or a letter before a list item, with its spaces. */
const LIST_MARKER = /^[ \t]*(?:(?:[-*+•‣▪◦·–—>]|\(?(?:\d{1,3}|[a-z])[.)])[ \t]+)?/iu;

/** Matches a shortcode with the number that Discord adds if custom emoji share a name: `:name~1:`. */
const NUMBERED_NAME = /^:([^:~\p{White_Space}]{1,80})~\d{1,3}:/u;

/** Matches an optional separator between an emoji and text. */
const SEPARATORS = /^[ \t]*(?:[-–—:|](?:[ \t]+|$))?/u;

/** An emoji as a chat app writes it, and the form that the service accepts. */
export interface ChatEmoji {
  typed: string;
  accepted: string;
}

/**
 * Parses a chat app's notation at the start of `text`. A custom emoji becomes its image on Discord's server,
 * and a numbered name loses its number. Returns null for other text.
 */
export function readChatEmoji(text: string): ChatEmoji | null {
  const [custom, animated, name = '', id] = CHAT_EMOJI.exec(text) ?? [];
  if (custom !== undefined) {
    const url = `https://cdn.discordapp.com/emojis/${id}.${animated === '' ? 'png' : 'gif'}`;
    return { typed: custom, accepted: formatImageEmoji(name.replace(/~\d{1,3}$/u, ''), url) };
  }
  const [numbered, plain] = NUMBERED_NAME.exec(text) ?? [];
  return numbered === undefined ? null : { typed: numbered, accepted: `:${plain}:` };
}

/**
 * Converts a line that starts with a chat app's emoji, even after a list marker, to an option line. Returns other
 * lines unchanged.
 */
export function replaceChatEmoji(line: string): string {
  const item = line.replace(LIST_MARKER, '');
  const emoji = readChatEmoji(item);
  if (!emoji) return line;
  const text = item.slice(emoji.typed.length).replace(SEPARATORS, '');
  return `${emoji.accepted} - ${text}`;
}
