import type { Entry } from '../../../../shared/library/entry.ts';
import type { SavedVersion } from '../format/version-line.ts';

/** The former versions of questions. The current versions are in the question files. */
export interface History {
  /**
   * Records that `next` replaced `old`. `next` is undefined if the entry was removed because the whole
   * library was replaced. Ignores unchanged questions. A permanently deleted question loses all its versions,
   * even on disk.
   */
  recordReplaced(old: Entry, next: Entry | undefined): void;
  /** Records a version from the service. Duplicates are harmless. */
  add(version: SavedVersion): void;
  /**
   * Writes recorded versions to disk. Must finish before question files are written and journal segments are
   * deleted. `current` contains the entries by ID. Rejects with AppError('disk'), in which case the remaining
   * versions are still recorded.
   */
  flush(current: ReadonlyMap<number, Entry>): Promise<void>;
  /**
   * Returns a question's former versions, oldest first, and counts unreadable lines. A draft has no versions.
   * Rejects with AppError('library-unreadable') or AppError('library-too-new').
   */
  versions(entry: Entry): Promise<FormerVersions>;
}

export interface FormerVersions {
  versions: SavedVersion[];
  /** The number of unreadable lines in the file. They can belong to this question or to other questions. */
  unread: number;
}
