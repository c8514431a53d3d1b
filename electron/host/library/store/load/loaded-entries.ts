import type { Entry } from '../../../../../shared/library/entry.ts';
import type { KeptVersion } from '../../history/history-format.ts';
import type { Findings } from '../../recovery/damage-findings.ts';
import type { EntryLine, KnownFile, LibraryLine } from '../format/line-file-format.ts';
import { firstIdOf, IDS_PER_FILE, lineFileOf } from '../format/line-file-format.ts';
import type { FileReading } from '../format/line-file-reader.ts';

/** The entries that are on disk, as objects. */
export interface Memory {
  /** In order of id. */
  readonly entries: ReadonlyMap<number, Entry>;
  readonly highestId: number;
  readonly highestSeq: number;
  /** Takes the line over unless a newer one of the same id, or of the whole library, is known. Returns whether it did. */
  put(line: EntryLine): boolean;
  /** Takes the library over, and keeps beside it only what is newer. Returns false where a newer library is known. */
  replace(line: LibraryLine): boolean;
  /** Of the line that the entry is from; 0 where there is none. */
  seqOf(id: number): number;
  /** The lines of a line file, in order of id. */
  linesOf(index: number): Generator<EntryLine>;
}

/** What memory tells of what is not there any more. */
interface Noting {
  /** And what is there in its place, if anything. */
  note(old: Entry, next: Entry | undefined): void;
  /** What a question was elsewhere. */
  add(version: KeptVersion): void;
}

/** Memory with nothing in it. */
export function createMemory(history: Noting): Memory {
  const entries = new Map<number, Entry>();
  const seqs = new Map<number, number>();
  let highestId = 0;
  let highestSeq = 0;
  /** Of the newest line that has a whole library; lines below it are void. */
  let librarySeq = 0;

  /** A map keeps the order in which keys came; so whatever comes late, and goes before others, moves those behind it. */
  function insertBefore(id: number, entry: Entry): void {
    const behind: Entry[] = [];
    for (const key of keysAbove(id)) {
      const moved = entries.get(key);
      if (moved) behind.push(moved);
    }
    for (const moved of behind) entries.delete(moved.id);
    entries.set(id, entry);
    for (const moved of behind) entries.set(moved.id, moved);
  }

  /** The keys above `id` in order, in as many steps as there are ids above it, or entries, whichever are fewer. */
  function keysAbove(id: number): number[] {
    if (highestId - id > entries.size) return [...entries.keys()].filter((key) => key > id);
    return Array.from({ length: highestId - id }, (_, step) => id + 1 + step).filter((key) =>
      entries.has(key),
    );
  }

  const seqOf = (id: number): number => seqs.get(id) ?? 0;

  function put({ seq, entry, past = [] }: EntryLine): boolean {
    if (seq > highestSeq) highestSeq = seq;
    if (seq < librarySeq || seq <= seqOf(entry.id)) return false;
    const old = entries.get(entry.id);
    seqs.set(entry.id, seq);
    if (entry.id < highestId && !old) insertBefore(entry.id, entry);
    else entries.set(entry.id, entry);
    if (entry.id > highestId) highestId = entry.id;
    if (old) history.note(old, entry);
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
    entries.clear();
    seqs.clear();
    highestId = 0;
    // The sort keeps the order of lines with the same id, of which the first one counts.
    for (const line of lines.sort((one, other) => one.entry.id - other.entry.id)) put(line);
    for (const old of before) history.note(old, entries.get(old.id));
    return true;
  }

  function* linesOf(index: number): Generator<EntryLine> {
    const first = firstIdOf(index);
    for (let id = first; id < first + IDS_PER_FILE; id++) {
      const entry = entries.get(id);
      if (entry) yield { seq: seqOf(id), entry };
    }
  }

  return {
    entries,
    get highestId() {
      return highestId;
    },
    get highestSeq() {
      return highestSeq;
    },
    put,
    replace,
    seqOf,
    linesOf,
  };
}

/** A library as it was read. */
export interface Loaded {
  memory: Memory;
  /** Line files that are there. */
  lineFiles: Set<number>;
  /** What they say. */
  known: Map<number, KnownFile>;
  /** Line files that are to be written anew: they lack something, or hold what is void, damaged or of an old version. */
  dirty: Set<number>;
  /** Journal segments that were there, in order. */
  segments: { number: number; path: string }[];
  /** What is wrong with the files. None of it may be written over, or dropped, before it is set aside. */
  findings: Findings;
  /** All files of version 1, by path from the library's folder. */
  old: Map<string, Buffer>;
}

/** A file of the library, and what is in it. */
export interface ReadFile {
  /** From the library's folder, with slashes. */
  path: string;
  /** Of a line file its index, of a segment its number. */
  number: number;
  bytes: Buffer;
  reading: FileReading;
}

/** After the whole library was replaced, every line file holds what is void, or lacks what is new. */
export function touchAll({ memory, lineFiles, dirty }: Pick<Loaded, 'memory' | 'lineFiles' | 'dirty'>): void {
  for (const index of lineFiles) dirty.add(index);
  for (const id of memory.entries.keys()) dirty.add(lineFileOf(id));
}
