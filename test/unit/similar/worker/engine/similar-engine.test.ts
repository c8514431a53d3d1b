import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES, type SimilarText } from '../../../../../shared/similarity.ts';
import { generateQuestions } from '../../../../support/similar/generated-questions.ts';

const lexicon = createLexicon();
const title = (text: string, more: Partial<SimilarText> = {}): SimilarText => ({
  title: text,
  description: '',
  options: [],
  ...more,
});
const OTHERS = [
  'What is the best gift you have ever been given?',
  'Which sport do you like to play on a rainy day?',
  'Do you believe in life on other planets?',
  'How do you keep your garden green?',
  'Should schools teach how to cook?',
].map((text) => title(text));

const createEngine = (texts: readonly (SimilarText | string)[], without: readonly Part[] = []) => {
  const engine = createSimilarEngine({ lexicon, without });
  [...texts, ...OTHERS].forEach((text, key) => {
    engine.put(key, typeof text === 'string' ? title(text) : text);
  });
  return engine;
};
/** Returns the score between a query and one question in a library with other questions. */
const findScore = (query: string | SimilarText, stored: string | SimilarText): number => {
  const hits = createEngine([stored]).search(typeof query === 'string' ? title(query) : query, { limit: 50 });
  return hits.find(({ key }) => key === 0)?.score ?? 0;
};

describe('a score', () => {
  it('is 1 for the same text, ignoring case and final punctuation', () => {
    expect(findScore('What would you do', 'what would you do??')).toBe(1);
    expect(findScore('你最喜欢的季节是什么？', '你最喜欢的季节是什么')).toBe(1);
  });

  it('is at least Related for the same question in a different frame', () => {
    const score = findScore(
      'Which superpower would you like to have?',
      'If you could have any superpower, what would it be?',
    );
    expect(score).toBeGreaterThan(GRADES.related);
  });

  it.each([
    ['British and American spelling', 'What is your favourite colour?', "What's your favorite color?"],
    ['an irregular form', 'Have you ever swum in a lake?', 'Do you like to swim in lakes?'],
    ['a synonym', 'What film do you hate?', 'Which movie do you hate?'],
    ['a typo', 'Do you have any hiden tallents?', 'Do you have any hidden talents?'],
    [
      'a number as a word',
      'What would you do with five million dollars?',
      'What would you do with 5 million dollars?',
    ],
  ])('is at least Related despite %s', (_, query, stored) => {
    expect(findScore(query, stored)).toBeGreaterThan(GRADES.related);
  });

  it('is lower if 2 words have opposite meanings', () => {
    const stored = 'What is the best advice that your parents gave you?';
    const without = createEngine([stored], ['opposites']);
    const query = 'What is the worst advice that your parents gave you?';
    expect(findScore(query, stored)).toBeLessThan(without.search(title(query), { limit: 1 })[0]?.score ?? 0);
  });

  it('is lower if only the frame is shared', () => {
    expect(findScore('What is your favorite pizza?', 'What is your favorite planet?')).toBeLessThan(
      GRADES.close,
    );
    expect(findScore('What would you do and why?', 'What would you be and why?')).toBeLessThan(
      GRADES['very-close'],
    );
  });

  it('is raised by a matching sentence in the stored question', () => {
    const stored = 'Do you own a bicycle? Where did you ride it last summer with your neighbours?';
    const alone = findScore('Do you own a bicycle?', stored);
    const without = createEngine([stored], ['sentences']).search(title('Do you own a bicycle?'), {
      limit: 1,
    });
    expect(alone).toBeGreaterThan(without[0]?.score ?? 0);
    expect(alone).toBeGreaterThan(GRADES.related);
  });

  it('is raised by a matching sentence in the query', () => {
    const query = 'Do you own a bicycle? Where did you ride it last summer with your neighbours?';
    const stored = 'Do you own a bicycle?';
    const without = createEngine([stored], ['sentences']).search(title(query), { limit: 1 });
    expect(findScore(query, stored)).toBeGreaterThan(without[0]?.score ?? 1);
  });

  it('is raised by shared options in any order and never lowered by options', () => {
    const query = title('Pick one', { options: ['Pizza', 'Lasagne', 'Sushi'] });
    const same = findScore(query, title('Which is better?', { options: ['sushi', 'pizza', 'lasagne'] }));
    const other = findScore(query, title('Which is better?', { options: ['Rain', 'Snow'] }));
    expect(same).toBeGreaterThan(GRADES.related);
    expect(other).toBeLessThan(GRADES.related);
    expect(findScore(title('Do you ski?', { options: ['Yes', 'No'] }), title('Do you ski?'))).toBe(1);
  });

  it('is hardly raised by very common options', () => {
    const yesNo = { options: ['Yes', 'No'] };
    expect(findScore(title('Do you ski?', yesNo), title('Do you smoke?', yesNo))).toBeLessThan(
      GRADES.related,
    );
  });

  it('is raised by the same description', () => {
    const description = 'Think of glaciers, volcanoes and the tundra.';
    const query = title('Where to go on an adventure?', { description });
    const stored = 'Which adventure would you dare?';
    expect(findScore(query, title(stored, { description }))).toBeGreaterThan(findScore(query, stored));
  });
});

