import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SemanticSimilarity } from '../../../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import {
  createSimilarEngine,
  type SimilarEngine,
} from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { tokenize } from '../../../../../electron/host/similar/worker/engine/tokenizer.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { evidenceSchema, GRADES, type SimilarText } from '../../../../../shared/similarity.ts';
import { generateQuestions } from '../../../../support/similar/generated-questions.ts';
import { readQuestionSet } from '../../../../support/similar/question-sets.ts';
import { anyUnits } from '../../../shared/arbitraries.ts';

const lexicon = createLexicon();
/**
 * Returns a reproducible similarity of two titles. The similarity is null for some pairs, as for titles
 * without embeddings.
 */
const meaning: SemanticSimilarity = (one, another) => {
  const chance = [...one, '|', ...another].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_009,
    7,
  );
  return chance % 4 === 0 ? null : chance / 1_008;
};
const createEngine = (): SimilarEngine => createSimilarEngine({ lexicon, semanticSimilarity: meaning });

/** Words with common stems, spellings, synonyms, and phrases make generated text similar. */
const WORDS =
  'if you could would rather what is your favourite favorite best worst movie films film book books season winter ' +
  'summer colour color dog cats pet not never 2 20 two phone mobile which have ever Café cafe crêpe 日本 季節 фильм ' +
  'фильмы Haustür Tür 👍 ! ? superpower superpowr swimming swam lake';
const word = fc.constantFrom(...WORDS.split(' '));
const title = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')) },
  { weight: 2, arbitrary: fc.constantFrom(...readQuestionSet('english').questions.map(({ text }) => text)) },
  { weight: 1, arbitrary: fc.constantFrom(...readQuestionSet('german').questions.map(({ text }) => text)) },
  { weight: 1, arbitrary: fc.constantFrom(...readQuestionSet('japanese').questions.map(({ text }) => text)) },
);
const text = fc.record({
  title,
  description: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: title }),
  options: fc.array(title, { maxLength: 3 }),
});

/**
 * Text from very few words, some of them misspelled. Such text would reveal remnants of deleted questions.
 */
const shortText: fc.Arbitrary<SimilarText> = fc.record({
  title: fc
    .array(fc.constantFrom('season', 'seasn', 'volcano', 'volcanno', 'seasons'), {
      minLength: 1,
      maxLength: 2,
    })
    .map((words) => `${words.join(' ')}?`),
  description: fc.constantFrom('', 'season'),
  options: fc.array(fc.constant('volcano'), { maxLength: 1 }),
});

/** Any string, including lone surrogates, control characters, combining marks, and zero-width characters. */
const anyString = fc.oneof(
  anyUnits,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\udc00\ud800',
      'a\ud83d b',
      '\u0301\u0301',
      '\u200b\u200d\ufeff',
      '\u202e?',
    ],
    ...['ﷺ', 'ǅ', 'İi̇ıI', 'ß ẞ ss', 'ﬁ fi', '½ ⅷ ①', '__proto__ constructor toString', 'hasOwnProperty?'],
  ),
  fc.tuple(title, anyUnits).map((parts) => parts.join(' ')),
);
const anyText = fc.record({
  title: anyString,
  description: anyString,
  options: fc.array(anyString, { maxLength: 4 }),
});

const keys = fc.integer({ min: -12, max: 12 });
const createLibrary = (texts: fc.Arbitrary<SimilarText>) =>
  fc.uniqueArray(fc.record({ key: keys, text: texts }), { selector: ({ key }) => key, maxLength: 25 });
const library = createLibrary(text);

type Library = readonly { key: number; text: SimilarText }[];
const fillEngine = (questions: Library): SimilarEngine => {
  const engine = createEngine();
  for (const { key, text } of questions) engine.put(key, text);
  return engine;
};

const EVERYTHING = { limit: 1_000 };

