import type { SimilarEngine } from '../../electron/host/similar/engine/engine.ts';
import type { SimilarText } from '../../shared/similar.ts';

/** An engine whose scores can be told by hand: words that two titles share, of all that they have. */
export function createWordEngine(): SimilarEngine {
  const titles = new Map<number, string>();
  const scoreOf = (text: SimilarText, title: string): number => {
    const [one, other] = [wordsOf(text.title), wordsOf(title)];
    const all = one.union(other).size;
    return all === 0 ? 0 : one.intersection(other).size / all;
  };
  return {
    get size() {
      return titles.size;
    },
    put: (key, { title }) => void titles.set(key, title),
    remove: (key) => void titles.delete(key),
    search: (text, { limit, atLeast = 0, isLeftOut = () => false }) =>
      Array.from(titles, ([key, title]) => ({ key, score: scoreOf(text, title) }))
        .filter(({ key, score }) => score > 0 && score >= atLeast && !isLeftOut(key))
        .sort((a, b) => b.score - a.score || a.key - b.key)
        .slice(0, limit),
    titleRead: () => null,
    hasMeaning: () => false,
    /** The first word. */
    marks: (_text, key) => {
      const [first = ''] = titles.get(key)?.split(' ') ?? [];
      return first === '' ? [] : [[0, first.length]];
    },
    explain(text, key) {
      const title = titles.get(key);
      if (title === undefined) return null;
      return { score: scoreOf(text, title), words: [], onlyMine: [], onlyTheirs: [], parts: [] };
    },
  };
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
