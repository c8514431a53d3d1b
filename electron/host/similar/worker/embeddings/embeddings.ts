import type { Log, Timers } from '../../../ports.ts';
import { createEmbeddingCache, EMBEDDING_DIMENSIONS, type EmbeddingCacheOptions } from './embedding-cache.ts';

/**
 * How near two titles are in meaning, 0 to 1, whatever their words; null where either was not read yet. Where it is
 * null, the words alone count.
 */
export type SemanticSimilarity = (one: string, another: string) => number | null;

/** The cosine from which on meanings are anything alike; questions of no common topic are below. */
const MIN_COSINE = 0.3;

/** A cosine as nearness. */
export const similarityOfCosine = (cosine: number): number =>
  Math.min(1, Math.max(0, (cosine - MIN_COSINE) / (1 - MIN_COSINE)));

/** The model, loaded. */
export interface Model {
  /** What tells it from others, a whole number: the same one encodes a title the same way. */
  readonly id: number;
  /** The embedding of a title as `Vectors` stores it. */
  encode(title: string): Int8Array;
}

/** Embeddings of titles: encoded first if they were asked for in vain, then those of the library, one a step. */
export interface Embeddings {
  /** What is asked for in vain is encoded soon; `onChange` reports it. */
  readonly similarity: SemanticSimilarity;
  /** Encodes a title at once. */
  embed(title: string): void;
  /** Runs work that asks in vain for titles of the library, which are encoded anyway. */
  withoutRequests<T>(work: () => T): T;
  /** The title of this question is another; null if the index was rebuilt. */
  invalidate(key: number | null): void;
  /** How many titles were asked for in vain and aren't encoded yet. */
  readonly requestedCount: number;
  /** How many questions of the library aren't encoded yet, at most. */
  readonly pendingCount: number;
  /** Whether all of the library is encoded, or encoding the rest takes a while: more is missing than the cache has. */
  readonly isSettled: boolean;
  /** Resolves when the cache has been read, at once if nothing was asked for. Never rejects. */
  ready(): Promise<void>;
  /** Encodes the next title that was asked for in vain. Returns false if there is none. */
  embedNextRequested(): boolean;
  /** Looks up or encodes the title of the next question. Returns false if there is none, or the cache isn't read yet. */
  embedNext(): boolean;
  subscribe(events: EmbeddingEvents): void;
  stop(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingsOptions extends Omit<EmbeddingCacheOptions, 'rows' | 'count'> {
  /** Loads the model; throws if it is missing or broken. Null: titles are compared by their words alone. */
  loadModel: (() => Model) | null;
  timers: Timers;
  log: Log;
  /** The title by which the meaning of a question is compared; null if it is gone, or its meaning doesn't count. */
  titleOf: (key: number) => string | null;
  /** All questions. */
  keys: () => Iterable<number>;
  /** Whether `changed` was called for all of them; the cache is kept until then. */
  isIndexComplete: () => boolean;
}

export interface EmbeddingEvents {
  /** All titles of the library are embedded, and those of these questions were not before. */
  onEmbedded: (keys: readonly number[]) => void;
  /** Requested titles were embedded, or `onEmbedded` was called. */
  onChange: () => void;
  /** The cache was read, so there is work to do. */
  onReady: () => void;
}

/** Titles in memory that are of no question, most of them searches; the oldest are evicted. Half a kilobyte each. */
const MAX_SEARCH_TITLES = 2_000;
/** Titles that were asked for in vain; the oldest are forgotten. */
const MAX_REQUESTED_TITLES = 300;
/** So many titles are soon encoded. */
const MAX_QUICK_TITLES = 50;
/** Titles of deleted questions are evicted when there are so many times more than after the last time, and so many. */
const EVICTION_GROWTH = 1.25;
const MIN_EVICTED_TITLES = 200;

export function createEmbeddings(options: EmbeddingsOptions): Embeddings {
  const { loadModel, log, titleOf, keys, isIndexComplete } = options;
  const vectors: EmbeddingStore = createEmbeddingStore();
  const searchTitles = new Set<string>();
  const requested = new Set<string>();
  const listeners = new Set<EmbeddingEvents>();
  const pending = new Set<number>();
  /** Questions whose titles became known since `onDone`. */
  let newlyEmbedded = new Set<number>();
  let model: Model | null = null;
  let isStopped = loadModel === null;
  let ignoresRequests = false;
  let isDone = true;
  let isCacheRead = false;
  let opening: Promise<void> | null = null;
  let ownedOnce = 0;

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
  /** The model, loaded when it is first needed, which starts to read the cache. */
  const loadOnce = (): Model | null => {
    if (model || isStopped || !loadModel) return model;
    try {
      const { id, encode } = loadModel();
      model = { id, encode };
      opening = cache.open(id).then(() => {
        isCacheRead = true;
        if (!isStopped) for (const { onReady } of listeners) onReady();
      });
    } catch (error) {
      log.error('titles are not read for their meaning; their words alone are compared', error);
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
  /** Whether a title is in memory, or was in the cache. */
  const find = (title: string): boolean => {
    if (vectors.has(title)) return true;
    const cached = cache.find(title);
    if (!cached) return false;
    vectors.set(title, cached);
    addSearchTitle(title);
    return true;
  };
  const read = (title: string): void => {
    if (find(title)) return;
    const row = loadOnce()?.encode(title);
    if (!row) return;
    vectors.set(title, row);
    addSearchTitle(title);
  };
  /** Whether a title is there; one that isn't is wanted. */
  const isEmbedded = (title: string): boolean => {
    if (find(title)) return true;
    if (ignoresRequests || isStopped) return false;
    requested.add(title);
    const [oldest] = requested;
    if (requested.size > MAX_REQUESTED_TITLES && oldest !== undefined) requested.delete(oldest);
    return false;
  };
  /** Has the title of a question of the library in memory and in the cache. Returns whether it had none before. */
  const embedLibraryTitle = (title: string): boolean => {
    const isThere = vectors.has(title);
    if (isThere && !searchTitles.delete(title)) return false;
    const row = vectors.get(title) ?? cache.find(title) ?? model?.encode(title);
    if (!row) return false;
    if (!isThere) vectors.set(title, row);
    cache.add(title, row);
    return true;
  };
  /** Evicts titles that no question has any more once there are many. */
  const evict = (): void => {
    if (ownedOnce > 0 && libraryTitleCount() > ownedOnce * EVICTION_GROWTH + MIN_EVICTED_TITLES) {
      const titles = new Set(Array.from(keys(), titleOf));
      for (const title of [...vectors.texts()])
        if (!titles.has(title) && !searchTitles.has(title)) vectors.delete(title);
      ownedOnce = libraryTitleCount();
    }
    if (ownedOnce === 0) ownedOnce = libraryTitleCount();
    cache.compact();
  };
  const finish = (): void => {
    isDone = true;
    evict();
    const told = [...newlyEmbedded];
    newlyEmbedded = new Set();
    if (told.length === 0) return;
    for (const { onEmbedded, onChange } of listeners) {
      onEmbedded(told);
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
    embed: read,
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
      return isDone || isStopped || (isCacheRead && pending.size > cache.size + MAX_QUICK_TITLES);
    },
    ready() {
      if (!isDone || requested.size > 0) loadOnce();
      return opening ?? Promise.resolve();
    },
    embedNextRequested() {
      const [title] = requested;
      if (title === undefined || !loadOnce() || !isCacheRead) return false;
      requested.delete(title);
      read(title);
      if (requested.size === 0) for (const { onChange } of listeners) onChange();
      return true;
    },
    embedNext() {
      if (isDone || !loadOnce() || !isCacheRead) return false;
      const [key] = pending;
      if (key === undefined) {
        if (!isIndexComplete()) return false;
        finish();
        return true;
      }
      pending.delete(key);
      const title = titleOf(key);
      if (title !== null && embedLibraryTitle(title)) newlyEmbedded.add(key);
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

/** What titles mean, each as a row of so many whole numbers of 8 bits. */
export interface EmbeddingStore {
  readonly size: number;
  has(text: string): boolean;
  /** Its row, to be read before the next change; null where it was not read. */
  get(text: string): Int8Array | null;
  /** `row` of `WIDTH` numbers is copied; all of them 0 where the title can't be read, which then is near to nothing. */
  set(text: string, row: Int8Array): void;
  delete(text: string): void;
  texts(): IterableIterator<string>;
  readonly similarity: SemanticSimilarity;
}

/** Rows of a block, 1 MB: one that grows would be copied as a whole, and be there twice meanwhile. */
const ROWS_PER_BLOCK = 2_048;

export function createEmbeddingStore(): EmbeddingStore {
  const places = new Map<string, number>();
  const free: number[] = [];
  const blocks: Int8Array[] = [];
  /** The length of each row. */
  const lengths: number[] = [];

  const blockOf = (place: number): Int8Array => {
    const at = Math.floor(place / ROWS_PER_BLOCK);
    const block = blocks[at] ?? new Int8Array(ROWS_PER_BLOCK * EMBEDDING_DIMENSIONS);
    blocks[at] = block;
    return block;
  };
  return {
    get size() {
      return places.size;
    },
    has: (text) => places.has(text),
    get(text) {
      const place = places.get(text);
      if (place === undefined) return null;
      const from = (place % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS;
      return blockOf(place).subarray(from, from + EMBEDDING_DIMENSIONS);
    },
    set(text, row) {
      if (row.length !== EMBEDDING_DIMENSIONS)
        throw new Error(`a row has ${EMBEDDING_DIMENSIONS} numbers, not ${row.length}`);
      const place = places.get(text) ?? free.pop() ?? lengths.length;
      blockOf(place).set(row, (place % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS);
      lengths[place] = lengthOf(row);
      places.set(text, place);
    },
    delete(text) {
      const place = places.get(text);
      if (place === undefined) return;
      places.delete(text);
      free.push(place);
    },
    texts: () => places.keys(),
    similarity(one, another) {
      const [a, b] = [places.get(one), places.get(another)];
      if (a === undefined || b === undefined) return null;
      const sizes = (lengths[a] ?? 0) * (lengths[b] ?? 0);
      if (sizes === 0) return null;
      return similarityOfCosine(
        productOf(
          blockOf(a),
          (a % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS,
          blockOf(b),
          (b % ROWS_PER_BLOCK) * EMBEDDING_DIMENSIONS,
        ) / sizes,
      );
    },
  };
}

const lengthOf = (row: Int8Array): number => Math.sqrt(productOf(row, 0, row, 0));

function productOf(one: Int8Array, from: number, other: Int8Array, begin: number): number {
  let sum = 0;
  for (let at = 0; at < EMBEDDING_DIMENSIONS; at++) sum += (one[from + at] ?? 0) * (other[begin + at] ?? 0);
  return sum;
}
