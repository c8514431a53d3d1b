import type { Entry } from '../../../../shared/library/entry.ts';
import type { Clock, Log } from '../../ports.ts';
import type { Files, WatchFolder } from '../../system/files.ts';
import type { Copies } from '../backups/backup-search.ts';
import type { History } from '../history/question-history.ts';
import type { SetAside } from '../recovery/quarantine.ts';
import type { Past } from './format/line-file-format.ts';

/** The entries of a library: in memory as objects, on disk as lines. docs/reference/library-format.md describes the files. */
export interface Store {
  /** What is on disk: memory changes only when the disk has acknowledged. In order of id. Not to be changed. */
  readonly entries: ReadonlyMap<number, Entry>;
  /**
   * The newest version, acknowledged or on its way to disk: what a change must start from.
   * Ask and commit without awaiting in between, or the version may have been refused meanwhile.
   */
  latest(id: number): Entry | undefined;
  /** What the question of an entry was before its last save: see `History.versions`. */
  readonly versions: History['versions'];
  /** A new id; never given twice, not even across restarts after removal of the highest. */
  reserveId(): number;
  /**
   * Resolves once on disk (and published). Rejects with AppError('disk'): then nothing of it is published, and later
   * commits of the same entry that were built on it reject as well. The store stays usable; the same entry may be
   * committed again. The object must not be changed afterwards. `past` goes to the question's history, and lasts once
   * the entry does: the two are one line.
   */
  commit(entry: Entry, past?: readonly Past[]): Promise<void>;
  /**
   * Makes the library exactly what `next` gives, which is asked at once, for the newest version of everything. What it
   * gives in place of another version gets a version above both, unless it says the same: who has an older one open
   * must not take it for his. New ids begin behind its highest.
   *
   * It is one line, so a crash leaves all or nothing of it. `before` is waited for first, when everything that came
   * earlier is on disk; later commits wait behind. Rejects with AppError('disk'), or with what `before` threw: then
   * nothing has changed, and commits that came after it reject as well.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
  /** Called after each group of commits is on disk, in order, before their promises resolve. */
  onPublished(listener: (entries: readonly Entry[]) => void): void;
  /** Called after the whole library was replaced on disk, in order with `onPublished`. */
  onReplaced(listener: () => void): void;
  /** What was found wrong with the files, and is set aside. */
  readonly recovery: Recovery;
  /**
   * Waits for writes, folds the journal into the line files, releases the lock. Where the fold fails, the journal stays
   * and the next opening does it. Rejects with AppError('disk') where the whole library went away while it was open:
   * then nothing of it is left.
   */
  close(): Promise<void>;
}

/** Reports of damaged files. */
export interface Recovery extends Pick<SetAside, 'keep' | 'reports' | 'dismiss'> {
  /** Called when a report was made or dismissed. */
  onChange(listener: () => void): void;
}

export interface StoreOptions {
  /** The data folder; made where missing. */
  dir: string;
  files: Files;
  log: Log;
  clock?: Clock;
  /** Where to look for what can't be read; the backups and snapshots of this folder unless a test says otherwise. */
  copies?: Copies;
  /** Without it, what other programs do is noticed only before a file is written over. */
  watch?: WatchFolder;
  /** Size of the journal's segment from which a pause is used to fold it; at eight times this it isn't waited for. */
  checkpointAfterBytes?: number;
}
