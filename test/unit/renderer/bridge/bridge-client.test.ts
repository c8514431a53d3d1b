import { describe, expect, it } from 'vitest';
import { createConnection } from '../../../../renderer/bridge/bridge-client.ts';
import type { TransportListener } from '../../../../renderer/bridge/bridge-transport.ts';
import type { HostEvent } from '../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import { COUNTS } from '../stores/library-rows.ts';

const start = (reply: unknown) => {
  let listener: TransportListener | null = null;
  let close = async () => {};
  let flush = () => {};
  const connection = createConnection({
    call: async () => reply,
    listen: (next) => {
      listener = next;
    },
    beforeClose: (work) => {
      close = work;
    },
    onFlush: (onFlush) => {
      flush = onFlush;
    },
  });
  return { connection, host: () => listener, close: () => close(), flush: () => flush() };
};

const INFO = { version: '1', shell: 'web', platform: 'linux', dataDir: '/x' };

describe('the bridge client', () => {
  it("returns a reply's parsed value", async () => {
    const { connection } = start({ ok: true, value: { ...INFO, more: 1 } });
    await expect(connection.call('app.info', {})).resolves.toEqual(INFO);
  });

  it("rejects with a reply's error", async () => {
    const problem = { code: 'not-found', message: 'No question has the ID 7.', details: { id: 7 } };
    const { connection } = start({ ok: false, problem });
    const failure = await connection.call('question.get', { id: 7 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'not-found', details: { id: 7 } });
  });

  it.each([[undefined], [{}], [{ ok: true, value: { version: 1 } }], ['<html>']])(
    'rejects malformed replies: case %#',
    async (reply) => {
      await expect(start(reply).connection.call('app.info', {})).rejects.toMatchObject({ code: 'internal' });
    },
  );

  it('forwards valid events until the listener unsubscribes', () => {
    const { connection, host } = start(null);
    const received: HostEvent[] = [];
    const stop = connection.listen((event) => received.push(event));
    const event = { type: 'library', revision: 1, ids: [1], counts: COUNTS, entry: null };
    host()?.onEvent({ type: 'unheard of' });
    host()?.onEvent(undefined);
    host()?.onEvent(event);
    stop();
    host()?.onEvent(event);
    expect(received).toEqual([event]);
  });

  it('confirms closing after all tasks end, even if a task fails', async () => {
    const { connection, close } = start(null);
    const done: string[] = [];
    const slow = Promise.withResolvers<void>();
    connection.beforeClose(() => Promise.reject(new Error('disk')));
    connection.beforeClose(() => slow.promise.then(() => void done.push('slow')));
    connection.beforeClose(async () => void done.push('left'))();
    const closed = close().then(() => done.push('closed'));
    slow.resolve();
    await closed;
    expect(done).toEqual(['slow', 'closed']);
  });

  it('writes unsaved text without running the other closing tasks', async () => {
    const { connection, close, flush } = start(null);
    const done: string[] = [];
    connection.beforeClose(async () => void done.push('block typing'));
    connection.onFlush(async () => void done.push('write'));
    connection.onFlush(async () => void done.push('left'))();
    flush();
    expect(done).toEqual(['write']);
    await close();
    expect(done).toEqual(['write', 'write', 'block typing']);
  });

  it('reports whether the backend is connected', () => {
    const { connection, host } = start(null);
    const states: string[] = [];
    connection.onState((state) => states.push(state));
    expect(connection.state).toBe('connecting');
    host()?.onState('unreachable');
    expect(connection.state).toBe('unreachable');
    expect(states).toEqual(['unreachable']);
  });
});
