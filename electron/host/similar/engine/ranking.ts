import type { Hit } from './engine.ts';
import { judge, mostFor, type Sought } from './judge.ts';
import type { Engine } from './parts.ts';
import type { Likeness, Scorer } from './scorer.ts';

interface Compared {
  slot: number;
  key: number;
  likeness: Likeness;
}

/** Questions whose score is worked out to its end, at least; and whose meaning is looked at, at most. */
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
  const compared = likest(slots, engine, scorer);
  const hitOf = ({ slot, key, likeness }: Compared, isJudged: boolean): Hit => ({
    key,
    score: judge(sought, slot, likeness, engine, { isJudged, atLeast }).score,
  });
  const judged = Math.max(limit, JUDGED);
  const hits = sorted(compared.slice(0, judged).map((one, at) => hitOf(one, at < JUDGED)));
  if (sought.asides.terms.size > 0 && limit > 0) {
    const least = Math.max(atLeast, hits[limit - 1]?.score ?? 0);
    for (const one of compared.slice(judged))
      if (mostFor(sought, one.slot, one.likeness, engine) >= least) hits.push(hitOf(one, false));
  }
  return sorted(hits.filter(({ score }) => score > 0 && score >= atLeast)).slice(0, limit);
}

/** Whether the meaning of the title in a slot was looked at in `bestOf`, or would have been had it been among the slots. */
export function isMeaningJudged(
  slots: Iterable<number>,
  slot: number,
  { engine, scorer }: { engine: Engine; scorer: Scorer },
): boolean {
  return likest(slots, engine, scorer).findIndex((one) => one.slot === slot) < JUDGED;
}

/** The slots compared, those with the likest titles first. */
const likest = (slots: Iterable<number>, { store }: Engine, scorer: Scorer): Compared[] =>
  Array.from(
    slots,
    (slot): Compared => ({ slot, key: store.documents.keyOf(slot), likeness: scorer.compare(slot) }),
  ).sort((a, b) => b.likeness.score - a.likeness.score || a.key - b.key);

const sorted = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.key - b.key);
