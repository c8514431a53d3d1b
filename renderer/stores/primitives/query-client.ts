import { notifyManager, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import type { HostEvent, Method } from '../../../shared/bridge/bridge-methods.ts';
import type { Connection } from '../../bridge/bridge-client.ts';
import type { BackendEvents } from './backend-events.ts';

/** The events that change a method's result. Other methods' results remain valid while they're shown. */
const CHANGED_BY: { readonly [M in Method]?: readonly HostEvent['type'][] } = {
  'apiLibrary.list': ['library', 'testLibrary'],
  'apiLibrary.question': ['library', 'testLibrary'],
  'emoji.seen': ['library', 'similar', 'settings'],
  'history.list': ['library'],
  'library.facets': ['library', 'similar'],
  'library.list': ['library'],
  'library.statistics': ['library'],
  'library.tags': ['library'],
  'apiToken.list': ['apiTokens'],
  'question.get': ['library'],
  'questions.exactRepeats': ['library'],
  'questions.previewEdit': ['library', 'settings'],
  'questions.votes': ['library'],
  'restorePoint.list': ['restorePoints', 'testLibrary'],
  'sync.activity': ['sync'],
  'sync.lastResponses': ['library', 'sync'],
  'sync.question': ['library', 'sync'],
  'sync.votes': ['sync'],
};

/**
 * Returns whether an event changes a query's result. The query key starts with a method, usually followed by
 * its input.
 */
function isChangedBy([method, input]: readonly unknown[], event: HostEvent): boolean {
  const changedBy: Partial<Record<string, readonly string[]>> = CHANGED_BY;
  if (typeof method !== 'string' || !changedBy[method]?.includes(event.type)) return false;
  const isOfOne = typeof input === 'object' && input !== null && 'id' in input;
  return !isOfOne || event.type !== 'library' || !event.ids || event.ids.some((id) => id === input.id);
}

/** Creates a query client that refetches a bridge method's result after the events that change it. */
export function createQueryClient(connection: Connection, feed: BackendEvents): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
      },
    },
  });
  const again = new WeakSet<Query>();
  // Run one fetch at a time. Events during the fetch cause one more fetch.
  const refresh = (query: Query): void => {
    if (query.state.fetchStatus !== 'fetching') {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    } else if (!again.has(query)) {
      again.add(query);
      const refreshAgain = () => {
        again.delete(query);
        refresh(query);
      };
      query.fetch().then(refreshAgain, refreshAgain);
    }
  };
  feed.subscribe({
    onResync: () => client.getQueryCache().getAll().forEach(refresh),
    onEvent: (event) =>
      client
        .getQueryCache()
        .findAll({ predicate: ({ queryKey }) => isChangedBy(queryKey, event) })
        .forEach(refresh),
  });
  onlineManager.setEventListener((setOnline) => connection.onState((state) => setOnline(state === 'online')));
  onlineManager.setOnline(connection.state === 'online');
  notifyManager.setScheduler(queueMicrotask);
  client.mount();
  return client;
}
