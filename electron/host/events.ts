import type { HostEvent } from '../../shared/bridge/bridge-protocol.ts';

type WithoutRevision<E> = E extends HostEvent ? Omit<E, 'revision'> : never;

/** What the host tells everybody who listens, numbered so that a listener notices what it missed. */
export interface Events {
  /** The number of the newest event. */
  readonly revision: number;
  /** True while somebody listens. */
  readonly hasListeners: boolean;
  emit(event: WithoutRevision<HostEvent>): void;
  /** Every event from now on. Returns how to stop. */
  subscribe(onEvent: (event: HostEvent) => void): () => void;
}

/** Events without listeners yet; the first one has the number 1. */
export function createEvents(): Events {
  const listeners = new Set<(event: HostEvent) => void>();
  let revision = 0;
  return {
    get revision() {
      return revision;
    },
    get hasListeners() {
      return listeners.size > 0;
    },
    emit(event) {
      revision += 1;
      for (const onEvent of listeners) onEvent({ ...event, revision });
    },
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  };
}
