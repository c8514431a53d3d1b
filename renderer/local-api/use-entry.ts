import { useMemo } from 'react';
import { AppError } from '../../shared/errors.ts';
import type { Entry } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { createFetchedStore } from '../state/fetched-store.ts';
import { useFollowed } from '../state/use-followed.ts';

/** An entry of the library as it is now: null where there is none, undefined until that is known. */
export function useEntry(id: number | null): Entry | null | undefined {
  const { connection } = useAppState();
  const store = useMemo(
    () =>
      createFetchedStore(
        async (): Promise<{ entry: Entry | null }> => {
          if (id === null) return { entry: null };
          try {
            const entry = await connection.call('question.get', { id });
            return { entry: entry.removedAt === null ? entry : null };
          } catch (error) {
            if (error instanceof AppError && error.code === 'not-found') return { entry: null };
            throw error;
          }
        },
        (event) =>
          event.type === 'library' && (event.ids === null || event.ids.some((other) => other === id)),
      ),
    [connection, id],
  );
  return useFollowed(store).value?.entry;
}
