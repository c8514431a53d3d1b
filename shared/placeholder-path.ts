/**
 * Pictures that the local host draws where the live service would search for one. Paths are relative to the host's
 * root, outside of `/api/v1`.
 */
export interface Placeholder {
  kind: 'emoji' | 'image';
  words: string;
}

/** More words are not drawn, and a path must stay short enough for any HTTP client. */
const LONGEST_WORDS = 80;

/** Path of the picture that stands for the emoji that `words` search for. */
export const placeholderEmojiPath = (words: string): string =>
  `/placeholders/emoji/${encodeWords(words)}.svg`;

/** Path of the picture that stands for the image that `words` search for. */
export const placeholderImagePath = (words: string): string =>
  `/placeholders/image/${encodeWords(words)}.svg`;

/** What such a path asks for; null where it is none. */
export function readPlaceholderPath(path: string): Placeholder | null {
  const parts = /^\/placeholders\/(emoji|image)\/([^/?#\s]+)\.svg$/.exec(path);
  const words = parts?.[2] === undefined ? null : decode(parts[2]);
  if (words === null) return null;
  return { kind: parts?.[1] === 'emoji' ? 'emoji' : 'image', words };
}

/** Brackets, quotes and the star are encoded as well: the path stands between brackets in `$[label](url)$`. */
function encodeWords(words: string): string {
  const short = [...words.toWellFormed().trim()].slice(0, LONGEST_WORDS).join('').trim();
  return encodeURIComponent(short).replace(/[!'()*]/g, percent);
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
