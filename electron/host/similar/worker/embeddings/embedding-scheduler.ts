import type { Log, Timers } from '../../../ports.ts';
import { createEmbeddingCache, type EmbeddingCacheOptions } from './embedding-cache.ts';
import { createEmbeddingStore, type EmbeddingStore, type SemanticSimilarity } from './embedding-store.ts';

export interface Model {
  /** A whole number that identifies the model. The same number means the same embeddings. */
  readonly id: number;
  /** Returns a title's embedding in the format of `EmbeddingStore`. */
  encode(title: string): Int8Array;
}

/** Embeds titles, one per step: first the requested ones, then the library's. */
export interface EmbeddingScheduler {
  /**
   * Returns two titles' similarity. If an embedding doesn't exist yet, returns null and requests it.
   * `onChange` reports requested embeddings.
   */
  readonly similarity: SemanticSimilarity;
  /** Cancels all requests. The library's titles are still embedded later. */
  clearRequests(): void;
  /** Embeds a title immediately. */
  embed(title: string): void;
  /** Runs work without requesting its missing embeddings because the library is embedded anyway. */
  runWithoutRequests<T>(work: () => T): T;
  /**
   * Schedules the embedding of this question's titles. If `key` is null, cancels all scheduled titles because
   * the index is rebuilt.
   */
  invalidate(key: number | null): void;
  readonly requestedCount: number;
  /** The number of questions that may not be embedded yet. */
  readonly pendingCount: number;
  /**
   * Whether a response must not wait for embeddings anymore: the whole library is embedded, or so many titles
   * aren't in the cache that embedding them would take too long.
   */
  readonly isSettled: boolean;
  /** Resolves when the cache has been read, or immediately if no title needs an embedding. Never rejects. */
  waitUntilReady(): Promise<void>;
  /** Embeds the next requested title. Returns false if there's none. */
  embedNextRequested(): boolean;
  /** Embeds the next question's titles. Returns false if there's none or the cache hasn't been read yet. */
  embedNext(): boolean;
  subscribe(events: EmbeddingEvents): void;
  stop(): void;
  /** Waits for pending writes. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingSchedulerOptions extends Omit<EmbeddingCacheOptions, 'listRows' | 'count'> {
  /**
   * Loads the model. Throws if the model is missing or broken. If `loadModel` is null, titles are compared by
   * their words alone.
   */
  loadModel: (() => Model) | null;
  timers: Timers;
  log: Log;
  /** Returns a question's embeddable titles, or an empty array if the question doesn't exist. */
  listTitles: (key: number) => readonly string[];
  keys: () => Iterable<number>;
  /**
   * Returns whether `invalidate` has been called for all questions. Until then, the cache's unused records are kept.
   */
  isIndexComplete: () => boolean;
}

interface EmbeddingEvents {
  /**
   * Called when all of the library's titles are embedded. `keys` are the questions that were embedded since
   * the last call.
   */
  onEmbedded: (keys: readonly number[]) => void;
  /** Called when requested titles were embedded, and after `onEmbedded`. */
  onChange: () => void;
  /** Called when the cache has been read, so there is work to do. */
  onReady: () => void;
}

/** The maximum number of search titles in memory. Each takes 0.5 kB, and the oldest are evicted. */
const MAX_SEARCH_TITLES = 2_000;
const MAX_REQUESTED_TITLES = 300;
/** The number of titles that can be embedded while a response waits. */
const MAX_QUICK_TITLES = 50;
/** Deleted questions' titles are evicted after the store has grown by this factor and number. */
const EVICTION_GROWTH = 1.25;
const MIN_EVICTED_TITLES = 200;

