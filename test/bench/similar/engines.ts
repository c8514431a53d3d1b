import Fuse from 'fuse.js';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { stemPorter } from '../../../electron/host/similar/worker/engine/stemmer.ts';
import type { EngineKind } from './engine-kind.ts';
import { ablations, studio, studioUnread, studioWithBodies } from './studio-engine.ts';
import { pickTopScores, STOP_WORDS, splitWords } from './tokenize.ts';
import { trigram } from './trigram.ts';

const kind = (name: string, title: string, searchOptions: SearchOptions): EngineKind => ({
  name,
  title,
  build(documents) {
    const index = new MiniSearch({ fields: ['text'], searchOptions });
    index.addAll(documents);
    return {
      search: (text, limit) =>
        index
          .search(text)
          .slice(0, limit)
          .map(({ id, score }) => ({ id: String(id), score })),
    };
  },
});

/** MiniSearch as in its documentation's first example. */
const miniSearch = kind('minisearch', 'MiniSearch', {});

/**
 * MiniSearch with the 2 options that its documentation recommends for typing errors and search as you type.
 */
const miniSearchFuzzy = kind('minisearch-fuzzy', 'MiniSearch, fuzzy + prefix', {
  fuzzy: 0.2,
  prefix: true,
});

/** Fuse.js as in its documentation's first example. Its scores are distances, so 0 is the best. */
const fuse: EngineKind = {
  name: 'fuse',
  title: 'Fuse.js',
  build(documents) {
    const index = new Fuse(documents, { keys: ['text'], includeScore: true });
    return {
      search: (text, limit) =>
        index.search(text, { limit }).map(({ item, score = 1 }) => ({ id: item.id, score: 1 - score })),
    };
  },
};

const K1 = 1.2;
const B = 0.75;

/** Robertson's BM25 on Porter stems without stop words. Text that contains only stop words keeps them. */
const bm25: EngineKind = {
  name: 'bm25',
  title: 'BM25, Porter stems, stop words',
  build(documents) {
    const ids = documents.map(({ id }) => id);
    const lengths: number[] = [];
    // For each term, the documents that contain it, with its frequency in the document.
    const postings = new Map<string, { at: number; count: number }[]>();
    documents.forEach(({ text }, at) => {
      const terms = splitTerms(text);
      lengths.push(terms.length);
      for (const [term, count] of countOccurrences(terms)) {
        const list = postings.get(term);
        if (list) list.push({ at, count });
        else postings.set(term, [{ at, count }]);
      }
    });
    const usual = lengths.reduce((sum, length) => sum + length, 0) / documents.length;
    return {
      search(text, limit) {
        const scores = new Map<number, number>();
        for (const term of new Set(splitTerms(text))) {
          const list = postings.get(term) ?? [];
          const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
          for (const { at, count } of list) {
            const norm = K1 * (1 - B + (B * (lengths[at] ?? 0)) / usual);
            scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (K1 + 1)) / (count + norm));
          }
        }
        return pickTopScores(scores, ids, limit);
      },
    };
  },
};

function splitTerms(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stemPorter);
}

function countOccurrences(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The engines to compare, slowest first. */
export const ENGINES: readonly EngineKind[] = [fuse, miniSearch, miniSearchFuzzy, trigram, bm25, studio];

/** The engines whose time and memory are measured. */
export const TIMED: readonly EngineKind[] = [...ENGINES, studioUnread, studioWithBodies];

/** The app's engine, complete and with one part removed. */
export const ABLATIONS: readonly EngineKind[] = [studio, ...ablations];

/** Returns the engines with these names in a fixed order. Throws for an unknown name. */
export function selectEngines(names: readonly string[]): EngineKind[] {
  const all = [...TIMED, ...ablations];
  const unknown = names.find((name) => !all.some((kind) => kind.name === name));
  if (unknown !== undefined) {
    throw new Error(`No engine ${unknown}. Use ${all.map(({ name }) => name).join(', ')}.`);
  }
  return all.filter(({ name }) => names.includes(name));
}
