import type { Evidence, Mark, SimilarText } from '../../../../../shared/similarity.ts';
import type { SemanticSimilarity } from '../embeddings/embedding-store.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCandidates } from './candidates.ts';
import { collectEvidence } from './hit-evidence.ts';
import { createSearchIndex, type EngineContext } from './index/search-index.ts';
import { computeQueryFeatures } from './probability/pair-features.ts';
import { findMarks, parseQuery } from './query-expansion.ts';
import {
  type CandidateFeatures,
  computeCandidateFeatures,
  getTitleToEmbed,
  type Hit,
  type PreparedQuery,
  pickBestHits,
  rankHits,
  scoreQuestion,
} from './ranking.ts';
import { type Part, TUNING, type Tuning } from './score-tuning.ts';
import { createSecondaryFields } from './secondary-fields.ts';
import { listAlternatives } from './title-alternatives.ts';
import { createTitleComparer } from './title-similarity.ts';
import { foldText } from './tokenizer.ts';
import { createWordData, type WordData } from './word-forms.ts';

/** Finds similar questions. Keys can be any integers, including negative ones. */
export interface SimilarEngine {
  readonly size: number;
  /** Adds or replaces a question. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /**
   * Returns at most `limit` questions, the highest score first, then the lowest key. Scores are above 0. A
   * question with the same title has the score 1.
   */
  search(text: SimilarText, options: SearchOptions): Hit[];
  /**
   * Returns the title and its alternatives with misspelled words corrected, as a search compares them by
   * their embeddings. Omits titles that have few words or aren't English. Returns an empty array if titles
   * aren't embedded.
   */
  listTitlesToEmbed(text: SimilarText): string[];
  /** Returns the parts of a question's title and alternatives that are compared by their embeddings. */
  listEmbeddedTitles(key: number): string[];
  /** Returns the words in the question's title that match the text, or an empty array for an unknown key. */
  markWords(text: SimilarText, key: number): Mark[];
  /**
   * Returns the values that the score model reads for the best questions with other titles, best first. Used
   * for training.
   */
  features(text: SimilarText): CandidateFeatures[];
  /** Returns the evidence for a question's score, or null for an unknown key. */
  explain(text: SimilarText, key: number): Evidence | null;
}

export interface SearchOptions {
  limit: number;
  minScore?: number;
  isExcluded?: (key: number) => boolean;
  /**
   * The maximum number of compared questions. With a small number, a search is fast but may miss a less
   * similar question.
   */
  maxCandidates?: number;
}

type Analysis = Omit<PreparedQuery, 'sameTitleSlots'>;

/**
 * Creates an engine without questions. `words` must be based on the same lexicon. To keep the cache in
 * `words`, pass the same object to the next engine. Benchmarks use `without` to switch off parts of the score
 * and `tuning` to change its constants.
 */
