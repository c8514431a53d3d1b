import type { Words } from './common-words.ts';
import type { Synset, WordNet } from './wordnet.ts';

/** A category with more words than this is too general, because nearly any two nouns would share it. */
const MAX_CATEGORY_WORDS = 250;
const MAX_LEVELS = 3;
/** Rarer senses of a word don't count. */
const MIN_PROBABILITY = 0.25;

export interface KindTables {
  /** The words that name each category. */
  names: string[][];
  /** The categories of each word, as indexes into `names`. */
  members: Map<string, number[]>;
}

/** Returns each noun's categories, from up to 3 levels of hypernyms. */
export function createKindTables(words: Words, wordNet: WordNet): KindTables {
  const listAncestors = (synset: Synset): Synset[] =>
    synset.pointers.flatMap(({ symbol, target }) => {
      const found = symbol === '@' || symbol === '@i' ? wordNet.synsets.get(target) : undefined;
      return found ? [found] : [];
    });
  const membersOf = new Map<Synset, Set<string>>();
  for (const word of words.all())
    for (const { synset, chance } of words.senses(word)) {
      if (synset.part !== 'n' || chance < MIN_PROBABILITY) continue;
      let level = [synset];
      for (let step = 0; step < MAX_LEVELS; step++) {
        level = level.flatMap(listAncestors);
        for (const kind of level) membersOf.set(kind, (membersOf.get(kind) ?? new Set()).add(word));
      }
    }
  const names: string[][] = [];
  const members = new Map<string, number[]>();
  for (const [kind, of] of membersOf) {
    if (of.size < 2 || of.size > MAX_CATEGORY_WORDS) continue;
    for (const word of of) members.set(word, [...(members.get(word) ?? []), names.length]);
    names.push(kind.words.filter((word) => words.has(word)));
  }
  return { names, members };
}
