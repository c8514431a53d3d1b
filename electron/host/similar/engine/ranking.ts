import type { Hit } from './engine.ts';
import { judge, mostFor, type Sought } from './judge.ts';
import type { Engine } from './parts.ts';
import type { Likeness, Scorer } from './scorer.ts';

interface Compared {
  slot: number;
  key: number;
  likeness: Likeness;
}

/** Questions whose score is worked out to its end, at least. */
const JUDGED = 60;

/**
 * The best of these slots, `limit` at most, none below `atLeast`. Those with the likest titles are judged, and of the
 * others those that options and description may lift among the best of these.
 */
export function bestOf(
  slots: Iterable<number>,
  sought: Sought,
  { limit, atLeast }: { limit: number; atLeast: number },
  { engine, scorer }: { engine: Engine; scorer: Scorer },
): Hit[] {
  const { documents } = engine.store;
  const compared = Array.from(
    slots,
    (slot): Compared => ({ slot, key: documents.keyOf(slot), likeness: scorer.compare(slot) }),
  );
  compared.sort((a, b) => b.likeness.score - a.likeness.score || a.key - b.key);
  const hitOf = ({ slot, key, likeness }: Compared): Hit => ({
    key,
    score: judge(sought, slot, likeness, engine).score,
  });
  const judged = Math.max(limit, JUDGED);
  const hits = sorted(compared.slice(0, judged).map(hitOf));
  if (sought.asides.terms.size > 0 && limit > 0) {
    const least = Math.max(atLeast, hits[limit - 1]?.score ?? 0);
    for (const one of compared.slice(judged))
      if (mostFor(sought, one.slot, one.likeness, engine) >= least) hits.push(hitOf(one));
  }
  return sorted(hits.filter(({ score }) => score > 0 && score >= atLeast)).slice(0, limit);
}

const sorted = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.key - b.key);
