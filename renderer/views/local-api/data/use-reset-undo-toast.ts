import { useUndoToast } from '../../../actions/use-undo-toast.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

/** Shows a toast with Undo for a reset or a restored snapshot. `undo` identifies the change. */
export function useResetUndoToast(): (message: string, undo: number) => void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const offerUndo = useUndoToast();
  return (message, undo) =>
    offerUndo({
      message,
      seconds: 15,
      undo: async () => {
        const { count } = await connection.call('library.undoReset', { undo });
        toast({ message: t('localApi.data.undone', { count }), seconds: 5 });
      },
    });
}
