import type { Grade, SimilarHit } from '../../../shared/similar.ts';

/** A hit near enough to be worth a word. */
export interface NearHit extends SimilarHit {
  grade: Exclude<Grade, 'related'>;
}

/** Those near enough to be worth a word, that nothing was said of yet. */
export const newNearHits = (hits: readonly SimilarHit[], said: ReadonlySet<string>): readonly NearHit[] =>
  hits.flatMap((hit) => {
    const { key, grade } = hit;
    return grade === 'related' || said.has(key) ? [] : [{ ...hit, grade }];
  });
