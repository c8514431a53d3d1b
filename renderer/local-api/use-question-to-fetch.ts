import { useMemo } from 'react';
import type { Bridge } from '../../shared/bridge.ts';
import { useAppState } from '../state/app-state.tsx';
import { createFetchedStore } from '../state/fetched-store.ts';
import { useFollowed } from '../state/use-followed.ts';

/** A saved question in few words. */
export interface SavedQuestion {
  id: number;
  title: string;
}

/**
 * Only what is saved can be fetched or sent: the open question where it is, else the newest. Null where none is,
 * undefined until that is known.
 */
export function useQuestionToFetch(openId: number | null): SavedQuestion | null | undefined {
  const { connection } = useAppState();
  const store = useMemo(
    () =>
      createFetchedStore(
        async () => {
          const open = openId === null ? null : await findOpen(connection, openId);
          return { question: open ?? (await findNewest(connection)) };
        },
        (event) => event.type === 'library',
      ),
    [connection, openId],
  );
  return useFollowed(store).value?.question;
}

async function findOpen(bridge: Bridge, id: number): Promise<SavedQuestion | null> {
  try {
    const entry = await bridge.call('question.get', { id });
    return entry.question && entry.removedAt === null ? { id, title: entry.question.title } : null;
  } catch {
    return null;
  }
}

async function findNewest(bridge: Bridge): Promise<SavedQuestion | null> {
  const newest = [];
  for (const section of ['ready', 'sent'] as const) {
    const query = { section, search: '', sort: 'created' as const, offset: 0, limit: 1 };
    newest.push(...(await bridge.call('library.list', query)).rows);
  }
  return newest.sort((a, b) => b.id - a.id)[0] ?? null;
}
