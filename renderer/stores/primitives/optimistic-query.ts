import { hashKey, type QueryClient, QueryObserver, replaceEqualDeep } from '@tanstack/react-query';
import type { HostEvent, Method } from '../../../shared/bridge/bridge-methods.ts';
import type { BackendEvents } from './backend-events.ts';
import { createStore, type Store } from './external-store.ts';

/** A value that a method returns, events update, and the UI changes. The value is null until it's loaded. */
export interface OptimisticQuery<T> extends Store<T | null> {
  /** Returns the last value from the backend, without pending changes. */
  getServerValue(): T | null;
  /**
   * Runs a request that returns the new value. Until the response arrives, applies `shown` optimistically.
   * Requests with the same `scope` run in sequence. Rejects if the request does.
   */
  mutate(call: () => Promise<T>, options?: { shown?: (now: T) => T; scope?: string }): Promise<void>;
}

/**
 * Creates an optimistic query. Events and responses can arrive out of order. If an event with a different
 * value arrives during a request, the response is ignored and the value is refetched. Equal values keep their
 * identity.
 */
export function createOptimisticQuery<T extends object>(ports: {
  queries: QueryClient;
  events: BackendEvents;
  method: Method;
  fetch: () => Promise<T>;
  /** The value until the first response. */
  first?: T | undefined;
  /** Returns the event's value, or null if the event has none. */
  getEventValue: (event: HostEvent) => T | null;
}): OptimisticQuery<T> {
  const { queries, events, method, fetch, first, getEventValue } = ports;
  const queryKey = [method, {}];
  const store = createStore<T | null>(first ?? null);
  let pending: readonly ((now: T) => T)[] = [];
  let eventCount = 0;
  const getCachedValue = () => queries.getQueryData<T>(queryKey) ?? null;
  const show = () => {
    const value = getCachedValue();
    if (!value) return;
    const shown = pending.reduce((now, change) => change(now), value);
    store.set(replaceEqualDeep(store.get(), shown));
  };
  /** Runs a request. Resolves with null if an event with a different value arrived during the request. */
  const fetchCurrent = async (call: () => Promise<T>): Promise<T | null> => {
    const before = eventCount;
    const response = await call();
    return eventCount === before || JSON.stringify(response) === JSON.stringify(getCachedValue())
      ? response
      : null;
  };
  const queryFn = async (): Promise<T> => (await fetchCurrent(fetch)) ?? (await queryFn());
  const hash = hashKey(queryKey);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) show();
  });
  new QueryObserver(queries, { queryKey, queryFn, initialData: first }).subscribe(() => {});
  events.subscribe({
    onResync() {},
    onEvent(event) {
      const value = getEventValue(event);
      if (!value) return;
      eventCount += 1;
      queries.setQueryData(queryKey, value);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    getServerValue: getCachedValue,
    async mutate(call, { shown = (now: T) => now, scope } = {}) {
      pending = [...pending, shown];
      show();
      const run = async () => {
        const response = await fetchCurrent(call);
        if (response) queries.setQueryData(queryKey, response);
        return response !== null;
      };
      let isCurrent: boolean;
      try {
        isCurrent = await (scope === undefined
          ? run()
          : queries
              .getMutationCache()
              .build(queries, { mutationFn: run, networkMode: 'always', scope: { id: scope } })
              .execute(undefined));
      } finally {
        pending = pending.filter((other) => other !== shown);
        show();
      }
      if (!isCurrent) await queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    },
  };
}
