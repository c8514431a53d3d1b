import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLibraryStore, NO_FILTER, ROWS_PER_PAGE } from '../../../../renderer/stores/library-store.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createFirstListQuery, FIRST_RANGE } from '../../../../shared/bridge/first-responses.ts';
import { AppError } from '../../../../shared/errors.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';
import { COUNTS, createRow } from './library-rows.ts';

const windowSchema = z.object({ offset: z.int(), limit: z.int() });

const start = () => {
  const fake = createFakeConnection();
  const feed = createBackendEvents(fake.connection);
  const store = createLibraryStore({ bridge: fake.connection, events: feed });
  /** Responds to the latest request as a library with `total` rows would. */
  const respond = async (total: number) => {
    const call = fake.calls.at(-1);
    const { offset, limit } = windowSchema.parse(call?.input);
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) =>
      createRow(total - offset - at),
    );
    await call?.respond({ revision: 1, total, counts: COUNTS, rows });
  };
  const createEvent = (revision: number, counts = COUNTS) =>
    fake.emit({ type: 'library', revision, ids: [1], counts, entry: null });
  return { ...fake, store, respond, event: createEvent };
};

describe('the library store', () => {
  it('fetches the first rows on the first connection', async () => {
    const { calls, store, respond } = start();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.input).toEqual({
      section: 'all',
      search: '',
      filter: NO_FILTER,
      sort: 'edited',
      reversed: false,
      offset: 0,
      limit: FIRST_RANGE.limit,
    });
    await respond(3);
    expect(store.get()).toMatchObject({ status: 'ready', total: 3 });
  });

  it('shows the rows stored in the page until a response arrives', async () => {
    const { connection, calls, enter } = createFakeConnection('connecting');
    const list = { revision: 1, total: 2, counts: COUNTS, rows: [createRow(2), createRow(1)], search: '' };
    const query = createFirstListQuery({ all: { sort: 'title', reversed: true } });
    const store = createLibraryStore({
      bridge: connection,
      events: createBackendEvents(connection),
      first: { query, list },
    });
    expect(store.get()).toMatchObject({ status: 'ready', query, total: 2, rows: list.rows });
    const [shown] = store.get().rows;
    expect(calls).toEqual([]);
    enter('online');
    expect(calls.map(({ input }) => input)).toEqual([{ ...query, ...FIRST_RANGE }]);
    await calls[0]?.respond({ ...list, total: 1, rows: [createRow(2)] });
    expect(store.get().rows).toHaveLength(1);
    expect(store.get().rows[0]).toBe(shown);
  });

  it('loads more rows on request and stops after the last row', async () => {
    const { calls, store, respond } = start();
    await respond(250);
    expect(store.get().rows).toHaveLength(FIRST_RANGE.limit);
    store.loadMore();
    expect(calls.at(-1)?.input).toMatchObject({ offset: FIRST_RANGE.limit, limit: ROWS_PER_PAGE });
    await respond(250);
    expect(store.get().rows).toHaveLength(250);
    store.loadMore();
    expect(calls).toHaveLength(2);
  });

  it('removes the rows of deleted questions without a request', async () => {
    const { calls, store, respond } = start();
    await respond(3);
    store.removeRows([3, 1]);
    expect(store.get().rows.map(({ id }) => id)).toEqual([2]);
    expect(calls).toHaveLength(1);
  });

  it('refetches all loaded rows after an event, at most 500 per request', async () => {
    const { calls, store, respond, event } = start();
    await respond(1000);
    for (let more = 0; more < 3; more += 1) {
      store.loadMore();
      await respond(1000);
    }
    expect(store.get().rows).toHaveLength(680);
    event(1);
    expect(calls.at(-1)?.input).toMatchObject({ offset: 0, limit: 500 });
    await respond(1000);
    expect(calls.at(-1)?.input).toMatchObject({ offset: 500, limit: 180 });
    await respond(1000);
    expect(store.get().rows).toHaveLength(680);
    expect(new Set(store.get().rows.map(({ id }) => id)).size).toBe(680);
  });

  it('refetches once after several events during a request', async () => {
    const { calls, respond, event } = start();
    event(1);
    event(2);
    event(3);
    expect(calls).toHaveLength(1);
    await respond(3);
    expect(calls).toHaveLength(2);
    await respond(3);
    expect(calls).toHaveLength(2);
  });

  it("shows an event's counts immediately", () => {
    const { store, event } = start();
    event(1, { ...COUNTS, draft: 41 });
    expect(store.get().counts?.draft).toBe(41);
  });

  it("updates a question's row from its event and refetches only if a request is pending", async () => {
    const { calls, store, respond, emit } = start();
    const createChangedEvent = (revision: number, title: string) =>
      emit({
        type: 'library',
        revision,
        ids: [2],
        counts: COUNTS,
        entry: { version: revision, row: { ...createRow(2), title, editedAt: 5000 } },
      });
    await respond(3);
    createChangedEvent(1, 'Which');
    expect(store.get().rows.map(({ title }) => title)).toEqual(['Which', 'Question 3', 'Question 1']);
    expect(calls).toHaveLength(1);
    store.refresh();
    createChangedEvent(2, 'Which one');
    expect(calls).toHaveLength(2);
    await respond(3);
    expect(calls).toHaveLength(3);
  });

  it('ignores the response to an outdated request', async () => {
    const { calls, store } = start();
    store.setQuery({ search: 'tea' });
    await calls[0]?.respond({ revision: 1, total: 1, counts: COUNTS, rows: [createRow(9)] });
    expect(store.get().rows).toEqual([]);
    expect(calls.at(-1)?.input).toMatchObject({ search: 'tea' });
    await calls.at(-1)?.respond({ revision: 1, total: 1, counts: COUNTS, rows: [createRow(4)] });
    expect(store.get().rows).toEqual([createRow(4)]);
  });

  it('reports an error after a failure and retries on request', async () => {
    const { calls, store, respond } = start();
    await calls[0]?.fail(new AppError('library-unreadable', 'no'));
    expect(store.get()).toMatchObject({ status: 'failed', error: { code: 'library-unreadable' } });
    store.refresh();
    await respond(2);
    expect(store.get()).toMatchObject({ status: 'ready', error: null });
  });

  it('keeps its rows while the backend is unavailable and refetches them afterward', async () => {
    const { calls, store, respond, event, enter } = start();
    await respond(2);
    event(1);
    await calls.at(-1)?.fail(new AppError('unreachable', 'gone'));
    expect(store.get()).toMatchObject({ status: 'ready', total: 2 });
    enter('online');
    await respond(5);
    expect(store.get()).toMatchObject({ status: 'ready', total: 5 });
  });
});
