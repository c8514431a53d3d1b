import { useEffect } from 'react';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAppState } from '../../stores/app-state.tsx';

/** Has the question that is open compared with all others, while it is written. */
export function useSimilarDraft(session: DraftSession | null): void {
  const { similar } = useAppState();
  const isNone = session === null || session.phase === 'gone' || session.phase === 'unreadable';
  const ready = session?.phase === 'ready' ? session : null;
  const key = ready?.key;
  const id = ready?.id ?? null;
  const content = ready?.content;
  useEffect(() => {
    if (isNone) similar.setDraft(null);
    // What was known of the one before stays until the next one is there.
    if (key !== undefined && content) similar.setDraft({ key, id, content });
  }, [similar, isNone, key, id, content]);
}
