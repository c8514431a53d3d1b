import { describe, expect, it } from 'vitest';
import type { Reaction } from '../../../support/sync/fake-service.ts';
import { createFailure } from '../../../support/sync/fake-service.ts';
import { someDraft, unsynced } from '../../../support/sync/memory-repository.ts';
import {
  createQueuedHarness,
  createSyncedHarness,
  type startSync,
} from '../../../support/sync/sync-harness.ts';

type Over = Awaited<ReturnType<typeof startSync>>;

/**
 * Replaces an entry as a restore does: its ID then belongs to a different question. If `remoteId` is set, the
 * different question is on the service.
 */
function restoreAnother({ repository }: Over, id: number, remoteId: number | null = null) {
  const { sync: _, ...entry } = repository.entry(id);
  const createdAt = '2025-01-01T00:00:00.000Z';
  const question = entry.question && { ...entry.question, title: 'From the snapshot?', createdAt };
  repository.put({
    ...entry,
    question,
    ...(remoteId !== null && { sync: { ...unsynced, own: true, remoteId } }),
  });
}

/**
 * Replaces an entry as a restore does if the question wasn't saved yet when the restore point was created.
 */
function backToDraft({ repository }: Over, id: number) {
  const entry = repository.entry(id);
  repository.put({ ...entry, question: null, draft: { input: someDraft, basedOn: 0 } });
}

/** Runs `action` before the response to a processed request arrives. */
const replaceLibrary =
  (action: () => void): Reaction =>
  (_, proceed) => {
    const response = proceed();
    action();
    return response;
  };

describe('a library that is replaced while a request is in flight', () => {
  it('keeps the created question as a separate entry', async () => {
    const { over, id } = await createQueuedHarness({ title: 'On its way?' });
    over.service.plan(replaceLibrary(() => restoreAnother(over, id)));
    await over.sync.runNow();
    expect(over.repository.entry(id)).toMatchObject({ question: { title: 'From the snapshot?' } });
    expect(over.repository.entry(id).sync).toBeUndefined();
    const linked = [...over.repository.listSyncedEntries()];
    expect(linked).toMatchObject([{ question: { title: 'On its way?' }, sync: { remoteId: 1, own: true } }]);
    expect(await over.row(linked[0]?.id ?? 0)).toMatchObject({ state: 'synced' });
  });

  it('keeps the created question if its entry is missing', async () => {
    const { over, id } = await createQueuedHarness({ title: 'On its way?' });
    over.service.plan(replaceLibrary(() => over.repository.drop(id)));
    await over.sync.runNow();
    expect([...over.repository.listSyncedEntries()]).toMatchObject([
      { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
    ]);
  });

  it("doesn't mark the restored question as unconfirmed", async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => {
      restoreAnother(over, id);
      return createFailure('after');
    });
    await over.sync.runNow();
    expect(over.repository.entry(id).sync).toBeUndefined();
  });

  it("links the same question if it's only a draft in the older library", async () => {
    const { over, id } = await createQueuedHarness({ title: 'On its way?' });
    over.service.plan(replaceLibrary(() => backToDraft(over, id)));
    await over.sync.runNow();
    expect(over.repository.entry(id)).toMatchObject({ question: null, sync: { remoteId: 1, sending: null } });
    expect(over.service.questions.size).toBe(1);
  });

  it('keeps the created question if its entry was permanently deleted', async () => {
    const { over, id } = await createQueuedHarness({ title: 'On its way?' });
    over.service.plan(
      replaceLibrary(() => {
        const { sync: _, ...entry } = over.repository.entry(id);
        over.repository.put({ ...entry, question: null, draft: null });
      }),
    );
    await over.sync.runNow();
    expect(over.repository.entry(id).sync).toBeUndefined();
    expect([...over.repository.listSyncedEntries()]).toMatchObject([
      { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
    ]);
  });

  it.each([
    ['before the response', true],
    ['while the response can’t be saved', false],
  ])(
    'links the created question only once if the disk is full and the restored library appears %s',
    async (_, isBefore) => {
      const { over, id } = await createQueuedHarness({ title: 'On its way?' });
      over.service.plan(
        replaceLibrary(() => {
          if (isBefore) restoreAnother(over, id);
          over.repository.isFailing = true;
        }),
      );
      await over.sync.runNow();
      expect(await over.sync.status()).toMatchObject({ pause: { code: 'disk' } });
      if (!isBefore) restoreAnother(over, id);
      over.repository.isFailing = false;
      await over.sync.resume();
      expect(over.repository.entry(id).sync).toBeUndefined();
      expect([...over.repository.listSyncedEntries()]).toMatchObject([
        { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
      ]);
      expect(await over.sync.status()).toMatchObject({ pause: null });
    },
  );

  it.each([
    ['fetched before an edit', []],
    ['edited', [null]],
    ['fetched after an edit', [null, null]],
  ])("doesn't change the entry that now has the ID of a question being %s", async (_, before) => {
    const { over, id } = await createSyncedHarness();
    over.repository.save({ title: 'Edited?' }, id);
    await over.sync.queue({ ids: [id] });
    over.service.plan(
      ...before.map((): Reaction => (_request, proceed) => proceed()),
      replaceLibrary(() => restoreAnother(over, id, 7)),
    );
    await over.sync.runNow();
    expect(over.repository.entry(id)).toMatchObject({
      question: { title: 'From the snapshot?' },
      sync: { remoteId: 7, hold: null, base: null },
    });
  });
});
