import { useQuery } from '@tanstack/react-query';
import type { Bridge } from '../../../shared/bridge/bridge-methods.ts';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import { useAppStores } from '../../stores/app-stores.tsx';

export interface SavedQuestion {
  id: number;
  title: string;
}

/**
 * Returns the open question if it's saved, or else the newest saved question. Returns null if there's none,
 * and undefined until the question is loaded.
 */
export function useDefaultQuestion(
  library: ApiLibrary,
  openId: number | null,
): SavedQuestion | null | undefined {
  const { connection } = useAppStores();
  return useQuery({
    queryKey: ['apiLibrary.list', 'to-fetch', library, openId],
    queryFn: async () =>
      (openId === null ? null : await findOpen(connection, library, openId)) ??
      (await findNewest(connection, library)),
  }).data;
}

async function findOpen(bridge: Bridge, library: ApiLibrary, id: number): Promise<SavedQuestion | null> {
  try {
    const entry = await bridge.call('apiLibrary.question', { library, id });
    return entry.question && entry.removedAt === null ? { id, title: entry.question.title } : null;
  } catch {
    return null;
  }
}

async function findNewest(bridge: Bridge, library: ApiLibrary): Promise<SavedQuestion | null> {
  let newest: SavedQuestion[] = [];
  for (const section of ['ready', 'sent'] as const) {
    const query = { library, section, search: '', sort: 'created' as const, offset: 0, limit: 1 };
    newest = newest.concat((await bridge.call('apiLibrary.list', query)).rows);
  }
  return newest.sort((a, b) => b.id - a.id)[0] ?? null;
}
