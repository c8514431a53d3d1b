import { useEffect } from 'react';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';

export function useSimilarSearch(session: DraftSession | null): void {
  const { similar } = useAppStores();
  const isNone = session === null || session.phase === 'gone' || session.phase === 'unreadable';
  const ready = session?.phase === 'ready' ? session : null;
  const key = ready?.controller.name;
  const id = ready?.id ?? null;
  const newestContent = ready?.controller.content;
  useEffect(() => {
    if (isNone) similar.setDraft(null);
    // The previous draft's hits remain until the new draft's hits are ready.
    if (key === undefined || !newestContent) return;
    const update = () => similar.setDraft({ key, id, content: newestContent.get() });
    update();
    return newestContent.subscribe(update);
  }, [similar, isNone, key, id, newestContent]);
}
