import { describe, expect, it } from 'vitest';
import { createSyncedIndex } from '../../../../electron/host/library/search/synced-index.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';

const local = createExampleEntry(1);
const live: Entry = {
  ...local,
  sync: { ...unsynced, remoteId: 7, own: true },
};
const typed = (entry: Entry): Entry => ({
  ...entry,
  version: entry.version + 1,
  draft: { input: { ...createEmptyDraft(), title: 'Typed' }, basedOn: 1 },
});

describe('the synced entry index', () => {
  it.each<[string, Entry, Entry, boolean]>([
    ['typing in a local question', local, typed(local), false],
    [
      'saving a local question',
      local,
      { ...local, question: local.question && { ...local.question } },
      false,
    ],
    ['typing in a synced question', live, typed(live), false],
    ['saving a synced question', live, { ...live, question: live.question && { ...live.question } }, true],
    ['queueing a question', local, live, true],
    ['unlinking a question', live, local, true],
    ['moving a question to Trash', live, { ...live, removedAt: 1 }, true],
  ])('returns whether it changed after %s', (_, before, after, changes) => {
    const synced = createSyncedIndex([before]);
    expect(synced.put(after)).toBe(changes);
    expect([...synced.entries.values()]).toEqual(after.sync ? [after] : []);
  });

  const inSync = (id: number, sync: Partial<EntrySync>): Entry => ({
    ...createExampleEntry(id),
    sync: { ...unsynced, ...sync },
  });

  it('finds entries from all accounts by remote ID', () => {
    const [one, two] = [inSync(1, { remoteId: 7 }), inSync(2, { remoteId: 7, account: 'account 2' })];
    const synced = createSyncedIndex([one, two, inSync(3, { remoteId: 8 }), inSync(4, {})]);
    expect(synced.listLinked(7)).toEqual([one, two]);
    const moved = inSync(1, { remoteId: 9 });
    synced.put(moved);
    synced.put(createExampleEntry(2));
    expect([7, 8, 9].map((id) => synced.listLinked(id).map((entry) => entry.id))).toEqual([[], [3], [1]]);
    expect(synced.listLinked(9)[0]).toBe(moved);
  });

  it('finds entries with a request in progress', () => {
    const sending = inSync(1, { sending: { kind: 'create', content: createEmptyDraft(), at: 1 } });
    const synced = createSyncedIndex([sending, inSync(2, { remoteId: 7 })]);
    expect([...synced.listInProgress()]).toEqual([sending]);
    synced.put(inSync(1, { remoteId: 8 }));
    expect([...synced.listInProgress()]).toEqual([]);
  });

  it("returns an account's highest remote ID, including similar and unlinked questions", () => {
    const named = [{ remoteId: 9, title: 'Similar?', score: 1 }];
    const synced = createSyncedIndex([
      inSync(1, { remoteId: 7 }),
      inSync(2, { account: 'account 2', named }),
    ]);
    expect(['account 1', 'account 2', 'account 3'].map(synced.findHighestRemoteId)).toEqual([7, 9, 0]);
    synced.put(inSync(3, { remoteId: 8 }));
    synced.put(createExampleEntry(3));
    synced.put(inSync(4, { account: '', named: [{ remoteId: 3, title: 'Similar?', score: 1 }] }));
    expect(['account 1', 'account 3'].map(synced.findHighestRemoteId)).toEqual([8, 3]);
    synced.reset([inSync(1, { remoteId: 7 })]);
    expect(['account 1', 'account 2'].map(synced.findHighestRemoteId)).toEqual([7, 0]);
  });
});
