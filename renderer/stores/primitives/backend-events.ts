import type { HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import type { Connection } from '../../bridge/bridge-client.ts';

export interface BackendListener {
  onEvent: (event: HostEvent) => void;
  /** Called after the first connection and whenever events may have been lost. Refetches everything. */
  onResync: () => void;
}

export interface BackendEvents {
  subscribe(listener: BackendListener): () => void;
}

/** Returns whether an event directly follows the last one. `last` is null before the first event. */
export function compareRevision(last: number | null, revision: number): 'next' | 'gap' {
  return last === null || revision === last + 1 ? 'next' : 'gap';
}

/** Relays the backend's events. Detects lost events by gaps in the revisions and by lost connections. */
export function createBackendEvents(connection: Connection): BackendEvents {
  const listeners = new Set<BackendListener>();
  let last: number | null = null;

  const handleMissedEvents = () => {
    for (const listener of listeners) listener.onResync();
  };
  connection.listen((event) => {
    const follows = compareRevision(last, event.revision);
    last = event.revision;
    for (const listener of listeners) listener.onEvent(event);
    if (follows === 'gap') handleMissedEvents();
  });
  connection.onState((state) => {
    if (state !== 'online') return;
    last = null;
    handleMissedEvents();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (connection.state === 'online') listener.onResync();
      return () => void listeners.delete(listener);
    },
  };
}
