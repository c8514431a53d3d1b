import type { Log, Timers } from '../../../ports.ts';
import { createEmbeddingCache, type EmbeddingCacheOptions } from './embedding-cache.ts';
import { createEmbeddingStore, type EmbeddingStore, type SemanticSimilarity } from './embedding-store.ts';

/** The loaded model. */
export interface Model {
  /** A whole number that identifies the model: the same one returns the same embeddings. */
  readonly id: number;
  /** Returns the embedding of a title as `EmbeddingStore` stores it. */
  encode(title: string): Int8Array;
}

/** Embeddings of titles: first those that were requested, then those of the library, one per step. */
export interface EmbeddingScheduler {
  /** Requests embeddings that don't exist yet; `onChange` reports them. */
  readonly similarity: SemanticSimilarity;
  /** Forgets requested titles, which are embedded with the library. */
  clearRequests(): void;
  /** Embeds a title at once. */
  embed(title: string): void;
  /** Runs work whose missing embeddings aren't requested, since all of the library are embedded anyway. */
  withoutRequests<T>(work: () => T): T;
  /** Embeds the new title of this question; null if the index was rebuilt. */
  invalidate(key: number | null): void;
  /** The number of requested titles. */
  readonly requestedCount: number;
  /** The number of questions that may not be embedded yet. */
  readonly pendingCount: number;
  /** Whether all of the library is embedded, or more is missing than the cache has, which takes long. */
  readonly isSettled: boolean;
  /** Resolves when the cache was read, at once if nothing was requested. Never rejects. */
  ready(): Promise<void>;
  /** Embeds the next requested title. Returns false if there is none. */
  embedNextRequested(): boolean;
  /** Embeds the titles of the next question. Returns false if there is none, or the cache isn't read yet. */
  embedNext(): boolean;
  subscribe(events: EmbeddingEvents): void;
  stop(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingSchedulerOptions extends Omit<EmbeddingCacheOptions, 'rows' | 'count'> {
  /** Loads the model; throws if it is missing or broken. Null: titles are compared by their words alone. */
  loadModel: (() => Model) | null;
  timers: Timers;
  log: Log;
  /** Returns the embeddable titles of a question; none if it doesn't exist. */
  titlesOf: (key: number) => readonly string[];
  keys: () => Iterable<number>;
  /** Whether `invalidate` was called for all questions; until then, unused records of the cache are kept. */
  isIndexComplete: () => boolean;
}

interface EmbeddingEvents {
  /** All titles of the library are embedded, and those of these questions were not before. */
  onEmbedded: (keys: readonly number[]) => void;
  /** Requested titles were embedded, or `onEmbedded` was called. */
  onChange: () => void;
  /** The cache was read, so there is work to do. */
  onReady: () => void;
}

/** Titles of searches, of 0.5 kB each; the oldest are evicted. */
const MAX_SEARCH_TITLES = 2_000;
const MAX_REQUESTED_TITLES = 300;
/** This number of titles is embedded fast enough for a response to wait. */
const MAX_QUICK_TITLES = 50;
/** Titles of deleted questions are evicted after the store has grown by this factor and number. */
const EVICTION_GROWTH = 1.25;
const MIN_EVICTED_TITLES = 200;

export function createEmbeddingScheduler(options: EmbeddingSchedulerOptions): EmbeddingScheduler {
  const { loadModel, log, titlesOf, keys, isIndexComplete } = options;
  const vectors: EmbeddingStore = createEmbeddingStore();
  const searchTitles = new Set<string>();
  const requested = new Set<string>();
  const listeners = new Set<EmbeddingEvents>();
  const pending = new Set<number>();
  /** Questions that were embedded since `onEmbedded`. */
  let newlyEmbedded = new Set<number>();
  let model: Model | null = null;
  let isStopped = loadModel === null;
  let ignoresRequests = false;
  let isDone = true;
  let isCacheLoaded = false;
  let opening: Promise<void> | null = null;
  let countAfterEviction = 0;

  const libraryTitleCount = (): number => vectors.size - searchTitles.size;
  const cache = createEmbeddingCache({
    ...options,
    count: libraryTitleCount,
    *rows() {
      for (const title of vectors.texts()) {
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
  /** Loads the model when it is first needed, and starts to read the cache. */
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
  /** Whether a title is in memory or in the cache, from which it is copied. */
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
  /** Whether a title is embedded; if not, it is requested. */
  const isEmbedded = (title: string): boolean => {
    if (find(title)) return true;
    if (ignoresRequests || isStopped) return false;
    requested.add(title);
    const [oldest] = requested;
    if (requested.size > MAX_REQUESTED_TITLES && oldest !== undefined) requested.delete(oldest);
    return false;
  };
  /** Stores the embedding of a library title in memory and in the cache. Returns whether it is new. */
  const embedLibraryTitle = (title: string): boolean => {
    const isThere = vectors.has(title);
    if (isThere && !searchTitles.delete(title)) return false;
    const row = vectors.get(title) ?? cache.find(title) ?? model?.encode(title);
    if (!row) return false;
    if (!isThere) vectors.set(title, row);
    cache.add(title, row);
    return true;
  };
  /** Evicts titles of deleted questions if there are many. */
  const evict = (): void => {
    if (
      countAfterEviction > 0 &&
      libraryTitleCount() > countAfterEviction * EVICTION_GROWTH + MIN_EVICTED_TITLES
    ) {
      const titles = new Set(Array.from(keys(), titlesOf).flat());
      for (const title of [...vectors.texts()])
        if (!titles.has(title) && !searchTitles.has(title)) vectors.delete(title);
      countAfterEviction = libraryTitleCount();
    }
    if (countAfterEviction === 0) countAfterEviction = libraryTitleCount();
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
    withoutRequests(work) {
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
    ready() {
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
      for (const title of titlesOf(key)) if (embedLibraryTitle(title)) newlyEmbedded.add(key);
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
