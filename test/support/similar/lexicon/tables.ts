import type { Partners, Weights } from './synonyms.ts';

/** The lexicon's tables as text. `electron/host/similar/worker/lexicon/lexicon.ts` reads them. */

/** Lines with a base and its forms. */
export function formLines(bases: ReadonlyMap<string, string>): string {
  const forms = new Map<string, string[]>();
  for (const [form, base] of bases) forms.set(base, [...(forms.get(base) ?? []), form]);
  return sortedLines([...forms].map(([base, of]) => [base, ...of.sort()]));
}

/** Lines with a word and its partners. */
export function partnerLines(partners: Partners): string {
  return sortedLines([...partners].map(([word, of]) => [word, ...[...of].sort()]));
}

/** Lines with a word and its partners, most similar first, each with a digit for the weight, from 0 (0.1) to 9 (1). */
export function weightLines(weights: Weights): string {
  const digit = (weight: number): number => Math.min(9, Math.max(0, Math.round(weight * 10) - 1));
  return sortedLines(
    [...weights].map(([word, others]) => {
      const digits = [...others].map(([other, weight]): [string, number] => [other, digit(weight)]);
      digits.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return [word, ...digits.map(([other, one]) => other + one)];
    }),
  );
}

/** Lines with a word and the numbers of its categories in base 36. */
export function memberLines(members: ReadonlyMap<string, readonly number[]>): string {
  return sortedLines([...members].map(([word, kinds]) => [word, ...kinds.map((kind) => kind.toString(36))]));
}

/** One line of words each, in the given order. */
export function wordLines(lines: readonly (readonly string[])[]): string {
  return lines.map((words) => `${words.join(' ')}\n`).join('');
}

function sortedLines(lines: readonly (readonly string[])[]): string {
  return wordLines(
    lines.filter(({ length }) => length > 1).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}
