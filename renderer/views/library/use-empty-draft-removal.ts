import { useEffect, useRef } from 'react';
import { isEmptyDraft, isEmptyEntry } from '../../../shared/library/entry-draft.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

/**
 * Deletes a draft without text or private fields after another question is opened. Its text can be brought back
 * with Undo if it was deleted. Otherwise, the draft is deleted permanently, because Trash would fill with empty
 * drafts.
 */
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
    if (left?.phase !== 'ready' || left.id === null || !isEmptyDraft(left.draft, defaults)) return;
    const { id } = left;
    try {
      await ports.flush();
      const entry = await connection.call('question.get', { id });
      if (!isEmptyEntry(entry, defaults)) return;
      if (left.canUndo) return void (await ports.remove(id, ''));
      await connection.call('question.remove', { id });
      await connection.call('questions.purge', { ids: [id] });
    } catch {
      // After a failure, the draft remains in the list.
    }
  });
  const key = session?.controller.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when another question is opened.
  useEffect(() => () => void onLeft(latest.current), [key, onLeft]);
}
