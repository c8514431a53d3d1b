import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createRequestLogStore, REQUESTS_PER_PAGE } from '../../../../renderer/stores/request-log-store.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { LoggedRequest } from '../../../../shared/local-api/logged-request.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';

const querySchema = z.object({ search: z.string(), before: z.int().optional(), limit: z.int() });

const call = (id: number): LoggedRequest => ({
  id,
  at: id,
  method: 'GET',
  path: `/api/v1/questions/${id}`,
  status: 200,
  phrase: 'OK',
  ms: 1,
  faults: [],
  caller: null,
  requestBytes: 0,
  responseBytes: 2,
});

/** Starts a request log store. The test responds to its requests. */
const start = () => {
  const fake = createFakeConnection();
  const feed = createBackendEvents(fake.connection);
  const store = createRequestLogStore(fake.connection);
  const stop = store.follow(feed);
  let revision = 0;
  /** Responds to the latest request with the entries from `newest` down to `oldest`. */
  const respond = async (newest: number, oldest = 1) => {
    const request = fake.calls.at(-1);
    const { before = Number.POSITIVE_INFINITY, limit } = querySchema.parse(request?.input);
    const ids = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, at) => newest - at);
    const rows = ids.filter((id) => id < before).slice(0, limit);
    await request?.respond({
      total: ids.length,
      matching: ids.length,
      omitted: 0,
      rows: rows.map(call),
    });
  };
  const emitEvent = () => {
    revision += 1;
    fake.emit({ type: 'requests', revision });
  };
  const listIds = () => store.get().rows.map(({ id }) => id);
  return { ...fake, store, stop, respond, event: emitEvent, ids: listIds };
};

