import type { WordNet } from './wordnet.ts';
import type { Words } from './words.ts';

/** Pairs of contraries: WordNet's antonyms of senses that either word often has. */
export function opposites(words: Words, wordNet: WordNet): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string): void => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(x, (found.get(x) ?? new Set()).add(y));
  };
  for (const word of words.all())
    for (const { synset } of words.senses(word))
      for (const { symbol, target, from, to } of synset.pointers) {
        if (symbol !== '!' || synset.words[from] !== word) continue;
        const other = wordNet.synsets.get(target);
        const opposite = other?.words[to];
        if (opposite === undefined || opposite === word) continue;
        if (words.senses(opposite).some((sense) => sense.synset === other)) add(word, opposite);
      }
  return found;
}