describe('options and description', () => {
  const OPTIONS = ['Glaciers', 'Volcanoes', 'Tundra', 'Canyons'];
  const DESCRIPTION = 'Lighthouses, harbours, ferries, islands.';
  const [mine, theirs] = ['Where would you go on an adventure?', 'Which adventure would you dare?'];
  /** Returns the score of two titles with the same options or description. */
  const scoreWith = (below: Partial<SimilarText>, [one, other] = [mine, theirs]) =>
    findScore(title(one, below), title(other, below));

  it('raise a score by part of their weight if the titles are similar', () => {
    const plain = scoreWith({});
    expect(plain).toBeLessThan(0.4);
    const borne = plain / 0.4;
    const withOptions = plain + (1 - plain) * 0.35 * borne;
    expect(scoreWith({ options: OPTIONS })).toBeCloseTo(withOptions);
    expect(scoreWith({ description: DESCRIPTION })).toBeCloseTo(plain + (1 - plain) * 0.12 * borne);
    expect(scoreWith({ options: OPTIONS, description: DESCRIPTION })).toBeCloseTo(
      withOptions + (1 - withOptions) * 0.12 * borne,
    );
  });

  it('have their full weight if the titles have no topic', () => {
    const titles: [string, string] = ['Pick one', 'Which is better?'];
    const plain = scoreWith({}, titles);
    expect(plain).toBeLessThan(0.2);
    expect(scoreWith({ options: OPTIONS }, titles)).toBeCloseTo(plain + (1 - plain) * 0.35);
    expect(scoreWith({ description: DESCRIPTION }, titles)).toBeCloseTo(plain + (1 - plain) * 0.12);
  });
});

describe('a scoring rule', () => {
  const options = ['Glaciers', 'Volcanoes', 'Tundra'];
  it.each<[Part, string | SimilarText, string | SimilarText]>([
    ['letters', 'Which lighthouse would you climb?', 'Which lighthouse do ghosts haunt?'],
    ['phrases', 'Do cats chase big dogs at night?', 'Do big cats fear dogs?'],
    ['spelling', 'Do you fear elefants?', 'Do you fear elephants?'],
    ['synonyms', 'What film do you hate?', 'Which movie do you hate?'],
    ['everyday', 'Which mobile do you have?', 'Which phone do you have?'],
    ['sentences', 'Do you own a bicycle?', 'Do you own a bicycle? Where did you ride it last summer?'],
    ['opposites', 'Which is the best restaurant?', 'Which is the worst restaurant?'],
    ['letterPairs', 'Welcher Weihnachtsfilm?', 'Welches Weihnachtslied?'],
    [
      'prefix',
      'Which ferries leave fro',
      'Which ferries leave from the harbour for islands with volcanoes, lighthouses, glaciers, canyons, and penguins?',
    ],
    ['options', title('Which is better?', { options }), title('Which is best?', { options })],
  ])('can be turned off: %s', (part, query, stored) => {
    const text = typeof query === 'string' ? title(query) : query;
    const without = createEngine([stored], [part]).search(text, { limit: 9 });
    const score = without.find(({ key }) => key === 0)?.score ?? 0;
    expect(findScore(query, stored)).not.toBeCloseTo(score, 3);
  });
});

