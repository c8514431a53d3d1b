import { isLoopbackUrl } from '../../../shared/http-url.ts';
import { readImage } from '../../../shared/question/question-image.ts';

const LAST_PORT = 65_535;

/** A port, 0 for any free one; null if it's invalid. */
export function parsePort(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= LAST_PORT ? port : null;
}

/** A trimmed name; null if it's empty. */
export const parseName = (typed: string): string | null => typed.trim() || null;

/**
 * The trimmed base URL of a service; empty for none. Null if it's invalid, or if the token would be sent unencrypted
 * to another computer.
 */
export function parseService(typed: string): string | null {
  const text = parseUrl(typed);
  return text === '' || text === null || /^https:/i.test(text) || isLoopbackUrl(text) ? text : null;
}

/** The URL of a proxy; `none` for no proxy, empty for the environment's. Null if it's invalid. */
export const parseProxy = (typed: string): string | null =>
  typed.trim() === 'none' ? 'none' : parseUrl(typed);

/** The trimmed URL of an image or `$$search$$`; empty for none. Null if it's invalid. */
export function parseImage(typed: string): string | null {
  const text = typed.trim();
  return readImage(text).kind === 'bad' ? null : text;
}

function parseUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  // A password in the URL would be stored in a readable file.
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? text : null;
}

/** A trimmed path or other text; empty for none. */
export const parseText = (typed: string): string => typed.trim();
