import { useAppStores } from '../../stores/app-stores.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Returns a function that marks two questions as different, with Undo. Returns whether it succeeded; reports errors.
 */
export function useDismissDuplicate(): (different: {
  /** The messages after the change and after Undo. */
  message: string;
  undoneMessage: string;
  /** Saves it. Rejects with an AppError. */
  set: (different: boolean) => Promise<void>;
  /** Hides the pair immediately. Returns how to show it again. */
  hide: () => () => void;
}) => Promise<boolean> {
  const { undoStack } = useAppStores();
  const attempt = useErrorToast();
  const toast = useToast();
  const t = useTranslate();
  return async ({ message, undoneMessage, set, hide }) => {
    const show = hide();
    const setting = attempt(() => set(true));
    // Undo may come before the response.
    const undo = undoStack.push(async () => {
      if (!(await setting)) return;
      await set(false);
      show();
      toast({ message: undoneMessage });
    });
    if (!(await setting)) {
      show();
      await undo();
      return false;
    }
    toast({
      message,
      actions: [{ label: t('similar.undo'), onAction: () => void attempt(undo) }],
      seconds: 10,
    });
    return true;
  };
}
