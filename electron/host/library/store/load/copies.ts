import type { Entry } from '../../../../../shared/library/entry.ts';

export interface FoundEntry {
  entry: Entry;
  /** The file that it was found in, relative to the library's folder. */
  from: string;
  /** When the file was made, in milliseconds since 1970. */
  at: number;
}

/** Entries in restore points. No method rejects. */
export interface Copies {
  /** Returns each entry from the newest copy that contains it. */
  find(ids: ReadonlySet<number>): Promise<FoundEntry[]>;
  /** Returns everything in the newest copy. */
  newest(): Promise<FoundEntry[]>;
  /** The highest ID in the newest intact copy, or 0. Up to it, the copy tells which IDs are in use. */
  highestId(): Promise<number>;
}
