import { describe, expect, it } from 'vitest';
import {
  createLexicon,
  readTable,
  type TableName,
} from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const lexicon = createLexicon();
const listWords = (table: TableName): string[] => [
  ...new Set(readTable(table).join(' ').replaceAll(/[0-9]/g, '').split(/\s+/)),
];

describe('getCanonical', () => {
  it.each([
    ["what's", 'what is'],
    ['what’s', 'what is'],
    ["can't", 'cannot'],
    ["won't", 'will not'],
    ['dont', 'do not'],
    ["you'd", 'you would'],
    ["dog's", 'dog'],
    ["parents'", 'parents'],
    ['colours', 'colors'],
    ['favourite', 'favorite'],
    ['theatre', 'theater'],
    ['realised', 'realized'],
    ['pyjamas', 'pajamas'],
    ['went', 'go'],
    ['bought', 'buy'],
    ['children', 'child'],
    ['goes', 'go'],
    ['biggest', 'big'],
    ['learnt', 'learn'],
  ])('turns %s into %s', (word, canonical) => {
    expect(lexicon.getCanonical(word)).toBe(canonical);
  });

  it.each(['best', 'better', 'worst', 'worse', 'most', 'is', 'are', 'leaves', 'movie', 'Ω', '', "'", "n't"])(
    "doesn't change %s",
    (word) => {
      expect(lexicon.getCanonical(word)).toBe(word);
    },
  );

  it("doesn't change a canonical form", () => {
    const words = (['forms', 'spellings', 'opposites', 'synonyms'] as const).flatMap(listWords);
    const changing = words.filter((word) => {
      const canonical = lexicon.getCanonical(word);
      return lexicon.getCanonical(canonical) !== canonical;
    });
    expect(changing).toEqual([]);
    for (const typed of ["what's", 'dont', "they've", "everyone's", 'youre'])
      expect(lexicon.getCanonical(lexicon.getCanonical(typed))).toBe(lexicon.getCanonical(typed));
  });
});

describe('synonyms', () => {
  it.each([
    ['holiday', 'vacation'],
    ['movie', 'film'],
    ['autumn', 'fall'],
    ['buy', 'purchase'],
    ['famous', 'renowned'],
    ['scared', 'afraid'],
    ['decide', 'decision'],
    ['mom', 'mommy'],
    ['kid', 'child'],
    ['trash', 'rubbish'],
    ['car', 'automobile'],
    ['tv', 'television'],
  ])('include %s and %s, in both directions', (a, b) => {
    const weight = (from: string, to: string) =>
      lexicon.synonyms(from).find(({ word }) => word === to)?.weight;
    expect(weight(a, b)).toBeGreaterThan(0);
    expect(weight(b, a)).toBe(weight(a, b));
  });

  it('have positive weights up to 1 in descending order, without duplicates', () => {
    for (const word of listWords('synonyms')) {
      const synonyms = lexicon.synonyms(word);
      const weights = synonyms.map(({ weight }) => weight);
      expect(
        weights.every((weight) => weight > 0 && weight <= 1),
        word,
      ).toBe(true);
      expect(
        weights.toSorted((a, b) => b - a),
        word,
      ).toEqual(weights);
      expect(new Set([word, ...synonyms.map((synonym) => synonym.word)]).size, word).toBe(
        synonyms.length + 1,
      );
    }
  });

  it('never include opposites', () => {
    const both = listWords('opposites').filter((word) =>
      lexicon.synonyms(word).some((synonym) => lexicon.opposites(word).includes(synonym.word)),
    );
    expect(both).toEqual([]);
  });

  it('are the same for a regular form and its base', () => {
    expect(lexicon.synonyms('movies')).toEqual(lexicon.synonyms('movie'));
    expect(lexicon.synonyms('purchased')).toEqual(lexicon.synonyms('purchase'));
  });

  it('are empty for an unknown word', () => {
    for (const word of ['qwzx', '', 'кот', '猫', 'constructor', '__proto__'])
      expect(lexicon.synonyms(word)).toEqual([]);
  });
});

describe('opposites', () => {
  it.each([
    ['best', 'worst'],
    ['love', 'hate'],
    ['hot', 'cold'],
    ['first', 'last'],
    ['good', 'bad'],
    ['early', 'late'],
    ['happy', 'unhappy'],
    ['remember', 'forget'],
    ['buy', 'sell'],
  ])('include %s and %s', (a, b) => {
    expect(lexicon.opposites(a)).toContain(b);
  });

  it('are symmetric and never include the word', () => {
    for (const word of listWords('opposites'))
      for (const opposite of lexicon.opposites(word)) {
        expect(opposite).not.toBe(word);
        expect(lexicon.opposites(opposite), `${opposite} of ${word}`).toContain(word);
      }
  });
});

describe('siblings', () => {
  it.each([
    ['dog', 'cat'],
    ['dogs', 'cat'],
    ['book', 'film'],
    ['coffee', 'tea'],
    ['summer', 'winter'],
    ['breakfast', 'dinner'],
    ['brother', 'sister'],
  ])('include %s and %s', (a, b) => {
    expect(lexicon.areSiblings(a, b)).toBe(true);
    expect(lexicon.areSiblings(b, a)).toBe(true);
  });

  it.each([
    ['dog', 'dog'],
    ['dog', 'dogs'],
    ['holidays', 'vacation'],
    ['dog', 'animal'],
    ['holiday', 'vacation'],
    ['film', 'movie'],
    ['fear', 'book'],
    ['dog', 'qwzx'],
  ])('exclude %s and %s', (a, b) => {
    expect(lexicon.areSiblings(a, b)).toBe(false);
    expect(lexicon.areSiblings(b, a)).toBe(false);
  });

  it('are never synonyms', () => {
    for (const word of listWords('kind-members').slice(0, 2_000))
      for (const synonym of lexicon.synonyms(word))
        expect(lexicon.areSiblings(word, synonym.word), `${word} ${synonym.word}`).toBe(false);
  });
});

describe('frequency', () => {
  it('decreases from stop words to rare words', () => {
    const words = ['the', 'time', 'movie', 'pizza', 'penguin', 'qwzx'];
    const frequencies = words.map(lexicon.getFrequency);
    expect(frequencies.toSorted((a, b) => b - a)).toEqual(frequencies);
    expect(frequencies.at(0)).toBe(7);
    expect(frequencies.at(-1)).toBe(0);
  });

  it('is the same for a form and its base in any spelling', () => {
    expect(lexicon.getFrequency('movies')).toBe(lexicon.getFrequency('movie'));
    expect(lexicon.getFrequency('bought')).toBe(lexicon.getFrequency('buy'));
    expect(lexicon.getFrequency('favourite')).toBe(lexicon.getFrequency('favorite'));
  });

  it('is an integer from 1 to 6 for listed words', () => {
    for (const word of listWords('frequencies'))
      expect([1, 2, 3, 4, 5, 6], word).toContain(lexicon.getFrequency(word));
  });
});

describe('stop words', () => {
  it("don't include negations or key words", () => {
    for (const word of ['the', 'what', 'would', 'your']) expect(lexicon.isStopWord(word)).toBe(true);
    for (const word of ['not', 'no', 'never', 'first', 'best', 'book'])
      expect(lexicon.isStopWord(word)).toBe(false);
  });
});
