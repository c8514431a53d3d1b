import { describe, expect, it } from 'vitest';
import { createSyncedIndex } from '../../../electron/host/library/sync-commands.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { emptyDraft } from '../../../shared/question/question-fields.ts';
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

describe('the index of synced entries', () => {
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
    ['moving a question to the trash', live, { ...live, removedAt: 1 }, true],
  ])("changes or doesn't after %s", (_, before, after, changes) => {
    const synced = createSyncedIndex([before]);
    expect(synced.put(after)).toBe(changes);
    expect([...synced.entries.values()]).toEqual(after.sync ? [after] : []);
  });
});
