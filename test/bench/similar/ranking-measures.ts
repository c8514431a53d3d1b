import type { Gold, Kind } from './corpus.ts';
import type { Ranked } from './engine-kind.ts';

/** The measures of an engine's results for one query. */
export interface Judged {
  kind: Kind;
  /** The first duplicate's rank, from 1, or Infinity if none was found. */
  place: number;
  /** The highest score, or 0 if nothing was found. */
  top: number;
  /** The first duplicate's score at any rank, or 0 if no duplicate was found. */
  duplicate: number;
}

/** Finds the first duplicate among the results, without the query and ignored documents. */
export function judge(gold: Gold, found: readonly Ranked[]): Judged {
  const apart = new Set([...gold.ignore, gold.query_id]);
  const ranked = found.filter(({ id }) => !apart.has(id));
  const at = ranked.findIndex(({ id }) => gold.relevant.includes(id));
  return {
    kind: gold.kind,
    place: at === -1 ? Number.POSITIVE_INFINITY : at + 1,
    top: ranked[0]?.score ?? 0,
    duplicate: ranked[at]?.score ?? 0,
  };
}

/** Averages over `queries` queries, from 0 to 1. */
export interface Quality {
  queries: number;
  recall1: number;
  recall5: number;
  mrr10: number;
  /**
   * The probability that a query's top score exceeds the top score of a query without a duplicate. Null if
   * there are no queries without a duplicate.
   */
  auc: number | null;
}

export interface Report {
  all: Quality;
  byKind: Partial<Record<Kind, Quality>>;
  /**
   * The share of queries with a duplicate among the first 5 results and a score that only 10% of the queries
   * without a duplicate reach.
   */
  recall5At10: number | null;
}

export function createReport(judged: readonly Judged[]): Report {
  const none = judged.filter(({ kind }) => kind === 'none').map(({ top }) => top);
  const some = judged.filter(({ kind }) => kind !== 'none');
  const kinds = new Set(some.map(({ kind }) => kind));
  const byKind = [...kinds].map((kind) => [
    kind,
    computeQuality(
      some.filter((one) => one.kind === kind),
      none,
    ),
  ]);
  const alarm = none.toSorted((a, b) => b - a)[Math.floor(none.length * 0.1)];
  return {
    all: computeQuality(some, none),
    byKind: Object.fromEntries(byKind),
    recall5At10:
      alarm === undefined
        ? null
        : computeMean(some, ({ place, duplicate }) => Number(place <= 5 && duplicate > alarm)),
  };
}

const computeQuality = (judged: readonly Judged[], none: readonly number[]): Quality => ({
  queries: judged.length,
  recall1: computeMean(judged, ({ place }) => Number(place === 1)),
  recall5: computeMean(judged, ({ place }) => Number(place <= 5)),
  mrr10: computeMean(judged, ({ place }) => (place <= 10 ? 1 / place : 0)),
  auc:
    none.length === 0
      ? null
      : computeMean(judged, ({ top }) => computeMean(none, (other) => computeWinRate(top, other))),
});

/** Returns 1 if `score` is higher than `other`, 0.5 if they're equal, and 0 otherwise. */
const computeWinRate = (score: number, other: number): number =>
  score === other ? 0.5 : Number(score > other);

const computeMean = <T>(list: readonly T[], formatFigure: (one: T) => number): number =>
  list.reduce((sum, one) => sum + formatFigure(one), 0) / list.length;
