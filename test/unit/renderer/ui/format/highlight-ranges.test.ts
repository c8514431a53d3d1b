import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newNearHits } from '../../../../../renderer/features/similar/near-hits.ts';
import { sameSimilarText, similarTextOf } from '../../../../../renderer/stores/similar-store.ts';
import { highlightRanges } from '../../../../../renderer/ui/format/highlight.ts';
import { similarTextSchema } from '../../../../../shared/similar.ts';
import { contentOf, hitOf } from '../../similar/sample-hits.ts';

const places = fc.nat({ max: 30 });
const marks = fc.array(fc.tuple(places, places), { maxLength: 6 });
const texts = fc.string({ unit: 'grapheme', maxLength: 20 });

describe('marked words', () => {
  it('stand where the marks say', () => {
    expect(
      highlightRanges('a small thing', [
        [2, 7],
        [8, 13],
      ]),
    ).toEqual([
      { text: 'a ', highlighted: false },
      { text: 'small', highlighted: true },
      { text: ' ', highlighted: false },
      { text: 'thing', highlighted: true },
    ]);
  });

  it('give the text back whatever the marks are, and cut no character in two', () => {
    fc.assert(
      fc.property(texts, marks, (text, where) => {
        const pieces = highlightRanges(text, where);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.text).not.toBe('');
          expect(piece.text.isWellFormed()).toBe(text.isWellFormed());
        }
      }),
    );
  });
});

describe('the text that a draft is compared by', () => {
  it('fits what the host takes, however long the draft is', () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      key: `${at}`,
      emoji: '',
      text: 'x'.repeat(1200),
    }));
    const text = similarTextOf(contentOf('x'.repeat(3000), { rows, description: 'y'.repeat(20_000) }));
    expect(similarTextSchema.safeParse(text).success).toBe(true);
    expect(text.options).toHaveLength(100);
  });

  it('is the same only with the same options', () => {
    const text = { title: 'a', description: '', options: ['b', 'c'] };
    expect(sameSimilarText(text, { ...text, options: ['b', 'c'] })).toBe(true);
    expect(sameSimilarText(text, { ...text, options: ['b'] })).toBe(false);
    expect(sameSimilarText(text, { ...text, options: ['b', 'd'] })).toBe(false);
  });
});

describe('news of similar questions', () => {
  it('are those that are close or very close and were not told yet', () => {
    const hits = [hitOf(1), hitOf(2, { grade: 'close' }), hitOf(3, { grade: 'related' })];
    expect(newNearHits(hits, new Set(['q1'])).map(({ key }) => key)).toEqual(['q2']);
  });
});
