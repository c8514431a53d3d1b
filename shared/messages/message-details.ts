/** An error's details as sent by the backend. They can have any shape. */
export type Details = Readonly<Record<string, unknown>>;

/** Returns a detail as the end of a sentence or quotation, trimmed and without a period, or null. */
export function getText(details: Details, name: string): string | null {
  const value = details[name];
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : '';
  return text === '' ? null : text;
}

/** Returns the account name from a detail, or null if it's only an ID. */
export function findName(details: Details, name: string): string | null {
  const who = getText(details, name);
  return who !== null && /^\d+$/.test(who) ? null : who;
}

/** Returns a detail if it's one of the `known` values, or else `other`. */
export const pickKnown = <const T extends string>(value: unknown, known: readonly T[]): T | 'other' =>
  known.find((name) => name === value) ?? 'other';
