import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library/entry.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftContent } from './draft-content.ts';
import type { Conflict, DraftStatus } from './draft-save-state.ts';

/** How long the UI waits for a pause in typing. The text field updates immediately. */
export const VIEW_DELAYS_MS = { pause: 120, longest: 600 };

/** One draft as the UI shows it. Each change creates a new object. */
export interface DraftUiState {
  /**
   * The loading state. `gone` means that the entry was deleted or never existed. For `unreadable`, `problem`
   * says why the entry couldn't be fetched.
   */
  readonly phase: 'loading' | 'ready' | 'gone' | 'unreadable';
  /** The entry's ID, or null until a new draft's text is on disk. */
  readonly id: number | null;
  readonly entry: Entry | null;
  readonly content: DraftContent;
  readonly draft: Draft;
  readonly status: DraftStatus;
  /** Why the newest text isn't on disk, or why a fetch or another command failed. */
  readonly problem: AppError | null;
  readonly diskProblem: DiskProblem | null;
  readonly conflict: Conflict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const isSameExceptText = (a: DraftUiState, b: DraftUiState): boolean =>
  a.phase === b.phase &&
  a.id === b.id &&
  a.status === b.status &&
  a.problem === b.problem &&
  a.diskProblem === b.diskProblem &&
  a.conflict === b.conflict &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo;
