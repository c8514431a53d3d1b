/** The details of an error, as the backend sends them: of any shape. */
export type Details = Readonly<Record<string, unknown>>;

/** Returns a detail for the end of a sentence or quote: trimmed, without a period; null if there is none. */
export function textIn(details: Details, name: string): string | null {
  const value = details[name];
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : '';
  return text === '' ? null : text;
}

/** Returns the name of an account in details; null if they have only its ID. */
export function nameIn(details: Details, name: string): string | null {
  const who = textIn(details, name);
  return who !== null && /^\d+$/.test(who) ? null : who;
}

/** Returns the item of `known` that a detail names; `other` if it isn't one of them. */
export const oneOf = <const T extends string>(value: unknown, known: readonly T[]): T | 'other' =>
  known.find((name) => name === value) ?? 'other';
