import type { Bridge, Output } from '../../shared/bridge/bridge-protocol.ts';
import type { DuplicatePair, Grade, SimilarProgress } from '../../shared/similar.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { createCoalescer, type Timers } from './primitives/timers.ts';

/** How many pairs are asked for at a time. */
export const PAIRS_PER_PAGE = 50;
/** The most of one call; the bridge allows no more. */
export const MAX_PAIRS = 1000;
/** How long changes are gathered before the whole library is compared again, in milliseconds. */
const EVENTS_DELAY_MS = 500;
/** How often the host is asked how far it is, in milliseconds. */
const PROGRESS_INTERVAL_MS = 300;

export interface DuplicatesState {
  /** How near two have to be at least. */
  grade: Grade;
  /** `loading`: no answer yet for this grade. */
  status: 'loading' | 'ready' | 'failed';
  /** Nearest first, those taken out of sight left out. */
  pairs: readonly DuplicatePair[];
  /** How many there are altogether. */
  total: number;
  /** How many more would come in; 0 where no more can be asked for, also if there are more. */
  more: number;
  progress: SimilarProgress | null;
  error: unknown;
}

/** The pairs of questions that ask much the same, over the whole library. */
export interface DuplicatesStore extends Store<DuplicatesState> {
  follow(feed: BackendEvents): () => void;
  setGrade(grade: Grade): void;
  showMore(): void;
  /** Out of sight: a pair (`pairKey`), or every pair of a question (its key). Gives how to take that back. */
  hide(key: string): () => void;
  /** Asks again, such as after a failure. */
  refresh(): void;
  /** Where one was in the list when it was left, to go on from there. */
  position: ListPosition;
}

interface ListPosition {
  /** How far it was scrolled, in CSS pixels. */
  scroll: number;
  /** The pair (`pairKey`) that was opened, and which of its two; null where it was left otherwise. */
  opened: { pair: string; side: 'a' | 'b' } | null;
}

/** Names a pair. */
export const pairKey = ({ a, b }: Pick<DuplicatePair, 'a' | 'b'>): string => `${a.key}/${b.key}`;

/** Keeps what `similar.duplicates` gives, and asks anew after changes of the library. */
export function createDuplicatesStore({
  bridge,
  timers,
}: {
  bridge: Bridge;
  timers: Timers;
}): DuplicatesStore {
  const store = createStore<DuplicatesState>({
    grade: 'very-close',
    status: 'loading',
    pairs: [],
    total: 0,
    more: 0,
    progress: null,
    error: null,
  });
  let limit = PAIRS_PER_PAGE;
  let last: Output<'similar.duplicates'> | null = null;
  const hidden = new Set<string>();
  const position: ListPosition = { scroll: 0, opened: null };

  const newest = createLatestOnly<{ grade: Grade; limit: number }, Output<'similar.duplicates'>>({
    ask: (question) => bridge.call('similar.duplicates', question),
    onAnswer(_, answer) {
      last = answer;
      show();
      if (answer.progress.known < answer.progress.total) again.after(PROGRESS_INTERVAL_MS);
    },
    onError(_, error) {
      store.set({ ...store.get(), status: 'failed', error });
    },
  });

  const show = () => {
    if (!last) return;
    const pairs = last.pairs.filter(
      (pair) => !hidden.has(pairKey(pair)) && !hidden.has(pair.a.key) && !hidden.has(pair.b.key),
    );
    const total = last.total - (last.pairs.length - pairs.length);
    const more = Math.max(0, Math.min(PAIRS_PER_PAGE, MAX_PAIRS - limit, total - pairs.length));
    const { progress } = last;
    store.set({ ...store.get(), status: 'ready', pairs, total, more, progress, error: null });
  };
  const refresh = () => newest.request({ grade: store.get().grade, limit });
  const again = createCoalescer(timers, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    position,
    follow(events) {
      // Since it was left, the host has come to know what was done to them; some may have come back.
      hidden.clear();
      const unsubscribe = events.subscribe({
        onResync: refresh,
        onEvent(event) {
          if (event.type === 'library' || event.type === 'similar') again.after(EVENTS_DELAY_MS);
        },
      });
      return () => {
        unsubscribe();
        again.stop();
        newest.cancel();
      };
    },
    setGrade(grade) {
      if (grade === store.get().grade) return;
      limit = PAIRS_PER_PAGE;
      last = null;
      position.scroll = 0;
      position.opened = null;
      store.set({ ...store.get(), grade, status: 'loading', pairs: [], total: 0, more: 0, error: null });
      refresh();
    },
    showMore() {
      limit = Math.min(MAX_PAIRS, limit + PAIRS_PER_PAGE);
      refresh();
    },
    hide(key) {
      hidden.add(key);
      show();
      return () => {
        hidden.delete(key);
        show();
      };
    },
  };
}
