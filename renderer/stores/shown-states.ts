import type { SyncStatus } from '../../shared/sync/sync-views.ts';
import { useAppStores } from './app-stores.tsx';
import { useStorePart } from './primitives/external-store.ts';
import { countQueued } from './sync-store.ts';

/** The states Queued and Synced. Questions reach these states only with a live service. */
const SERVICE_STATES: readonly string[] = ['waiting', 'service'];

/**
 * Returns whether Queued and Synced are shown. They're shown while a service is connected, and after it's
 * disconnected as long as a question has one of these states. `synced` is the number of synced questions.
 */
export const areServiceStatesShown = (status: SyncStatus | null, synced: number): boolean =>
  synced > 0 || (status !== null && (status.setUp === 'ready' || countQueued(status) > 0));

/**
 * Returns whether Queued and Synced are shown. `hasMore` is true if a question outside the library's counts
 * has one of these states, such as a deleted question.
 */
export function useServiceStatesShown(hasMore = false): boolean {
  const { library, sync } = useAppStores();
  const synced = useStorePart(library, ({ counts }) => counts?.service ?? 0);
  const areShown = useStorePart(sync, ({ status }) => areServiceStatesShown(status, synced));
  return areShown || hasMore;
}

/** Returns `states`, without Queued and Synced unless they're shown. */
export const listShownStates = <State extends string>(
  states: readonly State[],
  hasServiceStates: boolean,
): State[] => states.filter((state) => hasServiceStates || !SERVICE_STATES.includes(state));
