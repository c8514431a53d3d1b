import type { ApiLibrary } from '../../shared/settings-choices.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useUndoToast } from './use-undo-toast.ts';

/**
 * Returns a function that shows a toast with Undo after the library was replaced. `undo` is the restore point
 * from before the change. Ctrl+Z never undoes changes to the test library, because the shortcut is meant for
 * the user's own questions.
 */
export function useLibraryUndoToast(library: ApiLibrary = 'own'): (message: string, undo: string) => void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const offerUndo = useUndoToast();
  return (message, undo) => {
    let next = undo;
    const restore = async () => {
      const restored = await connection.call('restorePoint.restore', { library, name: next });
      next = restored.undo;
      return { message: t('localApi.data.undone', { count: restored.count, library }), seconds: 15 };
    };
    offerUndo({ message, seconds: 15, undo: restore, redo: restore, isOnlyInToast: library === 'test' });
  };
}
