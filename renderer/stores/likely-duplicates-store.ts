import type { Bridge, Output } from '../../shared/bridge/bridge-protocol.ts';
import type { SimilarHit } from '../../shared/similar.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

/** How long scrolling has to rest before the rows in sight are looked up, in milliseconds. */
const SCROLL_DEBOUNCE_MS = 120;
/** How long changes are gathered, in milliseconds: each save is one, and none of them is urgent. */
const EVENTS_DELAY_MS = 2000;
/** The most of one call; the bridge allows no more. */
const MAX_IDS_PER_CALL = 500;

/** Which of the questions in sight have a very close twin. */
export interface LikelyDuplicatesStore extends Store<ReadonlySet<number>> {
  /**
   * The row of this question is in sight with this title, until the function returned is called. With another title than
   * before, what was known of it does not hold any more.
   */
  watch(id: number, title: string): () => void;
  /**
   * This draft is open, and these are very close to it (null: not known yet), which is all that its autosaves can change:
   * other marks are looked up again after it's saved or left.
   */
  setDraft(id: number | null, twins: readonly SimilarHit[] | null): void;
}

/** Asks `similar.twins` for the rows in sight: what is known is not asked for again until the library changes. */
export function createLikelyDuplicatesStore(ports: {
  bridge: Bridge;
  feed: BackendEvents;
  timers: Timers;
}): LikelyDuplicatesStore {
  const { bridge, feed, timers } = ports;
  const store = createStore<ReadonlySet<number>>(new Set());
  const watched = new Map<number, number>();
  /** Whether each has a twin, as far as was ever said. */
  const known = new Map<number, boolean>();
  /** Those of which that still holds. */
  const fresh = new Set<number>();
  /** The title that each was seen with last. */
  const titles = new Map<number, string>();
  let stopRest = () => {};
  let written: number | null = null;
  /** Questions that were autosaved since marks were looked up. */
  const autosaved = new Set<number>();
  /** Whether there is anything to look up but what autosaves of the draft being written changed. */
  let isBehind = false;

  const newest = createLatestOnly<number[], Output<'similar.twins'>>({
    ask: (ids) => bridge.call('similar.twins', { ids }),
    onAnswer(asked, { ids }) {
      for (const id of asked) {
        known.set(id, ids.includes(id));
        fresh.add(id);
      }
      show();
    },
    // The marks stay as they were; the next change or contact asks again.
    onError: () => {},
  });

  const show = () => {
    const twins = [...known].flatMap(([id, hasTwin]) => (hasTwin ? [id] : []));
    const before = store.get();
    if (twins.length !== before.size || twins.some((id) => !before.has(id))) store.set(new Set(twins));
  };
  const ask = () => {
    const ids = [...watched.keys()].filter((id) => !fresh.has(id) && id !== written);
    if (ids.length > 0) newest.request(ids.slice(0, MAX_IDS_PER_CALL));
  };
  const askSoon = () => {
    stopRest();
    stopRest = timers.after(SCROLL_DEBOUNCE_MS, ask);
  };
  const anew = createCoalescer(timers, () => {
    if (!isBehind && autosaved.size === 1 && written !== null && autosaved.has(written)) return;
    isBehind = false;
    autosaved.clear();
    fresh.clear();
    // What is in sight keeps its mark until the answer is there.
    for (const id of titles.keys()) {
      if (watched.has(id)) continue;
      known.delete(id);
      titles.delete(id);
    }
    ask();
  });

  feed.subscribe({
    onResync() {
      isBehind = true;
      anew.after(0);
    },
    onEvent(event) {
      if (event.type !== 'library' && event.type !== 'similar') return;
      const row = event.type === 'library' ? event.entry?.row : null;
      if (row && (row.pending || row.state === 'draft')) autosaved.add(row.id);
      else isBehind = true;
      anew.after(EVENTS_DELAY_MS);
    },
  });
  return {
    setDraft(id, twins) {
      if (id !== written) {
        written = id;
        if (autosaved.size > 0) anew.after(0);
        else askSoon();
      }
      if (id === null || !twins) return;
      known.set(id, twins.length > 0);
      for (const twin of twins) if (twin.source === 'library') known.set(twin.id, true);
      show();
    },
    get: store.get,
    subscribe: store.subscribe,
    watch(id, title) {
      const before = titles.get(id);
      titles.set(id, title);
      if (before !== undefined && before !== title && id !== written) {
        newest.cancel();
        known.delete(id);
        fresh.delete(id);
        show();
      }
      watched.set(id, (watched.get(id) ?? 0) + 1);
      if (!fresh.has(id)) askSoon();
      return () => {
        const left = (watched.get(id) ?? 1) - 1;
        if (left > 0) watched.set(id, left);
        else watched.delete(id);
      };
    },
  };
}
