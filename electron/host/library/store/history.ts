import type { Entry } from '../../../../shared/library/entry.ts';
import type { SavedVersion } from '../format/version-line.ts';

/** The former versions of questions. The current ones are in the question files. */
export interface History {
  /**
   * Records that `next` replaced `old`; `next` is undefined if the entry was removed with the whole library.
   * Doesn't record unchanged questions. Permanently deleted questions lose all versions, also on disk.
   */
  recordReplaced(old: Entry, next: Entry | undefined): void;
  /** Records a version from elsewhere. Duplicates are harmless. */
  add(version: SavedVersion): void;
  /**
   * Writes recorded versions to disk. Must finish before question files are written and the journal is dropped.
   * `current` has the entries by ID. Rejects with AppError('disk'); then the rest stays recorded.
   */
  flush(current: ReadonlyMap<number, Entry>): Promise<void>;
  /**
   * The former versions of a question, oldest first; none for a draft. Counts unreadable lines. Rejects with
   * AppError('library-unreadable') or ('library-too-new').
   */
  versions(entry: Entry): Promise<FormerVersions>;
}

export interface FormerVersions {
  versions: SavedVersion[];
  /** Unreadable lines in the file, which can belong to this question or to others. */
  unread: number;
}
