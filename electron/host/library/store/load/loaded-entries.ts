import type { Entry } from '../../../../../shared/library/entry.ts';
import { type Author, authorSchema } from '../../../../../shared/question/service-body-schemas.ts';
import type { SavedVersion } from '../../history/history-format.ts';
import type { Findings } from '../../recovery/damage-findings.ts';
import type { EntryLine, KnownFile, LibraryLine } from '../format/line-file-format.ts';
import { firstIdOf, IDS_PER_FILE, lineFileOf, slotOf } from '../format/line-file-format.ts';
import type { FileReading } from '../format/line-file-reader.ts';

/** The entries that are on disk, as objects. */
export interface Memory {
  /** Ordered by ID. */
  readonly entries: ReadonlyMap<number, Entry>;
  readonly highestId: number;
  readonly highestSeq: number;
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

export function createMemory(history: VersionRecorder): Memory {
  const entries = new Map<number, Entry>();
  /** By file, because a map of all entries needs 4 times the memory. */
  const seqs = new Map<number, Float64Array>();
  let highestId = 0;
  let highestSeq = 0;
  /** The `seq` of the newest library line. Lines below it are void. */
  let librarySeq = 0;

  /** Maps keep insertion order, so the entries after a late one are moved. */
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

  /** The keys above `id` in order, in as few steps as possible. */
  function keysAbove(id: number): number[] {
    if (highestId - id > entries.size) return [...entries.keys()].filter((key) => key > id);
    return Array.from({ length: highestId - id }, (_, step) => id + 1 + step).filter((key) =>
      entries.has(key),
    );
  }

  const seqOf = (id: number): number => seqs.get(lineFileOf(id))?.[slotOf(id)] ?? 0;

  function setSeq(id: number, seq: number): void {
    const index = lineFileOf(id);
    const ofFile = seqs.get(index) ?? new Float64Array(IDS_PER_FILE);
    ofFile[slotOf(id)] = seq;
    seqs.set(index, ofFile);
  }

  function put({ seq, entry, past = [] }: EntryLine): boolean {
    if (seq > highestSeq) highestSeq = seq;
    const isLast = entry.id > highestId;
    if (seq < librarySeq || (!isLast && seq <= seqOf(entry.id))) return false;
    const old = isLast ? undefined : entries.get(entry.id);
    setSeq(entry.id, seq);
    if (isLast) highestId = entry.id;
    if (isLast || old) entries.set(entry.id, entry);
    else insertBefore(entry.id, entry);
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
    entries.clear();
    seqs.clear();
    highestId = 0;
    // The sort is stable, and the first of equal lines wins.
    for (const line of lines.sort((one, other) => one.entry.id - other.entry.id)) put(line);
    for (const old of before) history.recordReplaced(old, entries.get(old.id));
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

const AUTHOR_FIELDS = Object.keys(authorSchema.shape).length;

/** More than there are standard emoji. Later texts aren't shared, since a larger map would be slow. */
const MAX_SHARED_TEXTS = 4_096;

/** Returns a function that returns the first of equal texts. */
function createTextPool(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size < MAX_SHARED_TEXTS) texts.set(text, text);
    return text;
  };
}

/**
 * Returns a function that makes parsed entries share equal authors, emoji, answers, and footers, because the parser
 * makes a new one for each. In a library by a few authors, this saves half of the memory.
 */
export function createValuePool(): (entry: Entry) => void {
  const authors = new Map<string, Author>();
  const sharedEmoji = createTextPool();
  const sharedText = createTextPool();
  return ({ question }) => {
    if (!question) return;
    const { author } = question;
    const known = authors.get(author.id);
    if (known && isSameAuthor(known, author)) question.author = known;
    // A file can contain more fields, which could differ.
    else if (Object.keys(author).length === AUTHOR_FIELDS) authors.set(author.id, author);
    if (question.footer !== null) question.footer = sharedText(question.footer);
    for (const option of question.options) {
      option.typed = sharedEmoji(option.typed);
      option.emoji = sharedEmoji(option.emoji);
      option.text = sharedText(option.text);
    }
  };
}

/** `known` has no other fields. */
const isSameAuthor = (known: Author, author: Author): boolean =>
  known.username === author.username &&
  known.globalName === author.globalName &&
  known.avatarURL === author.avatarURL &&
  known.displayAvatarURL === author.displayAvatarURL &&
  Object.keys(author).length === AUTHOR_FIELDS;

export interface Loaded {
  memory: Memory;
  /** Existing question files. */
  lineFiles: Set<number>;
  /** Their content. */
  known: Map<number, KnownFile>;
  /** Question files to write again, because they're incomplete, outdated, damaged, or of an old version. */
  dirty: Set<number>;
  /** Existing journal segments, in order. */
  segments: { number: number; path: string }[];
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
