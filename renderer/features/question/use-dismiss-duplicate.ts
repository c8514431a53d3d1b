import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Remembers that two questions are no duplicates of each other, says so, and offers to take that back, for a while in
 * the message and by Ctrl Z until the window is closed. Gives whether it went well; what fails is said, too.
 */
export function useDismissDuplicate(): (different: {
  /** What was done and what was taken back, in words. */
  said: string;
  undone: string;
  /** Tells the host. Rejects with an AppError. */
  set: (different: boolean) => Promise<void>;
  /** Takes what is meant out of sight at once; gives how to bring it back. */
  hide: () => () => void;
}) => Promise<boolean> {
  const { undoStack } = useAppState();
  const attempt = useErrorToast();
  const toast = useToast();
  const t = useTranslate();
  return async ({ said, undone, set, hide }) => {
    const show = hide();
    const setting = attempt(() => set(true));
    // Who takes it back before the host has answered means this, too.
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
