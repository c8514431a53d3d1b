import type { Output } from '../../shared/bridge/bridge-methods.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useUndoToast } from './use-undo-toast.ts';

type UndoReset = (undo: number) => Promise<Output<'library.undoReset'>>;

/**
 * Shows a toast with Undo for a reset, or a restored snapshot or backup. `undo` identifies the change. Undo replaces the whole
 * library. `undoReset` undoes a change of another library.
 */
export function useLibraryUndoToast(undoReset?: UndoReset): (message: string, undo: number) => void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const offerUndo = useUndoToast();
  const undoChange = undoReset ?? ((undo) => connection.call('library.undoReset', { undo }));
  return (message, undo) => {
    let next = undo;
    const restore = async () => {
      const restored = await undoChange(next);
      next = restored.undo;
      return { message: t('localApi.data.undone', { count: restored.count }), seconds: 15 };
    };
    offerUndo({ message, seconds: 15, undo: restore, redo: restore });
  };
}
