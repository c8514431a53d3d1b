import type { HostEvent } from '../../shared/bridge/bridge-methods.ts';

type WithoutRevision<E> = E extends HostEvent ? Omit<E, 'revision'> : never;

/** Numbers events because subscribers must notice missed ones. */
export interface Events {
  /** The latest event's number. */
  readonly revision: number;
  readonly hasListeners: boolean;
  emit(event: WithoutRevision<HostEvent>): void;
  /** Calls back with every later event. Returns a function that unsubscribes. */
  subscribe(onEvent: (event: HostEvent) => void): () => void;
}

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
