import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DuplicateCluster, groupPairs } from '../../../../renderer/stores/duplicate-clusters.ts';
import type { DuplicatePair, SimilarHit } from '../../../../shared/similarity.ts';
import { createHit } from './sample-hits.ts';

const createPair = (a: Partial<SimilarHit>, b: Partial<SimilarHit>): DuplicatePair => ({
  a: createHit(a.id ?? 0, a),
  b: createHit(b.id ?? 0, b),
  score: 0.9,
  grade: 'very-close',
});
const pairIds = (a: number, b: number) => createPair({ id: a }, { id: b });
const listIds = ({ keeper, members }: DuplicateCluster) => [keeper.id, ...members.map((m) => m.question.id)];

describe('duplicate clusters', () => {
  it('contain each question once, even if pairs form a chain or a circle', () => {
    const clusters = groupPairs([pairIds(4, 5), pairIds(1, 2), pairIds(2, 3), pairIds(1, 3), pairIds(5, 6)]);
    expect(clusters.map(listIds)).toEqual([
      [4, 5, 6],
      [1, 2, 3],
    ]);
    expect(clusters[1]?.members[0]?.pairs).toHaveLength(2);
  });

  it.each([
    ['the oldest question', {}, 1],
    ['a posted question', { state: 'sent' }, 2],
    ['a synced question', { state: 'service' }, 2],
    ['the question with more votes', { state: 'ready', votes: 3 }, 2],
    ['no draft', { state: 'draft' }, 1],
  ] as const)('keep %s', (_, second, kept) => {
    expect(groupPairs([createPair({ id: 1 }, { id: 2, ...second })])[0]?.keeper.id).toBe(kept);
  });

  it('contain every pair exactly once', () => {
    const id = fc.integer({ min: 1, max: 30 });
    const pairs = fc.array(
      fc.tuple(id, id).filter(([a, b]) => a !== b),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(pairs, (numbers) => {
        const clusters = groupPairs(numbers.map(([a, b]) => pairIds(a, b)));
        const ids = clusters.flatMap(listIds);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(numbers.flat()));
        expect(clusters.flatMap((cluster) => cluster.pairs)).toHaveLength(numbers.length);
        for (const { pairs: own, keeper, members } of clusters) {
          const inside = new Set([keeper.key, ...members.map(({ question }) => question.key)]);
          for (const { a, b } of own) expect(inside.has(a.key) && inside.has(b.key)).toBe(true);
        }
      }),
    );
  });
});
