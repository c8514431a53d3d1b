import { useEffect, useRef } from 'react';
import { isEmptyDraft, isEmptyEntry } from '../../../shared/library/entry-draft.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

/** Deletes a draft without text or private fields after another question is opened, and offers Undo. */
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
      // After a failure, the draft remains in the list.
    }
  });
  const key = session?.controller.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when another question is opened.
  useEffect(() => () => void onLeft(latest.current), [key, onLeft]);
}
