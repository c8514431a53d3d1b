/** What is known beside a code, as the backend sends it: of any shape. */
export type Details = Readonly<Record<string, unknown>>;

/** A detail as a text for the end of a sentence or quote: trimmed, without its full stop; null where there is none. */
export function textIn(details: Details, name: string): string | null {
  const value = details[name];
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : '';
  return text === '' ? null : text;
}

/** The name of an account among details; null where there is only the ID that the service knows it by. */
export function nameIn(details: Details, name: string): string | null {
  const who = textIn(details, name);
  return who !== null && /^\d+$/.test(who) ? null : who;
}

/** The one of `known` that a detail names; `other` where it is none of them. */
export const oneOf = <const T extends string>(value: unknown, known: readonly T[]): T | 'other' =>
  known.find((name) => name === value) ?? 'other';
