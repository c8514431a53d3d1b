import type { Connection } from '../../../../renderer/bridge/bridge-client.ts';
import type { ConnectionState } from '../../../../renderer/bridge/bridge-transport.ts';
import type { HostEvent, Method } from '../../../../shared/bridge/bridge-protocol.ts';

interface Call {
  method: Method;
  input: Record<string, unknown>;
  answer: (value: unknown) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** A bridge whose other end is the test: it answers each call when it likes. */
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
        answer: (value) => settle(() => resolve(value)),
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
  };
  return {
    // The calls' types are the table's; here the test plays the host.
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

/** Lets everything run that waits for an answer. */
async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}
