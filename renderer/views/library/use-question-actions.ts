import { useEffect, useRef } from 'react';
import { isEmptyDraft, isEmptyEntry } from '../../../shared/library/entry-draft.ts';
import { noFilter } from '../../../shared/library/library-filter.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Deletes, restores, and duplicates questions, and reports it. */
export function useQuestionActions(ports: {
  openId: number | null;
  onShow: (id: number | null) => void;
  /** Moves the focus into the editor. */
  onWrite: () => void;
  /** Saves all drafts. */
  flush: () => Promise<void>;
}) {
  const { connection, library, undoStack } = useAppStores();
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const show = useEventCallback(ports.onShow);
  const focusRow = useFocusRestoredRow(rowOf);
  const undo = () => attempt(undoStack.undo);
  /** `onBack` runs instead of opening it after a restore. Returns whether it's deleted. */
  const remove = (id: number, title: string, onBack?: () => void) =>
    attempt(async () => {
      const { rows } = library.get();
      const at = rows.findIndex((row) => row.id === id);
      const neighbour = rows[at + 1] ?? rows[at - 1];
      await ports.flush();
      await connection.call('question.remove', { id });
      if (id === ports.openId && !onBack) ports.onShow(at < 0 ? null : (neighbour?.id ?? null));
      offerUndo({
        message: t('frame.removed', { title, hasTitle: title !== '' }),
        undo: async () => {
          await connection.call('question.restore', { id });
          announce(t('frame.restored', { title, hasTitle: title !== '' }));
          if (onBack) return onBack();
          show(id);
          // The toast is gone, and may have had the focus.
          if (document.activeElement === document.body) focusPaneNamed('list');
          focusRow(String(id));
        },
      });
    });
  /** The same for several questions; one undo restores all. */
  const removeAll = (ids: readonly number[]) =>
    attempt(async () => {
      await ports.flush();
      const { ids: removed } = await connection.call('questions.remove', { ids: [...ids] });
      // Otherwise the first one would open again before the list is reloaded.
      library.removeRows(removed);
      if (ports.openId !== null && removed.includes(ports.openId)) {
        ports.onShow(library.get().rows.find(({ id }) => !removed.includes(id))?.id ?? null);
      }
      offerUndo({
        message: t('frame.removedMany', { count: removed.length }),
        undo: async () => {
          await connection.call('questions.restore', { ids: removed });
          announce(t('frame.restoredMany', { count: removed.length }));
        },
      });
    });
  const duplicate = (id: number) =>
    attempt(async () => {
      await ports.flush();
      const copy = await connection.call('question.duplicate', { id });
      announce(t('frame.duplicated'));
      ports.onShow(copy.id);
      ports.onWrite();
    });
  return { remove, removeAll, undo, duplicate };
}

/** Deletes a draft without its own text and private fields after another one is opened, and offers to undo that. */
export function useEmptyDraftRemoval(
  session: DraftSession | null,
  ports: { remove: (id: number, title: string) => Promise<boolean>; flush: () => Promise<void> },
): void {
  const { connection, settings } = useAppStores();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const onLeft = useEventCallback(async (left: DraftSession | null) => {
    const defaults = settings.get();
    const id = left?.phase === 'ready' && isEmptyDraft(left.draft, defaults) ? left.id : null;
    if (id === null) return;
    try {
      await ports.flush();
      const entry = await connection.call('question.get', { id });
      if (isEmptyEntry(entry, defaults)) await ports.remove(id, '');
    } catch {
      // It stays in the list.
    }
  });
  const key = session?.controller.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when another question is opened.
  useEffect(() => () => void onLeft(latest.current), [key, onLeft]);
}

/** The row of a question, if it's rendered. */
const rowOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pane="list"] [data-key="${id}"]`);

/** Offers to add and to delete sample questions, with Undo. */
export function useSampleActions(ports: { removeAll: (ids: readonly number[]) => Promise<boolean> }): void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const add = () =>
    attempt(async () => {
      const { ids } = await connection.call('library.addSamples', {});
      offerUndo({
        message: t('frame.samplesAdded', { count: ids.length }),
        undo: async () => {
          await connection.call('questions.remove', { ids });
          announce(t('frame.samplesRemoved', { count: ids.length }));
        },
      });
    });
  const removeSamples = () =>
    attempt(async () => {
      const filter = { ...noFilter(), origins: ['sample' as const] };
      const query = { section: 'all', search: '', filter, sort: 'edited', offset: 0, limit: 500 } as const;
      const { rows } = await connection.call('library.list', query);
      if (rows.length > 0) await ports.removeAll(rows.map(({ id }) => id));
      else announce(t('frame.noSamples'));
    });
  useActions(
    {
      'library.samples': () => {
        void add();
      },
      'library.remove-samples': () => {
        void removeSamples();
      },
    },
    'outer',
  );
}
