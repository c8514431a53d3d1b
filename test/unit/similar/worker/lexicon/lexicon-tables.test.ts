import { describe, expect, it } from 'vitest';
import {
  createKinds,
  readForms,
  readSynonyms,
} from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { formatForms, formatWeights } from '../../../../support/similar/lexicon/tables.ts';

describe("the lexicon's tables", () => {
  it('round weights to a tenth and sort synonyms by weight', () => {
    const text = formatWeights(
      new Map([
        [
          'big',
          new Map([
            ['large', 1],
            ['great', 0.52],
            ['huge', 0.1],
          ]),
        ],
      ]),
    );
    expect(readSynonyms(text.trimEnd().replace('big ', ''))).toEqual([
      { word: 'large', weight: 1 },
      { word: 'great', weight: 0.5 },
      { word: 'huge', weight: 0.1 },
    ]);
  });

  it("preserve each form's base", () => {
    const bases = new Map([
      ['gone', 'go'],
      ['went', 'go'],
      ['mice', 'mouse'],
    ]);
    expect(readForms(formatForms(bases).trimEnd().split('\n'))).toEqual(bases);
  });
});

describe('categories', () => {
  const kinds = createKinds(['animal', 'bird fowl'], ['bird 0', 'crow 0 1', 'sparrow 0 1', 'dog 0']);

  it('make siblings of their words', () => {
    expect(kinds.areSiblings('crow', 'sparrow')).toBe(true);
    expect(kinds.areSiblings('crows', 'dog')).toBe(true);
  });

  it("don't make siblings of a category and its words, even in a wider category", () => {
    expect(kinds.areSiblings('crow', 'bird')).toBe(false);
    expect(kinds.areSiblings('bird', 'crow')).toBe(false);
  });

  it("don't make siblings of forms of a word", () => {
    expect(kinds.areSiblings('crow', 'crows')).toBe(false);
  });
});
