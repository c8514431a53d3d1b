import type { Connection } from '../../../../renderer/bridge/bridge-client.ts';
import type { ConnectionState } from '../../../../renderer/bridge/bridge-transport.ts';
import type { HostEvent, Method } from '../../../../shared/bridge/bridge-methods.ts';

interface Call {
  method: Method;
  input: Record<string, unknown>;
  respond: (value: unknown) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Creates a bridge. The test responds to its requests. */
export function createFakeConnection(state: ConnectionState = 'online') {
  const calls: Call[] = [];
  const events = new Set<(event: HostEvent) => void>();
  const states = new Set<(state: ConnectionState) => void>();
  let now = state;
  const connection = {
    get state() {
      return now;
    },
    call: (method: Method, input: Record<string, unknown>) => {
      const { promise, resolve, reject } = Promise.withResolvers();
      calls.push({
        method,
        input,
        respond: (value) => settle(() => resolve(value)),
        fail: (error) => settle(() => reject(error)),
      });
      return promise;
    },
    listen: (listener: (event: HostEvent) => void) => {
      events.add(listener);
      return () => void events.delete(listener);
    },
    onState: (listener: (state: ConnectionState) => void) => {
      states.add(listener);
      return () => void states.delete(listener);
    },
    beforeClose: () => () => {},
    onFlush: () => () => {},
  };
  return {
    // The table has the request types, and the test acts as the backend.
    connection: connection as unknown as Connection,
    calls,
    emit: (event: HostEvent) => {
      for (const listener of events) listener(event);
    },
    enter: (next: ConnectionState) => {
      now = next;
      for (const listener of states) listener(next);
    },
  };
}

/** Runs `act` and all code that waits for its result. */
async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}
