import type { Partners, Weights } from './synonyms.ts';

/** Formats the lexicon's tables as text. `electron/host/similar/worker/lexicon/lexicon.ts` reads them. */

/** Formats one line per base: the base and its forms. */
export function formatForms(bases: ReadonlyMap<string, string>): string {
  const forms = new Map<string, string[]>();
  for (const [form, base] of bases) forms.set(base, [...(forms.get(base) ?? []), form]);
  return formatSorted([...forms].map(([base, of]) => [base, ...of.sort()]));
}

/** Formats one line per word: the word and its partners. */
export function formatPartners(partners: Partners): string {
  return formatSorted([...partners].map(([word, of]) => [word, ...[...of].sort()]));
}

/**
 * Formats one line per word: the word and its partners, most similar first. Each partner has a digit for its
 * weight, from 0 (0.1) to 9 (1).
 */
export function formatWeights(weights: Weights): string {
  const toDigit = (weight: number): number => Math.min(9, Math.max(0, Math.round(weight * 10) - 1));
  return formatSorted(
    [...weights].map(([word, others]) => {
      const digits = [...others].map(([other, weight]): [string, number] => [other, toDigit(weight)]);
      digits.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return [word, ...digits.map(([other, one]) => other + one)];
    }),
  );
}

/** Formats one line per word: the word and its categories' numbers in base 36. */
export function formatMembers(members: ReadonlyMap<string, readonly number[]>): string {
  return formatSorted([...members].map(([word, kinds]) => [word, ...kinds.map((kind) => kind.toString(36))]));
}

/** Formats each list of words as a line, in the given order. */
export function formatWords(lines: readonly (readonly string[])[]): string {
  return lines.map((words) => `${words.join(' ')}\n`).join('');
}

function formatSorted(lines: readonly (readonly string[])[]): string {
  return formatWords(
    lines.filter(({ length }) => length > 1).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}
