import { hasQueryOrFragment, isLoopbackUrl } from '../../../shared/http-url.ts';
import { readImage } from '../../../shared/question/question-image.ts';

const LAST_PORT = 65_535;

/** Parses a port. 0 means any free port. Returns null if the text is invalid. */
export function parsePort(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= LAST_PORT ? port : null;
}

/** Returns the trimmed name, or null if it's empty. */
export const parseName = (typed: string): string | null => typed.trim() || null;

/**
 * Returns a service's trimmed base URL, or an empty string if there's none. Returns null if the URL is
 * invalid or would send the token unencrypted to another computer.
 */
export function parseService(typed: string): string | null {
  const text = parseUrl(typed);
  if (text === null || hasQueryOrFragment(text)) return null;
  return text === '' || /^https:/i.test(text) || isLoopbackUrl(text) ? text : null;
}

/**
 * Returns a proxy's URL, `none` for no proxy, or an empty string for the environment's proxy. Returns null if
 * the text is invalid.
 */
export const parseProxy = (typed: string): string | null =>
  typed.trim() === 'none' ? 'none' : parseUrl(typed);

/**
 * Returns an image's trimmed URL or `$$search$$`, or an empty string for no image. Returns null if the text
 * is invalid.
 */
export function parseImage(typed: string): string | null {
  const text = typed.trim();
  return readImage(text).kind === 'bad' ? null : text;
}

function parseUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  // Reject passwords, because the URL is stored in a readable file.
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? text : null;
}

export const parseText = (typed: string): string => typed.trim();