describe('the request log store', () => {
  it('fetches the newest requests, then adds new ones', async () => {
    const { calls, store, respond, event, ids } = start();
    expect(calls[0]?.input).toEqual({ search: '', all: false, limit: REQUESTS_PER_PAGE });
    await respond(3);
    expect(ids()).toEqual([3, 2, 1]);
    event();
    await respond(5);
    expect(ids()).toEqual([5, 4, 3, 2, 1]);
    expect(store.get()).toMatchObject({ total: 5, matching: 5, newCount: 0 });
  });

  it('refetches after the filter is removed and set again', async () => {
    const { calls, store, respond, ids } = start();
    await respond(3);
    store.showAll(true);
    expect(calls.at(-1)?.input).toEqual({ search: '', all: true, limit: REQUESTS_PER_PAGE });
    await respond(5);
    expect(ids()).toEqual([5, 4, 3, 2, 1]);
    store.showAll(true);
    expect(calls).toHaveLength(2);
    store.showAll(false);
    await respond(3);
    expect(ids()).toEqual([3, 2, 1]);
  });

  it('reuses the objects of rows that it already has', async () => {
    const { store, respond, event } = start();
    await respond(3);
    const [third] = store.get().rows;
    event();
    await respond(4);
    expect(store.get().rows[1]).toBe(third);
  });

  it('counts new requests while paused and shows them on request', async () => {
    const { store, respond, event, ids } = start();
    await respond(3);
    store.setPaused(true);
    event();
    await respond(5);
    expect(ids()).toEqual([3, 2, 1]);
    expect(store.get()).toMatchObject({ newCount: 2, total: 5 });
    store.showNew();
    await respond(6);
    expect(ids()).toEqual([6, 5, 4, 3, 2, 1]);
    event();
    await respond(7);
    expect(store.get()).toMatchObject({ newCount: 1 });
    store.setPaused(false);
    await respond(7);
    expect(ids()).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('shows the first requests even while paused', async () => {
    const { store, respond, event, ids } = start();
    await respond(0);
    store.setPaused(true);
    event();
    await respond(2);
    expect(ids()).toEqual([2, 1]);
  });

  it('fetches older requests and keeps them when newer ones arrive', async () => {
    const { calls, store, respond, event, ids } = start();
    await respond(250);
    store.loadOlder();
    expect(calls.at(-1)?.input).toMatchObject({ before: 151 });
    await respond(250);
    expect(ids()).toHaveLength(200);
    event();
    await respond(260);
    expect(ids()).toHaveLength(210);
    expect(ids().at(0)).toBe(260);
    expect(new Set(ids()).size).toBe(210);
  });

  it('has no gap if more new requests arrive than fit on one page', async () => {
    const { respond, event, ids } = start();
    await respond(50);
    event();
    await respond(400);
    expect(ids()).toEqual(Array.from({ length: REQUESTS_PER_PAGE }, (_, at) => 400 - at));
  });

  it('drops requests that the backend dropped', async () => {
    const { respond, event, ids } = start();
    await respond(5);
    event();
    await respond(7, 4);
    expect(ids()).toEqual([7, 6, 5, 4]);
  });

  it('drops requests from older pages that the backend dropped', async () => {
    const { store, respond, event, ids } = start();
    await respond(250);
    store.loadOlder();
    await respond(250);
    event();
    await respond(260, 111);
    expect(ids()).toHaveLength(150);
    expect(ids().at(-1)).toBe(111);
  });

  it("is empty after it's cleared, even while paused", async () => {
    const { calls, store, respond, event, ids } = start();
    await respond(5);
    store.setPaused(true);
    event();
    await respond(0);
    expect(ids()).toEqual([]);
    const cleared = store.clear();
    expect(calls.at(-1)?.method).toBe('requests.clear');
    await calls.at(-1)?.respond({});
    await cleared;
    await respond(0);
    expect(store.get()).toMatchObject({ total: 0, rows: [] });
  });

  it('starts over after the backend restarts', async () => {
    const { respond, enter, ids } = start();
    await respond(40);
    enter('online');
    await respond(2);
    expect(ids()).toEqual([2, 1]);
  });

  it('starts over after the backend restarts, even while paused', async () => {
    const { store, respond, enter, ids } = start();
    await respond(200);
    store.setPaused(true);
    enter('online');
    await respond(150);
    expect(ids()).toEqual(Array.from({ length: REQUESTS_PER_PAGE }, (_, at) => 150 - at));
  });

  it("doesn't keep rows from an earlier search", async () => {
    const { calls, store, respond, ids } = start();
    await respond(300);
    store.loadOlder();
    await respond(300);
    store.search('even');
    const even = Array.from({ length: REQUESTS_PER_PAGE }, (_, at) => 300 - 2 * at);
    await calls.at(-1)?.respond({ total: 300, matching: 150, omitted: 0, rows: even.map(call) });
    expect(ids()).toEqual(even);
  });

  it('ignores the response to an earlier search', async () => {
    const { calls, store, respond, ids } = start();
    await respond(300);
    store.search('post');
    const outdated = calls.at(-1);
    store.search('put');
    await outdated?.respond({ total: 300, matching: 1, omitted: 0, rows: [call(9)] });
    expect(ids()).not.toContain(9);
    expect(store.get().isCounted).toBe(false);
    expect(calls.at(-1)?.input).toMatchObject({ search: 'put' });
    await calls.at(-1)?.respond({ total: 300, matching: 2, omitted: 0, rows: [call(300), call(2)] });
    expect(ids()).toEqual([300, 2]);
    expect(store.get().isCounted).toBe(true);
  });

  it('refetches once after several events during a request', async () => {
    const { calls, respond, event } = start();
    event();
    event();
    event();
    expect(calls).toHaveLength(1);
    await respond(3);
    expect(calls).toHaveLength(2);
    await respond(3);
    expect(calls).toHaveLength(2);
  });

  it('keeps its rows while the backend is unavailable and reports an error only if it has none', async () => {
    const { calls, store, respond, event, ids } = start();
    await calls[0]?.fail(new AppError('unreachable', 'gone'));
    expect(store.get()).toMatchObject({ status: 'failed', error: { code: 'unreachable' } });
    store.refresh();
    await respond(2);
    event();
    await calls.at(-1)?.fail(new AppError('unreachable', 'gone'));
    expect(store.get().status).toBe('ready');
    expect(ids()).toEqual([2, 1]);
  });

  it("doesn't fetch anything without a subscriber", async () => {
    const { calls, stop, respond, event } = start();
    await respond(1);
    stop();
    event();
    expect(calls).toHaveLength(1);
  });
});
