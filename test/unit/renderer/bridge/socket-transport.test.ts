import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '../../../../renderer/bridge/bridge-transport.ts';
import { createSocketTransport, type SocketListener } from '../../../../renderer/bridge/socket-transport.ts';
import { HEARTBEAT_MS, MAX_CALL_LENGTH } from '../../../../shared/bridge/socket-messages.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';

interface FakeSocket extends SocketListener {
  sent: unknown[];
  isClosed: boolean;
}

/**
 * Starts a transport with fake sockets and manual timers. The test can make the backend reject connections.
 */
const start = (onOnline = () => {}) => {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const events: unknown[] = [];
  const timers = createManualTimers();
  const backend = { isRefused: async () => false };
  const transport = createSocketTransport({
    connect: (listener) => {
      const socket: FakeSocket = { ...listener, sent: [], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    isRefused: () => backend.isRefused(),
    after: timers.after,
  });
  transport.listen({
    onEvent: (event) => events.push(event),
    onState: (state) => {
      states.push(state);
      if (state === 'online') onOnline();
    },
  });
  const getLastSocket = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('There is no socket.');
    return socket;
  };
  /** Closes the last socket and advances the time to the next connection attempt. Returns the delay. */
  const loseConnection = async () => {
    getLastSocket().onClose();
    await new Promise((resolve) => setImmediate(resolve));
    const [wait = Number.NaN] = timers.getRemainingMs();
    timers.advance(wait);
    return wait;
  };
  return { transport, backend, sockets, states, events, timers, last: getLastSocket, lose: loseConnection };
};

describe('the WebSocket transport', () => {
  it('is online after the socket opens and forwards events', () => {
    const { last, states, events } = start();
    last().onOpen();
    last().onMessage('{"event":{"type":"x"}}');
    last().onMessage('{}');
    expect(states).toEqual(['online']);
    expect(events).toEqual([{ type: 'x' }]);
  });

  it.each([['{'], ['null'], ['{"id":"1"}'], ['{"id":7,"reply":1}']])(
    'ignores messages that are neither events nor replies to a request: %s',
    (text) => {
      const { last, states, events } = start();
      last().onOpen();
      last().onMessage(text);
      expect([states, events]).toEqual([['online'], []]);
    },
  );

  it('matches replies to requests in any order', async () => {
    const { transport, last } = start();
    last().onOpen();
    const calls = [transport.call('app.info', {}), transport.call('question.get', { id: 7 })];
    expect(last().sent).toEqual([
      { id: 1, method: 'app.info', input: {} },
      { id: 2, method: 'question.get', input: { id: 7 } },
    ]);
    last().onMessage('{"id":2,"reply":"second"}');
    last().onMessage('{"id":1,"reply":"first"}');
    expect(await Promise.all(calls)).toEqual(['first', 'second']);
  });

  it('sends a request exactly once if it was made before the socket opened', async () => {
    const { transport, last } = start();
    const call = transport.call('app.info', {});
    expect(last().sent).toEqual([]);
    last().onOpen();
    expect(last().sent).toHaveLength(1);
    last().onMessage('{"id":1,"reply":1}');
    expect(await call).toBe(1);
  });

  it('sends a request only once if a listener makes it when the connection opens', () => {
    const { transport, last } = start(() => void transport.call('library.list', {}));
    void transport.call('app.info', {});
    last().onOpen();
    expect(last().sent).toMatchObject([{ method: 'app.info' }, { method: 'library.list' }]);
  });

  it("rejects requests that exceed the backend's limit", async () => {
    const { transport, last } = start();
    last().onOpen();
    const call = transport.call('draft.save', { text: 'x'.repeat(MAX_CALL_LENGTH) });
    await expect(call).rejects.toMatchObject({ code: 'bad-input' });
    expect(last().sent).toEqual([]);
  });

  it('rejects pending and new requests while the connection is lost', async () => {
    const { transport, last, states, lose } = start();
    last().onOpen();
    const calls = [transport.call('draft.save', {}), transport.call('app.info', {})];
    last().onClose();
    calls.push(transport.call('app.info', {}));
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unreachable' });
    await lose();
    last().onOpen();
    expect(last().sent).toEqual([]);
    expect(states).toEqual(['online', 'unreachable', 'online']);
  });

  it('keeps waiting for a reply while other messages arrive', async () => {
    const { transport, last, states, timers } = start();
    last().onOpen();
    const call = transport.call('import.run', {});
    for (let times = 0; times < 20; times += 1) {
      timers.advance(3 * HEARTBEAT_MS - 1);
      last().onMessage('{}');
    }
    last().onMessage('{"id":1,"reply":7}');
    expect(await call).toBe(7);
    expect(states).toEqual(['online']);
  });

  it('closes a connection that is silent for 15 seconds, even if it never opened', async () => {
    const { transport, last, sockets, states, timers } = start();
    last().onOpen();
    const call = transport.call('app.info', {});
    timers.advance(15_000);
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
    expect(sockets[0]?.isClosed).toBe(true);
    expect(states).toEqual(['online', 'unreachable']);
    timers.advance(250);
    timers.advance(15_000);
    expect(sockets[1]?.isClosed).toBe(true);
  });

  it('reconnects with increasing delays and reports a stopped backend', async () => {
    const { states, last, lose } = start();
    last().onOpen();
    const waits = [];
    for (let times = 0; times < 7; times += 1) waits.push(await lose());
    expect(waits).toEqual([250, 500, 1000, 2000, 3000, 3000, 3000]);
    expect(states).toEqual(['online', 'unreachable', 'stopped']);
    last().onOpen();
    expect(states.at(-1)).toBe('online');
    expect(await lose()).toBe(250);
    expect(states.at(-1)).toBe('unreachable');
  });

  it('reports a lost connection once', async () => {
    const { last, sockets, lose } = start();
    last().onOpen();
    const [first] = sockets;
    await lose();
    first?.onClose();
    expect(sockets).toHaveLength(2);
  });

  it('distinguishes a backend that rejects the page from an unavailable one', async () => {
    const { states, last, backend, lose } = start();
    last().onOpen();
    await lose();
    backend.isRefused = async () => true;
    await lose();
    expect(states).toEqual(['online', 'unreachable', 'refused']);
    backend.isRefused = () => Promise.reject(new TypeError('Failed to fetch'));
    for (let times = 0; times < 3; times += 1) await lose();
    expect(states.at(-1)).toBe('stopped');
    last().onOpen();
    expect(states.at(-1)).toBe('online');
  });
});
