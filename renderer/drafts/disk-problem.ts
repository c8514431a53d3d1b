import type { AppError } from '../../shared/errors.ts';
import type { Timers } from '../stores/primitives/timers.ts';

export type DiskProblem = { readonly kind: 'failed'; readonly problem: AppError } | { readonly kind: 'slow' };

/** If a write takes longer than this, the UI shows a warning. */
export const SLOW_WRITE_MS = 3000;

const SLOW: DiskProblem = { kind: 'slow' };

/** Tracks one draft's writes. `onSlow` runs when a write takes longer than `SLOW_WRITE_MS`. */
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
    /**
     * Returns the problem after a write ended with `error`, or null if there's no problem. Returns the same
     * object for the same error.
     */
    updateProblem(error: AppError | null): DiskProblem | null {
      if (error?.code !== 'disk') current = isSlow ? SLOW : null;
      else if (current?.kind !== 'failed' || current.problem !== error)
        current = { kind: 'failed', problem: error };
      return current;
    },
  };
}

/** Returns the problem to show for several drafts. A failure takes precedence over a slow write. */
export const findWorstDiskProblem = (problems: readonly (DiskProblem | null)[]): DiskProblem | null =>
  problems.find((problem) => problem?.kind === 'failed') ??
  problems.find((problem) => problem !== null) ??
  null;
