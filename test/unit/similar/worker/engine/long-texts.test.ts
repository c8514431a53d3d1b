import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES, type SimilarText } from '../../../../../shared/similarity.ts';

const lexicon = createLexicon();
const text = (title: string) => ({ title, description: '', options: [] });
const engineWith = (titles: readonly string[], without: readonly Part[] = []) => {
  const engine = createSimilarEngine({ lexicon, without });
  titles.forEach((title, key) => void engine.put(key, text(title)));
  return engine;
};
/** Returns the score of a query and the first of these titles. */
const scoreOf = (query: string, titles: readonly string[], without: readonly Part[] = []): number =>
  engineWith(titles, without)
    .search(text(query), { limit: titles.length })
    .find(({ key }) => key === 0)?.score ?? 0;
/** Returns this many words that are in no lexicon and similar to no others. */
const madeUp = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `zq${((from + at + 1) * 7_919).toString(36)}x`);

describe('a long text', () => {
  it('is compared up to its last word', () => {
    const words = madeUp(200);
    const engine = engineWith(['Do you like tea?', `${words.join(' ')} tonight`]);
    expect(engine.search(text('Do you like green tea?'), { limit: 1 })[0]?.key).toBe(0);
    const [first] = engine.search(text(`${words.join(' ')} today`), { limit: 1 });
    expect(first?.key).toBe(1);
    expect(first?.score).toBeGreaterThan(0.9);
    // A short text after the long one.
    const fresh = engineWith(['Do you like tea?', `${words.join(' ')} tonight`]);
    expect(engine.search(text('Do you like green tea?'), { limit: 2 })).toEqual(
      fresh.search(text('Do you like green tea?'), { limit: 2 }),
    );
  });

  it('is found by its last words, even if it has more than a query may have', () => {
    const words = madeUp(400);
    const [hit] = engineWith([words.join(' '), 'Do you like tea?']).search(
      text(words.slice(-200).join(' ')),
      { limit: 1 },
    );
    expect(hit?.key).toBe(0);
    expect(hit?.score).toBeGreaterThan(0.4);
  });

  it('ignores words of a query after the first 250', () => {
    const words = madeUp(250);
    const stored = [words.toReversed().join(' '), ...madeUp(4, 900)];
    const whole = scoreOf(words.join(' '), stored);
    expect(whole).toBeGreaterThan(GRADES.close);
    expect(scoreOf([...words, ...madeUp(90, 500)].join(' '), stored)).toBe(whole);
  });
});

describe('a library of many questions and words', () => {
  const MANY = 1_300;
  const words = madeUp(MANY * 5);
  const ownWords = (at: number): string[] => words.slice(at * 5, at * 5 + 5);
  const questionAt = (at: number) => {
    const [one, two, three, four, five] = ownWords(at);
    return {
      title: `Have you seen ${one} or ${two}?`,
      description: `Think of ${three}.`,
      options: [`${four}`, `${five}`],
    };
  };
  const engine = engineWith(['Do you like tea?']);
  engine.search(text('Do you like green tea?'), { limit: 1 });
  for (let at = 0; at < MANY; at++) engine.put(at + 1, questionAt(at));
  const best = (query: SimilarText) => engine.search(query, { limit: 1 })[0];

  it('finds the last title like the first', () => {
    const scoreAt = (at: number) => {
      const [one, two] = ownWords(at);
      const hit = best(text(`Did they see ${one} and ${two}`));
      expect(hit?.key).toBe(at + 1);
      return hit?.score ?? 0;
    };
    expect(scoreAt(0)).toBeGreaterThan(GRADES.close);
    for (const at of [150, 345, 600, 1_023, 1_024, MANY - 1]) expect(scoreAt(at)).toBeCloseTo(scoreAt(0), 1);
  });

  it('finds the last options and description like the first', () => {
    const scoreAt = (at: number) => {
      const { description, options } = questionAt(at);
      const hit = best({ title: 'Pick one', description, options: options.toReversed() });
      expect(hit?.key).toBe(at + 1);
      return hit?.score ?? 0;
    };
    expect(scoreAt(0)).toBeGreaterThan(GRADES.related);
    for (const at of [150, 345, 600, 1_023, 1_024, MANY - 1]) expect(scoreAt(at)).toBeCloseTo(scoreAt(0), 2);
  });

  it('finds the only title with a word however common the other words are', () => {
    const [one = '', two = ''] = ownWords(700);
    expect(best(text(`Have you seen ${one}?`))?.key).toBe(701);
    expect(best(text(`Have you seen ${two.slice(0, -1)}?`))?.key).toBe(701);
  });
});

describe('a text with many sentences', () => {
  const SENTENCES = [
    'We painted the kitchen yellow.',
    'My uncle sells umbrellas.',
    'Yesterday it rained in Lisbon.',
    'Do you own a bicycle?',
    'Penguins cannot fly.',
  ];
  /** Puts the bicycle sentence at this position, counted from 0. */
  const withBicycleAt = (place: number): string => {
    const others = SENTENCES.filter((sentence) => !sentence.includes('bicycle'));
    return others.toSpliced(place, 0, 'Do you own a bicycle?').join(' ');
  };
  const OTHERS = ['What is your go-to snack?', 'Mountains or sea?', 'Which animal would you be?'];

  it.each([0, 1, 2, 3])('is compared by each of the first four: number %i', (place) => {
    const stored = [withBicycleAt(place), ...OTHERS];
    const query = 'Do you own a bicycle?';
    expect(scoreOf(query, stored)).toBeGreaterThan(scoreOf(query, stored, ['sentences']) + 0.05);
    const other = [query, ...OTHERS];
    expect(scoreOf(withBicycleAt(place), other)).toBeGreaterThan(
      scoreOf(withBicycleAt(place), other, ['sentences']) + 0.05,
    );
  });

  it("isn't compared by the fifth", () => {
    const query = 'Do you own a bicycle?';
    const stored = [withBicycleAt(4), ...OTHERS];
    expect(scoreOf(query, stored)).toBe(scoreOf(query, stored, ['sentences']));
    const other = [query, ...OTHERS];
    expect(scoreOf(withBicycleAt(4), other)).toBe(scoreOf(withBicycleAt(4), other, ['sentences']));
  });

  it("isn't compared by a sentence without key words", () => {
    const query = 'Why not?';
    const stored = ['Would you eat insects? Why not?', ...OTHERS];
    expect(scoreOf(query, stored)).toBe(scoreOf(query, stored, ['sentences']));
    expect(scoreOf('Would you eat insects? Why?', ['Why?', ...OTHERS])).toBe(
      scoreOf('Would you eat insects? Why?', ['Why?', ...OTHERS], ['sentences']),
    );
  });
});
