import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';

/**
 * Returns a function that marks 2 questions as different and offers Undo. The function reports errors and
 * resolves with whether it succeeded.
 */
export function useDismissDuplicate(): (different: {
  message: string;
  undoneMessage: string;
  /** Saves the mark. Rejects with an AppError. */
  set: (different: boolean) => Promise<void>;
  /** Hides the pair immediately. Returns a function that shows it again. */
  hide: () => () => void;
}) => Promise<boolean> {
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  return async ({ message, undoneMessage, set, hide }) => {
    let show = hide();
    const setting = attempt(() => set(true));
    const change = offerUndo({
      message,
      isDone: setting,
      undo: async () => {
        if (!(await setting)) return null;
        await set(false);
        show();
        return { message: undoneMessage };
      },
      redo: async () => {
        await set(true);
        show = hide();
        return { message };
      },
    });
    if (await setting) return true;
    show();
    await change.undo();
    return false;
  };
}
