import { setImmediate } from 'node:timers/promises';
import {
  createEmptySimilarText,
  type Evidence,
  GRADES,
  type Grade,
  type SimilarProgress,
  type SimilarText,
} from '../../../../shared/similarity.ts';
import type { Log, Timers } from '../../ports.ts';
import type { Files } from '../../system/files.ts';
import type {
  IndexChange,
  IndexUpdate,
  SavedQuery,
  SavedResult,
  SearchPair,
  SearchQuery,
  SearchResult,
} from '../search-worker-messages.ts';
import { createEmbeddingScheduler, type Model } from './embeddings/embedding-scheduler.ts';
import type { SemanticSimilarity } from './embeddings/embedding-store.ts';
import type { Hit } from './engine/ranking.ts';
import { createSimilarEngine, type SearchOptions, type SimilarEngine } from './engine/similar-engine.ts';
import { createWordData } from './engine/word-forms.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { createPairScores, findTopPairs } from './pair-scores.ts';

/**
 * Runs the engine, the embeddings, and the pair scores. Requests are processed in order, with background work
 * between them.
 */
export interface SearchService {
  /** Adds, replaces, or removes questions. */
  update(update: IndexUpdate): Promise<void>;
  search(text: SimilarText, query: SearchQuery, update: IndexUpdate | null): Promise<SearchResult>;
  /**
   * Returns the library's saved questions that are most similar to this one, best first. If only a few
   * candidates aren't embedded yet, waits for their embeddings for a limited time.
   */
  findSaved(query: SavedQuery, update: IndexUpdate | null): Promise<SavedResult>;
  /** Returns the evidence for a question's score, or null if the question doesn't exist. */
  explain(text: SimilarText, key: number): Promise<Evidence | null>;
  /**
   * Returns the library's most similar pairs of at least this grade, without dismissed ones. Compares for a
   * limited time.
   */
  duplicatePairs(options: {
    grade: Grade;
    limit: number;
    dismissed: readonly KeyPair[];
  }): Promise<DuplicatePairs>;
  /**
   * Returns which of these questions have a likely duplicate that isn't dismissed. If `ids` is null, checks
   * all questions. Compares for a limited time.
   */
  likelyDuplicates(
    ids: readonly number[] | null,
    dismissed: readonly KeyPair[],
  ): Promise<{ ids: number[]; isComplete: boolean }>;
  subscribe(events: SearchEvents): void;
  /** Ends all work and waits for pending writes. */
  close(): Promise<void>;
}

export interface SearchEvents {
  /** Called when results may differ although the library is the same. */
  onChange: () => void;
  /** Called when the index is empty after a failure. */
  onRestart: () => void;
}

type KeyPair = readonly [a: number, b: number];
interface DuplicatePairs {
  progress: SimilarProgress;
  total: number;
  pairs: SearchPair[];
}

interface SearchServiceOptions {
  dir: string;
  files: Files;
  timers: Timers;
  log: Log;
  createEngine?: (semanticSimilarity: SemanticSimilarity) => SimilarEngine;
  loadModel?: (() => Model) | null;
}

/** The maximum time that a response waits for comparisons, and the part of it for embedding titles. */
const PAIRS_WAIT_MS = 1_500;
const TITLES_WAIT_MS = 500;
/**
 * The maximum number of questions without embeddings for which a local API search still waits. Waiting
 * ensures that the same request has the same response.
 */
const MAX_AWAITED_TITLES = 1_000;
/** The time that the comparison of all questions continues after a response. */
const COMPARISON_TAIL_MS = 2_000;
/**
 * The maximum number of newly embedded questions that are compared again one by one. If there are more, all
 * pairs are compared again.
 */
const MAX_REPLACED_SCORES = 100;
/** Background work starts after a burst of changes. Titles of drafts wait for a pause in typing. */
const BURST_PAUSE_MS = 300;
const DRAFT_PAUSE_MS = 5_000;

