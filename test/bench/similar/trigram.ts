import type { EngineKind } from './engine-kind.ts';
import { pickTopScores, splitWords } from './tokenize.ts';

/** Compares the Jaccard similarity of character trigrams with an inverted index. Works for any script. */
export const trigram: EngineKind = {
  name: 'trigram',
  title: 'trigram Jaccard',
  build(documents) {
    const ids = documents.map(({ id }) => id);
    const sizes: number[] = [];
    const postings = new Map<string, number[]>();
    documents.forEach(({ text }, at) => {
      const grams = listTrigrams(text);
      sizes.push(grams.size);
      for (const gram of grams) {
        const list = postings.get(gram);
        if (list) list.push(at);
        else postings.set(gram, [at]);
      }
    });
    const shared = new Uint32Array(documents.length);
    return {
      search(text, limit) {
        const grams = listTrigrams(text);
        const touched: number[] = [];
        for (const gram of grams) {
          for (const at of postings.get(gram) ?? []) {
            if (shared[at] === 0) touched.push(at);
            shared[at] = (shared[at] ?? 0) + 1;
          }
        }
        const scores = new Map(
          touched.map((at) => {
            const both = shared[at] ?? 0;
            return [at, both / ((sizes[at] ?? 0) + grams.size - both)];
          }),
        );
        for (const at of touched) shared[at] = 0;
        return pickTopScores(scores, ids, limit);
      },
    };
  },
};

/** Returns the text's distinct character trigrams. Each word is surrounded by spaces. */
function listTrigrams(text: string): Set<string> {
  const line = Array.from(` ${splitWords(text).join(' ')} `);
  return new Set(line.slice(2).map((letter, at) => `${line[at]}${line[at + 1]}${letter}`));
}
