import type { HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import type { Connection } from '../../bridge/bridge-client.ts';

export interface BackendListener {
  onEvent: (event: HostEvent) => void;
  /** Events may have been lost, or this is the first connection: refetch. */
  onResync: () => void;
}

export interface BackendEvents {
  subscribe(listener: BackendListener): () => void;
}

/** Whether an event directly follows the last one. `last` is null before the first. */
export function followRevision(last: number | null, revision: number): 'next' | 'gap' {
  return last === null || revision === last + 1 ? 'next' : 'gap';
}

/** The backend's events. Detects lost ones by gaps in the revisions and after a lost connection. */
export function createBackendEvents(connection: Connection): BackendEvents {
  const listeners = new Set<BackendListener>();
  let last: number | null = null;

  const missed = () => {
    for (const listener of listeners) listener.onResync();
  };
  connection.listen((event) => {
    const follows = followRevision(last, event.revision);
    last = event.revision;
    for (const listener of listeners) listener.onEvent(event);
    if (follows === 'gap') missed();
  });
  connection.onState((state) => {
    if (state !== 'online') return;
    last = null;
    missed();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (connection.state === 'online') listener.onResync();
      return () => void listeners.delete(listener);
    },
  };
}
