import { AppError, type ErrorCode } from '../../shared/errors.ts';

/** Undoes one change. Rejects with an AppError. */
type UndoStep = () => Promise<void>;

/** Undoable changes outside the text of a draft. */
export interface CommandUndoStack {
  /** Adds a change. Returns a function that undoes this one; it works once, also if `undo` was first. */
  push(step: UndoStep): UndoStep;
  /** Undoes the last change, if there is one. */
  undo: UndoStep;
}

const FINAL_ERRORS: readonly ErrorCode[] = ['not-found', 'undo-expired', 'snapshot-unreadable'];

/** A failed undo stays on the stack, unless what it was about no longer exists. */
export function createCommandUndoStack(): CommandUndoStack {
  let steps: readonly { run: UndoStep }[] = [];
  const undoStep = async (step: { run: UndoStep } | undefined) => {
    if (!step || !steps.includes(step)) return;
    const before = steps;
    steps = steps.filter((other) => other !== step);
    try {
      await step.run();
    } catch (error) {
      if (error instanceof AppError && FINAL_ERRORS.includes(error.code)) throw error;
      const order = [...before, ...steps.filter((other) => !before.includes(other))];
      const left = new Set([...steps, step]);
      steps = order.filter((other) => left.has(other));
      throw error;
    }
  };
  return {
    push(run) {
      const step = { run };
      steps = [...steps, step];
      return () => undoStep(step);
    },
    undo: () => undoStep(steps.at(-1)),
  };
}
