import { setImmediate } from 'node:timers/promises';
import {
  type Evidence,
  GRADES,
  type Grade,
  type SimilarProgress,
  type SimilarText,
} from '../../../../shared/similar.ts';
import type { Log, Timers } from '../../ports.ts';
import type { Files } from '../../system/files.ts';
import type { IndexChange, SearchHit, SearchPair, SearchQuery } from '../search-messages.ts';
import { createEmbeddings, type Model, type SemanticSimilarity } from './embeddings/embeddings.ts';
import { createSimilarEngine, type SimilarEngine } from './engine/similar-engine.ts';
import { createWordData } from './engine/word-forms.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { createPairScores, topPairs } from './pair-scores.ts';

/**
 * The engine, the embeddings, and the pairs of duplicates, all in the thread that calls it: that of `search-worker.ts`.
 * Calls are carried out in their order. What takes longer than one question goes on between calls.
 */
export interface SearchService {
  /** Adds, replaces, or removes questions. `isNew`: the index begins without any. `isComplete`: all questions were sent. */
  update(changes: readonly IndexChange[], state: { isNew: boolean; isComplete: boolean }): Promise<void>;
  search(text: SimilarText, query: SearchQuery): Promise<SearchHit[]>;
  /** Null if there is no such question. */
  explain(text: SimilarText, key: number): Promise<Evidence | null>;
  /** The nearest pairs of the library, of at least a grade, without those in `dismissed`; waits for a while. */
  duplicatePairs(options: { grade: Grade; limit: number; dismissed: readonly Pair[] }): Promise<SearchPairs>;
  /** Questions that have a very similar one that isn't in `dismissed`: of these, or null for all. Waits for a while. */
  likelyDuplicates(
    ids: readonly number[] | null,
    dismissed: readonly Pair[],
  ): Promise<{ ids: number[]; isWhole: boolean }>;
  /** Ends all work and waits for the disk. */
  close(): Promise<void>;
}
type Pair = readonly [a: number, b: number];
interface SearchPairs {
  progress: SimilarProgress;
  total: number;
  pairs: SearchPair[];
}

export interface SearchServiceOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  timers: Timers;
  log: Log;
  createEngine: (meaning: SemanticSimilarity) => SimilarEngine;
  loadModel: (() => Model) | null;
  /** Results may be others though the library is the same. */
  onChange: () => void;
}

/** Milliseconds that a response waits for the library to be compared, and of these for titles to be encoded. */
const PAIRS_WAIT_MS = 1_500;
const TITLES_WAIT_MS = 500;
/** Milliseconds that a create waits for the titles of others. */
const EMBEDDINGS_WAIT_MS = 15_000;
/** Milliseconds after a request for which all questions are compared on, unless it is repeated. */
const COMPARISON_TAIL_MS = 2_000;
/** A create waits for so many titles to be encoded: the same requests have the same response in a small library. */
const MAX_AWAITED_TITLES = 200;
/** If more questions than these were encoded, all are compared again. */
const MAX_REPLACED_SCORES = 100;
/** Milliseconds without a change after which titles are encoded and questions compared for later: a burst of creates comes first. */
const BURST_PAUSE_MS = 300;
/** Milliseconds without a change to any draft after which their titles are encoded: each letter makes another one. */
const DRAFT_PAUSE_MS = 5_000;

