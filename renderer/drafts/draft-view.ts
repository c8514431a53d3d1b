import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library.ts';
import type { DraftContent } from './draft-content.ts';

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
  readonly content: DraftContent;
  /** The content as it is stored. */
  readonly draft: Draft;
  readonly status: DraftStatus;
  /** Why the newest text is not on disk, or could not be fetched. */
  readonly problem: AppError | null;
  /** What keeps the newest text from the disk, where it is the disk. */
  readonly diskProblem: DiskProblem | null;
  /** Somebody else changed what was being edited here as well: a version that was saved, or an edit of it. */
  readonly conflict: Conflict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What keeps text from the disk: the disk refused it, or has not answered for a while. */
export type DiskProblem = { readonly kind: 'failed'; readonly problem: AppError } | { readonly kind: 'slow' };

/** Milliseconds that a write may take before it is worth a word. A disk that is well needs a few of them. */
export const SLOW_WRITE_MS = 3000;

const slow: DiskProblem = { kind: 'slow' };

/** The problem of one draft, from why its last write failed and whether the one under way takes long; else null. */
export function diskProblemOf(
  problem: AppError | null,
  isSlow: boolean,
  last: DiskProblem | null,
): DiskProblem | null {
  if (problem?.code === 'disk') {
    return last?.kind === 'failed' && last.problem === problem ? last : { kind: 'failed', problem };
  }
  return isSlow ? slow : null;
}

/** Of the problems of several drafts the one to tell: that the disk refuses says more than that it is slow. */
export const worstDiskProblem = (problems: readonly (DiskProblem | null)[]): DiskProblem | null =>
  problems.find((problem) => problem?.kind === 'failed') ??
  problems.find((problem) => problem !== null) ??
  null;

/** Where the caret was: a place of the editor, as `data-place` names it, and what was selected in its text. */
export interface CaretPosition {
  readonly location: string;
  readonly start: number;
  readonly end: number;
}

/** Where somebody was in a draft when another one was opened. */
interface EditorPosition {
  /** How far down, in pixels. */
  readonly scroll: number;
  readonly caret: CaretPosition | null;
  /** How the options were written; null until that was chosen. */
  readonly optionsView: 'rows' | 'text' | null;
}

/** The place in one draft, for as long as its sheet is open. */
export interface EditorPositionStore {
  get(): EditorPosition;
  set(change: Partial<EditorPosition>): void;
}

/** The place in a draft in which nobody was yet. */
export function createEditorPositionStore(): EditorPositionStore {
  let place: EditorPosition = { scroll: 0, caret: null, optionsView: null };
  return {
    get: () => place,
    set(change) {
      place = { ...place, ...change };
    },
  };
}
