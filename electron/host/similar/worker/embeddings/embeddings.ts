import type { Log, Timers } from '../../../ports.ts';
import { type CacheFilePorts, createCacheFile, WIDTH } from './embedding-cache.ts';

/**
 * How near two titles are in meaning, 0 to 1, whatever their words; null where either was not read yet. Where it is
 * null, the words alone count.
 */
export type Meaning = (one: string, another: string) => number | null;

/** The cosine from which on meanings are anything alike; questions of no common topic are below. */
const LEAST = 0.3;

/** A cosine as nearness. */
export const nearnessOf = (cosine: number): number =>
  Math.min(1, Math.max(0, (cosine - LEAST) / (1 - LEAST)));

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
  readonly meaning: Meaning;
  /** Encodes a title at once. */
  read(title: string): void;
  /** Runs work that asks in vain for titles of the library, which are encoded anyway. */
  quietly<T>(work: () => T): T;
  /** The title of this question is another; null if the index was rebuilt. */
  changed(key: number | null): void;
  /** How many titles were asked for in vain and aren't encoded yet. */
  readonly wanted: number;
  /** How many questions of the library aren't encoded yet, at most. */
  readonly unread: number;
  /** Whether all of the library is encoded, or encoding the rest takes a while: more is missing than the cache has. */
  readonly isSettled: boolean;
  /** Resolves when the cache has been read, at once if nothing was asked for. Never rejects. */
  ready(): Promise<void>;
  /** Encodes the next title that was asked for in vain. Returns false if there is none. */
  stepWanted(): boolean;
  /** Looks up or encodes the title of the next question. Returns false if there is none, or the cache isn't read yet. */
  step(): boolean;
  stop(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingsPorts extends Omit<CacheFilePorts, 'rows' | 'count'> {
  /** Loads the model; throws if it is missing or broken. Null: titles are compared by their words alone. */
  loadModel: (() => Model) | null;
  timers: Timers;
  log: Log;
  /** The title by which the meaning of a question is compared; null if it is gone, or its meaning doesn't count. */
  titleOf: (key: number) => string | null;
  /** All questions. */
  keys: () => Iterable<number>;
  /** Whether `changed` was called for all of them; the cache is kept until then. */
  isWhole: () => boolean;
  /** All of the library is encoded; these questions were not when it was so last. */
  onDone: (keys: readonly number[]) => void;
  /** Something was encoded that was asked for in vain, or was reported by `onDone`. */
  onChange: () => void;
  /** There is another step to do, after the cache was read. */
  onReady: () => void;
}

/** Titles in memory that are of no question, most of them searches; the oldest are evicted. Half a kilobyte each. */
const MAX_GUESTS = 2_000;
/** Titles that were asked for in vain; the oldest are forgotten. */
const MAX_WANTED = 300;
/** So many titles are soon encoded. */
const FEW = 50;
/** Titles of deleted questions are evicted when there are so many times more than after the last time, and so many. */
const GROWTH = 1.25;
const MIN_GROWTH = 200;

export function createEmbeddings(ports: EmbeddingsPorts): Embeddings {
  const { loadModel, log, titleOf, keys, isWhole, onDone, onChange, onReady } = ports;
  const vectors: Vectors = createVectors();
  const guests = new Set<string>();
  const wanted = new Set<string>();
  const pending = new Set<number>();
  /** Questions whose titles became known since `onDone`. */
  let fresh = new Set<number>();
  let model: Model | null = null;
  let isOver = loadModel === null;
  let isQuiet = false;
  let isDone = true;
  let isCacheRead = false;
  let opening: Promise<void> | null = null;
  let ownedOnce = 0;

  const owned = (): number => vectors.size - guests.size;
  const cache = createCacheFile({
    ...ports,
    count: owned,
    *rows() {
      for (const title of vectors.texts()) {
        const row = guests.has(title) ? null : vectors.get(title);
        if (row) yield [title, row];
      }
    },
  });
  const stop = (): void => {
    isOver = true;
    wanted.clear();
    pending.clear();
    cache.letGo();
  };
  /** The model, loaded when it is first needed, which starts to read the cache. */
  const loaded = (): Model | null => {
    if (model || isOver || !loadModel) return model;
    try {
      const { id, encode } = loadModel();
      model = { id, encode };
      opening = cache.open(id).then(() => {
        isCacheRead = true;
        if (!isOver) onReady();
      });
    } catch (error) {
      log.error('titles are not read for their meaning; their words alone are compared', error);
      stop();
    }
    return model;
  };
  const addGuest = (title: string): void => {
    guests.add(title);
    const [oldest] = guests;
    if (guests.size <= MAX_GUESTS || oldest === undefined) return;
    guests.delete(oldest);
    vectors.delete(oldest);
  };
  /** Whether a title is in memory, or was in the cache. */
  const find = (title: string): boolean => {
    if (vectors.has(title)) return true;
    const cached = cache.find(title);
    if (!cached) return false;
    vectors.set(title, cached);
    addGuest(title);
    return true;
  };
  const read = (title: string): void => {
    if (find(title)) return;
    const row = loaded()?.encode(title);
    if (!row) return;
    vectors.set(title, row);
    addGuest(title);
  };
  /** Whether a title is there; one that isn't is wanted. */
  const ask = (title: string): boolean => {
    if (find(title)) return true;
    if (isQuiet || isOver) return false;
    wanted.add(title);
    const [oldest] = wanted;
    if (wanted.size > MAX_WANTED && oldest !== undefined) wanted.delete(oldest);
    return false;
  };
  /** Has the title of a question of the library in memory and in the cache. Returns whether it had none before. */
  const own = (title: string): boolean => {
    const isThere = vectors.has(title);
    if (isThere && !guests.delete(title)) return false;
    const row = vectors.get(title) ?? cache.find(title) ?? model?.encode(title);
    if (!row) return false;
    if (!isThere) vectors.set(title, row);
    cache.add(title, row);
    return true;
  };
  /** Evicts titles that no question has any more once there are many. */
  const evict = (): void => {
    if (ownedOnce > 0 && owned() > ownedOnce * GROWTH + MIN_GROWTH) {
      const titles = new Set(Array.from(keys(), titleOf));
      for (const title of [...vectors.texts()])
        if (!titles.has(title) && !guests.has(title)) vectors.delete(title);
      ownedOnce = owned();
    }
    if (ownedOnce === 0) ownedOnce = owned();
    cache.settle();
  };
  const finish = (): void => {
    isDone = true;
    evict();
    const told = [...fresh];
    fresh = new Set();
    if (told.length === 0) return;
    onDone(told);
    onChange();
  };
  return {
    meaning(one, another) {
      const near = vectors.near(one, another);
      if (near !== null) return near;
      const [hasOne, hasAnother] = [ask(one), ask(another)];
      return hasOne && hasAnother ? vectors.near(one, another) : null;
    },
    read,
    quietly(work) {
      const before = isQuiet;
      isQuiet = true;
      try {
        return work();
      } finally {
        isQuiet = before;
      }
    },
    changed(key) {
      if (isOver) return;
      if (key === null) {
        pending.clear();
        fresh.clear();
        isDone = true;
        return;
      }
      pending.add(key);
      isDone = false;
    },
    get wanted() {
      return wanted.size;
    },
    get unread() {
      return pending.size;
    },
    get isSettled() {
      return isDone || isOver || (isCacheRead && pending.size > cache.size + FEW);
    },
    ready() {
      if (!isDone || wanted.size > 0) loaded();
      return opening ?? Promise.resolve();
    },
    stepWanted() {
      const [title] = wanted;
      if (title === undefined || !loaded() || !isCacheRead) return false;
      wanted.delete(title);
      read(title);
      if (wanted.size === 0) onChange();
      return true;
    },
    step() {
      if (isDone || !loaded() || !isCacheRead) return false;
      const [key] = pending;
      if (key === undefined) {
        if (!isWhole()) return false;
        finish();
        return true;
      }
      pending.delete(key);
      const title = titleOf(key);
      if (title !== null && own(title)) fresh.add(key);
      return true;
    },
    stop,
    async close() {
      await opening;
      await cache.close();
    },
  };
}

/** What titles mean, each as a row of so many whole numbers of 8 bits. */
export interface Vectors {
  readonly size: number;
  has(text: string): boolean;
  /** Its row, to be read before the next change; null where it was not read. */
  get(text: string): Int8Array | null;
  /** `row` of `WIDTH` numbers is copied; all of them 0 where the title can't be read, which then is near to nothing. */
  set(text: string, row: Int8Array): void;
  delete(text: string): void;
  texts(): IterableIterator<string>;
  readonly near: Meaning;
}

/** Rows of a block, 1 MB: one that grows would be copied as a whole, and be there twice meanwhile. */
const ROWS = 2_048;

export function createVectors(): Vectors {
  const places = new Map<string, number>();
  const free: number[] = [];
  const blocks: Int8Array[] = [];
  /** The length of each row. */
  const lengths: number[] = [];

  const blockOf = (place: number): Int8Array => {
    const at = Math.floor(place / ROWS);
    const block = blocks[at] ?? new Int8Array(ROWS * WIDTH);
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
      const from = (place % ROWS) * WIDTH;
      return blockOf(place).subarray(from, from + WIDTH);
    },
    set(text, row) {
      if (row.length !== WIDTH) throw new Error(`a row has ${WIDTH} numbers, not ${row.length}`);
      const place = places.get(text) ?? free.pop() ?? lengths.length;
      blockOf(place).set(row, (place % ROWS) * WIDTH);
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
    near(one, another) {
      const [a, b] = [places.get(one), places.get(another)];
      if (a === undefined || b === undefined) return null;
      const sizes = (lengths[a] ?? 0) * (lengths[b] ?? 0);
      if (sizes === 0) return null;
      return nearnessOf(productOf(blockOf(a), (a % ROWS) * WIDTH, blockOf(b), (b % ROWS) * WIDTH) / sizes);
    },
  };
}

const lengthOf = (row: Int8Array): number => Math.sqrt(productOf(row, 0, row, 0));

function productOf(one: Int8Array, from: number, other: Int8Array, begin: number): number {
  let sum = 0;
  for (let at = 0; at < WIDTH; at++) sum += (one[from + at] ?? 0) * (other[begin + at] ?? 0);
  return sum;
}
