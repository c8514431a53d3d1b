import { foldCase } from './fold-case.ts';

/** Part of a search: a word, or a phrase in quotation marks. */
export interface SearchTerm {
  /** The text as typed, with its quotation marks. */
  typed: string;
  /** Text contains the term if it contains any of these variants. They have no case or accents. */
  variants: readonly string[];
  /** The digits of an ID, or null. */
  id: string | null;
}

/** A phrase in straight or typographic quotation marks, or a word. The closing mark can be missing. */
const TERM = /["“”„]([^"“”„]*)["“”„]?|[^\s"“”„]+/gu;
const ID = /^[#_]?(\d{1,20})$/;

/** Parses a search. A question must contain every term. */
export function parseSearch(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [typed, phrase] of search.matchAll(TERM)) {
    const text = foldCase(phrase ?? typed).trim();
    if (text === '') continue;
    const variants = phrase === undefined ? listForms(text) : [text];
    terms.push({ typed, variants, id: phrase === undefined ? (ID.exec(text)?.[1] ?? null) : null });
  }
  return terms;
}

/** Returns a term's index in folded text, or -1. */
export function findTerm(folded: string, { variants }: SearchTerm): number {
  const variant = variants.find((one) => folded.includes(one));
  return variant === undefined ? -1 : folded.indexOf(variant);
}

export const hasTerm = (folded: string, term: SearchTerm): boolean => findTerm(folded, term) >= 0;

/** Returns whether all text that contains every term in `terms` also contains every term in `others`. */
export const isNarrowerSearch = (terms: readonly SearchTerm[], others: readonly SearchTerm[]): boolean =>
  terms.every(({ id }) => id === null) &&
  others.every((other) => terms.some(({ variants }) => variants.every((one) => hasTerm(one, other))));

const MIN_PLURAL_LENGTH = 4;

/** Lists a word, and its singular or plural if that doesn't contain the word: `berries` and `berry`. */
function listForms(word: string): string[] {
  if (word.length < MIN_PLURAL_LENGTH) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (/[^siu]s$/.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word];
}