export function createEmbeddingScheduler(options: EmbeddingSchedulerOptions): EmbeddingScheduler {
  const { loadModel, log, listTitles, keys, isIndexComplete } = options;
  const vectors: EmbeddingStore = createEmbeddingStore();
  const searchTitles = new Set<string>();
  const requested = new Set<string>();
  const listeners = new Set<EmbeddingEvents>();
  const pending = new Set<number>();
  /** Questions that were embedded since the last `onEmbedded`. */
  let newlyEmbedded = new Set<number>();
  let model: Model | null = null;
  let isStopped = loadModel === null;
  let ignoresRequests = false;
  let isDone = true;
  let isCacheLoaded = false;
  let opening: Promise<void> | null = null;
  let countAfterEviction = 0;

  const countLibraryTitles = (): number => vectors.size - searchTitles.size;
  const cache = createEmbeddingCache({
    ...options,
    count: countLibraryTitles,
    *listRows() {
      for (const title of vectors.listTexts()) {
        const row = searchTitles.has(title) ? null : vectors.get(title);
        if (row) yield [title, row];
      }
    },
  });
  const stop = (): void => {
    isStopped = true;
    requested.clear();
    pending.clear();
    cache.clear();
  };
  /** Loads the model when it's first needed and starts to read the cache. */
  const loadOnce = (): Model | null => {
    if (model || isStopped || !loadModel) return model;
    try {
      const { id, encode } = loadModel();
      model = { id, encode };
      opening = cache.open(id).then(() => {
        isCacheLoaded = true;
        if (!isStopped) for (const { onReady } of listeners) onReady();
      });
    } catch (error) {
      log.error("couldn't compute embeddings, so only the words of titles are compared", error);
      stop();
    }
    return model;
  };
  const addSearchTitle = (title: string): void => {
    searchTitles.add(title);
    const [oldest] = searchTitles;
    if (searchTitles.size <= MAX_SEARCH_TITLES || oldest === undefined) return;
    searchTitles.delete(oldest);
    vectors.delete(oldest);
  };
  /** Copies a title's embedding from the cache if it isn't in memory. Returns whether it's in memory now. */
  const find = (title: string): boolean => {
    if (vectors.has(title)) return true;
    const cached = cache.find(title);
    if (!cached) return false;
    vectors.set(title, cached);
    addSearchTitle(title);
    return true;
  };
  const embed = (title: string): void => {
    if (find(title)) return;
    const row = loadOnce()?.encode(title);
    if (!row) return;
    vectors.set(title, row);
    addSearchTitle(title);
  };
  /** Returns whether a title is embedded. If it isn't, requests it. */
  const isEmbedded = (title: string): boolean => {
    if (find(title)) return true;
    if (ignoresRequests || isStopped) return false;
    requested.add(title);
    const [oldest] = requested;
    if (requested.size > MAX_REQUESTED_TITLES && oldest !== undefined) requested.delete(oldest);
    return false;
  };
  /** Stores a library title's embedding in memory and in the cache. Returns whether it's new. */
  const embedLibraryTitle = (title: string): boolean => {
    const isThere = vectors.has(title);
    if (isThere && !searchTitles.delete(title)) return false;
    const row = vectors.get(title) ?? cache.find(title) ?? model?.encode(title);
    if (!row) return false;
    if (!isThere) vectors.set(title, row);
    cache.add(title, row);
    return true;
  };
  /** Evicts the titles of deleted questions if there are many. */
  const evict = (): void => {
    if (
      countAfterEviction > 0 &&
      countLibraryTitles() > countAfterEviction * EVICTION_GROWTH + MIN_EVICTED_TITLES
    ) {
      const titles = new Set(Array.from(keys(), listTitles).flat());
      for (const title of [...vectors.listTexts()])
        if (!titles.has(title) && !searchTitles.has(title)) vectors.delete(title);
      countAfterEviction = countLibraryTitles();
    }
    if (countAfterEviction === 0) countAfterEviction = countLibraryTitles();
    cache.compact();
  };
  const finish = (): void => {
    isDone = true;
    evict();
    const embedded = [...newlyEmbedded];
    newlyEmbedded = new Set();
    if (embedded.length === 0) return;
    for (const { onEmbedded, onChange } of listeners) {
      onEmbedded(embedded);
      onChange();
    }
  };
  return {
    similarity(one, another) {
      const near = vectors.similarity(one, another);
      if (near !== null) return near;
      const [hasOne, hasAnother] = [isEmbedded(one), isEmbedded(another)];
      return hasOne && hasAnother ? vectors.similarity(one, another) : null;
    },
    clearRequests: () => requested.clear(),
    embed,
    runWithoutRequests(work) {
      const before = ignoresRequests;
      ignoresRequests = true;
      try {
        return work();
      } finally {
        ignoresRequests = before;
      }
    },
    invalidate(key) {
      if (isStopped) return;
      if (key === null) {
        pending.clear();
        newlyEmbedded.clear();
        isDone = true;
        return;
      }
      pending.add(key);
      isDone = false;
    },
    get requestedCount() {
      return requested.size;
    },
    get pendingCount() {
      return pending.size;
    },
    get isSettled() {
      return isDone || isStopped || (isCacheLoaded && pending.size > cache.size + MAX_QUICK_TITLES);
    },
    waitUntilReady() {
      if (!isDone || requested.size > 0) loadOnce();
      return opening ?? Promise.resolve();
    },
    embedNextRequested() {
      const [title] = requested;
      if (title === undefined || !loadOnce() || !isCacheLoaded) return false;
      requested.delete(title);
      embed(title);
      if (requested.size === 0) for (const { onChange } of listeners) onChange();
      return true;
    },
    embedNext() {
      if (isDone || !loadOnce() || !isCacheLoaded) return false;
      const [key] = pending;
      if (key === undefined) {
        if (!isIndexComplete()) return false;
        finish();
        return true;
      }
      pending.delete(key);
      for (const title of listTitles(key)) if (embedLibraryTitle(title)) newlyEmbedded.add(key);
      return true;
    },
    subscribe: (events) => void listeners.add(events),
    stop,
    async close() {
      await opening;
      await cache.close();
    },
  };
}
