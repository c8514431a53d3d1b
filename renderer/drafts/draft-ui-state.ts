import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library/entry.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftContent } from './draft-content.ts';
import type { Conflict, DraftStatus } from './draft-save-state.ts';

/** Delays before the window follows typed text, in milliseconds. The field itself shows it at once. */
export const VIEW_DELAYS_MS = { pause: 120, longest: 600 };

/** One draft as the UI shows it; a new object after every change. */
export interface DraftUiState {
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

/** Whether nothing differs except the text and the entry. */
export const isSameExceptText = (a: DraftUiState, b: DraftUiState): boolean =>
  a.phase === b.phase &&
  a.id === b.id &&
  a.status === b.status &&
  a.problem === b.problem &&
  a.diskProblem === b.diskProblem &&
  a.conflict === b.conflict &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo;
