import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { SimilarText } from '../../../../../shared/similarity.ts';

const lexicon = createLexicon();
const words = createWordData(lexicon);
const createEngine = () => createSimilarEngine({ lexicon, words });
const title = (text: string): SimilarText => ({ title: text, description: '', options: [] });

/** Questions from these few words often start or stop sharing words. */
const WORDS = ['tea', 'teas', 'drink', 'zorbel', 'zorbek', 'qx', 'the', 'why', 'movie', 'film', '最喜欢'];
const sentence = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 5 })
  .map((some) => some.join(' '))
  .chain((text) => fc.constantFrom(text, `${text}?`, `${text.toUpperCase()}!`, `${text}. Why tea?`));
const question = fc.record({
  title: sentence,
  description: fc.constantFrom('', 'zorbel and tea', 'only qy here'),
  options: fc.subarray(['tea', 'Zorbek', 'qz', 'a film', '???']),
});
const step = fc.record({ key: fc.nat(5), question: fc.option(question, { freq: 3 }), sought: question });

describe('an engine after changes', () => {
  it('returns the same results, explanations, and marks as a new engine', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const engine = createEngine();
        const indexed = new Map<number, SimilarText>();
        for (const { key, question, sought } of steps) {
          if (question) {
            indexed.set(key, question);
            engine.put(key, question);
          } else {
            indexed.delete(key);
            engine.remove(key);
          }
          const fresh = createEngine();
          for (const [key, text] of indexed) fresh.put(key, text);
          expect(engine.size).toBe(indexed.size);
          for (const query of [sought, title('zorbes drinks tea'), title('Any zorb')]) {
            const hits = engine.search(query, { limit: 9 });
            expect(hits).toEqual(fresh.search(query, { limit: 9 }));
            for (const key of indexed.keys()) {
              expect(engine.explain(query, key)).toEqual(fresh.explain(query, key));
              expect(engine.markWords(query, key)).toEqual(fresh.markWords(query, key));
            }
          }
        }
      }),
    );
  });

  it('is unchanged after an unknown question is removed', () => {
    const engine = createEngine();
    engine.put(1, title('Do you drink tea?'));
    engine.remove(2);
    expect(engine.search(title('Do you drink tea?'), { limit: 9 })).toEqual([{ key: 1, score: 1 }]);
  });
});

describe('titles with the same hash', () => {
  // These titles have the same hash.
  const ONE = 'Do you like lakes pears and bikes?';
  const OTHER = 'Have you seen lakes trains and tulips?';

  it('are distinguished', () => {
    const engine = createEngine();
    engine.put(1, title(ONE));
    engine.put(2, title(OTHER));
    const listScores = (query: string) =>
      new Map(engine.search(title(query), { limit: 9 }).map(({ key, score }) => [key, score]));
    expect(listScores(ONE).get(1)).toBe(1);
    expect(listScores(ONE).get(2)).toBeLessThan(0.8);
    expect(listScores(OTHER).get(2)).toBe(1);
    engine.remove(1);
    expect(listScores(OTHER).get(2)).toBe(1);
    engine.put(3, title(OTHER));
    engine.remove(2);
    expect(listScores(OTHER)).toEqual(new Map([[3, 1]]));
  });
});

describe('a word with different forms in several questions', () => {
  it('remains indexed when questions with the other forms are removed', () => {
    const engine = createEngine();
    engine.put(1, title('Any zorbel?'));
    engine.put(2, title('Some zorbels?'));
    engine.put(3, { ...title('Pick one'), options: ['Zorbeling', 'Tea'] });
    engine.remove(2);
    engine.remove(3);
    expect(engine.search(title('zorbel'), { limit: 9 }).map(({ key }) => key)).toEqual([1]);
  });
});
