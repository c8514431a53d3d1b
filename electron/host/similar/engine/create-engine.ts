import type { SimilarText } from '../../../../shared/similar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createAsides } from './asides.ts';
import { createCandidates } from './candidates.ts';
import type { SimilarEngine } from './engine.ts';
import { evidenceOf } from './explain.ts';
import { judge, type Sought } from './judge.ts';
import { marksIn } from './marks.ts';
import type { Part } from './part.ts';
import type { Engine } from './parts.ts';
import { readQuery } from './query.ts';
import { createScorer } from './scorer.ts';
import { createStore } from './store.ts';
import { TUNING, type Tuning } from './tuning.ts';

export type { Part } from './part.ts';

/** Questions whose score is worked out to its end, at least. */
const JUDGED = 60;

/**
 * An engine that knows no questions yet. `without` and `tuning` are for measuring: they leave parts of the score out, or
 * change its constants.
 */
export function createSimilarEngine({
  lexicon,
  without = [],
  tuning: changed = {},
}: {
  lexicon: Lexicon;
  without?: readonly Part[];
  tuning?: Partial<Tuning>;
}): SimilarEngine {
  const tuning = { ...TUNING, ...changed };
  const uses = (part: Part): boolean => !without.includes(part);
  const store = createStore({ lexicon, tuning, uses });
  const engine: Engine = { store, lexicon, tuning, uses };
  const { documents, vocabulary } = store;
  const candidates = createCandidates(engine);
  const scorer = createScorer(engine);

  const seek = (text: SimilarText): Sought => {
    const query = readQuery(text.title, engine);
    scorer.prepare(query);
    return { text, query, asides: createAsides(store, text), same: new Set(store.sameTitle(text.title)) };
  };
  /** Slots to compare: those with the same title whatever their words, then the candidates. */
  const slotsFor = ({ query, asides, same }: Sought): Set<number> => {
    const slots = new Set<number>();
    for (const key of same) slots.add(documents.slotOf(key) ?? 0);
    for (const slot of candidates(query, asides.terms)) slots.add(slot);
    return slots;
  };
  return {
    get size() {
      return documents.size;
    },
    put: store.put,
    remove: store.remove,
    has: (key) => documents.slotOf(key) !== undefined,
    search(text, { limit, atLeast = 0, isLeftOut = () => false, compared: most = tuning.compared }) {
      const sought = seek(text);
      const compared = Array.from(slotsFor(sought), (slot) => ({ slot, key: documents.keyOf(slot) }))
        .filter(({ key }) => !isLeftOut(key))
        .slice(0, most)
        .map(({ slot, key }) => ({ slot, key, likeness: scorer.compare(slot) }))
        .sort((a, b) => b.likeness.score - a.likeness.score || a.key - b.key);
      const hasAsides = sought.asides.terms.size > 0;
      return compared
        .slice(0, hasAsides ? compared.length : Math.max(limit, JUDGED))
        .map(({ slot, key, likeness }) => ({ key, score: judge(sought, slot, likeness, engine).score }))
        .filter(({ score }) => score > 0 && score >= atLeast)
        .sort((a, b) => b.score - a.score || a.key - b.key)
        .slice(0, limit);
    },
    marks(text, key) {
      const slot = documents.slotOf(key);
      if (slot === undefined) return [];
      return marksIn(documents.textOf(slot).title, readQuery(text.title, engine), vocabulary);
    },
    explain(text, key) {
      const slot = documents.slotOf(key);
      if (slot === undefined) return null;
      const sought = seek(text);
      const verdict = judge(sought, slot, scorer.compare(slot), engine);
      return evidenceOf(sought, documents.textOf(slot).title, verdict, engine);
    },
  };
}
