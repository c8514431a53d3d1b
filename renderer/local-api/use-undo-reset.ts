import { useAppState } from '../state/app-state.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import type { ToastAction } from '../ui/feedback/toast-card.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';

/** «Undo» for what replaced the library: a reset, or a snapshot that was restored. */
export function useUndoReset(): ToastAction {
  const { connection } = useAppState();
  const words = useText().localApi.data;
  const label = useText().frame.undo;
  const toast = useToast();
  const attempt = useAttempt();
  return {
    label,
    onAction: () =>
      void attempt(async () => {
        const { count } = await connection.call('library.undoReset', {});
        toast({ message: words.undone(count), seconds: 5 });
      }),
  };
}
