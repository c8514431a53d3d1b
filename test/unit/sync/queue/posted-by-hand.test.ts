import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../support/sync/fake-service.ts';
import { createQueuedHarness, createSyncedHarness, startSync } from '../../../support/sync/sync-harness.ts';

type Over = Awaited<ReturnType<typeof startSync>>;

const MESSAGE = { sentAt: '2026-11-09T09:30:00.000Z', messageID: null } as const;

/** Marks a question as posted without removing it from the queue. */
function markPosted({ repository }: Over, id: number, messageLink: string | null = null): void {
  const entry = repository.entry(id);
  if (!entry.question) throw new Error('a draft');
  repository.put({
    ...entry,
    version: entry.version + 1,
    question: { ...entry.question, ...MESSAGE, messageLink },
  });
}

describe('a question that was posted by hand', () => {
  it("can't be queued and isn't sent", async () => {
    const over = await startSync();
    const id = over.repository.save({});
    markPosted(over, id);
    expect(await over.sync.queue({ ids: [id] })).toEqual({ queued: [], left: [{ id, why: 'posted' }] });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual([]);
  });

  it("leaves the queue if it was queued, and isn't sent", async () => {
    const { over, id } = await createQueuedHarness();
    markPosted(over, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual([]);
    expect(await over.sync.activity({ offset: 0, limit: 500 })).toMatchObject({ rows: [] });
  });

  it('stays unconfirmed if its create may have arrived, until the author sends it again', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => createFailure('after', 'timeout'));
    await over.sync.runNow();
    markPosted(over, id);
    expect(await over.row(id)).toMatchObject({ state: 'unknown' });
    expect(await over.sync.queue({ ids: [id] })).toMatchObject({ left: [{ id, why: 'held' }] });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    await over.sync.sendAgain({ id });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });
});

describe('a question that was marked as sent to test a bot', () => {
  it('can be queued and sent', async () => {
    const over = await startSync();
    const id = over.repository.save({});
    markPosted(over, id, 'https://chat.example/channels/1/2/1420000000000000009');
    expect(await over.sync.queue({ ids: [id] })).toEqual({ queued: [id], left: [] });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
  });
});

describe('a question that the service sent', () => {
  it("can be queued for an edit, and created again after it's deleted", async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, MESSAGE);
    await over.sync.refresh({ ids: [id] });
    over.repository.save({ title: 'Tea or coffee?' }, id);
    markPosted(over, id);
    expect(await over.sync.queue({ ids: [id] })).toEqual({ queued: [id], left: [] });
    over.service.questions.delete(1);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'gone' } });
    await over.sync.createAgain({ id });
    await over.sync.runNow();
    expect(over.getSync(id).remoteId).toBe(2);
  });
});
