import { getFirstGrapheme } from '../text/graphemes.ts';
import type { EmojiResolver } from './emoji-resolver.ts';
import { CHAT_EMOJI, formatImageEmoji } from './emoji-syntax.ts';
import { MAX_EMOJI_LENGTH, repairEmoji } from './literal-emoji.ts';

/** Matches a shortcode with the number that Discord adds if custom emoji share a name: `:name~1:`. */
const NUMBERED_NAME = /^:([^:~\p{White_Space}]{1,80})~\d{1,3}:/u;

/** Matches a shortcode with a skin tone as Discord and Slack write it: `:+1_tone3:`, `:+1::skin-tone-4:`. */
const TONED_NAME = /^:[^:\p{White_Space}]{1,80}(?:_tone[1-5]:|::skin-tone-[1-6]:)/u;

const JOINERS_AND_SELECTORS = /\p{Variation_Selector}|\p{Join_Control}/u;

/** An emoji as a chat app writes it, and the form that the service documents. */
export interface ChatEmoji {
  typed: string;
  accepted: string;
}

/**
 * Reads an emoji at the start of `text` in a form that the service doesn't document:
 *
 * - A custom emoji of Discord becomes its image on Discord's server.
 *
 * - A numbered name loses its number, unless `resolver` knows the name with the number.
 *
 * - A name with a skin tone becomes the emoji, if `resolver` knows it.
 *
 * - An emoji loses superfluous variation selectors and joiners.
 *
 * Returns null for other text.
 */
export function readChatEmoji(text: string, resolver?: Pick<EmojiResolver, 'resolve'>): ChatEmoji | null {
  const [custom, animated, name = '', id] = CHAT_EMOJI.exec(text) ?? [];
  if (custom !== undefined) {
    const url = `https://cdn.discordapp.com/emojis/${id}.${animated === '' ? 'png' : 'gif'}`;
    return { typed: custom, accepted: formatImageEmoji(name.replace(/~\d{1,3}$/u, ''), url) };
  }
  if (text.startsWith(':')) return readChatName(text, resolver);
  // Segmenting graphemes is slow, and few lines need it.
  if (!JOINERS_AND_SELECTORS.test(text.slice(0, MAX_EMOJI_LENGTH))) return null;
  const typed = getFirstGrapheme(text);
  const repaired = repairEmoji(typed);
  return repaired === null ? null : { typed, accepted: repaired };
}

function readChatName(text: string, resolver?: Pick<EmojiResolver, 'resolve'>): ChatEmoji | null {
  const [numbered, name] = NUMBERED_NAME.exec(text) ?? [];
  if (numbered !== undefined)
    return resolver?.resolve(numbered).kind === 'image' ? null : { typed: numbered, accepted: `:${name}:` };
  const [toned] = TONED_NAME.exec(text) ?? [];
  const resolution = toned === undefined ? undefined : resolver?.resolve(toned);
  return toned !== undefined && resolution?.kind === 'literal'
    ? { typed: toned, accepted: resolution.emoji }
    : null;
}
