import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import type { Grade, SimilarProgress } from '../../shared/similarity.ts';
import { type DuplicateCluster, getPairKey, groupPairs } from './duplicate-clusters.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

export const CLUSTERS_PER_PAGE = 50;
/** The bridge's limit for one request. A cluster may need any of the pairs, so all are requested. */
export const MAX_PAIRS = 1000;
/** Collects several changes before requesting all pairs again. */
const EVENTS_DELAY_MS = 500;
/** How often the request is repeated while the comparison is incomplete. */
const PROGRESS_INTERVAL_MS = 300;

export interface DuplicatesState {
  /** The lowest grade shown. */
  grade: Grade;
  /** The request's status. It's `loading` until the first response for this grade. */
  status: 'loading' | 'ready' | 'failed';
  /** Visible clusters, most similar first. */
  clusters: readonly DuplicateCluster[];
  total: number;
  /** The number of clusters that the next page adds. */
  more: number;
  /** Whether the library has more pairs than the bridge's limit. */
  isLimited: boolean;
  progress: SimilarProgress | null;
  error: unknown;
}

/** Finds similar questions in the whole library. */
export interface DuplicatePairsStore extends Store<DuplicatesState> {
  follow(feed: BackendEvents): () => void;
  setGrade(grade: Grade): void;
  showMore(): void;
  /**
   * Hides a pair by its `getPairKey`, or all pairs that contain a question by the question's key. Returns a
   * function that shows the pairs again.
   */
  hide(key: string): () => void;
  /** Repeats the request, for example after a failure. */
  refresh(): void;
  /** The list position, restored when the view is opened again. */
  position: ListPosition;
}

interface ListPosition {
  scroll: number;
  /** The key of the question that was opened from the list. */
  opened: string | null;
}

const NO_CLUSTERS = { clusters: [], total: 0, more: 0, isLimited: false } as const;

/**
 * Creates the store. It isn't a TanStack query because its grade, hidden pairs, and position outlive the
 * view, and because it polls while pairs are compared.
 */
export function createDuplicatePairsStore({
  bridge,
  timers,
}: {
  bridge: Bridge;
  timers: Timers;
}): DuplicatePairsStore {
  const store = createStore<DuplicatesState>({
    grade: 'very-close',
    status: 'loading',
    ...NO_CLUSTERS,
    progress: null,
    error: null,
  });
  let shown = CLUSTERS_PER_PAGE;
  let response: Output<'similar.duplicates'> | null = null;
  const hidden = new Set<string>();
  const position: ListPosition = { scroll: 0, opened: null };

  const requests = createLatestOnly<Grade, Output<'similar.duplicates'>>({
    fetch: (grade) => bridge.call('similar.duplicates', { grade, limit: MAX_PAIRS }),
    onResponse(_, answer) {
      response = answer;
      publish();
      if (answer.progress.known < answer.progress.total) refreshLater.after(PROGRESS_INTERVAL_MS);
    },
    onError(_, error) {
      store.set({ ...store.get(), status: 'failed', error });
    },
  });

  const publish = () => {
    if (!response) return;
    const pairs = response.pairs.filter(
      (pair) => !hidden.has(getPairKey(pair)) && !hidden.has(pair.a.key) && !hidden.has(pair.b.key),
    );
    const all = groupPairs(pairs);
    store.set({
      ...store.get(),
      status: 'ready',
      clusters: all.slice(0, shown),
      total: all.length,
      more: Math.min(CLUSTERS_PER_PAGE, Math.max(0, all.length - shown)),
      isLimited: response.total > response.pairs.length,
      progress: response.progress,
      error: null,
    });
  };
  const refresh = () => requests.request(store.get().grade);
  const refreshLater = createCoalescer(timers, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    position,
    follow(events) {
      // The backend now has the dismissed pairs, and some may have been restored.
      hidden.clear();
      const unsubscribe = events.subscribe({
        onResync: refresh,
        onEvent(event) {
          if (event.type === 'library' || event.type === 'similar') refreshLater.after(EVENTS_DELAY_MS);
        },
      });
      return () => {
        unsubscribe();
        refreshLater.stop();
        requests.cancel();
      };
    },
    setGrade(grade) {
      if (grade === store.get().grade) return;
      shown = CLUSTERS_PER_PAGE;
      response = null;
      position.scroll = 0;
      position.opened = null;
      store.set({ ...store.get(), grade, status: 'loading', ...NO_CLUSTERS, error: null });
      refresh();
    },
    showMore() {
      shown += CLUSTERS_PER_PAGE;
      publish();
    },
    hide(key) {
      hidden.add(key);
      publish();
      return () => {
        hidden.delete(key);
        publish();
      };
    },
  };
}
