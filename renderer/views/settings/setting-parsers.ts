import { isLoopbackUrl } from '../../../shared/http-url.ts';

const LAST_PORT = 65_535;

/** A port as typed, 0 for any free one; null where it is none. */
export function parsePort(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= LAST_PORT ? port : null;
}

/** A name as typed, without blanks around it; null where nothing is left. */
export const parseName = (typed: string): string | null => typed.trim() || null;

/**
 * The base URL of a service as typed, without blanks around it; empty for none. Null where it is none, or where the token
 * would travel unencrypted to another computer.
 */
export function parseService(typed: string): string | null {
  const text = parseUrl(typed);
  return text === '' || text === null || /^https:/i.test(text) || isLoopbackUrl(text) ? text : null;
}

/** The address of a proxy as typed; `none` for no proxy, empty for that of the environment. Null where it is none. */
export const parseProxy = (typed: string): string | null =>
  typed.trim() === 'none' ? 'none' : parseUrl(typed);

function parseUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  // What it holds of a password would stand in a file that anybody can read.
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? text : null;
}

/** A path as typed; empty for none. */
export const parseFile = (typed: string): string => typed.trim();