describe('a search', () => {
  it('finds a question by its first words before the sentence ends', () => {
    const stored =
      'If you were stranded on a desert island, which three items would you want to have with you?';
    const engine = createEngine([
      stored,
      'If you were the president, what would you change first?',
      'What is your desert?',
    ]);
    for (const typed of [
      'If you were stranded',
      'If you were stranded on a des',
      'If you were stranded on a desert island, ',
    ])
      expect(engine.search(title(typed), { limit: 3 })[0]?.key).toBe(0);
    const score = engine.search(title('If you were stranded on a desert isl'), { limit: 1 })[0]?.score;
    expect(score).toBeGreaterThan(GRADES.related);
  });

  it.each([
    ['continues after the stored text', 'Do you like green tea with', 'Do you like green tea'],
    ['has only a frame', 'What is your', 'What is your favorite pizza topping?'],
    ['has fewer than 3 words', 'Elephants love', 'Elephants love peanuts and bananas'],
    ['continues after its punctuation', 'Elephants? Love peanuts', 'Elephants'],
    ['ends with punctuation', 'Elephants love peanuts.', 'Elephants love peanuts and bananas'],
  ])("doesn't complete a query that %s", (_, query, stored) => {
    const without = createEngine([stored], ['prefix']).search(title(query), { limit: 1 });
    expect(findScore(query, stored)).toBe(without[0]?.score);
  });

  it('omits excluded keys', () => {
    const engine = createEngine(['Do you like tea?', 'Do you like tea?']);
    const hits = engine.search(title('Do you like tea?'), { limit: 9, isExcluded: (key) => key === 0 });
    expect(hits[0]).toEqual({ key: 1, score: 1 });
    expect(hits.map(({ key }) => key)).not.toContain(0);
  });

  it('sorts realistic titles by the returned score', () => {
    const titles = generateQuestions(1_500);
    let lists = 0;
    for (let from = 0; from < titles.length; from += 25) {
      const some = titles.slice(from, from + 25);
      const engine = createEngine(some);
      for (const query of some) {
        const hits = engine.search(title(query), { limit: 6 });
        const sent: unknown = JSON.parse(JSON.stringify(hits));
        expect(sent).toEqual(hits.toSorted((a, b) => b.score - a.score || a.key - b.key));
        expect(hits.filter(({ score }) => !(score > 0 && score <= 1))).toEqual([]);
        lists += Number(hits.length > 2);
      }
    }
    expect(lists).toBeGreaterThan(1_000);
  });

  it('returns only results with the minimum score, up to the limit', () => {
    const engine = createEngine(['Do you like tea?', 'Do you like green tea with milk?']);
    expect(engine.search(title('Do you like tea?'), { limit: 9, minScore: 0.99 })).toHaveLength(1);
    expect(engine.search(title('Do you like tea?'), { limit: 1 })).toHaveLength(1);
    expect(engine.search(title('Do you like tea?'), { limit: 0 })).toEqual([]);
  });

  it('returns nothing for text without words', () => {
    const blank = ['', '   ', '???', '!!!', title('', { options: ['Red apples'] })];
    for (const query of ['', ' ', '?!', '???'])
      expect(createEngine(blank).search(title(query), { limit: 9 })).toEqual([]);
  });

  it('returns copies of a title with the lowest keys first, even after changes', () => {
    const engine = createEngine([]);
    for (let key = 999; key >= 100; key--)
      engine.put(key, title(key % 2 === 0 ? 'Do you ski?' : 'do you ski'));
    for (let key = 100; key < 200; key += 3) engine.remove(key);
    for (const key of [103, 109]) engine.put(key, title('Do you ski???'));
    const hits = engine.search(title('Do you ski?'), { limit: 6, isExcluded: (key) => key === 102 });
    expect(hits).toEqual([101, 103, 104, 105, 107, 108].map((key) => ({ key, score: 1 })));
  });

  it('returns the lowest keys first for equally similar questions', () => {
    const engine = createSimilarEngine({ lexicon });
    for (let key = 999; key >= 100; key--)
      engine.put(key, title(`Do you ski, ${'abcdefgh'[key % 8]}${key}?`));
    const hits = engine.search(title('Do you ski?'), { limit: 5 });
    expect(new Set(hits.map(({ score }) => score)).size).toBe(1);
    expect(hits.map(({ key }) => key)).toEqual([100, 101, 102, 103, 104]);
  });

  it('finds a question that options raise above many better title matches', () => {
    const options = ['Lasagne', 'Sushi', 'Ratatouille'];
    const titles = Array.from(
      { length: 90 },
      (_, at) => `Who ate the pizza number ${at} at school yesterday?`,
    );
    const engine = createEngine([title('Which is better?', { options }), ...titles]);
    const [first] = engine.search(title('What is the best pizza?', { options }), { limit: 1 });
    const [plain] = engine.search(title('What is the best pizza?'), { limit: 1 });
    expect(plain?.key).not.toBe(0);
    expect(first?.key).toBe(0);
  });

  it("uses only a question's latest text", () => {
    const engine = createEngine(['Do you drink tea?']);
    engine.put(0, title('Where do penguins sleep?'));
    const findBest = (query: string) => engine.search(title(query), { limit: 1, minScore: GRADES.related });
    expect(findBest('Do you drink tea?')).toEqual([]);
    expect(findBest('Where do penguins sleep?')).toEqual([{ key: 0, score: 1 }]);
    engine.remove(0);
    expect(engine.size).toBe(OTHERS.length);
    expect(findBest('Where do penguins sleep?')).toEqual([]);
  });

  it('returns the same results regardless of the order in which questions were added', () => {
    const texts = [
      'Do you like tea?',
      'Do you like coffee?',
      'Which tea do you drink at night?',
      'Tee oder Kaffee?',
    ];
    const one = createEngine(texts);
    const other = createSimilarEngine({ lexicon });
    other.put(3, title('Something quite different about turtles'));
    for (const [index, text] of OTHERS.toReversed().entries())
      other.put(texts.length + OTHERS.length - 1 - index, text);
    for (const key of [2, 1, 3, 0]) other.put(key, title(texts[key] ?? ''));
    for (const query of ['Which tee do you like?', 'Do you drink coffee at night?', 'turtles'])
      expect(other.search(title(query), { limit: 9 })).toEqual(one.search(title(query), { limit: 9 }));
  });
});
