import type { Lexicon } from '../lexicon/lexicon.ts';
import { readTable } from '../lexicon/tables.ts';
import { createWordForms, type WordForms } from './word-forms.ts';

/** What is made of a lexicon once, whatever the library: engines that follow one another share it. */
export interface Words {
  readonly forms: WordForms;
  /** Stems of everyday words that stand for one another, by each of them. */
  readonly groups: () => ReadonlyMap<string, readonly string[]>;
}

/** Does nothing until it is asked. Keep one for the life of the program, beside the lexicon. */
export function createWords(lexicon: Lexicon): Words {
  const forms = createWordForms(lexicon);
  let groups: ReadonlyMap<string, readonly string[]> | null = null;
  return {
    forms,
    groups() {
      groups ??= groupsOf(forms);
      return groups;
    },
  };
}

function groupsOf(forms: WordForms): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of readTable('everyday')) {
    const stems = line.split(' ').map(forms.stem);
    for (const stem of stems) groups.set(stem, [...(groups.get(stem) ?? []), ...stems]);
  }
  return groups;
}
