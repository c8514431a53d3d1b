import { describe, expect, it } from 'vitest';
import { createBackendEvents } from '../../../../../renderer/stores/primitives/backend-events.ts';
import { createOptimisticQuery } from '../../../../../renderer/stores/primitives/optimistic-query.ts';
import { createQueryClient } from '../../../../../renderer/stores/primitives/query-client.ts';
import { createFakeConnection } from '../../bridge/fake-connection.ts';
import { settle } from '../../drafts/manual-page-timers.ts';

interface Value {
  a: number;
  b?: number;
}

/**
 * Starts a query with the value `{ a: 0 }`. The test responds to its requests. `shown` collects the displayed
 * values.
 */
const start = async () => {
  const { connection, calls, emit } = createFakeConnection();
  const feed = createBackendEvents(connection);
  const fetches: PromiseWithResolvers<Value>[] = [];
  let next: Value = { a: 0 };
  const query = createOptimisticQuery<Value>({
    queries: createQueryClient(connection, feed),
    events: feed,
    method: 'settings.get',
    fetch: () => {
      const fetch = Promise.withResolvers<Value>();
      fetches.push(fetch);
      return fetch.promise;
    },
    getEventValue: () => next,
  });
  expect(query.get()).toBeNull();
  fetches.shift()?.resolve({ a: 0 });
  await settle();
  const shown: unknown[] = [];
  query.subscribe(() => shown.push(query.get()));
  let revision = 0;
  const receive = (value: Value) => {
    next = value;
    revision += 1;
    emit({ type: 'restorePoints', revision });
  };
  /** Simulates the resync after missed events. */
  const refresh = () => {
    receive(next);
    revision += 1;
    receive(next);
  };
  const ask = (change?: (now: Value) => Value, scope?: string) => {
    const call = Promise.withResolvers<Value>();
    let made = false;
    const done = query.mutate(
      () => {
        made = true;
        return call.promise;
      },
      { ...(change && { shown: change }), ...(scope !== undefined && { scope }) },
    );
    return { ...call, done, made: () => made };
  };
  expect(calls).toEqual([]);
  return { known: query.getServerValue, shown, fetches, hear: receive, refresh, ask };
};

const withB = (b: number) => (now: Value) => ({ ...now, b });

describe('an optimistic query', () => {
  it('uses a response if no event arrived during the request', async () => {
    const { known, shown, fetches, ask } = await start();
    const call = ask();
    call.resolve({ a: 1 });
    await call.done;
    expect(known()).toEqual({ a: 1 });
    expect(shown).toEqual([{ a: 1 }]);
    expect(fetches).toHaveLength(0);
  });

  it("keeps an event's value and refetches if the event arrives before the response", async () => {
    const { hear, known, shown, fetches, ask } = await start();
    const call = ask();
    hear({ a: 2 });
    call.resolve({ a: 1 });
    await settle();
    expect(known()).toEqual({ a: 2 });
    expect(fetches).toHaveLength(1);
    fetches[0]?.resolve({ a: 3 });
    await call.done;
    expect(known()).toEqual({ a: 3 });
    expect(shown).not.toContainEqual({ a: 1 });
  });

  it('doesn’t refetch if the event has the same value', async () => {
    const { hear, known, fetches, ask } = await start();
    const call = ask();
    hear({ a: 1 });
    call.resolve({ a: 1 });
    await call.done;
    expect(known()).toEqual({ a: 1 });
    expect(fetches).toHaveLength(0);
  });

  it('keeps its value if a refetch fails, even after an outdated response', async () => {
    const { hear, known, shown, fetches, refresh, ask } = await start();
    hear({ a: 1 });
    refresh();
    fetches[0]?.reject(new Error('gone'));
    await settle();
    const call = ask();
    hear({ a: 2 });
    call.resolve({ a: 3 });
    await settle();
    fetches[1]?.reject(new Error('gone'));
    await call.done;
    expect(known()).toEqual({ a: 2 });
    expect(shown.at(-1)).toEqual({ a: 2 });
    expect(fetches).toHaveLength(2);
  });

  it('refetches until no event arrives during a request', async () => {
    const { hear, known, fetches, refresh } = await start();
    refresh();
    hear({ a: 2 });
    fetches[0]?.resolve({ a: 1 });
    await settle();
    expect(known()).toEqual({ a: 2 });
    hear({ a: 4 });
    fetches[1]?.resolve({ a: 3 });
    await settle();
    expect(known()).toEqual({ a: 4 });
    fetches[2]?.resolve({ a: 4 });
    await settle();
    expect(known()).toEqual({ a: 4 });
    expect(fetches).toHaveLength(3);
  });

  it('shows pending changes and reverts each one that fails', async () => {
    const { hear, known, shown, ask } = await start();
    hear({ a: 1 });
    const first = ask(withB(5));
    const second = ask(withB(6));
    expect(shown.at(-1)).toEqual({ a: 1, b: 6 });
    hear({ a: 2 });
    expect(shown.at(-1)).toEqual({ a: 2, b: 6 });
    second.reject(new Error('full'));
    await expect(second.done).rejects.toThrow('full');
    expect(shown.at(-1)).toEqual({ a: 2, b: 5 });
    first.reject(new Error('full'));
    await expect(first.done).rejects.toThrow('full');
    expect(shown.at(-1)).toEqual({ a: 2 });
    expect(known()).toEqual({ a: 2 });
  });

  it('keeps the event’s value if a change is confirmed later', async () => {
    const { hear, shown, fetches, ask } = await start();
    hear({ a: 1 });
    const call = ask(withB(5));
    hear({ a: 1, b: 7 });
    call.resolve({ a: 1, b: 5 });
    await settle();
    expect(shown.at(-1)).toEqual({ a: 1, b: 7 });
    fetches[0]?.resolve({ a: 1, b: 7 });
    await call.done;
    expect(shown.at(-1)).toEqual({ a: 1, b: 7 });
  });

  it('uses a response if events arrived only before the waiting request was sent', async () => {
    const { hear, known, shown, fetches, ask } = await start();
    hear({ a: 1 });
    const first = ask(undefined, 'turn');
    const call = ask(withB(5), 'turn');
    expect(shown.at(-1)).toEqual({ a: 1, b: 5 });
    await settle();
    first.resolve({ a: 2 });
    hear({ a: 2 });
    expect(call.made()).toBe(false);
    await first.done;
    await settle();
    expect(call.made()).toBe(true);
    call.resolve({ a: 2, b: 5 });
    await call.done;
    expect(known()).toEqual({ a: 2, b: 5 });
    expect(fetches).toHaveLength(0);
  });
});
