import { describe, expect, it } from 'vitest';
import { selectHitsToAnnounce } from '../../../../renderer/features/similar/similar-announcer.tsx';
import { createSimilarText } from '../../../../renderer/stores/similar-store.ts';
import { type Grade, isSameSimilarText, similarTextSchema } from '../../../../shared/similarity.ts';
import { createContent, createHit } from './sample-hits.ts';

describe("a draft's compared text", () => {
  it("is within the backend's limits, however long the draft is", () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      key: `${at}`,
      emoji: '',
      text: 'x'.repeat(1200),
    }));
    const text = createSimilarText(
      createContent('x'.repeat(3000), { rows, description: 'y'.repeat(20_000) }),
    );
    expect(similarTextSchema.safeParse(text).success).toBe(true);
    expect(text.options).toHaveLength(100);
  });

  it('differs if the options differ', () => {
    const text = { title: 'a', description: '', options: ['b', 'c'] };
    expect(isSameSimilarText(text, { ...text, options: ['b', 'c'] })).toBe(true);
    expect(isSameSimilarText(text, { ...text, options: ['b'] })).toBe(false);
    expect(isSameSimilarText(text, { ...text, options: ['b', 'd'] })).toBe(false);
  });
});

describe('similar questions to announce', () => {
  it("have the grade Similar or higher and haven't been announced yet", () => {
    const hits = [createHit(1), createHit(2, { grade: 'close' }), createHit(3, { grade: 'related' })];
    expect(selectHitsToAnnounce(hits, new Map([['q1', 'very-close']])).map(({ key }) => key)).toEqual(['q2']);
  });

  it('are announced again only if they become likely duplicates', () => {
    const createAnnounced = (grade: Grade) => new Map([['q1', grade]]);
    expect(selectHitsToAnnounce([createHit(1)], createAnnounced('close'))).toHaveLength(1);
    expect(selectHitsToAnnounce([createHit(1, { grade: 'close' })], createAnnounced('close'))).toEqual([]);
    expect(selectHitsToAnnounce([createHit(1, { grade: 'close' })], createAnnounced('very-close'))).toEqual(
      [],
    );
  });
});
