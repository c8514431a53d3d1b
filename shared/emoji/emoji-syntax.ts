import { isHttpUrl } from '../http-url.ts';
import { readPlaceholderImagePath } from '../placeholder-image-path.ts';
import { getFirstGrapheme } from '../text/graphemes.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { isLiteralEmoji, repairEmoji } from './literal-emoji.ts';

/** The separator between emoji and text on an option line. */
export const SEPARATOR = ' - ';

/** The emoji notations in docs/reference/service-api.md 2.1 and 2.4. */
export type EmojiForm =
  | { kind: 'literal'; emoji: string }
  /**
   * `:name:`, or `:name::skin-tone-3:` as Slack and emoji-mart write skin tones. Without a skin tone, `tone`
   * is null.
   */
  | { kind: 'name'; name: string; tone: number | null }
  /** `$search$` */
  | { kind: 'search'; words: string }
  /** `$[label](url)$` */
  | { kind: 'image'; label: string; url: string };

export type EmojiFault =
  | 'no-emoji'
  /** Text that isn't an emoji. */
  | 'not-an-emoji'
  /** A form of an emoji that the service doesn't document: see chat-emoji.ts. */
  | 'chat-emoji'
  /** `:name` without the second colon. */
  | 'unclosed-name'
  /** `::` */
  | 'empty-name'
  /** `:two words:` */
  | 'space-in-name'
  /** `$words` without the second dollar sign. */
  | 'unclosed-search'
  /** `$$`, or only spaces between the dollar signs. */
  | 'empty-search'
  /** `$[label](url` without `)$`. */
  | 'unclosed-image'
  /** `$[label](url)$` whose URL isn't an absolute `http:` or `https:` URL. */
  | 'bad-image-url';

/** Matches a custom emoji as Discord copies it: `<:name:id>`, or `<a:name:id>` if it's animated. */
export const CHAT_EMOJI = /^<(a?):([\w~]{1,40}):(\d{1,25})>/u;

export type EmojiReading = { ok: true; typed: string; form: EmojiForm } | { ok: false; fault: EmojiFault };

/**
 * Parses the emoji at the start of `line`. The line has no line breaks. `typed` is the parsed part.
 *
 * - A name is any run of characters except colons and white space.
 *
 * - Search words end at the next `$`. They must contain a visible character, and must not contain `](` if
 * they start with `[`.
 *
 * - An image ends at the first `)$` that comes after a `](` and before ` - ` or the end. Label and URL are
 * split at the last `](`, because the label can contain spaces, brackets, and dollar signs. The URL is an
 * absolute `http:` or `https:` URL or a placeholder path.
 *
 * The end of an emoji never depends on the text after its separator.
 */
export function readEmoji(line: string): EmojiReading {
  if (line.startsWith(':')) return readName(line);
  if (line.startsWith('$[')) return readBracketed(line);
  if (line.startsWith('$')) return readSearch(line);
  return readLiteral(line);
}

/** Parses `typed` as a single emoji. Returns null for other text. */
export function readWholeEmoji(typed: string): EmojiForm | null {
  if (typed.includes('\n')) return null;
  const reading = readEmoji(typed);
  return reading.ok && reading.typed === typed ? reading.form : null;
}

/** Formats an image emoji in the notation that `readEmoji` parses. */
export const formatImageEmoji = (label: string, url: string): string =>
  `$[${label}](${url.replaceAll('](', '%5D(')})$`;

/**
 * Guesses whether `text` was meant as an emoji although it isn't a complete one. It starts like a name, a
 * search, or a chat app's emoji, or contains no letters, digits, or white space.
 */
export const isLikelyEmoji = (text: string): boolean =>
  /^[:$]|^<a?:|^[^\p{L}\p{N}\p{White_Space}]+$/u.test(text);

/** Returns the text before the first separator, or null. */
export function getTextBeforeSeparator(line: string): string | null {
  const end = line.indexOf(SEPARATOR);
  return end < 0 ? null : line.slice(0, end);
}

