/** What is known beside a code, as a host tells it: of any shape. */
export type Facts = Readonly<Record<string, unknown>>;

/** A text among facts without blanks around it; null where there is none. */
export const said = (facts: Facts, name: string): string | null => {
  const value = facts[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** Whose name is among facts; null where there is none, or only the number that the service knows them by. */
export const named = (facts: Facts, name: string): string | null => {
  const who = said(facts, name);
  return who !== null && /^\d+$/.test(who) ? null : who;
};

/** What somebody said, to stand in quotes where a sentence ends: without a stop of its own. */
export const unstopped = (words: string): string => words.replace(/(?<!\.)\.$/, '');

/** A number among facts; null where there is none. */
export const numberIn = (facts: Facts, name: string): number | null => {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
};
