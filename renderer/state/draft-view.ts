import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library.ts';
import type { DiskTrouble } from './disk-trouble.ts';
import type { Content } from './draft-content.ts';

/**
 * Where the text is. `new`: nothing typed yet. `autosaved`: a draft, all of it on disk. `saved`: a question, as shown.
 * `unsaved`: not on disk yet, or an edit of a question that is not saved.
 */
export type DraftStatus = 'new' | 'autosaved' | 'unsaved' | 'saved';

/** What somebody else did meanwhile: saved the question, or edited it. */
export type Conflict = 'saved' | 'edited';

/** One draft as the interface sees it; a new object after every change. */
export interface DraftView {
  /** `gone`: no such entry, or removed. `unreadable`: could not be fetched; `problem` says why. */
  readonly phase: 'loading' | 'ready' | 'gone' | 'unreadable';
  /** Null until something of a new draft is on disk. */
  readonly id: number | null;
  readonly entry: Entry | null;
  readonly content: Content;
  /** The content as it is stored. */
  readonly draft: Draft;
  readonly status: DraftStatus;
  /** Why the newest text is not on disk, or could not be fetched. */
  readonly problem: AppError | null;
  /** What keeps the newest text from the disk, where it is the disk. */
  readonly trouble: DiskTrouble | null;
  /** Somebody else changed what was being edited here as well: a version that was saved, or an edit of it. */
  readonly conflict: Conflict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
