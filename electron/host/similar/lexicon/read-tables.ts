import type { Synonym } from './lexicon.ts';

/** Lines of a base and its other forms: `go goes went`. From each other form to its base. */
export function readForms(text: string): Map<string, string> {
  const bases = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [base, ...forms] = line.split(' ');
    if (base !== undefined) for (const form of forms) bases.set(form, base);
  }
  return bases;
}

/** Lines that start with a word. From each word to the rest of its line, to be read when it is asked for. */
export function readLines(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const end = line.indexOf(' ');
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  return lines;
}

/** `vacation7 leisure2`: synonyms, each with a digit of weight (0 a tenth, 9 one). */
export function readSynonyms(rest: string): Synonym[] {
  return rest.split(' ').map((one) => ({ word: one.slice(0, -1), weight: (Number(one.slice(-1)) + 1) / 10 }));
}
