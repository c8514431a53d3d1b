import type { EngineKind } from './engine.ts';
import { porterStem } from './porter.ts';
import { bestOf, STOP_WORDS, wordsOf } from './words.ts';

const K1 = 1.2;
const B = 0.75;

/** Robertson's BM25 over Porter stems without stop words; a text of stop words alone keeps them. */
export const bm25: EngineKind = {
  name: 'bm25',
  title: 'BM25, Porter stems, stop words',
  build(documents) {
    const ids = documents.map(({ id }) => id);
    const lengths: number[] = [];
    // Of each term, the documents that have it, and how often.
    const postings = new Map<string, { at: number; count: number }[]>();
    documents.forEach(({ text }, at) => {
      const terms = termsOf(text);
      lengths.push(terms.length);
      for (const [term, count] of countsOf(terms)) {
        const list = postings.get(term);
        if (list) list.push({ at, count });
        else postings.set(term, [{ at, count }]);
      }
    });
    const usual = lengths.reduce((sum, length) => sum + length, 0) / documents.length;
    return {
      search(text, limit) {
        const scores = new Map<number, number>();
        for (const term of new Set(termsOf(text))) {
          const list = postings.get(term) ?? [];
          const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
          for (const { at, count } of list) {
            const norm = K1 * (1 - B + (B * (lengths[at] ?? 0)) / usual);
            scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (K1 + 1)) / (count + norm));
          }
        }
        return bestOf(scores, ids, limit);
      },
    };
  },
};

function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(porterStem);
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
