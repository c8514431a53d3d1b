import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import type { SimilarHit } from '../../shared/similarity.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

const SCROLL_DEBOUNCE_MS = 120;
/** Collects several changes into one request, because none of them is urgent. */
const EVENTS_DELAY_MS = 2000;
/** The bridge's limit for one request. */
const MAX_IDS_PER_CALL = 500;

/** The IDs of visible questions that have a likely duplicate. */
export interface LikelyDuplicatesStore extends Store<ReadonlySet<number>> {
  /**
   * Marks the question's row as visible until the returned function is called. A new title resets the row's
   * mark.
   */
  watch(id: number, title: string): () => void;
  /**
   * Sets the open draft and its likely duplicates. `duplicates` is null if they're unknown. Until the draft
   * is closed, its autosaves don't cause requests for other marks.
   */
  setDraft(id: number | null, duplicates: readonly SimilarHit[] | null): void;
}

/**
 * Creates the store. It isn't a TanStack query because visible rows share one request, and marks remain until
 * the next response.
 */
export function createLikelyDuplicatesStore(ports: {
  bridge: Bridge;
  feed: BackendEvents;
  timers: Timers;
}): LikelyDuplicatesStore {
  const { bridge, feed, timers } = ports;
  const store = createStore<ReadonlySet<number>>(new Set());
  const watched = new Map<number, number>();
  /** Whether each question has a likely duplicate according to the last response. */
  const known = new Map<number, boolean>();
  /** The questions whose marks are current until the library changes. */
  const fresh = new Set<number>();
  const titles = new Map<number, string>();
  let cancelDebounce = () => {};
  let openDraft: number | null = null;
  const autosaved = new Set<number>();
  /** Whether anything except the open draft has changed since the last request. */
  let mustRefresh = false;

  const requests = createLatestOnly<number[], Output<'similar.likelyDuplicates'>>({
    fetch: (ids) => bridge.call('similar.likelyDuplicates', { ids }),
    onResponse(asked, { ids }) {
      for (const id of asked) {
        known.set(id, ids.includes(id));
        fresh.add(id);
      }
      publish();
    },
    // The marks remain after a failure. The next change requests them again.
    onError: () => {},
  });

  const publish = () => {
    const duplicates = [...known].flatMap(([id, hasLikelyDuplicate]) => (hasLikelyDuplicate ? [id] : []));
    const before = store.get();
    if (duplicates.length !== before.size || duplicates.some((id) => !before.has(id)))
      store.set(new Set(duplicates));
  };
  const requestVisible = () => {
    const ids = [...watched.keys()].filter((id) => !fresh.has(id) && id !== openDraft);
    if (ids.length > 0) requests.request(ids.slice(0, MAX_IDS_PER_CALL));
  };
  const requestAfterScroll = () => {
    cancelDebounce();
    cancelDebounce = timers.after(SCROLL_DEBOUNCE_MS, requestVisible);
  };
  const refreshLater = createCoalescer(timers, () => {
    if (!mustRefresh && autosaved.size === 1 && openDraft !== null && autosaved.has(openDraft)) return;
    mustRefresh = false;
    autosaved.clear();
    fresh.clear();
    // Visible rows keep their marks until the response arrives.
    for (const id of titles.keys()) {
      if (watched.has(id)) continue;
      known.delete(id);
      titles.delete(id);
    }
    requestVisible();
  });

  feed.subscribe({
    onResync() {
      mustRefresh = true;
      refreshLater.after(0);
    },
    onEvent(event) {
      if (event.type !== 'library' && event.type !== 'similar') return;
      const row = event.type === 'library' ? event.entry?.row : null;
      if (row && (row.pending || row.state === 'draft')) autosaved.add(row.id);
      else mustRefresh = true;
      refreshLater.after(EVENTS_DELAY_MS);
    },
  });
  return {
    setDraft(id, duplicates) {
      if (id !== openDraft) {
        openDraft = id;
        if (autosaved.size > 0) refreshLater.after(0);
        else requestAfterScroll();
      }
      if (id === null || !duplicates) return;
      known.set(id, duplicates.length > 0);
      for (const { id: other, source } of duplicates) if (source === 'library') known.set(other, true);
      publish();
    },
    get: store.get,
    subscribe: store.subscribe,
    watch(id, title) {
      const before = titles.get(id);
      titles.set(id, title);
      if (before !== undefined && before !== title && id !== openDraft) {
        requests.cancel();
        known.delete(id);
        fresh.delete(id);
        publish();
      }
      watched.set(id, (watched.get(id) ?? 0) + 1);
      if (!fresh.has(id)) requestAfterScroll();
      return () => {
        const left = (watched.get(id) ?? 1) - 1;
        if (left > 0) watched.set(id, left);
        else watched.delete(id);
      };
    },
  };
}
