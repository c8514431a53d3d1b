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
