import { hashKey, type QueryClient, QueryObserver, replaceEqualDeep } from '@tanstack/react-query';
import type { HostEvent, Method } from '../../../shared/bridge/bridge-protocol.ts';
import type { BackendEvents } from './backend-events.ts';
import { createStore, type Store } from './external-store.ts';

/** What a method returns that events bring too, and that this window changes; null until the backend has said. */
export interface OptimisticQuery<T> extends Store<T | null> {
  /** What the backend said last, without changes that it hasn't answered. */
  serverValue(): T | null;
  /**
   * Makes a call that returns the new value. Until it has, `shown` is applied to what is known. Calls with the same `scope`
   * are made one after the other. Rejects as the call does.
   */
  mutate(call: () => Promise<T>, options?: { shown?: (now: T) => T; scope?: string }): Promise<void>;
}

/**
 * Events and answers may overtake one another. The answer to a call during which an event came isn't taken; if it differs from
 * what the event said, the value is fetched again. What is equal stays the same object.
 */
export function createOptimisticQuery<T extends object>(ports: {
  queries: QueryClient;
  events: BackendEvents;
  method: Method;
  fetch: () => Promise<T>;
  /** The value that an event brings, if it does. */
  valueOfEvent: (event: HostEvent) => T | null;
}): OptimisticQuery<T> {
  const { queries, events, method, fetch, valueOfEvent } = ports;
  const queryKey = [method, {}];
  const store = createStore<T | null>(null);
  let pending: readonly ((now: T) => T)[] = [];
  let heard = 0;
  const known = () => queries.getQueryData<T>(queryKey) ?? null;
  const show = () => {
    const value = known();
    if (!value) return;
    const shown = pending.reduce((now, change) => change(now), value);
    store.set(replaceEqualDeep(store.get(), shown));
  };
  /** Null where an event said something else during the call. */
  const ask = async (call: () => Promise<T>): Promise<T | null> => {
    const before = heard;
    const answer = await call();
    return heard === before || JSON.stringify(answer) === JSON.stringify(known()) ? answer : null;
  };
  const queryFn = async (): Promise<T> => (await ask(fetch)) ?? (await queryFn());
  const hash = hashKey(queryKey);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) show();
  });
  new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
  events.subscribe({
    onResync() {},
    onEvent(event) {
      const value = valueOfEvent(event);
      if (!value) return;
      heard += 1;
      queries.setQueryData(queryKey, value);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    serverValue: known,
    async mutate(call, { shown = (now: T) => now, scope } = {}) {
      pending = [...pending, shown];
      show();
      const run = async () => {
        const answer = await ask(call);
        if (answer) queries.setQueryData(queryKey, answer);
        return answer !== null;
      };
      let isTaken: boolean;
      try {
        isTaken = await (scope === undefined
          ? run()
          : queries
              .getMutationCache()
              .build(queries, { mutationFn: run, networkMode: 'always', scope: { id: scope } })
              .execute(undefined));
      } finally {
        pending = pending.filter((other) => other !== shown);
        show();
      }
      if (!isTaken) await queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    },
  };
}
