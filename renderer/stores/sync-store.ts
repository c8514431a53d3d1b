import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { SyncRow, SyncStanding, SyncState } from '../../shared/sync/sync-views.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

/** Everything but what both sides agree on. */
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
/** The most rows of one call; the bridge allows no more. */
const MAX_ACTIVITY_ROWS = 500;
/** How long changes are gathered before the host is asked again, in milliseconds: a round tells of each question. */
const EVENT_DEBOUNCE_MS = 60;

interface SyncSnapshot {
  /** Null until the host has said. */
  standing: SyncStanding | null;
  /** Questions that are not the same on both sides, by id, those that need somebody first. */
  rows: ReadonlyMap<number, SyncRow>;
}

/** What the window knows of sync. */
export type SyncStore = Store<SyncSnapshot>;

/** Keeps what the host tells of sync, and asks anew after its events. */
export function createSyncStore(ports: { bridge: Bridge; events: BackendEvents; timers: Timers }): SyncStore {
  const store = createStore<SyncSnapshot>({ standing: null, rows: new Map() });
  const newest = createLatestOnly<null, SyncSnapshot>({
    async ask() {
      const [standing, { rows }] = await Promise.all([
        ports.bridge.call('sync.standing', {}),
        ports.bridge.call('sync.activity', { states: [...OPEN_STATES], limit: MAX_ACTIVITY_ROWS }),
      ]);
      return { standing, rows: withSameRows(store.get().rows, rows) };
    },
    onAnswer: (_, known) => store.set(known),
    // The next contact or event asks again.
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

/** Rows that say the same as before are the very same: what is drawn of them need not be anew. */
function withSameRows(before: ReadonlyMap<number, SyncRow>, next: readonly SyncRow[]): Map<number, SyncRow> {
  return new Map(
    next.map((row) => {
      const known = before.get(row.id);
      return [row.id, known && JSON.stringify(known) === JSON.stringify(row) ? known : row];
    }),
  );
}

/** How many wait to be sent. */
export const queuedCount = ({ counts }: SyncStanding): number => counts.waiting + counts.paused;

/** How many need the author. */
export const needsAttentionCount = ({ counts }: SyncStanding): number =>
  counts.unknown + counts.conflict + counts.refused + counts.held;
