import type { Evidence, Mark, SimilarText } from '../../../../../shared/similar.ts';
import type { Meaning } from '../embeddings/embeddings.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCandidates } from './candidates.ts';
import { evidenceOf } from './evidence.ts';
import { marksIn, readQuery } from './query-expansion.ts';
import { bestOf, type Hit, isMeaningJudged, judge, type Sought, titleToRead } from './ranking.ts';
import { createSecondaryFields } from './ranking-signals.ts';
import { type Part, TUNING, type Tuning } from './score-tuning.ts';
import { createStore, type Engine } from './search-index.ts';
import { createScorer } from './title-similarity.ts';
import { createWords, type Words } from './word-forms.ts';

/** Finds questions that ask much the same. Keys are whole numbers, of any sign, given by the caller. */
export interface SimilarEngine {
  readonly size: number;
  /** Adds a question, or replaces it. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /** At most `limit` questions, best first; equal scores by key. `score` is above 0, at most 1; 1 for the same text. */
  search(text: SimilarText, options: SearchOptions): Hit[];
  /**
   * The title with slips repaired, as a search hands it to `meaning`; null where meaning does not count: no port for it, few
   * words, or most of them not English.
   */
  titleRead(text: SimilarText): string | null;
  /** Whether the title of `key` is handed to `meaning`, which is as it is. */
  hasMeaning(key: number): boolean;
  /** Where the title of `key` says what the text says. Empty for a key that it does not know. */
  marks(text: SimilarText, key: number): Mark[];
  /** Why it got its score; null for a key that it does not know. */
  explain(text: SimilarText, key: number): Evidence | null;
}

export interface SearchOptions {
  limit: number;
  /** Nothing below this score. */
  atLeast?: number;
  /** Keys that are left out. */
  isLeftOut?: (key: number) => boolean;
  /** So many are compared at most, the likeliest ones: a quick answer, in which a distant one may be missing. */
  compared?: number;
}

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
    last = { text, query, titleRead, secondary: createSecondaryFields(store, text) };
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
    { text, query, secondary }: Omit<Sought, 'same'>,
    { most, isLeftOut }: { most: number; isLeftOut: (key: number) => boolean },
  ): { chosen: ReadonlySet<number>; same: ReadonlySet<number> } => {
    const chosen = new Set<number>();
    // First those with the same title, whatever their words: where they are enough, no others are looked for.
    choose(store.sameTitle(text.title), { chosen, most, isLeftOut });
    const same = new Set(chosen);
    if (chosen.size < most) choose(candidates(query, secondary.terms), { chosen, most, isLeftOut });
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
