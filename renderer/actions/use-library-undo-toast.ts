import type { Output } from '../../shared/bridge/bridge-methods.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useUndoToast } from './use-undo-toast.ts';

type UndoReset = (undo: number) => Promise<Output<'library.undoReset'>>;

/**
 * Shows a toast with Undo for a reset, or a restored snapshot or backup. `undo` identifies the change. Undo replaces the whole
 * library, so its own toast has Redo. `undoReset` undoes a change of another library.
 */
export function useLibraryUndoToast(undoReset?: UndoReset): (message: string, undo: number) => void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const offerUndo = useUndoToast();
  const attempt = useErrorToast();
  const undoChange = undoReset ?? ((undo) => connection.call('library.undoReset', { undo }));
  const restore = async (undo: number) => {
    const restored = await undoChange(undo);
    const redo = () => void attempt(() => restore(restored.undo));
    const message = t('localApi.data.undone', { count: restored.count });
    toast({ message, seconds: 15, actions: [{ label: t('frame.redo'), onAction: redo }] });
  };
  return (message, undo) => offerUndo({ message, seconds: 15, undo: () => restore(undo) });
}
