import type { Entry } from '../../../../../shared/library/entry.ts';
import type { EntryLine, LibraryLine } from '../../format/line-file-format.ts';
import { lineFileOf } from '../../format/line-file-format.ts';
import type { FileReading } from '../../format/line-file-reader.ts';
import type { SavedVersion } from '../../format/version-line.ts';
import type { Findings } from './damage-findings.ts';
import { createEntryTable } from './entry-table.ts';

/** The entries that are on disk, as objects. */
export interface LoadedEntries {
  /** Ordered by ID. */
  readonly entries: ReadonlyMap<number, Entry>;
  readonly highestId: number;
  readonly highestSeq: number;
  /** The `seq` of the newest library, or 0. Lines below it are invalid. */
  readonly librarySeq: number;
  /** Stores a line unless a newer one of the same ID, or a newer library, is known. Returns whether it did. */
  put(line: EntryLine): boolean;
  /** Stores a library and keeps only newer entries. Returns false if a newer library is known. */
  replace(line: LibraryLine): boolean;
  /** The `seq` of an entry's line, or 0. */
  seqOf(id: number): number;
  /** The lines of a question file, ordered by ID. */
  linesOf(index: number): Generator<EntryLine>;
}

/** Receives replaced versions. */
interface VersionRecorder {
  /** `next` is the replacement, if any. */
  recordReplaced(old: Entry, next: Entry | undefined): void;
  add(version: SavedVersion): void;
}

export function createLoadedEntries(history: VersionRecorder): LoadedEntries {
  const table = createEntryTable();
  const { entries, seqOf } = table;
  let highestId = 0;
  let highestSeq = 0;
  let librarySeq = 0;

  function put({ seq, entry, past = [] }: EntryLine): boolean {
    if (seq > highestSeq) highestSeq = seq;
    if (seq < librarySeq || seq <= seqOf(entry.id)) return false;
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
      .map((entry) => ({ seq: seqOf(entry.id), entry }))
      .filter((line) => line.seq >= seq);
    const lines = [...newer, ...library.map((entry) => ({ seq, entry }))];
    librarySeq = seq;
    const before = [...entries.values()];
    table.clear();
    highestId = 0;
    // The sort is stable, and the first of equal lines wins.
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
    seqOf,
    linesOf: table.linesOf,
  };
}

/** A question file as it was read or written. */
export interface KnownFile {
  /** See `FileReading.digest`. */
  digest: number;
  /** The highest `seq` in it. Later changes are only in the journal. */
  seq: number;
}

export interface Loaded {
  memory: LoadedEntries;
  /** Existing question files. */
  lineFiles: Set<number>;
  known: Map<number, KnownFile>;
  /** Question files to write again, because they're incomplete, outdated, damaged, or of an old version. */
  dirty: Set<number>;
  /** Existing journal segments, in order. */
  segments: { number: number; path: string; size: number }[];
  /** Damaged files must be quarantined before they're overwritten or deleted. */
  findings: Findings;
  /** Files of version 1, by path. */
  old: Map<string, Buffer>;
}

export interface ReadFile {
  /** Relative to the library's folder, with slashes. */
  path: string;
  /** The index of a question file, or the number of a segment. */
  number: number;
  bytes: Buffer;
  reading: FileReading;
}

/** After the library was replaced, every question file is outdated. */
export function touchAll({ memory, lineFiles, dirty }: Pick<Loaded, 'memory' | 'lineFiles' | 'dirty'>): void {
  for (const index of lineFiles) dirty.add(index);
  for (const id of memory.entries.keys()) dirty.add(lineFileOf(id));
}
