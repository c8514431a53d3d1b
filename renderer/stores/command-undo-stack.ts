import { AppError, type ErrorCode } from '../../shared/errors.ts';

/** An undoable change to anything except a draft's text. Both functions reject with an AppError. */
export interface UndoableChange {
  undo: () => Promise<void>;
  redo: () => Promise<void>;
}

export interface CommandUndoStack {
  /**
   * Adds a change and clears the changes to redo. The returned functions undo and redo this change, and do
   * nothing if that isn't possible, for example when called twice.
   */
  push(change: UndoableChange): UndoableChange;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

const FINAL_ERRORS: readonly ErrorCode[] = [
  'not-found',
  'no-snapshot',
  'undo-expired',
  'snapshot-unreadable',
];

/** Creates the undo stack. A failed undo or redo can be retried unless the error is in `FINAL_ERRORS`. */
export function createCommandUndoStack(): CommandUndoStack {
  const changes: Record<keyof UndoableChange, readonly UndoableChange[]> = { undo: [], redo: [] };
  const run = async (step: keyof UndoableChange, change: UndoableChange | undefined) => {
    const before = changes[step];
    if (!change || !before.includes(change)) return;
    changes[step] = before.filter((other) => other !== change);
    try {
      await change[step]();
    } catch (error) {
      if (error instanceof AppError && FINAL_ERRORS.includes(error.code)) throw error;
      const now = changes[step];
      const order = [...before, ...now.filter((other) => !before.includes(other))];
      changes[step] = order.filter((other) => other === change || now.includes(other));
      throw error;
    }
    const reverse = step === 'undo' ? 'redo' : 'undo';
    changes[reverse] = [...changes[reverse], change];
  };
  return {
    push(change) {
      changes.undo = [...changes.undo, change];
      changes.redo = [];
      return { undo: () => run('undo', change), redo: () => run('redo', change) };
    },
    undo: () => run('undo', changes.undo.at(-1)),
    redo: () => run('redo', changes.redo.at(-1)),
  };
}
