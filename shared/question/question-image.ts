import { isHttpUrl } from '../http-url.ts';
import { toPlaceholderImagePath } from '../placeholder-image-path.ts';
import { hasVisible } from '../text/invisible-characters.ts';

/** The reason why a question's image is rejected. */
export type ImageFault =
  /** The text is neither a URL nor a search. */
  | 'not-a-url'
  /** The URL's scheme is neither `http:` nor `https:`. */
  | 'not-http'
  /** The text would be a URL if it didn't contain spaces. */
  | 'space-in-url'
  /** The second `$$` is missing or isn't at the end. */
  | 'unclosed-search'
  /** There's nothing visible between the `$$` marks. */
  | 'empty-search';

export type ImageReading =
  | { kind: 'none' }
  | { kind: 'url'; url: string }
  | { kind: 'search'; words: string }
  | { kind: 'bad'; fault: ImageFault };

/**
 * Parses an image (docs/reference/service-api.md 2.1): an absolute `http:` or `https:` URL, `$$search$$`, or
 * none (an empty string or null).
 */
export function readImage(image: string | null): ImageReading {
  if (image === null || image === '') return { kind: 'none' };
  if (image.startsWith('$$')) return readSearch(image);
  if (isHttpUrl(image)) return { kind: 'url', url: image };
  if (isHttpUrl(image.replaceAll(/\s/gu, ''))) return { kind: 'bad', fault: 'space-in-url' };
  return { kind: 'bad', fault: /^(?!https?:)[a-z][a-z\d+.-]*:\S/i.test(image) ? 'not-http' : 'not-a-url' };
}

function readSearch(image: string): ImageReading {
  const end = image.indexOf('$$', 2);
  if (end < 0 || end !== image.length - 2) return { kind: 'bad', fault: 'unclosed-search' };
  const words = image.slice(2, end);
  return hasVisible(words) ? { kind: 'search', words } : { kind: 'bad', fault: 'empty-search' };
}

/** Returns the image as the service probably returns it. A search becomes a placeholder path. */
export function resolveImage(image: string | null): string | null {
  const reading = readImage(image);
  return reading.kind === 'search' ? toPlaceholderImagePath(reading.words) : image;
}
