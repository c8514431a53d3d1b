import type { AppError } from '../../shared/errors.ts';
import type { Timers } from '../stores/primitives/timers.ts';

/** A write failed because of the disk, or takes long. */
export type DiskProblem = { readonly kind: 'failed'; readonly problem: AppError } | { readonly kind: 'slow' };

/** How long a write may take before the UI says so. */
export const SLOW_WRITE_MS = 3000;

const SLOW: DiskProblem = { kind: 'slow' };

/** Follows the writes of one draft. `onSlow` is called when a write takes long. */
export function createDiskProblemTracker(timers: Timers, onSlow: () => void) {
  let isSlow = false;
  let current: DiskProblem | null = null;
  let cancelTimer = (): void => {};
  return {
    setWriting(isWriting: boolean): void {
      cancelTimer();
      isSlow = false;
      cancelTimer = () => {};
      if (!isWriting) return;
      cancelTimer = timers.after(SLOW_WRITE_MS, () => {
        isSlow = true;
        onSlow();
      });
    },
    /** The problem after a write that ended with `error`; null if there's none. The same object for the same error. */
    problemAfter(error: AppError | null): DiskProblem | null {
      if (error?.code !== 'disk') current = isSlow ? SLOW : null;
      else if (current?.kind !== 'failed' || current.problem !== error)
        current = { kind: 'failed', problem: error };
      return current;
    },
  };
}

/** The problem to show for several drafts: a failure comes before a slow write. */
export const worstDiskProblem = (problems: readonly (DiskProblem | null)[]): DiskProblem | null =>
  problems.find((problem) => problem?.kind === 'failed') ??
  problems.find((problem) => problem !== null) ??
  null;
