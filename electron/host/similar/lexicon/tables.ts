import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Synonym } from './lexicon.ts';
import { baseIn } from './regular-forms.ts';

/** The files of `data/`, which the build copies next to the program; `NOTICE.md` describes them. */
export type TableName =
  | 'everyday'
  | 'forms'
  | 'frequencies'
  | 'kind-members'
  | 'kind-names'
  | 'opposites'
  | 'spellings'
  | 'synonyms';

/** Returns the lines of a table, all of them ASCII. Throws if the file can't be read. */
export const readTable = (name: TableName): string[] =>
  readFileSync(path.join(import.meta.dirname, 'data', `${name}.txt`), 'latin1')
    .replace(/\n$/, '')
    .split('\n');

/** Lines of a base and its other forms: `go goes went`. From each other form to its base. */
export function readForms(lines: readonly string[]): Map<string, string> {
  const bases = new Map<string, string>();
  for (const line of lines) {
    const [base, ...forms] = line.split(' ');
    if (base !== undefined) for (const form of forms) bases.set(form, base);
  }
  return bases;
}

/** Lines that start with a word. From each word to the rest of its line, to be parsed on request. */
export function readPartners(lines: readonly string[]): Map<string, string> {
  const partners = new Map<string, string>();
  for (const line of lines) {
    const end = line.indexOf(' ');
    partners.set(line.slice(0, end), line.slice(end + 1));
  }
  return partners;
}

/** `vacation7 leisure2`: synonyms, each with a digit of weight (0 a tenth, 9 one). */
export function readSynonyms(rest: string): Synonym[] {
  return rest.split(' ').map((one) => ({ word: one.slice(0, -1), weight: (Number(one.slice(-1)) + 1) / 10 }));
}

/** Which things are of one kind. */
export interface Kinds {
  /** Whether both are of one kind and neither is a kind of the other (`dog` and `cat`; not `dog` and `animal`). */
  areSiblings(a: string, b: string): boolean;
}

/**
 * `names`: a line for each kind, the words that name it. `members`: a line for each word, then the kinds that it is of,
 * as line numbers of `names` in base 36.
 */
export function createKinds(names: readonly string[], members: readonly string[]): Kinds {
  const kinds = readPartners(members);
  const kindsOf = (word: string): string[] => kinds.get(word)?.split(' ') ?? [];
  const isA = (word: string, kind: string): boolean =>
    kindsOf(word).some((id) => names[Number.parseInt(id, 36)]?.split(' ').includes(kind));

  return {
    areSiblings(one, another) {
      const a = baseIn(kinds, one);
      const b = baseIn(kinds, another);
      const theirs = kindsOf(b);
      return a !== b && kindsOf(a).some((kind) => theirs.includes(kind)) && !isA(a, b) && !isA(b, a);
    },
  };
}
