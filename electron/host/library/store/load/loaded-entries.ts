import type { Entry } from '../../../../../shared/library/entry.ts';
import type { EntryLine, LibraryLine } from '../../format/line-file-format.ts';
import { getFirstId, getLineFileIndex, IDS_PER_FILE } from '../../format/line-file-format.ts';
import type { FileReading } from '../../format/line-file-reader.ts';
import type { SavedVersion } from '../../format/version-line.ts';
import type { Findings } from './damage-findings.ts';

export interface LoadedEntries {
  /** The entries on disk, ordered by ID. */
  readonly entries: ReadonlyMap<number, Entry>;
  readonly highestId: number;
  readonly highestSeq: number;
  /** The `seq` of the newest library, or 0. Lines with a lower `seq` are invalid. */
  readonly librarySeq: number;
  /**
   * Stores a line unless a newer line with the same ID or a newer library is known. Returns whether the line
   * was stored.
   */
  put(line: EntryLine): boolean;
  /** Stores a library and keeps only newer entries. Returns false if a newer library is known. */
  replace(line: LibraryLine): boolean;
  /** Returns the `seq` of an entry's line, or 0 if there's no such entry. */
  getSeq(id: number): number;
  /** Yields the lines of a question file, ordered by ID. */
  listLines(index: number): Generator<EntryLine>;
}

interface VersionRecorder {
  /** Records that `next` replaced `old`. `next` is undefined if the entry was removed. */
  recordReplaced(old: Entry, next: Entry | undefined): void;
  add(version: SavedVersion): void;
}

export function createLoadedEntries(history: VersionRecorder): LoadedEntries {
  const table = createEntryTable();
  const { entries, getSeq } = table;
  let highestId = 0;
  let highestSeq = 0;
  let librarySeq = 0;

  function put({ seq, entry, past = [] }: EntryLine): boolean {
    if (seq > highestSeq) highestSeq = seq;
    if (seq < librarySeq || seq <= getSeq(entry.id)) return false;
    const old = entries.get(entry.id);
    table.set(entry, seq);
    if (entry.id > highestId) highestId = entry.id;
    if (old) history.recordReplaced(old, entry);
    const { id, version, saved } = entry;
    for (const one of past) history.add({ id, version, saved, by: 'service', ...one });
    return true;
  }

  function replace({ seq, library }: LibraryLine): boolean {
    if (seq > highestSeq) highestSeq = seq;
    if (seq <= librarySeq) return false;
    const newer = [...entries.values()]
      .map((entry) => ({ seq: getSeq(entry.id), entry }))
      .filter((line) => line.seq >= seq);
    const lines = [...newer, ...library.map((entry) => ({ seq, entry }))];
    librarySeq = seq;
    const before = [...entries.values()];
    table.clear();
    highestId = 0;
    // The sort is stable, so the first line with an ID wins.
    for (const line of lines.sort((one, other) => one.entry.id - other.entry.id)) put(line);
    for (const old of before) history.recordReplaced(old, entries.get(old.id));
    return true;
  }

  return {
    entries,
    get highestId() {
      return highestId;
    },
    get highestSeq() {
      return highestSeq;
    },
    get librarySeq() {
      return librarySeq;
    },
    put,
    replace,
    getSeq,
    listLines: table.listLines,
  };
}

/** A question file as it was read or written. */
export interface KnownFile {
  /** See `FileReading.digest`. */
  digest: number;
  /** The highest `seq` in the file. Later changes are only in the journal. */
  seq: number;
}

export interface Loaded {
  memory: LoadedEntries;
  lineFiles: Set<number>;
  known: Map<number, KnownFile>;
  /** The question files to write again because they're incomplete, outdated, damaged, or in an old format. */
  dirty: Set<number>;
  segments: { number: number; path: string; size: number }[];
  /** The problems found. Damaged files must be quarantined before they're overwritten or deleted. */
  findings: Findings;
  /** The content of version 1 files, by path. */
  old: Map<string, Buffer>;
}

export interface ReadFile {
  /** The path relative to the library's folder, with slashes. */
  path: string;
  /** The index of a question file or the number of a segment. */
  number: number;
  bytes: Buffer;
  reading: FileReading;
}

/** Marks all question files as outdated because the library was replaced. */
export function touchAll({ memory, lineFiles, dirty }: Pick<Loaded, 'memory' | 'lineFiles' | 'dirty'>): void {
  for (const index of lineFiles) dirty.add(index);
  for (const id of memory.entries.keys()) dirty.add(getLineFileIndex(id));
}

/** Entries with the `seq` of their lines, ordered by ID. */
interface EntryTable {
  readonly entries: ReadonlyMap<number, Entry>;
  set(entry: Entry, seq: number): void;
  getSeq(id: number): number;
  listLines(index: number): Generator<EntryLine>;
  clear(): void;
}

interface Page {
  entries: (Entry | undefined)[];
  seqs: Float64Array;
}

/**
 * Creates a table with a page per question file. Compared with 2 maps by ID, this takes a third of the time
 * and a quarter of the memory.
 */
function createEntryTable(): EntryTable {
  const pages = new Map<number, Page>();
  const order: number[] = [];
  let size = 0;

  function createPage(index: number): Page {
    const page = { entries: new Array(IDS_PER_FILE).fill(undefined), seqs: new Float64Array(IDS_PER_FILE) };
    pages.set(index, page);
    const next = index > (order.at(-1) ?? -1) ? -1 : order.findIndex((other) => other > index);
    order.splice(next < 0 ? order.length : next, 0, index);
    return page;
  }

  function get(id: number): Entry | undefined {
    const index = getLineFileIndex(id);
    return pages.get(index)?.entries[id - getFirstId(index)];
  }

  function getSeq(id: number): number {
    const index = getLineFileIndex(id);
    return pages.get(index)?.seqs[id - getFirstId(index)] ?? 0;
  }

  function* values(): Generator<Entry, undefined> {
    for (const index of order) {
      for (const entry of pages.get(index)?.entries ?? []) if (entry) yield entry;
    }
  }

  function* keys(): Generator<number, undefined> {
    for (const { id } of values()) yield id;
  }

  function* pairs(): Generator<[number, Entry], undefined> {
    for (const entry of values()) yield [entry.id, entry];
  }

  return {
    entries: {
      get size() {
        return size;
      },
      get,
      has: (id) => get(id) !== undefined,
      keys,
      values,
      entries: pairs,
      [Symbol.iterator]: pairs,
      forEach(callback) {
        for (const entry of values()) callback(entry, entry.id, this);
      },
    },
    set(entry, seq) {
      const index = getLineFileIndex(entry.id);
      const page = pages.get(index) ?? createPage(index);
      const slot = entry.id - getFirstId(index);
      if (page.entries[slot] === undefined) size += 1;
      page.entries[slot] = entry;
      page.seqs[slot] = seq;
    },
    getSeq,
    *listLines(index) {
      const first = getFirstId(index);
      for (let slot = 0; slot < IDS_PER_FILE; slot++) {
        const entry = get(first + slot);
        if (entry) yield { seq: getSeq(entry.id), entry };
      }
    },
    clear() {
      pages.clear();
      order.length = 0;
      size = 0;
    },
  };
}
