import { describe, expect, it } from 'vitest';
import { createLikelyDuplicatesStore } from '../../../../renderer/stores/likely-duplicates-store.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';
import { createManualTimers } from '../drafts/manual-page-timers.ts';
import { COUNTS, createRow } from '../stores/library-rows.ts';
import { createHit } from './sample-hits.ts';

const start = async () => {
  const fake = createFakeConnection();
  const timers = createManualTimers();
  const feed = createBackendEvents(fake.connection);
  const store = createLikelyDuplicatesStore({ bridge: fake.connection, feed, timers });
  await timers.pass(0);
  return { ...fake, timers, store, marked: () => [...store.get()] };
};

describe('duplicate marks', () => {
  it('are requested in one call after a pause in scrolling', async () => {
    const { calls, timers, store, marked } = await start();
    store.watch(1, 'Which?');
    await timers.pass(100);
    store.watch(2, 'Which?');
    await timers.pass(100);
    expect(calls).toHaveLength(0);
    await timers.pass(20);
    expect(calls.map(({ method, input }) => [method, input])).toEqual([
      ['similar.likelyDuplicates', { ids: [1, 2] }],
    ]);
    await calls[0]?.respond({ ids: [2] });
    expect(marked()).toEqual([2]);
  });

  it("aren't requested twice, or for rows that are no longer visible", async () => {
    const { calls, timers, store } = await start();
    const leave = store.watch(1, 'Which?');
    await timers.pass(200);
    await calls[0]?.respond({ ids: [1] });
    leave();
    const passing = store.watch(5, 'Which?');
    passing();
    store.watch(1, 'Which?');
    store.watch(2, 'Which?');
    await timers.pass(200);
    expect(calls.map(({ input }) => input.ids)).toEqual([[1], [2]]);
  });

  it('are requested 2 seconds after a change and remain until the response', async () => {
    const { calls, timers, store, emit, marked } = await start();
    store.watch(1, 'Which?');
    store.watch(2, 'Which?');
    await timers.pass(200);
    await calls[0]?.respond({ ids: [1] });
    emit({ type: 'similar', revision: 1 });
    emit({ type: 'similar', revision: 2 });
    await timers.pass(1999);
    expect(calls).toHaveLength(1);
    await timers.pass(1);
    expect(marked()).toEqual([1]);
    await calls[1]?.respond({ ids: [2] });
    expect(calls).toHaveLength(2);
    expect(marked()).toEqual([2]);
  });

  it('disappear and are requested again if the title changes', async () => {
    const { calls, timers, store, marked } = await start();
    const leave = store.watch(1, 'Which?');
    store.watch(2, 'Which!');
    await timers.pass(200);
    await calls[0]?.respond({ ids: [1, 2] });
    leave();
    store.watch(1, 'Which on');
    expect(marked()).toEqual([2]);
    await timers.pass(200);
    expect(calls[1]?.input.ids).toEqual([1]);
    await calls[1]?.respond({ ids: [] });
    expect(marked()).toEqual([2]);
  });

  it("aren't set by a response for an earlier title", async () => {
    const { calls, timers, store, marked } = await start();
    const leave = store.watch(1, 'Which?');
    await timers.pass(200);
    leave();
    store.watch(1, 'Which on');
    await calls[0]?.respond({ ids: [1] });
    expect(marked()).toEqual([]);
    await timers.pass(200);
    expect(calls[1]?.input.ids).toEqual([1]);
  });

  it('are requested together with those of new rows after a response is ignored', async () => {
    const { calls, timers, store, emit, marked } = await start();
    store.watch(1, 'Which?');
    await timers.pass(200);
    await calls[0]?.respond({ ids: [] });
    emit({ type: 'similar', revision: 1 });
    await timers.pass(2000);
    store.watch(2, 'Which?');
    await timers.pass(200);
    await calls[1]?.respond({ ids: [1] });
    expect(marked()).toEqual([]);
    expect(calls[2]?.input.ids).toEqual([1, 2]);
    await calls[2]?.respond({ ids: [1] });
    expect(marked()).toEqual([1]);
  });

  it("use the open draft's hits and are requested after the draft is saved or closed", async () => {
    const { calls, timers, store, emit, marked } = await start();
    const emitSaved = (revision: number, pending: boolean) =>
      emit({
        type: 'library',
        revision,
        ids: [1],
        counts: COUNTS,
        entry: { version: revision, row: { ...createRow(1), pending } },
      });
    const leave = store.watch(1, 'Which?');
    store.watch(2, 'Which!');
    store.setDraft(1, null);
    await timers.pass(200);
    expect(calls.map(({ input }) => input.ids)).toEqual([[2]]);
    await calls[0]?.respond({ ids: [] });
    store.setDraft(1, [createHit(2)]);
    expect(marked().toSorted()).toEqual([1, 2]);
    leave();
    store.watch(1, 'Which on');
    emitSaved(1, true);
    await timers.pass(5000);
    expect(marked().toSorted()).toEqual([1, 2]);
    expect(calls).toHaveLength(1);
    emitSaved(2, false);
    await timers.pass(2000);
    expect(calls[1]?.input.ids).toEqual([2]);
    await calls[1]?.respond({ ids: [] });
    emitSaved(3, true);
    store.setDraft(2, null);
    await timers.pass(2000);
    expect(calls[2]?.input.ids).toEqual([1]);
  });

  it('are requested again on reconnect after a failed request', async () => {
    const { calls, timers, store, enter, marked } = await start();
    store.watch(1, 'Which?');
    await timers.pass(200);
    await calls[0]?.fail(new Error('gone'));
    enter('online');
    await timers.pass(0);
    await calls[1]?.respond({ ids: [1] });
    expect(marked()).toEqual([1]);
  });
});
