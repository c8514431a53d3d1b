import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES, type SimilarText } from '../../../../../shared/similarity.ts';

const lexicon = createLexicon();
const createText = (title: string) => ({ title, description: '', options: [] });
const createEngine = (titles: readonly string[], without: readonly Part[] = []) => {
  const engine = createSimilarEngine({ lexicon, without });
  titles.forEach((title, key) => void engine.put(key, createText(title)));
  return engine;
};
/** Returns the score between a query and the first of these titles. */
const findScore = (query: string, titles: readonly string[], without: readonly Part[] = []): number =>
  createEngine(titles, without)
    .search(createText(query), { limit: titles.length })
    .find(({ key }) => key === 0)?.score ?? 0;
/** Creates words that aren't in the lexicon or similar to other words. */
const createWords = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `zq${((from + at + 1) * 7_919).toString(36)}x`);

describe('long text', () => {
  it('is compared up to its last word', () => {
    const words = createWords(200);
    const engine = createEngine(['Do you like tea?', `${words.join(' ')} tonight`]);
    expect(engine.search(createText('Do you like green tea?'), { limit: 1 })[0]?.key).toBe(0);
    const [first] = engine.search(createText(`${words.join(' ')} today`), { limit: 1 });
    expect(first?.key).toBe(1);
    expect(first?.score).toBeGreaterThan(0.9);
    // Adds a short title after the long one.
    const fresh = createEngine(['Do you like tea?', `${words.join(' ')} tonight`]);
    expect(engine.search(createText('Do you like green tea?'), { limit: 2 })).toEqual(
      fresh.search(createText('Do you like green tea?'), { limit: 2 }),
    );
  });

  it('is found by its last words, even if it has more words than a query can have', () => {
    const words = createWords(400);
    const [hit] = createEngine([words.join(' '), 'Do you like tea?']).search(
      createText(words.slice(-200).join(' ')),
      { limit: 1 },
    );
    expect(hit?.key).toBe(0);
    expect(hit?.score).toBeGreaterThan(0.4);
  });

  it("is compared only by its first 250 words if it's the query", () => {
    const words = createWords(250);
    const stored = [words.toReversed().join(' '), ...createWords(4, 900)];
    const whole = findScore(words.join(' '), stored);
    expect(whole).toBeGreaterThan(GRADES.close);
    expect(findScore([...words, ...createWords(90, 500)].join(' '), stored)).toBe(whole);
  });
});

describe('a search in a library with many questions and words', () => {
  const MANY = 1_300;
  const words = createWords(MANY * 5);
  const pickWords = (at: number): string[] => words.slice(at * 5, at * 5 + 5);
  const createQuestion = (at: number) => {
    const [one, two, three, four, five] = pickWords(at);
    return {
      title: `Have you seen ${one} or ${two}?`,
      description: `Think of ${three}.`,
      options: [`${four}`, `${five}`],
    };
  };
  const engine = createEngine(['Do you like tea?']);
  engine.search(createText('Do you like green tea?'), { limit: 1 });
  for (let at = 0; at < MANY; at++) engine.put(at + 1, createQuestion(at));
  const findBest = (query: SimilarText) => engine.search(query, { limit: 1 })[0];

  it('finds the last title as reliably as the first', () => {
    const scoreAt = (at: number) => {
      const [one, two] = pickWords(at);
      const hit = findBest(createText(`Did they see ${one} and ${two}`));
      expect(hit?.key).toBe(at + 1);
      return hit?.score ?? 0;
    };
    expect(scoreAt(0)).toBeGreaterThan(GRADES.close);
    for (const at of [150, 345, 600, 1_023, 1_024, MANY - 1]) expect(scoreAt(at)).toBeCloseTo(scoreAt(0), 1);
  });

  it('finds the last options and description as reliably as the first', () => {
    const scoreAt = (at: number) => {
      const { description, options } = createQuestion(at);
      const hit = findBest({ title: 'Pick one', description, options: options.toReversed() });
      expect(hit?.key).toBe(at + 1);
      return hit?.score ?? 0;
    };
    expect(scoreAt(0)).toBeGreaterThan(GRADES.related);
    for (const at of [150, 345, 600, 1_023, 1_024, MANY - 1]) expect(scoreAt(at)).toBeCloseTo(scoreAt(0), 2);
  });

  it('finds the only title with a word, however common its other words are', () => {
    const [one = '', two = ''] = pickWords(700);
    expect(findBest(createText(`Have you seen ${one}?`))?.key).toBe(701);
    expect(findBest(createText(`Have you seen ${two.slice(0, -1)}?`))?.key).toBe(701);
  });
});

describe('text with many sentences', () => {
  const SENTENCES = [
    'We painted the kitchen yellow.',
    'My uncle sells umbrellas.',
    'Yesterday it rained in Lisbon.',
    'Do you own a bicycle?',
    'Penguins cannot fly.',
  ];
  /** Puts the bicycle sentence at this index. */
  const withBicycleAt = (place: number): string => {
    const others = SENTENCES.filter((sentence) => !sentence.includes('bicycle'));
    return others.toSpliced(place, 0, 'Do you own a bicycle?').join(' ');
  };
  const OTHERS = ['What is your go-to snack?', 'Mountains or sea?', 'Which animal would you be?'];

  it.each([0, 1, 2, 3])('is compared by each of its first 4 sentences: index %i', (place) => {
    const stored = [withBicycleAt(place), ...OTHERS];
    const query = 'Do you own a bicycle?';
    expect(findScore(query, stored)).toBeGreaterThan(findScore(query, stored, ['sentences']) + 0.05);
    const other = [query, ...OTHERS];
    expect(findScore(withBicycleAt(place), other)).toBeGreaterThan(
      findScore(withBicycleAt(place), other, ['sentences']) + 0.05,
    );
  });

  it("isn't compared by its fifth sentence", () => {
    const query = 'Do you own a bicycle?';
    const stored = [withBicycleAt(4), ...OTHERS];
    expect(findScore(query, stored)).toBe(findScore(query, stored, ['sentences']));
    const other = [query, ...OTHERS];
    expect(findScore(withBicycleAt(4), other)).toBe(findScore(withBicycleAt(4), other, ['sentences']));
  });

  it("isn't compared by a sentence without key words", () => {
    const query = 'Why not?';
    const stored = ['Would you eat insects? Why not?', ...OTHERS];
    expect(findScore(query, stored)).toBe(findScore(query, stored, ['sentences']));
    expect(findScore('Would you eat insects? Why?', ['Why?', ...OTHERS])).toBe(
      findScore('Would you eat insects? Why?', ['Why?', ...OTHERS], ['sentences']),
    );
  });
});
