import { readPlaceholderImagePath } from '../../../../shared/placeholder-image-path.ts';
import { escapeMarkup } from './escape-markup.ts';

// Placeholders for search results. The same words always return the same image.

/** Prevents the image from running scripts or loading anything, even if it's opened directly. */
export const PLACEHOLDER_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=86400',
} as const;

/**
 * Returns the image at a path such as `/placeholders/emoji/cat.svg`, ignoring the query. Returns null for
 * other paths.
 */
export function drawPlaceholder(target: string): string | null {
  const placeholder = readPlaceholderImagePath(target.split('?', 1)[0] ?? '');
  if (!placeholder) return null;
  return (placeholder.kind === 'emoji' ? drawEmoji : drawImage)(placeholder.words);
}

/** Draws a square with the words' initials. */
function drawEmoji(words: string): string {
  const text = removeUndrawable(words);
  const hue = computeHue(text);
  return formatSvg(128, 128, text, [
    formatGradient(hue),
    '<rect width="128" height="128" rx="28" fill="url(#g)"/>',
    '<path d="M0 92 L128 46 V100 A28 28 0 0 1 100 128 H28 A28 28 0 0 1 0 100 Z" fill="#fff" fill-opacity=".08"/>',
    formatLabel(64, 64, 52, getInitials(text)),
  ]);
}

function drawImage(words: string): string {
  const text = removeUndrawable(words);
  const hue = computeHue(text);
  const rows = wrap(text, 26, 3);
  const top = 212 - (rows.length - 1) * 22;
  return formatSvg(640, 360, text, [
    formatGradient(hue),
    '<rect width="640" height="360" fill="url(#g)"/>',
    '<circle cx="520" cy="84" r="44" fill="#fff" fill-opacity=".16"/>',
    '<path d="M0 360 L190 196 L330 318 L452 232 L640 360 Z" fill="#000" fill-opacity=".14"/>',
    ...rows.map((row, at) => formatLabel(320, top + at * 44, 34, row)),
    `<text x="320" y="326" font-size="18" fill="#fff" fill-opacity=".8" ${FONT}>placeholder picture</text>`,
  ]);
}

const FONT = 'font-family="system-ui, sans-serif" text-anchor="middle" dominant-baseline="central"';

const formatSvg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
  `role="img" aria-label="${escapeMarkup(title)}"><title>${escapeMarkup(title)}</title>${parts.join('')}</svg>`;

const formatGradient = (hue: number): string =>
  '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">' +
  `<stop offset="0" stop-color="hsl(${hue} 58% 46%)"/>` +
  `<stop offset="1" stop-color="hsl(${(hue + 42) % 360} 62% 34%)"/></linearGradient></defs>`;

const formatLabel = (x: number, y: number, size: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" fill="#fff" ${FONT}>${escapeMarkup(text)}</text>`;

/** Replaces control characters, lone surrogates, and noncharacters, because XML can't contain them. */
const removeUndrawable = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim() || 'picture';

const splitCharacters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

const getInitials = (text: string): string =>
  text
    .split(' ')
    .slice(0, 2)
    .map((word) => splitCharacters(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** Returns at most `rows` rows of about `width` characters. Ends truncated text with an ellipsis. */
function wrap(text: string, width: number, rows: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && splitCharacters(`${last} ${word}`).length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(truncate(word, width));
    if (lines.length > rows) break;
  }
  if (lines.length <= rows) return lines;
  return [...lines.slice(0, rows - 1), truncate(`${lines[rows - 1]} …`, width + 2)];
}

function truncate(text: string, width: number): string {
  const all = splitCharacters(text);
  return all.length <= width ? text : `${all.slice(0, width - 1).join('')}…`;
}

/** Returns a hue from 0 to 359 that's derived from the text's UTF-16 code units with FNV-1a. */
function computeHue(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 360;
}
