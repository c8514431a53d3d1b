import { AppError } from '../../shared/errors.ts';

/** Takes something back. Rejects with an AppError. */
type UndoStep = () => Promise<void>;

/** What was done outside of the text being written, and can be taken back. */
export interface UndoStack {
  /** Something was done. Gives how to take back this very thing, which works once, by either way. */
  push(step: UndoStep): UndoStep;
  /** Takes the last thing back that is not yet; nothing where there is none. */
  undo: UndoStep;
}

/** Makes an empty one. What could not be taken back stays, to be tried again, unless what it was about is not there any more. */
export function createUndoStack(): UndoStack {
  let steps: readonly { run: UndoStep }[] = [];
  const takeBack = async (step: { run: UndoStep } | undefined) => {
    if (!step || !steps.includes(step)) return;
    const before = steps;
    steps = steps.filter((other) => other !== step);
    try {
      await step.run();
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') throw error;
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
      return () => takeBack(step);
    },
    undo: () => takeBack(steps.at(-1)),
  };
}
