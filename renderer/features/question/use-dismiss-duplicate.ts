import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Returns a function that marks two questions as different, with Undo. Returns whether it succeeded; reports errors.
 */
export function useDismissDuplicate(): (different: {
  /** The messages after the change and after Undo. */
  said: string;
  undone: string;
  /** Saves it. Rejects with an AppError. */
  set: (different: boolean) => Promise<void>;
  /** Hides the pair immediately. Returns how to show it again. */
  hide: () => () => void;
}) => Promise<boolean> {
  const { undoStack } = useAppState();
  const attempt = useErrorToast();
  const toast = useToast();
  const t = useTranslate();
  return async ({ said, undone, set, hide }) => {
    const show = hide();
    const setting = attempt(() => set(true));
    // Undo may come before the response.
    const takeBack = undoStack.push(async () => {
      if (!(await setting)) return;
      await set(false);
      show();
      toast({ message: undone });
    });
    if (!(await setting)) {
      show();
      await takeBack();
      return false;
    }
    toast({
      message: said,
      action: { label: t('similar.undo'), onAction: () => void attempt(takeBack) },
      seconds: 10,
    });
    return true;
  };
}
