import { useAppStores } from '../../../stores/app-stores.tsx';
import { type ToastAction, useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

/** Undo for a reset or a restored snapshot. */
export function useUndoResetAction(): ToastAction {
  const { connection } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast();
  return {
    label: t('frame.undo'),
    onAction: () =>
      void attempt(async () => {
        const { count } = await connection.call('library.undoReset', {});
        toast({ message: t('localApi.data.undone', { count }), seconds: 5 });
      }),
  };
}
