import type { SimilarText } from '../../../../shared/similar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { createAsides } from './asides.ts';
import { createCandidates } from './candidates.ts';
import type { SimilarEngine } from './engine.ts';
import { evidenceOf } from './explain.ts';
import { judge, type Sought } from './judge.ts';
import { marksIn } from './marks.ts';
import type { Part } from './part.ts';
import type { Engine } from './parts.ts';
import { readQuery } from './query.ts';
import { bestOf, isMeaningJudged } from './ranking.ts';
import { createScorer } from './scorer.ts';
import { createStore } from './store.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { titleToRead } from './whole-titles.ts';
import { createWords, type Words } from './words.ts';

export type { Part } from './part.ts';

/**
 * An engine that knows no questions yet. `words` are of the same lexicon: where engines follow one another, each with
 * words of its own would work them out anew. `meaning` compares whole titles, where something reads them. `without` and
 * `tuning` are for measuring: they leave parts of the score out, or change its constants.
 */
export function createSimilarEngine({
  lexicon,
  words = createWords(lexicon),
  meaning = null,
  without = [],
  tuning: changed = {},
}: {
  lexicon: Lexicon;
  words?: Words;
  meaning?: Meaning | null;
  without?: readonly Part[];
  tuning?: Partial<Tuning>;
}): SimilarEngine {
  const tuning = { ...TUNING, ...changed };
  const uses = (part: Part): boolean => !without.includes(part);
  const store = createStore({ lexicon, words, tuning, uses });
  const engine: Engine = { store, lexicon, meaning: uses('meaning') ? meaning : null, tuning, uses };
  const { documents, vocabulary } = store;
  const candidates = createCandidates(engine);
  const scorer = createScorer(engine);

  let last: Omit<Sought, 'same'> | null = null;
  /** Analyzes a query, once for as long as the same object is asked for and no question changes. */
  const seek = (text: SimilarText): Omit<Sought, 'same'> => {
    if (last?.text === text) return last;
    const query = readQuery(text.title, engine);
    scorer.prepare(query);
    const titleRead = titleToRead(text.title, query, engine);
    last = { text, query, titleRead, asides: createAsides(store, text) };
    return last;
  };
  /** Those among `slots` that are not left out, until there are `most` in `chosen`. */
  const choose = (
    slots: Iterable<number>,
    { chosen, most, isLeftOut }: { chosen: Set<number>; most: number; isLeftOut: (key: number) => boolean },
  ): void => {
    for (const slot of slots) {
      if (chosen.size >= most) return;
      if (!isLeftOut(documents.keyOf(slot))) chosen.add(slot);
    }
  };
  const chosenFor = (
    { text, query, asides }: Omit<Sought, 'same'>,
    { most, isLeftOut }: { most: number; isLeftOut: (key: number) => boolean },
  ): { chosen: ReadonlySet<number>; same: ReadonlySet<number> } => {
    const chosen = new Set<number>();
    // First those with the same title, whatever their words: where they are enough, no others are looked for.
    choose(store.sameTitle(text.title), { chosen, most, isLeftOut });
    const same = new Set(chosen);
    if (chosen.size < most) choose(candidates(query, asides.terms), { chosen, most, isLeftOut });
    return { chosen, same };
  };
  return {
    get size() {
      return documents.size;
    },
    put(key, text) {
      last = null;
      store.put(key, text);
    },
    remove(key) {
      last = null;
      store.remove(key);
    },
    search(text, { limit, atLeast = 0, isLeftOut = () => false, compared: most = tuning.compared }) {
      const found = seek(text);
      const { chosen, same } = chosenFor(found, { most, isLeftOut });
      return bestOf(chosen, { ...found, same }, { limit, atLeast }, { engine, scorer });
    },
    titleRead: (text) => seek(text).titleRead,
    hasMeaning(key) {
      const slot = documents.slotOf(key);
      return engine.meaning !== null && slot !== undefined && documents.hasMeaning(slot);
    },
    marks(text, key) {
      const slot = documents.slotOf(key);
      if (slot === undefined) return [];
      return marksIn(documents.titleOf(slot), seek(text).query, vocabulary);
    },
    explain(text, key) {
      const slot = documents.slotOf(key);
      if (slot === undefined) return null;
      const sought = { ...seek(text), same: new Set(store.isSameTitle(text.title, slot) ? [slot] : []) };
      const { chosen } = chosenFor(sought, { most: tuning.compared, isLeftOut: () => false });
      const isJudged = isMeaningJudged(chosen, slot, { engine, scorer });
      const verdict = judge(sought, slot, scorer.compare(slot), engine, { isJudged });
      return evidenceOf(sought, documents.titleOf(slot), verdict, engine);
    },
  };
}
