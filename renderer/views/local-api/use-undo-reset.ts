import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import type { ToastAction } from '../../ui/feedback/toast-card.tsx';
import { useAttempt } from '../../ui/hooks/use-attempt.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** «Undo» for what replaced the library: a reset, or a snapshot that was restored. */
export function useUndoReset(): ToastAction {
  const { connection } = useAppState();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useAttempt();
  return {
    label: t('frame.undo'),
    onAction: () =>
      void attempt(async () => {
        const { count } = await connection.call('library.undoReset', {});
        toast({ message: t('localApi.data.undone', { count }), seconds: 5 });
      }),
  };
}
