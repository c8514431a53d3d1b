import { readLines } from './read-tables.ts';
import { baseIn } from './regular-forms.ts';

/** Which things are of one kind. */
export interface Kinds {
  /** Whether both are of one kind and neither is a kind of the other (`dog` and `cat`; not `dog` and `animal`). */
  areSiblings(a: string, b: string): boolean;
}

/**
 * `names`: a line for each kind, the words that name it. `members`: a line for each word, then the kinds that it is of,
 * as line numbers of `names` in base 36.
 */
export function createKinds(names: string, members: string): Kinds {
  const namesOf = names.split('\n');
  const lines = readLines(members);
  const kindsOf = (word: string): string[] => lines.get(word)?.split(' ') ?? [];
  const isA = (word: string, kind: string): boolean =>
    kindsOf(word).some((id) => namesOf[Number.parseInt(id, 36)]?.split(' ').includes(kind));

  return {
    areSiblings(one, another) {
      const a = baseIn(lines, one);
      const b = baseIn(lines, another);
      const theirs = kindsOf(b);
      return a !== b && kindsOf(a).some((kind) => theirs.includes(kind)) && !isA(a, b) && !isA(b, a);
    },
  };
}
