import type { Bridge, Output } from '../../shared/bridge.ts';
import { createGather } from './gather.ts';
import type { HostFeed } from './host-feed.ts';
import { createNewest } from './newest.ts';
import { createStore, type Store } from './store.ts';
import type { Timers } from './timers.ts';

/** How long scrolling has to rest before the rows in sight are looked up, in milliseconds. */
const SCROLL_REST = 120;
/** How long changes are gathered, in milliseconds: each save is one, and none of them is urgent. */
const EVENTS_REST = 2000;
/** The most of one call; the bridge allows no more. */
const CALL_IDS = 500;

/** Which of the questions in sight have a very close twin. */
export interface TwinsStore extends Store<ReadonlySet<number>> {
  /**
   * The row of this question is in sight with this title, until the function returned is called. With another title than
   * before, what was known of it does not hold any more.
   */
  watch(id: number, title: string): () => void;
}

/** Asks `similar.twins` for the rows in sight: what is known is not asked for again until the library changes. */
export function createTwinsStore(ports: { bridge: Bridge; feed: HostFeed; timers: Timers }): TwinsStore {
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

  const newest = createNewest<number[], Output<'similar.twins'>>({
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
    const ids = [...watched.keys()].filter((id) => !fresh.has(id));
    if (ids.length > 0) newest.ask(ids.slice(0, CALL_IDS));
  };
  const anew = createGather(timers, () => {
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
    onMissed: () => anew.after(0),
    onEvent(event) {
      if (event.type === 'library' || event.type === 'similar') anew.after(EVENTS_REST);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    watch(id, title) {
      const before = titles.get(id);
      titles.set(id, title);
      if (before !== undefined && before !== title) {
        newest.drop();
        known.delete(id);
        fresh.delete(id);
        show();
      }
      watched.set(id, (watched.get(id) ?? 0) + 1);
      if (!fresh.has(id)) {
        stopRest();
        stopRest = timers.after(SCROLL_REST, ask);
      }
      return () => {
        const left = (watched.get(id) ?? 1) - 1;
        if (left > 0) watched.set(id, left);
        else watched.delete(id);
      };
    },
  };
}