/** Returns a search service that runs in this thread. Without a model, it compares only words. */
export function createSearchService({
  createEngine = createEngineFactory(),
  loadModel = null,
  ...options
}: SearchServiceOptions): SearchService {
  const { timers, log } = options;
  let engine: SimilarEngine | null = null;
  const questions = new Map<number, IndexChange & { text: SimilarText }>();
  const listeners = new Set<SearchEvents>();
  let serviceQuestionCount = 0;
  let isComplete = false;
  let isStopped = false;
  /** Whether a response was incomplete. Clients are then notified after the pairs have been compared. */
  let mustNotify = false;
  const changedDrafts = new Set<number>();
  let cancelDrafts: (() => void) | null = null;
  /** Cancels the timer that ends a burst of changes. Null at other times. */
  let cancelBurst: (() => void) | null = null;
  let isRunning = false;

  const notify = (): void => {
    for (const { onChange } of listeners) onChange();
  };
  const embeddings = createEmbeddingScheduler({
    ...options,
    loadModel,
    listTitles: (key) => engine?.listEmbeddedTitles(key) ?? [],
    keys: () => questions.keys(),
    isIndexComplete: () => isComplete,
  });
  const getEngine = (): SimilarEngine => {
    engine ??= createEngine(embeddings.similarity);
    return engine;
  };
  const pairScores = createPairScores({
    search(key, searchOptions) {
      const text = questions.get(key)?.text;
      if (!text) return null;
      // Drafts without a title aren't duplicates of one another.
      if (!hasTitle(text)) return [];
      const isExcluded = (other: number) => {
        const otherText = questions.get(other)?.text;
        return (
          other < 0 || other === key || searchOptions.isExcluded(other) || !otherText || !hasTitle(otherText)
        );
      };
      return embeddings.runWithoutRequests(() => getEngine().search(text, { ...searchOptions, isExcluded }));
    },
    *listAllKeys() {
      for (const key of questions.keys()) if (key > 0) yield key;
    },
    size: () => questions.size - serviceQuestionCount,
    timers,
  });

  /**
   * Runs the next piece of background work, and returns false if there's none. A piece takes a few
   * milliseconds.
   */
  const runStep = (): boolean => {
    try {
      if (embeddings.embedNextRequested() || pairScores.runStep()) return true;
      if (mustNotify && pairScores.isComplete) {
        mustNotify = false;
        notify();
      }
      return embeddings.embedNext();
    } catch (error) {
      log.error("couldn't compare a question", error);
      return true;
    }
  };
  /** Runs background work until nothing is left. Requests are served after each step. */
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    do await setImmediate();
    while (!isStopped && (cancelBurst ? embeddings.embedNextRequested() : runStep()));
    isRunning = false;
  };
  /**
   * Runs background work until `isDone` returns true or the time is up. Other requests are served after each
   * step.
   */
  const runUntil = async (isDone: () => boolean, until: number): Promise<void> => {
    while (!isStopped && !isDone() && timers.now() < until && runStep()) await setImmediate();
    void run();
  };
  embeddings.subscribe({
    onEmbedded(keys) {
      if (keys.length > MAX_REPLACED_SCORES) pairScores.invalidate(null);
      else for (const key of keys) if (key > 0) pairScores.invalidate(key);
    },
    onChange: notify,
    onReady: () => void run(),
  });

  const remove = (key: number): void => {
    if (questions.delete(key) && key < 0) serviceQuestionCount -= 1;
    getEngine().remove(key);
  };
  const put = (change: IndexChange & { text: SimilarText }): boolean => {
    const isNew = !questions.has(change.key);
    if (isNew && change.key < 0) serviceQuestionCount += 1;
    questions.set(change.key, change);
    getEngine().put(change.key, change.text);
    return isNew;
  };
  const embedDrafts = (): void => {
    for (const key of changedDrafts) embeddings.invalidate(key);
    changedDrafts.clear();
    cancelDrafts = null;
    void run();
  };
  const apply = (change: IndexChange): void => {
    const { key, text, isDraft } = change;
    let isNew = false;
    if (text) isNew = put({ ...change, text });
    else remove(key);
    if (key > 0) pairScores.invalidate(key);
    if (!isDraft || isNew) embeddings.invalidate(key);
    else {
      changedDrafts.add(key);
      cancelDrafts?.();
      cancelDrafts = timers.after(DRAFT_PAUSE_MS, embedDrafts);
    }
  };
  const tryApply = (change: IndexChange): void => {
    try {
      apply(change);
    } catch (error) {
      log.error("couldn't index a question", error);
    }
  };
  const applyUpdate = ({ changes, ...state }: IndexUpdate): void => {
    if (state.isNew) {
      engine = null;
      questions.clear();
      serviceQuestionCount = 0;
      pairScores.invalidate(null);
      embeddings.invalidate(null);
      changedDrafts.clear();
      getEngine();
    }
    isComplete = state.isComplete;
    for (const change of changes) tryApply(change);
    cancelBurst?.();
    cancelBurst = timers.after(BURST_PAUSE_MS, () => {
      cancelBurst = null;
      void run();
    });
  };
  /** Searches the index, and requests the embeddings that the search lacked. */
  const searchNow = (text: SimilarText, searchOptions: SearchOptions): Hit[] => {
    // Titles that only earlier searches compared can wait.
    const wasFinal = embeddings.requestedCount === 0;
    embeddings.clearRequests();
    for (const title of getEngine().listTitlesToEmbed(text)) embeddings.embed(title);
    const hits = getEngine().search(text, searchOptions);
    if (!wasFinal && embeddings.requestedCount === 0) notify();
    return hits;
  };
  const compareAll = async (): Promise<SimilarProgress> => {
    const now = timers.now();
    await embeddings.waitUntilReady();
    await runUntil(() => embeddings.isSettled, now + TITLES_WAIT_MS);
    pairScores.requestAll(now + PAIRS_WAIT_MS + COMPARISON_TAIL_MS);
    await runUntil(() => pairScores.isComplete, now + PAIRS_WAIT_MS);
    if (!pairScores.isComplete) mustNotify = true;
    return pairScores.progress;
  };
  const compareSome = async (ids: readonly number[]): Promise<void> => {
    const now = timers.now();
    await embeddings.waitUntilReady();
    await runUntil(() => embeddings.isSettled, now + TITLES_WAIT_MS);
    pairScores.request(ids);
    await runUntil(() => pairScores.isComplete, now + PAIRS_WAIT_MS);
    if (!pairScores.isComplete) mustNotify = true;
  };
  const createDismissalTest = (pairs: readonly KeyPair[]): ((a: number, b: number) => boolean) => {
    const names = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    return (a, b) => names.has(`${a} ${b}`);
  };
  const getText = (key: number): SimilarText => questions.get(key)?.text ?? createEmptySimilarText();

  return {
    update: async (update) => applyUpdate(update),
    async search(text, { limit, minScore, excludedKeys }, update) {
      if (update) applyUpdate(update);
      const excluded = new Set(excludedKeys);
      const hits = searchNow(text, { limit, minScore, isExcluded: (key) => excluded.has(key) });
      void run();
      return {
        hits: hits.map((hit) => ({ ...hit, marks: getEngine().markWords(text, hit.key) })),
        isFinal: embeddings.requestedCount === 0,
      };
    },
    async findSaved({ key, text, limit, waitMs }, update) {
      const until = timers.now() + waitMs;
      if (update) applyUpdate(update);
      const searched = getEngine();
      const isExcluded = (other: number) =>
        other === key || other < 0 || questions.get(other)?.isDraft === true;
      const searchOptions = { limit, minScore: GRADES.related, isExcluded };
      let hits = searchNow(text, searchOptions);
      while (
        embeddings.requestedCount > 0 &&
        embeddings.pendingCount <= MAX_AWAITED_TITLES &&
        timers.now() < until
      ) {
        await embeddings.waitUntilReady();
        await runUntil(() => embeddings.requestedCount === 0, until);
        if (isStopped) break;
        hits = searched.search(text, searchOptions);
      }
      const isFinal = embeddings.requestedCount === 0;
      void run();
      return { hits: hits.map(({ key: found, score }) => ({ key: found, score })), isFinal };
    },
    async explain(text, key) {
      for (const title of getEngine().listTitlesToEmbed(text)) embeddings.embed(title);
      void run();
      return getEngine().explain(text, key);
    },
    async duplicatePairs({ grade, limit, dismissed }) {
      const progress = await compareAll();
      const { total, pairs } = findTopPairs(pairScores, {
        grade,
        limit,
        isDismissed: createDismissalTest(dismissed),
      });
      return {
        progress,
        total,
        pairs: pairs.map(({ a, b, score }) => ({
          a,
          b,
          score,
          marksOfA: getEngine().markWords(getText(b), a),
          marksOfB: getEngine().markWords(getText(a), b),
        })),
      };
    },
    async likelyDuplicates(ids, dismissed) {
      const isDismissed = createDismissalTest(dismissed);
      const hasLikelyDuplicate = (id: number): boolean =>
        Array.from(pairScores.of(id)).some(
          ([other, score]) => score >= GRADES['very-close'] && !isDismissed(id, other),
        );
      if (ids !== null) {
        await compareSome(ids);
        return { ids: ids.filter(hasLikelyDuplicate), isComplete: pairScores.isComplete };
      }
      const { known, total } = await compareAll();
      const all = Array.from(pairScores.listEntries(), ([key]) => key);
      return { ids: all.filter((key) => key > 0 && hasLikelyDuplicate(key)), isComplete: known >= total };
    },
    subscribe: (events) => void listeners.add(events),
    async close() {
      isStopped = true;
      cancelDrafts?.();
      cancelBurst?.();
      embeddings.stop();
      await embeddings.close();
    },
  };
}

function createEngineFactory(): (semanticSimilarity: SemanticSimilarity) => SimilarEngine {
  const lexicon = createLexicon();
  const words = createWordData(lexicon);
  return (semanticSimilarity) => createSimilarEngine({ lexicon, words, semanticSimilarity });
}

const hasTitle = ({ title }: Pick<SimilarText, 'title'>): boolean => /[\p{L}\p{N}]/u.test(title);
