import { termsOf } from './tokens.ts';

/** Finds questions that ask much the same as a text. */
export interface SimilarIndex {
  /** Adds a document, or replaces its text. */
  put(id: number, text: string): void;
  remove(id: number): void;
  /** At most `limit` documents that share a term with the text, best first, at equal scores by id. `score` is above 0, at most 1. */
  search(text: string, limit: number): { id: number; score: number }[];
}

/** Documents that one search looks at, beyond those with its rarest term: what keeps it quick in a large library. */
const MAX_LOOKS = 12_000;
/** Documents whose score is worked out exactly. */
const MAX_SCORED = 200;

type Vector = ReadonlyMap<string, number>;

/**
 * An inverted index over terms, scored by the cosine of the two texts with rare terms weighing more (TF-IDF).
 * Terms are looked up from the rarest on, so common ones add candidates only while there is room.
 */
export function createSimilarIndex(): SimilarIndex {
  const vectors = new Map<number, Vector>();
  // Ids of the documents with a term, ascending.
  const postings = new Map<string, number[]>();

  const weightOf = (term: string): number => Math.log(1 + vectors.size / (postings.get(term)?.length ?? 1));
  const lengthOf = (vector: Vector): number => {
    let sum = 0;
    for (const [term, count] of vector) sum += (count * weightOf(term)) ** 2;
    return Math.sqrt(sum);
  };
  const remove = (id: number): void => {
    for (const term of vectors.get(id)?.keys() ?? []) {
      const ids = postings.get(term);
      if (!ids) continue;
      ids.splice(positionOf(ids, id), 1);
      if (ids.length === 0) postings.delete(term);
    }
    vectors.delete(id);
  };
  /** Roughly how much of the query each document shares, for as many documents as a search may look at. */
  const candidates = (query: Vector): [id: number, shared: number][] => {
    const rarestFirst = [...query.keys()]
      .map((term) => ({ term, ids: postings.get(term) ?? [] }))
      .sort((a, b) => a.ids.length - b.ids.length || (a.term < b.term ? -1 : 1));
    const shared = new Map<number, number>();
    let looks = 0;
    for (const { term, ids } of rarestFirst) {
      if (shared.size > 0 && looks + ids.length > MAX_LOOKS) break;
      looks += ids.length;
      const weight = (query.get(term) ?? 0) * weightOf(term) ** 2;
      for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + weight);
    }
    // Nearly the cosine, had all terms the same weight: of those that share as much, the shorter one says less else.
    return Array.from(shared, ([id, weight]) => [id, weight / Math.sqrt(vectors.get(id)?.size ?? 1)]);
  };
  const cosine = (query: Vector, length: number, id: number): number => {
    const vector = vectors.get(id);
    if (!vector) return 0;
    let dot = 0;
    for (const [term, count] of query) dot += count * (vector.get(term) ?? 0) * weightOf(term) ** 2;
    // Rounded: the same text is 1, not 0.9999999.
    return Math.min(1, Math.round((dot / (length * lengthOf(vector))) * 1e6) / 1e6);
  };
  return {
    put(id, text) {
      remove(id);
      const vector = vectorOf(text);
      if (vector.size === 0) return;
      vectors.set(id, vector);
      for (const term of vector.keys()) {
        const ids = postings.get(term);
        if (ids) ids.splice(positionOf(ids, id), 0, id);
        else postings.set(term, [id]);
      }
    },
    remove,
    search(text, limit) {
      const query = vectorOf(text);
      const length = lengthOf(query);
      return best(candidates(query), MAX_SCORED)
        .map(([id]) => ({ id, score: cosine(query, length, id) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .slice(0, limit);
    },
  };
}

/** How often a text has each of its terms; repeats count for less and less. */
function vectorOf(text: string): Vector {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) counts.set(term, 1 + Math.log(count));
  return counts;
}

/** The `count` highest, best first; of equals those with lower ids. Most of a long list fails the first comparison. */
function best(ranked: readonly [id: number, rank: number][], count: number): [id: number, rank: number][] {
  const kept: [id: number, rank: number][] = [];
  const isBefore = ([a, rankA]: readonly [number, number], [b, rankB]: readonly [number, number]) =>
    rankA > rankB || (rankA === rankB && a < b);
  for (const one of ranked) {
    const last = kept[count - 1];
    if (last && !isBefore(one, last)) continue;
    if (last) kept.pop();
    let at = kept.length;
    for (let before = kept[at - 1]; before && isBefore(one, before); before = kept[at - 1]) at--;
    kept.splice(at, 0, one);
  }
  return kept;
}

/** Where an id is, or belongs, among ascending ids. */
function positionOf(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length;
  // Ids grow, so a new one nearly always belongs at the end.
  if (high > 0 && (ids[high - 1] ?? 0) < id) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
