import type { SimilarHit } from '../../shared/similar.ts';

/** Those near enough to be worth a word, that nothing was said of yet. */
export const similarNews = (hits: readonly SimilarHit[], said: ReadonlySet<string>): readonly SimilarHit[] =>
  hits.filter(({ key, grade }) => grade !== 'related' && !said.has(key));