const SHORTCODE = /^:([^:\p{White_Space}]*)(:)?(?::skin-tone-([1-6]):)?/u;

export const isEmojiName = (name: string): boolean => /^[^:\p{White_Space}]+$/u.test(name);

function readName(line: string): EmojiReading {
  const [typed = '', name = '', closed, tone] = SHORTCODE.exec(line) ?? [];
  if (closed === undefined) return { ok: false, fault: classifyUnclosedName(line) };
  if (name === '') return { ok: false, fault: 'empty-name' };
  return { ok: true, typed, form: { kind: 'name', name, tone: tone === undefined ? null : Number(tone) } };
}

function classifyUnclosedName(line: string): EmojiFault {
  return (getTextBeforeSeparator(line) ?? line).includes(':', 1) ? 'space-in-name' : 'unclosed-name';
}

function readSearch(line: string): EmojiReading {
  const end = line.indexOf('$', 1);
  if (end < 0) return { ok: false, fault: 'unclosed-search' };
  const words = line.slice(1, end);
  if (!hasVisible(words)) return { ok: false, fault: 'empty-search' };
  return { ok: true, typed: line.slice(0, end + 1), form: { kind: 'search', words } };
}

/** Parses an image emoji, or a search whose words start with a bracket. */
function readBracketed(line: string): EmojiReading {
  const search = readSearch(line);
  const isSearch = search.ok && !search.typed.includes('](');
  if (isSearch && isEmojiEnd(line, search.typed.length)) return search;
  const image = readImage(line);
  return isSearch && !image.ok ? search : image;
}

const isEmojiEnd = (line: string, end: number): boolean =>
  end === line.length || line.startsWith(SEPARATOR, end);

/** Falls back to the first `)$`, because only the separator may be missing. */
function readImage(line: string): EmojiReading {
  const proper = readImageUpTo(line, findImageEnd(line));
  if (proper.ok) return proper;
  const first = readImageUpTo(line, line.indexOf(')$'));
  return first.ok || proper.fault === 'unclosed-image' ? first : proper;
}

/** Returns the index of the first `)$` that comes after `](` and before the separator or the end, or -1. */
function findImageEnd(line: string): number {
  const middle = line.indexOf('](');
  if (middle < 0) return -1;
  const end = line.slice(middle).search(/\)\$(?= - |$)/);
  return end < 0 ? -1 : middle + end;
}

function readImageUpTo(line: string, end: number): EmojiReading {
  const inner = line.slice(2, Math.max(end, 2));
  const middle = inner.lastIndexOf('](');
  if (middle < 0) return { ok: false, fault: 'unclosed-image' };
  const label = inner.slice(0, middle);
  const url = inner.slice(middle + 2);
  if (!isEmojiUrl(url)) return { ok: false, fault: 'bad-image-url' };
  return { ok: true, typed: line.slice(0, end + 2), form: { kind: 'image', label, url } };
}

const isEmojiUrl = (url: string): boolean =>
  isHttpUrl(url) || readPlaceholderImagePath(url)?.kind === 'emoji';

function readLiteral(line: string): EmojiReading {
  const head = getTextBeforeSeparator(line);
  const typed = findLeadingLiteral(line, head ?? line);
  if (typed !== null) return { ok: true, typed, form: { kind: 'literal', emoji: typed } };
  if (CHAT_EMOJI.test(line) || repairEmoji(getFirstGrapheme(line)) !== null)
    return { ok: false, fault: 'chat-emoji' };
  return { ok: false, fault: isLikelyEmoji(head ?? '') ? 'not-an-emoji' : 'no-emoji' };
}

/** Tries `head` first, because segmenting graphemes is 10 times slower. */
function findLeadingLiteral(line: string, head: string): string | null {
  if (isLiteralEmoji(head)) return head;
  const first = getFirstGrapheme(line);
  return isLiteralEmoji(first) ? first : null;
}
