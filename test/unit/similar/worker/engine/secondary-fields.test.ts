import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../../../../../electron/host/similar/worker/engine/index/search-index.ts';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSecondaryFields } from '../../../../../electron/host/similar/worker/engine/secondary-fields.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const lexicon = createLexicon();
const words = createWordData(lexicon);

interface Below {
  options?: string[];
  description?: string;
}
const createText = ({ options = [], description = '' }: Below) => ({
  title: 'Which one?',
  description,
  options,
});

/** Returns the similarity of options and descriptions in a library with a few other questions. */
const compare = (mine: Below, theirs: Below) => {
  const store = createSearchIndex({ lexicon, words, tuning: TUNING, isUsing: () => true });
  const others = [{ options: ['Rain', 'Snow'], description: 'By the window.' }, { options: ['Yes', 'No'] }];
  for (const [key, one] of [theirs, ...others].entries()) store.put(key, createText(one));
  return createSecondaryFields(store, createText(mine)).compare(store.documents.findSlot(0) ?? -1);
};
const compareOptions = (mine: string[], theirs: string[]): number =>
  compare({ options: mine }, { options: theirs }).options;
const compareDescriptions = (mine: string, theirs: string): number =>
  compare({ description: mine }, { description: theirs }).description;

describe('options', () => {
  it('are equal in any order, case, and word form', () => {
    expect(compareOptions(['Pizza', 'Fresh lasagne', 'Sushi'], ['sushis', 'lasagne, fresh', 'PIZZA'])).toBe(
      1,
    );
  });

  it('are less similar with each difference', () => {
    const three = ['Pizza', 'Lasagne', 'Sushi'];
    const two = compareOptions(three, ['Pizza', 'Sushi', 'Ratatouille']);
    // 2 of 3 options match. The rarer option has a higher weight.
    expect(two).toBeGreaterThan(0.5);
    expect(two).toBeLessThan(0.7);
    const withMore = compareOptions(three, [...three, 'Ratatouille', 'Goulash', 'Risotto']);
    for (const some of [withMore, compareOptions([...three, 'Ratatouille', 'Goulash', 'Risotto'], three)]) {
      expect(some).toBeGreaterThan(0.5);
      expect(some).toBeLessThan(0.7);
    }
  });

  it('are compared as whole options, so options with more or fewer words differ', () => {
    expect(compareOptions(['Pizza', 'Lasagne', 'Sushi'], ['Pizza bread', 'Lasagne pan', 'Sushi bar'])).toBe(
      0,
    );
    expect(compareOptions(['Pizza bread', 'Lasagne pan', 'Sushi bar'], ['Pizza', 'Lasagne', 'Sushi'])).toBe(
      0,
    );
    expect(compareOptions(['Pizza bread', 'Pizza oven'], ['Pizza dough', 'Pizza day'])).toBe(0);
    // All words are known, but only the first one matches.
    expect(compareOptions(['Pizza rain', 'Pizza snow'], ['Pizza dough', 'Pizza day'])).toBe(0);
    expect(
      compareOptions(['Pizza bread', 'Pizza oven', 'Pizza'], ['Pizza', 'Pizza oven', 'Pizza bread']),
    ).toBe(1);
  });

  it("are counted once, however often they're repeated", () => {
    const once = compareOptions(['Pizza', 'Sushi'], ['Pizza', 'Lasagne']);
    expect(compareOptions(['Pizza', 'pizza', 'Sushi'], ['Pizza', 'PIZZA', 'Lasagne'])).toBeCloseTo(once, 10);
  });

  it("hardly count if they're very common and don't fully match if there's only one option", () => {
    expect(compareOptions(['Yes', 'No'], ['No', 'Yes'])).toBeLessThan(0.3);
    expect(compareOptions(['Yes', 'No'], ['No', 'Yes'])).toBeGreaterThan(0);
    expect(compareOptions(['Pizza'], ['Pizza'])).toBeLessThan(1);
    expect(compareOptions(['Pizza'], ['Pizza'])).toBeGreaterThan(0.5);
  });

  it("aren't similar if one list is empty or has no words", () => {
    for (const none of [[], ['???'], ['', '👍🏽 ']]) {
      expect(compareOptions(none, ['Pizza', 'Sushi'])).toBe(0);
      expect(compareOptions(['Pizza', 'Sushi'], none)).toBe(0);
      expect(compareOptions([], none)).toBe(0);
    }
  });

  it("aren't compared with the description", () => {
    expect(compare({ options: ['Pizza', 'Sushi'] }, { description: 'Pizza, sushi' })).toEqual({
      options: 0,
      description: 0,
    });
  });
});

describe('a description', () => {
  it('is almost the same as one with the same words in another order or form', () => {
    expect(
      compareDescriptions('Glaciers and volcanoes, or tundra?', 'tundra or a volcano and glacier'),
    ).toBeGreaterThan(0.9);
    expect(compareDescriptions('Glaciers, volcanoes, tundra', 'Tundra! Volcanoes! Glaciers!')).toBe(1);
  });

  it('is less similar with each difference', () => {
    const half = compareDescriptions('Glaciers volcanoes tundra', 'Glaciers deserts tundra');
    expect(half).toBeCloseTo(2 / 3, 1);
    expect(compareDescriptions('Glaciers volcanoes tundra', 'Glaciers tundra')).toBeGreaterThan(half);
    expect(compareDescriptions('Glaciers', 'Deserts')).toBe(0);
  });

  it('hardly counts if it has only stop words', () => {
    expect(compareDescriptions('of the and', 'and of the')).toBeLessThan(0.2);
  });

  it('is compared in addition to options', () => {
    const both = { options: ['Pizza', 'Sushi', 'Lasagne'], description: 'Glaciers, volcanoes, tundra' };
    expect(compare(both, both)).toEqual({ options: 1, description: 1 });
    const { options, description } = compare(both, { ...both, description: 'Deserts' });
    expect([options, description]).toEqual([1, 0]);
  });
});

describe('words in options and descriptions', () => {
  it('are returned with their weights', () => {
    const store = createSearchIndex({ lexicon, words, tuning: TUNING, isUsing: () => true });
    store.put(1, createText({ options: ['Pizza'], description: 'Eaten at home' }));
    const { terms } = createSecondaryFields(
      store,
      createText({ options: ['Pizza', 'The pizza'], description: 'At noon' }),
    );
    expect([...terms.keys()].sort()).toEqual(['at', 'noon', 'pizza', 'the']);
    expect(terms.get('pizza')).toBeGreaterThan(0.5);
    expect(terms.get('noon')).toBeGreaterThan(0.5);
    expect(terms.get('the')).toBeLessThan(0.1);
    expect(createSecondaryFields(store, createText({})).terms.size).toBe(0);
  });

  it('weigh less if they occur in many titles or options', () => {
    const store = createSearchIndex({ lexicon, words, tuning: TUNING, isUsing: () => true });
    for (let key = 0; key < 100; key++) {
      const options = key % 2 === 0 ? ['Zorbel'] : [];
      store.put(key, { title: key % 2 === 0 ? 'Which one?' : 'Any qwerts?', description: '', options });
    }
    store.put(100, createText({ options: ['Qwerts'], description: 'Xylophon' }));
    const { terms } = createSecondaryFields(store, createText({ options: ['Zorbel', 'Qwerts', 'Xylophon'] }));
    expect(terms.get('zorbel')).toBeCloseTo(terms.get('qwert') ?? 0, 5);
    expect(terms.get('zorbel')).toBeLessThan((terms.get('xylophon') ?? 0) / 2);
  });
});
