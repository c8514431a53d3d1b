import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { SyncRow, SyncState, SyncStatus } from '../../shared/sync/sync-views.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createSignalWhile, createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

const OPEN_STATES: readonly SyncState[] = [
  'unknown',
  'conflict',
  'refused',
  'held',
  'sending',
  'waiting',
  'paused',
  'changed',
];
/** The bridge's limit for one request. */
const MAX_ACTIVITY_ROWS = 500;
/** Combines events, because a sync sends an event for each question. */
const EVENT_DEBOUNCE_MS = 60;

interface SyncSnapshot {
  status: SyncStatus | null;
  /** The questions that aren't in sync, by ID. Questions that need attention are first. */
  rows: ReadonlyMap<number, SyncRow>;
}

export type SyncStore = Store<SyncSnapshot>;

/** Creates a store for the sync status. Refetches the status after events. */
export function createSyncStore(ports: { bridge: Bridge; events: BackendEvents; timers: Timers }): SyncStore {
  const store = createStore<SyncSnapshot>({ status: null, rows: new Map() });
  const newest = createLatestOnly<null, SyncSnapshot>({
    async fetch() {
      const [status, { rows }] = await Promise.all([
        ports.bridge.call('sync.status', {}),
        ports.bridge.call('sync.activity', { states: [...OPEN_STATES], limit: MAX_ACTIVITY_ROWS }),
      ]);
      return { status, rows: reuseRows(store.get().rows, rows) };
    },
    onResponse: (_, known) => store.set(known),
    // The status is fetched again after the next connection or event.
    onError: () => {},
  });
  const again = createCoalescer(ports.timers, () => newest.request(null));
  ports.events.subscribe({
    onResync: () => newest.request(null),
    onEvent(event) {
      if (event.type === 'sync') again.after(EVENT_DEBOUNCE_MS);
    },
  });
  return { get: store.get, subscribe: store.subscribe };
}

/** Reuses equal row objects so that memoized rows don't render again. */
function reuseRows(before: ReadonlyMap<number, SyncRow>, next: readonly SyncRow[]): Map<number, SyncRow> {
  return new Map(
    next.map((row) => {
      const known = before.get(row.id);
      return [row.id, known && JSON.stringify(known) === JSON.stringify(row) ? known : row];
    }),
  );
}

/** Returns a signal that aborts when a message about `shown` no longer applies. */
export function createStatusSignal(store: SyncStore, shown: SyncStatus): AbortSignal {
  const createStatusKey = (status: SyncStatus): string =>
    JSON.stringify([
      status.pause?.at,
      status.wait?.until,
      status.lastRound?.at,
      status.running?.what === 'round',
      countQueued(status),
      countNeedingAttention(status),
    ]);
  // The store may still receive a status from before the message was shown.
  const isOlder = ({ lastRound }: SyncStatus) => (lastRound?.at ?? 0) < (shown.lastRound?.at ?? 0);
  const key = createStatusKey(shown);
  return createSignalWhile(
    store,
    ({ status }) => !status || isOlder(status) || createStatusKey(status) === key,
  );
}

export const countQueued = ({ counts }: SyncStatus): number => counts.waiting + counts.paused;

export const countNeedingAttention = ({ counts }: SyncStatus): number =>
  counts.unknown + counts.conflict + counts.refused + counts.held;
