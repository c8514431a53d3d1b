import { createTurns } from '../slices.ts';
import { type CacheFilePorts, createCacheFile } from './cache-file.ts';
import type { Meaning } from './meaning.ts';
import { createVectors } from './vectors.ts';

/** What was read of titles: those of the library, which are kept on disk, and those of searches. */
export interface ReadTitles {
  readonly near: Meaning;
  /** Whether a title is in memory. */
  has(title: string): boolean;
  /** The same, and takes it from what was read another time. */
  find(title: string): boolean;
  /** A title of the library. `known`: it is there, and was not of the library before; `missing`; `same`: it was of it. */
  look(title: string): 'known' | 'missing' | 'same';
  /** It was read. */
  add(title: string, row: Int8Array, isOfLibrary: boolean): void;
  /** How many were read another time and are of no title that was looked at since. */
  readonly kept: number;
  /** Gets what this model has read before. Never rejects. */
  open(model: number): Promise<void>;
  /** All titles of the library were looked at: lets those go that it has no more. */
  settle(): void;
  /** Nothing is looked at any more: lets all go that is of no title yet. */
  letGo(): void;
  stop(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface ReadTitlesPorts extends Omit<CacheFilePorts, 'rows' | 'count'> {
  titlesOf: (key: number) => readonly string[];
  keys: () => Iterable<number>;
}

/** So many titles are known that are of no question, most of them searches; the oldest go. Half a kilobyte each. */
const MOST_GUESTS = 2_000;
/** Titles of questions that are gone are let go when there are so many times more than after the last time, and so many. */
const GROWN = 1.25;
const FEW = 200;

export function createReadTitles(ports: ReadTitlesPorts): ReadTitles {
  const { timers, log, titlesOf, keys } = ports;
  const vectors = createVectors();
  const guests = new Set<string>();
  const owned = (): number => vectors.size - guests.size;
  let ownedOnce = 0;
  /** Those that the library has, while the others are being let go. */
  let wanted: Set<string> | null = null;
  let isStopped = false;

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
  const addGuest = (title: string): void => {
    guests.add(title);
    const [oldest] = guests;
    if (guests.size <= MOST_GUESTS || oldest === undefined) return;
    guests.delete(oldest);
    vectors.delete(oldest);
  };
  /** Lets titles go that no question has any more. Between any two of its steps the library may change, or all be closed. */
  const sweep = async (has: Set<string>): Promise<void> => {
    const turns = createTurns(timers);
    const before = [...vectors.texts()];
    for (const key of keys()) {
      for (const title of titlesOf(key)) has.add(title);
      await turns.next();
      if (isStopped) return;
    }
    for (const title of before) {
      if (!has.has(title) && !guests.has(title)) vectors.delete(title);
      await turns.next();
      if (isStopped) return;
    }
    cache.settle();
  };
  const sweepOnce = async (): Promise<void> => {
    wanted = new Set();
    try {
      await sweep(wanted);
      ownedOnce = owned();
    } catch (error) {
      log.error('titles that no question has are kept in memory', error);
    }
    wanted = null;
  };
  return {
    near: vectors.near,
    has: vectors.has,
    find(title) {
      if (vectors.has(title)) return true;
      const kept = cache.find(title);
      if (!kept) return false;
      vectors.set(title, kept);
      addGuest(title);
      return true;
    },
    look(title) {
      wanted?.add(title);
      const row = vectors.get(title);
      if (row && !guests.delete(title)) return 'same';
      const found = row ?? cache.find(title);
      if (!found) return 'missing';
      if (!row) vectors.set(title, found);
      cache.add(title, found);
      return 'known';
    },
    add(title, row, isOfLibrary) {
      const isNew = !vectors.has(title);
      vectors.set(title, row);
      if (isOfLibrary) cache.add(title, row);
      else if (isNew) addGuest(title);
    },
    get kept() {
      return cache.size;
    },
    open: cache.open,
    settle() {
      if (ownedOnce === 0) ownedOnce = owned();
      if (owned() <= ownedOnce * GROWN + FEW) cache.settle();
      else if (!wanted) void sweepOnce();
    },
    letGo: cache.letGo,
    stop() {
      isStopped = true;
    },
    close: cache.close,
  };
}
