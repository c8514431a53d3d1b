import { SENTENCE } from './documents.ts';
import { isNegation } from './negation.ts';
import { areOtherNumbers } from './numbers.ts';
import type { Engine } from './parts.ts';
import type { Query, QueryWord } from './query.ts';

/** Ways in which two questions that share words are different questions all the same, each 0 to 1. */
export interface Contrast {
  /** One says the contrary: best, worst. */
  opposite: number;
  /** One is negated and the other is not. */
  negation: number;
  /** One has another thing of the same kind in the same place: book, film. */
  sibling: number;
  /** Each has a number that the other has not. */
  number: number;
}

/** Least weight of a word that makes another question. */
const LEAST = 0.15;

/** How far a query and the question of a slot contrast. */
export function contrastOf(query: Query, slot: number, { store, lexicon }: Engine): Contrast {
  const { documents, vocabulary, weights } = store;
  const { forms } = vocabulary;
  const packed = [...documents.words.subarray(documents.from(slot), documents.to(slot))];
  const terms = packed.map((one) => (one === SENTENCE ? -1 : vocabulary.termOf(one >> 1)));
  const theirs = new Set(terms);
  // A word that is there itself stands for no other: «topping» is not what stands in the place of «best».
  const met = new Set(
    query.words.flatMap(({ term, meetings }) =>
      theirs.has(term) ? [term] : meetings.map((one) => one.term),
    ),
  );
  const contrast: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };
  const isNegated = packed.some((one) => one !== SENTENCE && isNegation(vocabulary.textOf(one >> 1)));
  if (isNegated !== query.words.some(({ word }) => isNegation(word))) contrast.negation = 1;
  const lone = packed.flatMap((one, at) =>
    one === SENTENCE || (one & 1) === 1 || met.has(terms[at] ?? -1) || weights.of(one >> 1) < LEAST
      ? []
      : [
          {
            at,
            word: forms.letters(vocabulary.textOf(one >> 1)),
            stem: vocabulary.termText(terms[at] ?? -1),
          },
        ],
  );
  if (lone.length === 0) return contrast;
  for (const [index, word] of query.words.entries()) {
    if (word.isFrame || word.weight < LEAST || word.meetings.some(({ term }) => theirs.has(term))) continue;
    for (const other of lone) {
      if (areOtherNumbers(word.stem, other.stem)) contrast.number = 1;
      if (areOpposites(word, other)) contrast.opposite = 1;
      const place = samePlace(index, other.at);
      if (place > contrast.sibling && lexicon.areSiblings(word.letters, other.word)) contrast.sibling = place;
    }
  }
  return contrast;

  function areOpposites(mine: QueryWord, other: { word: string; stem: string }): boolean {
    const isThere = (words: readonly string[], stem: string) => words.some((one) => forms.stem(one) === stem);
    return (
      isThere(lexicon.opposites(mine.letters), other.stem) ||
      isThere(lexicon.opposites(other.word), mine.stem)
    );
  }

  /** How many of the two neighbours are the same word, or both the end of the text; as a share. */
  function samePlace(index: number, at: number): number {
    const isSame = (step: number): boolean =>
      (query.words[index + step]?.term ?? -1) === (terms[at + step] ?? -1);
    return (Number(isSame(-1)) + Number(isSame(1))) / 2;
  }
}
