import { describe, expect, it } from 'vitest';
import type { Reaction } from '../../../support/sync/fake-service.ts';
import { failure } from '../../../support/sync/fake-service.ts';
import { someDraft, unsynced } from '../../../support/sync/memory-repository.ts';
import { overQueued, overSynced, type startSync } from '../../../support/sync/sync-harness.ts';

type Over = Awaited<ReturnType<typeof startSync>>;

/** As after a snapshot was restored: another question is under the id, which the service knows under `remoteId` if at all. */
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

/** As after a snapshot was restored in which it was not saved yet. */
function backToDraft({ repository }: Over, id: number) {
  const entry = repository.entry(id);
  repository.put({ ...entry, question: null, draft: { input: someDraft, basedOn: 0 } });
}

/** Does it, and lets the library be another one by the time of the answer. */
const meanwhile =
  (work: () => void): Reaction =>
  (_, well) => {
    const answer = well();
    work();
    return answer;
  };

describe('a library that another takes the place of while a request is on its way', () => {
  it('keeps what was created as a question of its own, and gives its id to no other', async () => {
    const { over, id } = await overQueued({ title: 'On its way?' });
    over.service.plan(meanwhile(() => restoreAnother(over, id)));
    await over.sync.round();
    expect(over.repository.entry(id)).toMatchObject({ question: { title: 'From the snapshot?' } });
    expect(over.repository.entry(id).sync).toBeUndefined();
    const linked = [...over.repository.entriesWithSync()];
    expect(linked).toMatchObject([{ question: { title: 'On its way?' }, sync: { remoteId: 1, own: true } }]);
    expect(await over.row(linked[0]?.id ?? 0)).toMatchObject({ state: 'synced' });
  });

  it('keeps what was created where nothing is under the id any more', async () => {
    const { over, id } = await overQueued({ title: 'On its way?' });
    over.service.plan(meanwhile(() => over.repository.drop(id)));
    await over.sync.round();
    expect([...over.repository.entriesWithSync()]).toMatchObject([
      { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
    ]);
  });

  it('tells no other question that its create may have arrived', async () => {
    const { over, id } = await overQueued();
    over.service.plan(() => {
      restoreAnother(over, id);
      return failure('after');
    });
    await over.sync.round();
    expect(over.repository.entry(id).sync).toBeUndefined();
  });

  it('links what is only a draft in the older library, and is the same question', async () => {
    const { over, id } = await overQueued({ title: 'On its way?' });
    over.service.plan(meanwhile(() => backToDraft(over, id)));
    await over.sync.round();
    expect(over.repository.entry(id)).toMatchObject({ question: null, sync: { remoteId: 1, sending: null } });
    expect(over.service.questions.size).toBe(1);
  });

  it('keeps what was created where its question was deleted for good', async () => {
    const { over, id } = await overQueued({ title: 'On its way?' });
    over.service.plan(
      meanwhile(() => {
        const { sync: _, ...entry } = over.repository.entry(id);
        over.repository.put({ ...entry, question: null, draft: null });
      }),
    );
    await over.sync.round();
    expect(over.repository.entry(id).sync).toBeUndefined();
    expect([...over.repository.entriesWithSync()]).toMatchObject([
      { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
    ]);
  });

  it.each([
    ['by the time of the answer', true],
    ['while the disk refuses the answer', false],
  ])('gives the id to no other question that comes %s on a full disk', async (_, isBefore) => {
    const { over, id } = await overQueued({ title: 'On its way?' });
    over.service.plan(
      meanwhile(() => {
        if (isBefore) restoreAnother(over, id);
        over.repository.refuses = true;
      }),
    );
    await over.sync.round();
    expect(await over.sync.standing()).toMatchObject({ pause: { code: 'disk' } });
    if (!isBefore) restoreAnother(over, id);
    over.repository.refuses = false;
    await over.sync.resume();
    expect(over.repository.entry(id).sync).toBeUndefined();
    expect([...over.repository.entriesWithSync()]).toMatchObject([
      { question: { title: 'On its way?' }, sync: { remoteId: 1 } },
    ]);
    expect(await over.sync.standing()).toMatchObject({ pause: null });
  });

  it.each([
    ['fetched before an edit', []],
    ['edited', [null]],
    ['fetched after an edit', [null, null]],
  ])('lets another question be as it is while one is %s', async (_, before) => {
    const { over, id } = await overSynced();
    over.repository.save({ title: 'Edited?' }, id);
    await over.sync.queue({ ids: [id] });
    over.service.plan(
      ...before.map((): Reaction => (_request, well) => well()),
      meanwhile(() => restoreAnother(over, id, 7)),
    );
    await over.sync.round();
    expect(over.repository.entry(id)).toMatchObject({
      question: { title: 'From the snapshot?' },
      sync: { remoteId: 7, hold: null, base: null },
    });
  });
});
