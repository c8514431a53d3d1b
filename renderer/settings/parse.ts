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

/** An address of a service or proxy as typed, without blanks around it; empty for none. Null where it is none. */
export function parseAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  // What it holds of a password would stand in a file that anybody can read.
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? text : null;
}

/** A path as typed; empty for none. */
export const parseFile = (typed: string): string => typed.trim();
