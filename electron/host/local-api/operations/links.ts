import { formatImageEmoji, readWholeEmoji } from '../../../../shared/emoji/emoji-form.ts';
import { resolveImage } from '../../../../shared/image.ts';
import type { StoredOption } from '../../../../shared/library.ts';
import { readPlaceholderPath } from '../../../../shared/placeholder.ts';

/**
 * Placeholder pictures are kept as paths and answered as links to the server that answers: its port may be another
 * one tomorrow. For the same reason a link that comes back is known by its path, at any port of this computer.
 * `origin` is `http://127.0.0.1:PORT`.
 */

/** A stored emoji as answered: a placeholder's path becomes an absolute URL. */
export const optionEmojiOnWire = (emoji: string, origin: string): string =>
  changeUrl(emoji, (url) => (url.startsWith('/') ? origin + url : url));

/** An option as read from a body: links to placeholders become paths again, so that votes stay. */
export function optionFromWire(option: StoredOption): StoredOption {
  const toPath = (url: string) => placeholderPath(url) ?? url;
  return { ...option, typed: changeUrl(option.typed, toPath), emoji: changeUrl(option.emoji, toPath) };
}

/** A stored image as answered: `$$search$$` becomes the URL of a placeholder (decisions, «Image»). */
export function imageOnWire(image: string | null, origin: string): string | null {
  if (!image?.startsWith('$$')) return image;
  return origin + resolveImage(image);
}

/** An image as read from a body: a placeholder becomes the search that it stands for. */
export function imageFromWire<T extends string | null | undefined>(image: T): T | string {
  const path = image && placeholderPath(image);
  const placeholder = path ? readPlaceholderPath(path) : null;
  if (placeholder?.kind !== 'image') return image;
  const search = `$$${placeholder.words}$$`;
  return resolveImage(search) === path ? search : image;
}

/** The path of a link to a placeholder, also where another program or yesterday's port answered it. */
function placeholderPath(url: string): string | null {
  const path = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(\/.*)$/is.exec(url)?.[1];
  return path !== undefined && readPlaceholderPath(path) ? path : null;
}

/** The emoji with another URL, where it is of the form `$[label](url)$`. */
function changeUrl(emoji: string, change: (url: string) => string): string {
  if (!emoji.startsWith('$[')) return emoji;
  const form = readWholeEmoji(emoji);
  return form?.kind === 'image' ? formatImageEmoji(form.label, change(form.url)) : emoji;
}
