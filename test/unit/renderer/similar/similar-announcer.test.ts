import { describe, expect, it } from 'vitest';
import { hitsToAnnounce } from '../../../../renderer/features/similar/similar-announcer.tsx';
import { similarTextOf } from '../../../../renderer/stores/similar-store.ts';
import { type Grade, sameSimilarText, similarTextSchema } from '../../../../shared/similarity.ts';
import { contentOf, hitOf } from './sample-hits.ts';

describe("a draft's compared text", () => {
  it("meets the backend's limits, however long the draft is", () => {
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

describe('similar questions to announce', () => {
  it("have a grade of Similar or higher and weren't announced yet", () => {
    const hits = [hitOf(1), hitOf(2, { grade: 'close' }), hitOf(3, { grade: 'related' })];
    expect(hitsToAnnounce(hits, new Map([['q1', 'very-close']])).map(({ key }) => key)).toEqual(['q2']);
  });

  it('are announced again only if they become likely duplicates', () => {
    const announced = (grade: Grade) => new Map([['q1', grade]]);
    expect(hitsToAnnounce([hitOf(1)], announced('close'))).toHaveLength(1);
    expect(hitsToAnnounce([hitOf(1, { grade: 'close' })], announced('close'))).toEqual([]);
    expect(hitsToAnnounce([hitOf(1, { grade: 'close' })], announced('very-close'))).toEqual([]);
  });
});
