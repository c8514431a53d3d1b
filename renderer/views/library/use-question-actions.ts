import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Deletes and duplicates questions, opens the next question, and reports the result. `undo` reverts the last
 * change, and `redo` repeats it.
 */
export function useQuestionActions(ports: {
  openId: number | null;
  /** Opens a question. The ID is null if the list is empty. */
  onShow: (id: number | null) => void;
  onWrite: () => void;
  flush: () => Promise<void>;
}) {
  const { connection, library, router, undoStack } = useAppStores();
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  // Undo and redo may run after other questions were opened.
  const show = useEventCallback(ports.onShow);
  const openId = useEventCallback(() => ports.openId);
  const flush = useEventCallback(ports.flush);
  const focusRow = useFocusRestoredRow(findRow);
  const undo = () => attempt(undoStack.undo);
  const redo = () => attempt(undoStack.redo);
  /**
   * Resolves with whether the question was deleted. If `onBack` is set, deleting doesn't change the open
   * question, and Undo runs `onBack` instead of opening the deleted question.
   */
  const remove = (id: number, title: string, onBack?: () => void) =>
    attempt(async () => {
      const run = async () => {
        const { rows } = library.get();
        const at = rows.findIndex((row) => row.id === id);
        const neighbour = rows[at + 1] ?? rows[at - 1];
        await flush();
        await connection.call('question.remove', { id });
        if (id === openId() && !onBack) show(at < 0 ? null : (neighbour?.id ?? null));
        return { message: t('frame.removed', { title, hasTitle: title !== '' }) };
      };
      offerUndo({
        ...(await run()),
        redo: run,
        undo: async () => {
          await connection.call('question.restore', { id });
          const message = t('frame.restored', { title, hasTitle: title !== '' });
          // The trash doesn't show the restored question.
          const isInTrash = library.get().query.section === 'trash';
          const onAction = () => router.go({ view: 'library', section: 'all', open: id });
          if (onBack) onBack();
          else if (!isInTrash) {
            show(id);
            // The toast may have had focus when it was removed.
            if (document.activeElement === document.body) focusPaneNamed('list');
            focusRow(String(id));
          }
          return isInTrash ? { message, actions: [{ label: t('frame.open'), onAction }] } : { message };
        },
      });
    });
  const bulk = useBulkCommands((removed) => {
    // Remove the rows first. Otherwise, the list would open a deleted question before reloading.
    library.removeRows(removed);
    if (ports.openId !== null && removed.includes(ports.openId)) {
      ports.onShow(library.get().rows.find(({ id }) => !removed.includes(id))?.id ?? null);
    }
  });
  const removeAll = (ids: readonly number[]) => bulk.remove(ids, ports.flush);
  const duplicate = (id: number) =>
    attempt(async () => {
      await ports.flush();
      const copy = await connection.call('question.duplicate', { id });
      announce(t('frame.duplicated'));
      ports.onShow(copy.id);
      ports.onWrite();
    });
  return { remove, removeAll, undo, redo, duplicate };
}

/** Returns a question's row if it's rendered. */
const findRow = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pane="list"] [data-key="${id}"]`);