function createSearchService(ports: SearchServiceOptions): SearchService {
  const { timers, log, onChange } = ports;
  let engine: SimilarEngine | null = null;
  const questions = new Map<number, IndexChange & { text: SimilarText }>();
  let serviceQuestions = 0;
  let isComplete = false;
  let isStopped = false;
  /** A client got less than there is to know, so it is notified. */
  let mustNotify = false;
  const drafts = new Set<number>();
  let cancelDrafts: (() => void) | null = null;

  const embeddings = createEmbeddings({
    ...ports,
    titleOf: (key) => (engine?.isEmbeddable(key) ? (questions.get(key)?.text.title ?? null) : null),
    keys: () => questions.keys(),
    isWhole: () => isComplete,
    onDone(keys) {
      if (keys.length > MAX_REPLACED_SCORES) neighbours.invalidate(null);
      else for (const key of keys) if (key > 0) neighbours.invalidate(key);
    },
    onReady: () => void run(),
  });
  const neighbours = createPairScores({
    search(key, options) {
      const text = questions.get(key)?.text;
      if (!text) return null;
      // A draft that was just begun is similar to any other one of these, and no duplicate.
      if (!hasTitle(text)) return [];
      const isLeftOut = (other: number) => {
        const theirs = questions.get(other)?.text;
        return other < 0 || other === key || options.isExcluded(other) || !theirs || !hasTitle(theirs);
      };
      return embeddings.withoutRequests(() =>
        getEngine().search(text, { ...options, isExcluded: isLeftOut }),
      );
    },
    *allKeys() {
      for (const key of questions.keys()) if (key > 0) yield key;
    },
    size: () => questions.size - serviceQuestions,
    timers,
  });

  const getEngine = (): SimilarEngine => {
    engine ??= ports.createEngine(embeddings.similarity);
    return engine;
  };
  const step = (): boolean => {
    try {
      if (embeddings.embedNextRequested() || neighbours.step()) return true;
      if (mustNotify && neighbours.isComplete) {
        mustNotify = false;
        onChange();
      }
      return embeddings.embedNext();
    } catch (error) {
      // One question that can't be compared is no reason to compare no other.
      log.error('a question could not be compared', error);
      return true;
    }
  };
  let isRunning = false;
  /** Set while changes come one after the other. */
  let cancelBurst: (() => void) | null = null;
  /** Works between the calls until there is nothing left. */
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    do await setImmediate();
    while (!isStopped && (cancelBurst ? embeddings.embedNextRequested() : step()));
    isRunning = false;
  };
  /** Works until `isDone`, or for so many milliseconds; other calls have their turn in between. */
  const work = async (isDone: () => boolean, until: number): Promise<void> => {
    while (!isStopped && !isDone() && timers.now() < until && step()) await setImmediate();
    void run();
  };
  const remove = (key: number): void => {
    if (questions.delete(key) && key < 0) serviceQuestions -= 1;
    getEngine().remove(key);
  };
  const put = (change: IndexChange & { text: SimilarText }): boolean => {
    const isNew = !questions.has(change.key);
    if (isNew && change.key < 0) serviceQuestions += 1;
    questions.set(change.key, change);
    getEngine().put(change.key, change.text);
    return isNew;
  };
  const encodeDrafts = (): void => {
    for (const key of drafts) embeddings.invalidate(key);
    drafts.clear();
    cancelDrafts = null;
    void run();
  };
  const apply = (change: IndexChange): void => {
    const { key, text, isDraft } = change;
    let isNew = false;
    if (text) isNew = put({ ...change, text });
    else remove(key);
    if (key > 0) neighbours.invalidate(key);
    if (!isDraft || isNew) embeddings.invalidate(key);
    else {
      drafts.add(key);
      cancelDrafts?.();
      cancelDrafts = timers.after(DRAFT_PAUSE_MS, encodeDrafts);
    }
  };
  /** One question that can't be taken in is no reason to do without those after it. */
  const tryApply = (change: IndexChange): void => {
    try {
      apply(change);
    } catch (error) {
      log.error('a question could not be indexed', error);
    }
  };
  const compareAll = async (): Promise<SimilarProgress> => {
    const now = timers.now();
    await embeddings.ready();
    await work(() => embeddings.isSettled, now + TITLES_WAIT_MS);
    neighbours.requestAll(now + PAIRS_WAIT_MS + COMPARISON_TAIL_MS);
    await work(() => neighbours.isComplete, now + PAIRS_WAIT_MS);
    if (!neighbours.isComplete) mustNotify = true;
    return neighbours.progress;
  };
  const dismissalIn = (pairs: readonly Pair[]): ((a: number, b: number) => boolean) => {
    const names = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    return (a, b) => names.has(`${a} ${b}`);
  };
  const textOf = (key: number): SimilarText =>
    questions.get(key)?.text ?? { title: '', description: '', options: [] };

  return {
    async update(changes, state) {
      if (state.isNew) {
        engine = null;
        questions.clear();
        serviceQuestions = 0;
        neighbours.invalidate(null);
        embeddings.invalidate(null);
        drafts.clear();
        getEngine();
      }
      isComplete = state.isComplete;
      for (const change of changes) tryApply(change);
      cancelBurst?.();
      cancelBurst = timers.after(BURST_PAUSE_MS, () => {
        cancelBurst = null;
        void run();
      });
    },
    async search(text, { limit, minScore, excludedKeys, savedOnly, waitsForEmbeddings }) {
      const searched = getEngine();
      const title = searched.titleToEmbed(text);
      if (title !== null) embeddings.embed(title);
      const without = new Set(excludedKeys);
      const isLeftOut = (key: number) =>
        without.has(key) || (savedOnly && (key < 0 || questions.get(key)?.isDraft === true));
      const search = () => searched.search(text, { limit, minScore, isExcluded: isLeftOut });
      let hits = search();
      const until = timers.now() + EMBEDDINGS_WAIT_MS;
      while (
        waitsForEmbeddings &&
        embeddings.requestedCount > 0 &&
        embeddings.pendingCount <= MAX_AWAITED_TITLES &&
        timers.now() < until
      ) {
        await embeddings.ready();
        await work(() => embeddings.requestedCount === 0, until);
        if (isStopped) break;
        hits = search();
      }
      void run();
      return hits.map((hit) => ({ ...hit, marks: searched.marks(text, hit.key) }));
    },
    async explain(text, key) {
      const title = getEngine().titleToEmbed(text);
      if (title !== null) embeddings.embed(title);
      void run();
      return getEngine().explain(text, key);
    },
    async duplicatePairs({ grade, limit, dismissed }) {
      const progress = await compareAll();
      const { total, pairs } = topPairs(neighbours, {
        grade,
        limit,
        isDismissed: dismissalIn(dismissed),
      });
      return {
        progress,
        total,
        pairs: pairs.map(({ a, b, score }) => ({
          a,
          b,
          score,
          marksOfA: getEngine().marks(textOf(b), a),
          marksOfB: getEngine().marks(textOf(a), b),
        })),
      };
    },
    async likelyDuplicates(ids, dismissed) {
      const isDismissed = dismissalIn(dismissed);
      const hasLikelyDuplicate = (id: number): boolean =>
        Array.from(neighbours.of(id)).some(
          ([other, score]) => score >= GRADES['very-close'] && !isDismissed(id, other),
        );
      if (ids === null) {
        const { known, total } = await compareAll();
        const all = Array.from(neighbours.entries(), ([key]) => key);
        return { ids: all.filter((key) => key > 0 && hasLikelyDuplicate(key)), isWhole: known >= total };
      }
      const now = timers.now();
      await embeddings.ready();
      await work(() => embeddings.isSettled, now + TITLES_WAIT_MS);
      neighbours.request(ids);
      await work(() => neighbours.isComplete, now + PAIRS_WAIT_MS);
      if (!neighbours.isComplete) mustNotify = true;
      return { ids: ids.filter(hasLikelyDuplicate), isWhole: neighbours.isComplete };
    },
    async close() {
      isStopped = true;
      cancelDrafts?.();
      cancelBurst?.();
      embeddings.stop();
      await embeddings.close();
    },
  };
}

/** The search service in this thread, by words alone unless it is given a model. */
export function createLocalSearch(
  ports: Omit<SearchServiceOptions, 'createEngine' | 'loadModel'> & Partial<SearchServiceOptions>,
): SearchService {
  const lexicon = createLexicon();
  const words = createWordData(lexicon);
  return createSearchService({
    createEngine: (meaning) => createSimilarEngine({ lexicon, words, semanticSimilarity: meaning }),
    loadModel: null,
    ...ports,
  });
}

/** Whether there is anything in the title that could be like another one. */
const hasTitle = ({ title }: Pick<SimilarText, 'title'>): boolean => /[\p{L}\p{N}]/u.test(title);
