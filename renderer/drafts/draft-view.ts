import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library/entry.ts';
import type { Status } from '../../shared/question/question-schema.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftContent } from './draft-content.ts';

/**
 * `new`: nothing typed yet. `autosaved`: a draft, all of it on disk. `saved`: a question, as shown. `unsaved`: not on disk
 * yet, or an edit of a question that isn't saved.
 */
export type DraftStatus = 'new' | 'autosaved' | 'unsaved' | 'saved';

/** What another client did during the edit: saved the question, or edited it. */
export type Conflict = 'saved' | 'edited';

/** One draft as the UI shows it; a new object after every change. */
export interface DraftView {
  /** `gone`: no such entry, or deleted. `unreadable`: couldn't be fetched; `problem` says why. */
  readonly phase: 'loading' | 'ready' | 'gone' | 'unreadable';
  /** Null until something of a new draft is on disk. */
  readonly id: number | null;
  readonly entry: Entry | null;
  readonly content: DraftContent;
  /** The content as it's stored. */
  readonly draft: Draft;
  readonly status: DraftStatus;
  /** Why the newest text isn't on disk, or couldn't be fetched. */
  readonly problem: AppError | null;
  /** Set if the disk is the reason that the newest text isn't on it. */
  readonly diskProblem: DiskProblem | null;
  /** Set if another client changed the same fields. */
  readonly conflict: Conflict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What a question looks like after it was sent. */
export interface SentDetails {
  /** One number for each option. */
  votes: readonly number[];
  status: Status;
  /** If absent, the question keeps its link, or gets a generated one. */
  messageLink?: string;
}
