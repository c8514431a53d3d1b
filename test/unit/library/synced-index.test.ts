import { describe, expect, it } from 'vitest';
import { createSyncedIndex } from '../../../electron/host/library/sync-commands.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { emptyDraft } from '../../../shared/question/fields.ts';
import { exampleEntry } from '../../support/store-entries.ts';
import { unsynced } from '../../support/sync/memory-repository.ts';

const local = exampleEntry(1);
const live: Entry = {
  ...local,
  sync: { ...unsynced, remoteId: 7, own: true },
};
const typed = (entry: Entry): Entry => ({
  ...entry,
  version: entry.version + 1,
  draft: { input: { ...emptyDraft(), title: 'Typed' }, basedOn: 1 },
});

describe('what has to do with the live service', () => {
  it.each<[string, Entry, Entry, boolean]>([
    ['typing in one that is only here', local, typed(local), false],
    [
      'saving one that is only here',
      local,
      { ...local, question: local.question && { ...local.question } },
      false,
    ],
    ['typing in one of the service', live, typed(live), false],
    ['saving one of the service', live, { ...live, question: live.question && { ...live.question } }, true],
    ['one that is queued first', local, live, true],
    ['one that lets go of the service', live, local, true],
    ['one that goes to the trash', live, { ...live, removedAt: 1 }, true],
  ])('changes or not by %s', (_, before, after, changes) => {
    const synced = createSyncedIndex([before]);
    expect(synced.put(after)).toBe(changes);
    expect([...synced.entries.values()]).toEqual(after.sync ? [after] : []);
  });
});
