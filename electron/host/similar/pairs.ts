import { GRADES, type Grade } from '../../../shared/similar.ts';
import type { Neighbours } from './neighbours.ts';

/** Two questions of the library that are near to each other; `a` has the lower id and so is the older one. */
export interface Pair {
  a: number;
  b: number;
  score: number;
}

/**
 * The nearest pairs of at least a grade, at most `limit`, nearest first, equal ones in order of their ids; and how many
 * there are of them all.
 */
export function nearestPairs(
  neighbours: Pick<Neighbours, 'entries'>,
  { grade, limit, isApart }: { grade: Grade; limit: number; isApart: (a: number, b: number) => boolean },
): { total: number; pairs: Pair[] } {
  const best: Pair[] = [];
  let total = 0;
  for (const [a, near] of neighbours.entries()) {
    for (const [b, score] of near) {
      if (a > b || score < GRADES[grade] || isApart(a, b)) continue;
      total += 1;
      best.push({ a, b, score });
      // Sorted now and then: a library of copies has more pairs than anybody wants to see.
      if (best.length >= limit * 4 + 1_000) cut(best, limit);
    }
  }
  cut(best, limit);
  return { total, pairs: best };
}

function cut(pairs: Pair[], limit: number): void {
  pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
  pairs.length = Math.min(pairs.length, limit);
}
