import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES } from '../../../../../shared/similarity.ts';
import { createTitleEmbedder } from '../../../../support/similar/embeddings/title-reader.ts';

const lexicon = createLexicon();
const createText = (title: string) => ({ title, description: '', options: [] });
const OTHERS = [
  'What is your favorite food?',
  'Mountains or sea?',
  'Where would you like to travel next?',
  'Do you like horror movies?',
  'How much money do you spend on clothes?',
];
const { meaning } = createTitleEmbedder();

function createEngine(titles: readonly string[]) {
  const engine = createSimilarEngine({ lexicon, semanticSimilarity: meaning });
  [...titles, ...OTHERS].forEach((title, key) => void engine.put(key, createText(title)));
  return engine;
}
const findBest = (query: string, stored: string) =>
  createEngine([stored]).search(createText(query), { limit: 1 })[0] ?? { key: -1, score: 0 };

describe('a question with several sentences', () => {
  const HELMET = 'Do you ride motorcycles? Do you wear a helmet when you do?';

  it('is found by its main question, whether the query is longer or shorter', () => {
    for (const hit of [
      findBest('Do you ride a motorcycle?', HELMET),
      findBest(HELMET, 'Do you ride a motorcycle?'),
    ]) {
      expect(hit.key).toBe(0);
      expect(hit.score).toBeGreaterThanOrEqual(GRADES['very-close']);
    }
  });

  it('is compared by the embedding of its main question', () => {
    const engine = createEngine([HELMET, 'Be honest. Do you sing in the shower? Why or why not?']);
    expect(engine.listEmbeddedTitles(0)).toEqual(['Do you ride motorcycles']);
    expect(engine.listEmbeddedTitles(1)).toEqual(['Be honest. Do you sing in the shower']);
  });
});

describe('a phrase that asks for an answer', () => {
  it.each([
    'Giving money to beggars: yes or no?',
    'Do you give money to beggars? Why or why not?',
    'Do you give money to beggars, yay or nay?',
    'Do you give money to beggars or not?',
    'Thoughts on giving money to beggars?',
  ])('doesn\'t prevent a likely duplicate: "%s"', (query) => {
    const hit = findBest(query, 'Do you give money to beggars?');
    expect(hit.key).toBe(0);
    expect(hit.score).toBeGreaterThanOrEqual(GRADES['very-close']);
  });

  it('is compared if the title has no other words', () => {
    expect(findBest('Yes or no?', 'Yes or no').score).toBe(1);
    expect(findBest('Why or why not?', 'Why or why not? Explain.').score).toBeGreaterThan(0);
  });
});

describe('a small difference', () => {
  it.each([
    ['Do cats chase fat dogs?', 'Do cats chase dogs?'],
    ['What is the best gift you have ever given?', 'What is the best gift you have ever gotten?'],
    ['What is the best advice you have ever received?', 'What is the best advice you gave anyone?'],
  ])('makes a different question: "%s", "%s"', (one, other) => {
    expect(findBest(one, other).score).toBeLessThan(GRADES['very-close']);
  });

  it.each([
    ['What is the best advice anyone ever gave you?', 'What is the best advice you have ever gotten?'],
    ['What is the best gift you ever gave someone?', 'What is the best gift you ever got someone?'],
  ])('doesn\'t make a different question if the words are synonyms: "%s", "%s"', (one, other) => {
    expect(findBest(one, other).score).toBeGreaterThanOrEqual(GRADES['very-close']);
  });
});

describe('a title with alternatives', () => {
  const BEGGARS = 'Do you give money to homeless people/beggars? Why or why not?';

  it.each([
    ['Would you give money to a homeless person?', BEGGARS],
    ['Giving money to beggars: yes or no?', BEGGARS],
    ['Do you give money to beggars?', BEGGARS],
    ['Which actress do you like best?', 'Who is your favorite actor/actress?'],
    ['Do you have any pets?', 'Do you have any pets (dogs, cats, horses, etc.)?'],
  ])(
    'is a likely duplicate of a question with one alternative, in both directions: "%s", "%s"',
    (one, other) => {
      for (const hit of [findBest(one, other), findBest(other, one)]) {
        expect(hit.key).toBe(0);
        expect(hit.score).toBeGreaterThanOrEqual(GRADES['very-close']);
        expect(hit.score).toBeLessThan(1);
      }
    },
  );

  it("is one hit until it's removed or replaced", () => {
    const engine = createEngine([BEGGARS]);
    const findKeys = (query: string) => engine.search(createText(query), { limit: 20 }).map(({ key }) => key);
    expect(findKeys(BEGGARS).filter((key) => key === 0)).toEqual([0]);
    expect(findKeys('Beggars')).toEqual([0]);
    expect(engine.size).toBe(OTHERS.length + 1);
    engine.put(0, createText('Do you give money to homeless people?'));
    expect(engine.search(createText('Street artists/panhandlers'), { limit: 20, minScore: 0.3 })).toEqual([]);
    engine.remove(0);
    expect(findKeys('homeless')).toEqual([]);
    expect(engine.listEmbeddedTitles(0)).toEqual([]);
  });

  it("is compared by each alternative's embedding and explained by the best alternative", () => {
    const engine = createEngine([BEGGARS]);
    expect(new Set(engine.listEmbeddedTitles(0))).toEqual(
      new Set([
        'Do you give money to homeless people/beggars',
        'Do you give money to homeless people',
        'Do you give money to beggars',
      ]),
    );
    const evidence = engine.explain(createText('Giving money to beggars: yes or no?'), 0);
    expect(evidence?.onlyTheirs).toEqual([]);
    expect(evidence?.score).toBe(
      engine.search(createText('Giving money to beggars: yes or no?'), { limit: 1 })[0]?.score,
    );
  });
});
