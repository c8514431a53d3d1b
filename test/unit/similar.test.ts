import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimilarIndex } from '../../electron/host/library/similar.ts';

const words = fc.constantFrom(
  'which',
  'season',
  'Seasons',
  'movie',
  'best',
  'é',
  'the',
  '🎉',
  '!',
  '日本',
  '1984',
  'x',
);
const texts = fc.array(words, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
const library = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 200 }), text: texts }), {
  selector: ({ id }) => id,
  maxLength: 30,
});

const indexOf = (documents: readonly { id: number; text: string }[]) => {
  const index = createSimilarIndex();
  for (const { id, text } of documents) index.put(id, text);
  return index;
};

describe('the similar index', () => {
  it.each([
    ['another case', 'WHICH SEASON DO YOU LIKE?', 'which season do you like'],
    ['accents', 'Café or crêpe?', 'cafe or crepe'],
    ['other forms of the same words', 'Do you like swimming in lakes?', 'Do you like to swim in the lake?'],
    ['other little words', 'What is your favorite movie?', 'favorite movie'],
  ])('takes %s for the same', (_, stored, sought) => {
    expect(indexOf([{ id: 1, text: stored }]).search(sought, 5)).toEqual([{ id: 1, score: 1 }]);
  });

  it('puts what shares rare words before what shares common ones', () => {
    const index = indexOf([
      { id: 1, text: 'Favorite food of all?' },
      { id: 2, text: 'Favorite movie of all?' },
      { id: 3, text: 'Favorite dinosaur of all?' },
      { id: 4, text: 'Would you pet a dinosaur?' },
      { id: 5, text: 'Favorite song of all?' },
    ]);
    expect(index.search('Your favorite dinosaur?', 5).map(({ id }) => id)).toEqual([3, 4, 1, 2, 5]);
  });

  it('finds nothing where no word is shared, and for blank text', () => {
    const index = indexOf([{ id: 1, text: 'Which season?' }]);
    expect(index.search('Pineapple on pizza?', 5)).toEqual([]);
    expect(index.search('  \n', 5)).toEqual([]);
    expect(createSimilarIndex().search('Which season?', 5)).toEqual([]);
  });

  it('finds texts of little words alone, and of signs alone', () => {
    const index = indexOf([
      { id: 1, text: 'Who are you?' },
      { id: 2, text: '🎉🎉🎉' },
    ]);
    expect(index.search('who are you', 5)).toEqual([{ id: 1, score: 1 }]);
    expect(index.search('🎉🎉🎉', 5)).toEqual([{ id: 2, score: 1 }]);
  });

  it('finds a document by its new text only', () => {
    const index = indexOf([{ id: 1, text: 'Which season?' }]);
    index.put(1, 'Which volcano?');
    expect(index.search('season', 5)).toEqual([]);
    expect(index.search('volcano', 5)).toMatchObject([{ id: 1 }]);
  });

  it('finds the very same text among very many that hold it', () => {
    const index = createSimilarIndex();
    for (let id = 1; id <= 15_000; id++) index.put(id, `Best volcano of region ${id}?`);
    index.put(15_001, 'Best volcano?');
    expect(index.search('Best volcano?', 1)).toEqual([{ id: 15_001, score: 1 }]);
  });

  it('scores above 0 and at most 1, best first, and no more than asked for', () => {
    fc.assert(
      fc.property(library, texts, fc.integer({ min: 1, max: 40 }), (documents, sought, limit) => {
        const hits = indexOf(documents).search(sought, limit);
        const scores = hits.map(({ score }) => score);
        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
      }),
    );
  });

  it('scores the own text 1', () => {
    fc.assert(
      fc.property(library, (documents) => {
        const index = indexOf(documents);
        for (const { id, text } of documents) {
          expect(index.search(text, documents.length)).toContainEqual({ id, score: 1 });
        }
      }),
    );
  });

  it('never finds what was removed', () => {
    fc.assert(
      fc.property(library, texts, (documents, sought) => {
        const index = indexOf(documents);
        const [gone, kept] = [
          documents.filter(({ id }) => id % 2 === 0),
          documents.filter(({ id }) => id % 2 === 1),
        ];
        for (const { id } of gone) index.remove(id);
        expect(index.search(sought, 50)).toEqual(indexOf(kept).search(sought, 50));
      }),
    );
  });

  it('gives the same whatever the order in which documents came', () => {
    fc.assert(
      fc.property(library, texts, (documents, sought) => {
        const [one, other] = [indexOf(documents), indexOf(documents.toReversed())];
        expect(other.search(sought, 50)).toEqual(one.search(sought, 50));
      }),
    );
  });
});
