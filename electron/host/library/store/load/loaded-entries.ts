import type { Entry } from '../../../../../shared/library/entry.ts';
import { type Author, authorSchema } from '../../../../../shared/question/service-body-schemas.ts';
import type { SavedVersion } from '../../history/history-format.ts';
import type { Findings } from '../../recovery/damage-findings.ts';
import type { EntryLine, KnownFile, LibraryLine } from '../format/line-file-format.ts';
import { lineFileOf } from '../format/line-file-format.ts';
import type { FileReading } from '../format/line-file-reader.ts';
import { createEntryTable } from './entry-table.ts';

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
  const table = createEntryTable();
  const { entries, seqOf } = table;
  let highestId = 0;
  let highestSeq = 0;
  /** The `seq` of the newest library line. Lines below it are void. */
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
    put,
    replace,
    seqOf,
    linesOf: table.linesOf,
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
  let last: Author | undefined;
  const sharedEmoji = createTextPool();
  const sharedText = createTextPool();
  return ({ question }) => {
    if (!question) return;
    const { author } = question;
    const known = last?.id === author.id ? last : authors.get(author.id);
    if (known && isSameAuthor(known, author)) {
      question.author = known;
      last = known;
    }
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