describe('the similar engine', () => {
  it('returns a question with identical text first, with score 1', () => {
    fc.assert(
      fc.property(library, fc.nat(), (questions, pick) => {
        const one = questions[pick % Math.max(1, questions.length)];
        // A title without words counts as empty. The test below covers this case.
        if (!one || tokenize(one.text.title).length === 0) return;
        const hits = fillEngine(questions).search(one.text, EVERYTHING);
        expect(hits[0]?.score).toBe(1);
        expect(hits).toContainEqual({ key: one.key, score: 1 });
      }),
    );
  });

  it('returns a question with identical text first if its title has words, whatever else it contains', () => {
    fc.assert(
      fc.property(createLibrary(anyText), anyText, (questions, one) => {
        const engine = fillEngine([...questions, { key: 99, text: one }]);
        const hits = engine.search(one, EVERYTHING);
        const score = hits.find(({ key }) => key === 99)?.score ?? 0;
        if (tokenize(one.title).length > 0) expect([score, hits[0]?.score]).toEqual([1, 1]);
        else expect(score).toBeLessThan(GRADES['very-close']);
      }),
    );
  });

  it('compares options and descriptions if the title has no words', () => {
    const wordless = fc.constantFrom(
      '',
      ' ',
      '   ',
      '???',
      '!!!',
      '…',
      '？',
      ' . ',
      '\u200b',
      '+ -',
      '\u0301',
    );
    fc.assert(
      fc.property(
        createLibrary(text),
        wordless,
        wordless,
        text,
        (questions, one, other, { options, description }) => {
          const body = { options, description };
          const engine = fillEngine([...questions, { key: 99, text: { title: one, ...body } }]);
          const bare = { options: [], description: '' };
          engine.put(98, { title: one, ...bare });
          expect(engine.search({ title: one, ...bare }, EVERYTHING)).toEqual([]);
          expect(engine.search({ title: other, ...bare }, EVERYTHING)).toEqual([]);
          const hits = engine.search({ title: other, ...body }, EVERYTHING);
          expect(hits.find(({ key }) => key === 98)).toBeUndefined();
          expect(hits.filter(({ score }) => score >= GRADES['very-close'])).toEqual([]);
          const hasBody = [...options, description].some((part) => tokenize(part).length > 0);
          expect(hits.some(({ key }) => key === 99)).toBe(hasBody);
        },
      ),
    );
  });

  it('returns scores from 0 to 1 in descending order and sorts equal scores by key', () => {
    fc.assert(
      fc.property(createLibrary(fc.oneof(text, anyText)), fc.oneof(text, anyText), (questions, query) => {
        const hits = fillEngine(questions).search(query, EVERYTHING);
        expect(hits.filter(({ score }) => !(score > 0 && score <= 1))).toEqual([]);
        expect(hits).toEqual(hits.toSorted((a, b) => b.score - a.score || a.key - b.key));
        expect(new Set(hits.map(({ key }) => key)).size).toBe(hits.length);
      }),
    );
  });

  it('returns the same results regardless of the order in which questions were added', () => {
    fc.assert(
      fc.property(library, fc.infiniteStream(fc.nat()), text, (questions, random, query) => {
        const shuffled = questions
          .map((one) => ({ one, rank: random.next().value }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ one }) => one);
        const [one, other] = [fillEngine(questions), fillEngine(shuffled)];
        expect(other.search(query, EVERYTHING)).toEqual(one.search(query, EVERYTHING));
        for (const { key } of questions) {
          expect(other.markWords(query, key)).toEqual(one.markWords(query, key));
          expect(other.explain(query, key)).toEqual(one.explain(query, key));
        }
      }),
    );
  });

  it.each<[string, fc.Arbitrary<SimilarText>, number]>([
    ['with any text', fc.oneof(text, anyText), 50],
    ['with few words', shortText, 300],
  ])('returns the same results as a new engine after changes, %s', (_, texts, numRuns) => {
    const fewKeys = fc.integer({ min: -3, max: 3 });
    const step = fc.record({ key: fewKeys, text: fc.option(texts) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), texts, (steps, query) => {
        const engine = createEngine();
        const indexed = new Map<number, SimilarText>();
        for (const { key, text } of steps) {
          if (text) {
            engine.put(key, text);
            indexed.set(key, text);
          } else {
            engine.remove(key);
            indexed.delete(key);
          }
          // Cached intermediate results must not survive the next change.
          engine.search(query, { limit: 1 });
        }
        const fresh = fillEngine([...indexed].map(([key, text]) => ({ key, text })));
        expect(engine.size).toBe(indexed.size);
        expect(engine.search(query, EVERYTHING)).toEqual(fresh.search(query, EVERYTHING));
        for (const key of indexed.keys()) {
          expect(engine.markWords(query, key)).toEqual(fresh.markWords(query, key));
          expect(engine.explain(query, key)).toEqual(fresh.explain(query, key));
        }
      }),
      { numRuns },
    );
  });

  it('returns the same results as a new engine after thousands of changes', () => {
    const engine = createEngine();
    const indexed = new Map<number, SimilarText>();
    generateQuestions(3_000).forEach((title, at) => {
      const text = { title, description: '', options: [title.slice(0, 20)] };
      engine.put(at % 250, text);
      indexed.set(at % 250, text);
      if (at % 5 > 0) return;
      engine.remove((at * 7) % 250);
      indexed.delete((at * 7) % 250);
    });
    const fresh = fillEngine(Array.from(indexed, ([key, text]) => ({ key, text })));
    expect(engine.size).toBe(fresh.size);
    for (const title of generateQuestions(60)) {
      const query = { title, description: '', options: [] };
      expect(engine.search(query, { limit: 20 })).toEqual(fresh.search(query, { limit: 20 }));
    }
  });

  it('returns the same results regardless of earlier searches', () => {
    fc.assert(
      fc.property(library, text, fc.oneof(text, anyText), (questions, query, other) => {
        const engine = fillEngine(questions);
        const first = engine.search(query, EVERYTHING);
        engine.search(other, EVERYTHING);
        for (const { key } of questions) {
          engine.markWords(other, key);
          engine.explain(other, key);
        }
        expect(engine.search(query, EVERYTHING)).toEqual(first);
      }),
    );
  });

  it('returns the same results without embeddings as without a model', () => {
    fc.assert(
      fc.property(library, text, (questions, query) => {
        const unread = createSimilarEngine({ lexicon, semanticSimilarity: () => null });
        const without = createSimilarEngine({ lexicon });
        for (const engine of [unread, without]) for (const { key, text } of questions) engine.put(key, text);
        expect(unread.search(query, EVERYTHING)).toEqual(without.search(query, EVERYTHING));
      }),
    );
  });

  it('embeds the same titles for a query as for the same question in the index', () => {
    fc.assert(
      fc.property(library, (questions) => {
        const engine = fillEngine(questions);
        for (const { key, text } of questions) {
          if (questions.findLast((one) => one.key === key)?.text !== text) continue;
          expect(new Set(engine.listTitlesToEmbed(text))).toEqual(new Set(engine.listEmbeddedTitles(key)));
        }
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(createLibrary(anyText), anyText, (questions, query) => {
        const engine = fillEngine(questions);
        engine.search(query, { limit: 10 });
        for (const { key } of questions) {
          engine.markWords(query, key);
          const evidence = engine.explain(query, key);
          expect(evidenceSchema.safeParse(evidence).error).toBeUndefined();
          engine.remove(key);
        }
        expect(engine.size).toBe(0);
        expect(engine.search(query, EVERYTHING)).toEqual([]);
      }),
    );
  });

  it.each([
    ['punctuation', '?'.repeat(10_000)],
    ['one word', 'a'.repeat(10_000)],
    ['words', 'which season is best '.repeat(500)],
    ['different words', Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')],
    ['one word without spaces', '日本'.repeat(5_000)],
    ['joined emoji', '👩‍👩‍👧‍👦'.repeat(900)],
    ['combining marks', `e${'\u0301'.repeat(10_000)}`],
  ])('accepts very long text of %s', (_, huge) => {
    const long: SimilarText = {
      title: huge,
      description: huge,
      options: Array(20).fill(huge.slice(0, 1_000)),
    };
    const engine = fillEngine([{ key: 1, text: long }]);
    expect(engine.search(long, EVERYTHING)).toEqual(
      /\p{L}/u.test(huge) ? [{ key: 1, score: 1 }] : expect.anything(),
    );
    engine.search({ title: `${huge} season`, description: '', options: [] }, EVERYTHING);
    engine.markWords(long, 1);
    expect(evidenceSchema.safeParse(engine.explain(long, 1)).error).toBeUndefined();
    engine.remove(1);
    expect(engine.search(long, EVERYTHING)).toEqual([]);
  });

  it('explains the score that it returned', () => {
    fc.assert(
      fc.property(library, text, (questions, query) => {
        const engine = fillEngine(questions);
        for (const { key, score } of engine.search(query, EVERYTHING)) {
          expect(engine.explain(query, key)?.score).toBeCloseTo(score, 9);
        }
        expect(engine.explain(query, 1_000)).toBeNull();
        expect(engine.markWords(query, 1_000)).toEqual([]);
      }),
    );
  });

  it('marks ranges of whole characters, in order and without overlap', () => {
    fc.assert(
      fc.property(createLibrary(fc.oneof(text, anyText)), fc.oneof(text, anyText), (questions, query) => {
        const engine = fillEngine(questions);
        for (const { key, text } of questions) {
          let end = -1;
          for (const [from, to] of engine.markWords(query, key)) {
            expect(from).toBeGreaterThan(end);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.title.length);
            expect([from, to].filter((at) => isInsideCharacter(text.title, at))).toEqual([]);
            end = to;
          }
        }
      }),
    );
  });

  it('marks adjacent character pairs as one range', () => {
    const engine = fillEngine([{ key: 1, text: { title: '日本季節?', description: '', options: [] } }]);
    expect(engine.markWords({ title: '日本と季節', description: '', options: [] }, 1)).toEqual([[0, 4]]);
  });

  it('applies the limit and the minimum score and excludes keys', () => {
    const options = fc.record({ limit: fc.nat(30), atLeast: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(
        library,
        text,
        options,
        fc.uniqueArray(keys),
        (questions, query, { limit, atLeast }, excluded) => {
          const engine = fillEngine(questions);
          const isLeftOut = (key: number) => excluded.includes(key);
          const expected = engine
            .search(query, EVERYTHING)
            .filter(({ key, score }) => score >= atLeast && !isLeftOut(key))
            .slice(0, limit);
          expect(engine.search(query, { limit, minScore: atLeast, isExcluded: isLeftOut })).toEqual(expected);
        },
      ),
    );
  });

  it('returns the same first results for any limit', () => {
    const engine = createEngine();
    [...generateQuestions(1_000), ...readQuestionSet('english').questions.map(({ text }) => text)].forEach(
      (title, key) => {
        engine.put(key, { title, description: '', options: [] });
      },
    );
    for (const { query } of readQuestionSet('english').queries) {
      const similarText = { title: query, description: '', options: [] };
      expect(engine.search(similarText, { limit: 5 })).toEqual(
        engine.search(similarText, EVERYTHING).slice(0, 5),
      );
    }
  });

  it('passes only its own keys to the exclusion callback', () => {
    fc.assert(
      fc.property(library, text, (questions, query) => {
        const requestedKeys = new Set<number>();
        fillEngine(questions).search(query, {
          limit: 5,
          isExcluded: (key) => requestedKeys.add(key).size < 0,
        });
        const known = new Set(questions.map(({ key }) => key));
        expect([...requestedKeys].filter((key) => !known.has(key))).toEqual([]);
      }),
    );
  });
});

/** Returns whether a position is inside a surrogate pair. */
const isInsideCharacter = (text: string, at: number): boolean =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