export function createSimilarEngine({
  lexicon,
  words = createWordData(lexicon),
  semanticSimilarity = null,
  without = [],
  tuning: tuningChanges = {},
}: {
  lexicon: Lexicon;
  words?: WordData;
  semanticSimilarity?: SemanticSimilarity | null;
  without?: readonly Part[];
  tuning?: Partial<Tuning>;
}): SimilarEngine {
  const tuning = { ...TUNING, ...tuningChanges };
  const isUsing = (part: Part): boolean => !without.includes(part);
  const index = createSearchIndex({ lexicon, words, tuning, isUsing });
  const engine: EngineContext = {
    index,
    lexicon,
    semanticSimilarity: isUsing('meaning') ? semanticSimilarity : null,
    tuning,
    isUsing,
  };
  const { documents, vocabulary } = index;
  const findCandidates = createCandidates(engine);
  const comparer = createTitleComparer(engine);

  let last: Analysis | null = null;
  /** Analyzes a search text. Caches the analysis until a different object is passed or a question changes. */
  const analyze = (text: SimilarText): Analysis => {
    if (last?.text === text) return last;
    const query = parseQuery(text.title, engine);
    comparer.prepare(query);
    last = {
      text,
      query,
      titleToEmbed: getTitleToEmbed(text.title, query, engine),
      secondary: createSecondaryFields(index, text),
      features: computeQueryFeatures(query, engine),
    };
    return last;
  };
  /** Returns the text, followed by its alternatives. */
  const listTexts = (text: SimilarText): SimilarText[] => [
    text,
    ...listAlternatives(text.title, vocabulary.forms).map((title) => ({ ...text, title })),
  ];
  const collectCandidates = (
    { text, query, secondary }: Analysis,
    { maxCandidates, isExcluded }: { maxCandidates: number; isExcluded: (key: number) => boolean },
  ): { slots: ReadonlySet<number>; sameTitleSlots: ReadonlySet<number> } => {
    const chosen = new Set<number>();
    const add = (slots: Iterable<number>): void => {
      for (const slot of slots) {
        if (chosen.size >= maxCandidates) return;
        if (!isExcluded(documents.getKey(slot))) chosen.add(slot);
      }
    };
    add(index.listSlotsWithTitle(text.title));
    const sameTitleSlots = new Set(chosen);
    if (chosen.size < maxCandidates) add(findCandidates(query, secondary.terms));
    return { slots: chosen, sameTitleSlots };
  };
  return {
    get size() {
      return documents.size;
    },
    put(key, text) {
      last = null;
      index.put(key, text);
    },
    remove(key) {
      last = null;
      index.remove(key);
    },
    search(text, { limit, minScore = 0, isExcluded = () => false, maxCandidates = tuning.maxCandidates }) {
      const analysis = analyze(text);
      const { slots, sameTitleSlots } = collectCandidates(analysis, { maxCandidates, isExcluded });
      const options = { limit, minScore };
      const own = rankHits(slots, { ...analysis, sameTitleSlots }, options, { engine, comparer });
      // An alternative's words are in the title, so it has the same candidates. All alternatives together
      // compare at most half as many candidates.
      const alternatives = listAlternatives(text.title, vocabulary.forms);
      const shared = [...slots].slice(0, Math.ceil(maxCandidates / (2 * alternatives.length + 1)));
      const others = alternatives.flatMap((title) => {
        const prepared = { ...analyze({ ...text, title }), sameTitleSlots: new Set<number>() };
        return rankHits(shared, prepared, options, { engine, comparer });
      });
      return others.length === 0 ? own : pickBestHits([...own, ...others], limit);
    },
    listTitlesToEmbed: (text) => removeRepeated(listTexts(text).map((one) => analyze(one).titleToEmbed)),
    listEmbeddedTitles: (key) =>
      engine.semanticSimilarity === null
        ? []
        : removeRepeated(documents.listSlots(key).map((slot) => documents.findEmbeddedTitle(slot))),
    markWords(text, key) {
      const slot = documents.findSlot(key);
      if (slot === undefined) return [];
      return findMarks(documents.getTitle(slot), analyze(text).query, vocabulary);
    },
    features(text) {
      const analysis = analyze(text);
      const { slots } = collectCandidates(analysis, {
        maxCandidates: tuning.maxCandidates,
        isExcluded: (key) =>
          foldText(documents.getTitle(documents.findSlot(key) ?? -1)) === foldText(text.title),
      });
      return computeCandidateFeatures(
        slots,
        { ...analysis, sameTitleSlots: new Set() },
        { engine, comparer },
      );
    },
    explain(text, key) {
      const explanations = listTexts(text).flatMap((one) => {
        const analysis = analyze(one);
        return documents.listSlots(key).map((slot) => {
          const sameTitleSlots = new Set(index.isSameTitle(text.title, slot) ? [slot] : []);
          const prepared = { ...analysis, sameTitleSlots };
          const breakdown = scoreQuestion(prepared, slot, comparer.compare(slot), engine);
          return { prepared, title: documents.getTitle(slot), breakdown };
        });
      });
      const [best] = explanations.toSorted((a, b) => b.breakdown.score - a.breakdown.score);
      return best ? collectEvidence(best.prepared, best.title, best.breakdown, engine) : null;
    },
  };
}

const removeRepeated = (titles: readonly (string | null)[]): string[] => [
  ...new Set(titles.filter((title) => title !== null)),
];
