import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createHttpTransport } from '../../../renderer/bridge/http-transport.ts';
import type { ConnectionState } from '../../../renderer/bridge/transport.ts';

type Source = { open: () => void; message: (data: string) => void; error: () => void; closed: boolean };

/** A browser whose host the test switches on and off. */
const start = () => {
  const sources: Source[] = [];
  const waits: { milliseconds: number; run: () => void }[] = [];
  const states: ConnectionState[] = [];
  const events: unknown[] = [];
  const limits: { milliseconds: number; signal: AbortSignal; reach: () => void }[] = [];
  const host = {
    answer: async (_init: RequestInit, _url: string): Promise<Response> =>
      Response.json({ ok: true, value: 1 }),
  };
  const transport = createHttpTransport({
    fetch: (url, init) => host.answer(init, url),
    events: (on) => {
      const source: Source = { ...on, closed: false };
      sources.push(source);
      return () => {
        source.closed = true;
      };
    },
    after: (milliseconds, run) => void waits.push({ milliseconds, run }),
    limit: (milliseconds) => {
      const limit = new AbortController();
      limits.push({ milliseconds, signal: limit.signal, reach: () => limit.abort() });
      return limit.signal;
    },
  });
  transport.listen({ onEvent: (event) => events.push(event), onState: (state) => states.push(state) });
  const attempt = async () => {
    waits.at(-1)?.run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { transport, host, sources, waits, limits, states, events, attempt };
};

/** A request that stays on its way until it is given up. */
const silent = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

const gone = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

describe('HTTP transport', () => {
  it('is online once the events have opened, and passes them on', () => {
    const { sources, states, events } = start();
    sources[0]?.open();
    sources[0]?.message('{"type":"x"}');
    expect(states).toEqual(['online']);
    expect(events).toEqual([{ type: 'x' }]);
  });

  it('takes text that is no JSON for no event', () => {
    const { sources, events } = start();
    sources[0]?.message('{');
    expect(events).toEqual([undefined]);
  });

  it('rejects a call as unreachable where nobody answers', async () => {
    const { transport, host } = start();
    host.answer = gone;
    await expect(transport.call('app.info', {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('rejects a call as unreachable where somebody else answers', async () => {
    const { transport, host } = start();
    host.answer = async () => new Response('<!doctype html>', { status: 502 });
    await expect(transport.call('app.info', {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('leaves nothing behind for a call that was answered, long before it would have been given up', async () => {
    const { transport, limits } = start();
    await transport.call('app.info', {});
    expect(limits.map(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([[]]);
  });

  it('gives up a call that nobody answers in 15 seconds, says so, and connects anew', async () => {
    const { transport, host, limits, sources, states, attempt } = start();
    sources[0]?.open();
    host.answer = silent;
    const call = transport.call('app.info', {});
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([15_000]);
    limits[0]?.reach();
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
    expect(states).toEqual(['online', 'unreachable']);
    expect(sources[0]?.closed).toBe(true);
    host.answer = async () => Response.json({ ok: true, value: 1 });
    await attempt();
    sources[1]?.open();
    expect(states).toEqual(['online', 'unreachable', 'online']);
  });

  it('leaves connections free beside calls that may last, and does one after the other of these', async () => {
    const { transport, host, sources } = start();
    sources[0]?.open();
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    host.answer = (_, url) => {
      asked.push(url.split('/').at(-1) ?? '');
      return new Promise((resolve) => answers.push(() => resolve(Response.json({ ok: true }))));
    };
    const calls = ['1', '2', '3', 'sync.1', 'sync.2', 'sync.3'].map((name) => transport.call(name, {}, true));
    calls.push(transport.call('draft.save', {}));
    await vi.waitFor(() => expect(asked).toEqual(['1', '2', 'sync.1', 'sync.2', 'draft.save']));
    answers.shift()?.();
    await vi.waitFor(() => expect(asked).toEqual(['1', '2', 'sync.1', 'sync.2', 'draft.save', '3']));
    while (answers.length > 0 || asked.length < 7) {
      for (const answer of answers.splice(0)) answer();
      await Promise.resolve();
    }
    await Promise.all(calls);
    expect(asked).toHaveLength(7);
  });

  it('gives up a call that may last once the host does not say who it is either', async () => {
    const { transport, host, limits, sources, states } = start();
    sources[0]?.open();
    host.answer = silent;
    const call = transport.call('library.import', {}, true);
    limits[0]?.reach();
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([15_000, 15_000]);
    limits[1]?.reach();
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
    expect(states).toEqual(['online', 'unreachable']);
  });

  it('gives up no call that may last while the host says who it is', async () => {
    const { transport, host, limits, sources, states } = start();
    sources[0]?.open();
    const imported = Promise.withResolvers<Response>();
    host.answer = async (_, url) =>
      url.endsWith('library.import') ? imported.promise : Response.json({ ok: true });
    const call = transport.call('library.import', {}, true);
    for (const at of [0, 2, 4]) {
      limits[at]?.reach();
      await vi.waitFor(() => expect(limits).toHaveLength(at + 3), 120_000);
    }
    imported.resolve(Response.json({ ok: true, value: 7 }));
    expect(await call).toEqual({ ok: true, value: 7 });
    expect(states).toEqual(['online']);
  });

  it('thinks nothing of the limit of a call that was answered', async () => {
    const { transport, limits, sources, states } = start();
    sources[0]?.open();
    await transport.call('app.info', {});
    limits[0]?.reach();
    expect(states).toEqual(['online']);
  });

  it('says that it is online again where its events begin anew, since some may be lost', () => {
    const { sources, states } = start();
    sources[0]?.open();
    sources[0]?.open();
    expect(states).toEqual(['online', 'online']);
  });

  it('tries again, each time a little later, until the host is back', async () => {
    const { sources, states, waits, host, attempt } = start();
    sources[0]?.open();
    host.answer = gone;
    sources[0]?.error();
    sources[0]?.error();
    expect(sources[0]?.closed).toBe(true);
    for (let times = 0; times < 5; times += 1) await attempt();
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000, 2000, 3000, 3000]);
    host.answer = async () => Response.json({ ok: true, value: 1 });
    await attempt();
    sources[1]?.open();
    expect(states).toEqual(['online', 'unreachable', 'online']);
  });

  it('begins with short waits again after it was online', async () => {
    const { sources, waits, attempt } = start();
    for (const at of [0, 1]) {
      sources[at]?.open();
      sources[at]?.error();
      await attempt();
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250, 250]);
  });

  it('tells a host that does not know the page from one that is gone', async () => {
    const { sources, states, host, attempt } = start();
    sources[0]?.open();
    sources[0]?.error();
    host.answer = async () => new Response('', { status: 403 });
    await attempt();
    expect(states).toEqual(['online', 'unreachable', 'refused']);
    host.answer = async () => Response.json({ ok: true, value: 1 });
    await attempt();
    sources[1]?.open();
    expect(states.at(-1)).toBe('online');
  });
});
