/**
 * An image that the local server draws in place of one that the live service would search for. Its path is
 * relative to the server's root, outside of `/api/v1`.
 */
export interface PlaceholderImage {
  kind: 'emoji' | 'image';
  words: string;
}

/**
 * The maximum number of code points. Longer text isn't drawn, and a path must be short enough for any HTTP
 * client.
 */
const LONGEST_WORDS = 80;

export const toPlaceholderEmojiPath = (words: string): string =>
  `/placeholders/emoji/${encodeWords(words)}.svg`;

export const toPlaceholderImagePath = (words: string): string =>
  `/placeholders/image/${encodeWords(words)}.svg`;

/** Parses a placeholder path. Returns null for other paths. */
export function readPlaceholderImagePath(path: string): PlaceholderImage | null {
  const parts = /^\/placeholders\/(emoji|image)\/([^/?#\s]+)\.svg$/.exec(path);
  const words = parts?.[2] === undefined ? null : decode(parts[2]);
  if (words === null) return null;
  return { kind: parts?.[1] === 'emoji' ? 'emoji' : 'image', words };
}

/**
 * Encodes words for a URL. Also encodes brackets, quotes, and the asterisk, because the path is used between
 * brackets in `$[label](url)$`.
 */
function encodeWords(words: string): string {
  const short = [...words.toWellFormed().trim()].slice(0, LONGEST_WORDS).join('').trim();
  return encodeURIComponent(short).replace(/[!'()*]/g, percentEncode);
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
