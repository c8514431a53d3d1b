import { useQuery } from '@tanstack/react-query';
import type { Bridge } from '../../../shared/bridge/bridge-methods.ts';
import { useAppStores } from '../../stores/app-stores.tsx';

export interface SavedQuestion {
  id: number;
  title: string;
}

/** The open question if it's saved, else the newest saved one. Null if there is none, undefined until loaded. */
export function useDefaultQuestion(openId: number | null): SavedQuestion | null | undefined {
  const { connection } = useAppStores();
  return useQuery({
    queryKey: ['library.list', 'to-fetch', openId],
    queryFn: async () =>
      (openId === null ? null : await findOpen(connection, openId)) ?? (await findNewest(connection)),
  }).data;
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
  let newest: SavedQuestion[] = [];
  for (const section of ['ready', 'sent'] as const) {
    const query = { section, search: '', sort: 'created' as const, offset: 0, limit: 1 };
    newest = newest.concat((await bridge.call('library.list', query)).rows);
  }
  return newest.sort((a, b) => b.id - a.id)[0] ?? null;
}
