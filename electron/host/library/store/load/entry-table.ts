import type { Entry } from '../../../../../shared/library/entry.ts';
import type { EntryLine } from '../../format/line-file-format.ts';
import { firstIdOf, IDS_PER_FILE, lineFileOf } from '../../format/line-file-format.ts';

/** Entries with the `seq` of their lines, ordered by ID. */
export interface EntryTable {
  /** Read-only, and always current. */
  readonly entries: ReadonlyMap<number, Entry>;
  set(entry: Entry, seq: number): void;
  /** The `seq` of an entry's line, or 0. */
  seqOf(id: number): number;
  /** The lines of a question file. */
  linesOf(index: number): Generator<EntryLine>;
  clear(): void;
}

/** The entries of one question file, by their place in it. */
interface Page {
  entries: (Entry | undefined)[];
  seqs: Float64Array;
}

/** Has a page per question file, which takes a third of the time and a quarter of the memory of two maps by ID. */
export function createEntryTable(): EntryTable {
  const pages = new Map<number, Page>();
  /** The indexes of the pages, ascending. */
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
    const index = lineFileOf(id);
    return pages.get(index)?.entries[id - firstIdOf(index)];
  }

  function seqOf(id: number): number {
    const index = lineFileOf(id);
    return pages.get(index)?.seqs[id - firstIdOf(index)] ?? 0;
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
      const index = lineFileOf(entry.id);
      const page = pages.get(index) ?? createPage(index);
      const slot = entry.id - firstIdOf(index);
      if (page.entries[slot] === undefined) size += 1;
      page.entries[slot] = entry;
      page.seqs[slot] = seq;
    },
    seqOf,
    *linesOf(index) {
      const first = firstIdOf(index);
      // Looked up for each line, because a checkpoint awaits between them.
      for (let slot = 0; slot < IDS_PER_FILE; slot++) {
        const entry = get(first + slot);
        if (entry) yield { seq: seqOf(entry.id), entry };
      }
    },
    clear() {
      pages.clear();
      order.length = 0;
      size = 0;
    },
  };
}
