import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLibraryRepository } from '../../../../electron/host/sync/library-repository.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { type Entry, type StoredQuestion, stateOf } from '../../../../shared/library/entry.ts';
import { toDraft } from '../../../../shared/library/entry-draft.ts';
import { createEmptyFilter } from '../../../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const INPUT = {
  ...createEmptyDraft(),
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - Coffee',
};
const UNSYNCED: EntrySync = { ...unsynced, account: 'one' };
const QUEUED: EntrySync = { ...UNSYNCED, queued: { at: 1 } };
const LINKED: EntrySync = { ...UNSYNCED, remoteId: 17, own: true, base: { sent: INPUT, echo: INPUT } };
const CREATING: EntrySync = { ...QUEUED, sending: { kind: 'create', content: INPUT, at: 2 } };

/** Opens a library with one saved question, and its sync repository. */
async function openRepository(dir: string) {
  const all = await openLibrary(dir);
  const { library } = all;
  const repository = createLibraryRepository({
    library,
    latest: all.latest,
    getEmojiResolver: () =>
      createEmojiResolver(new Map(), [{ name: 'tea', url: 'https://p.example/t.png', keywords: [] }]),
  });
  const save = (title: string, entry?: Entry) =>
    library.saveQuestion({
      id: entry?.id ?? null,
      key: title,
      version: entry?.version ?? 0,
      basedOn: entry?.saved ?? 0,
      input: { ...INPUT, title },
    });
  const set = (id: number, sync: EntrySync | null) => repository.updateSynced(id, () => ({ sync }));
  return { ...all, repository, save, set };
}

const getQuestion = ({ question }: Entry): StoredQuestion => {
  if (!question) throw new Error('it is only a draft');
  return question;
};

describe('createLibraryRepository', () => {
  it('stores sync state without recording an edit, and loads it again', async () => {
    await using folder = await createTemporaryFolder();
    const { library, repository, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    const other = await save('Cats or dogs?');
    const queued = await set(entry.id, QUEUED);
    expect(queued).toEqual({ ...entry, sync: QUEUED });
    expect([...repository.listSyncedEntries()]).toEqual([queued]);
    expect(await repository.updateSynced(entry.id, () => null)).toBe(queued);
    await close();
    const again = await openRepository(folder.dir);
    expect([...again.repository.listSyncedEntries()]).toEqual([queued]);
    await again.set(entry.id, null);
    expect([...again.repository.listSyncedEntries()]).toEqual([]);
    expect(again.library.entry(entry.id)).toEqual(entry);
    expect(again.library.entry(other.id)).toEqual(other);
    await expect(again.set(99, QUEUED)).rejects.toMatchObject({ code: 'not-found' });
    expect(library.counts.all).toBe(2);
    await again.close();
  });

  it('saves remote text as a version and keeps the pending draft', async () => {
    await using folder = await createTemporaryFolder();
    const { library, repository, clock, save, versions, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    const drafted = await library.saveDraft({
      ...{ id: entry.id, key: 'k', version: entry.version, basedOn: 1 },
      input: { ...INPUT, title: 'Tea or cocoa?' },
    });
    clock.forward(5_000);
    const theirs = { ...getQuestion(entry), title: 'Tea, or coffee?' };
    const applied = await repository.updateSynced(entry.id, () => ({
      sync: LINKED,
      question: theirs,
      by: 'service',
    }));
    expect(applied).toMatchObject({
      ...{ version: drafted.version + 1, saved: 2, question: theirs, draft: drafted.draft },
      ...{ editedAt: clock.now(), lastSave: { at: clock.now(), by: 'service' } },
    });
    // A change to the status doesn't add a version.
    const counted = { ...theirs, status: 3 as const };
    expect(await repository.updateSynced(entry.id, () => ({ sync: LINKED, question: counted }))).toEqual({
      ...applied,
      question: counted,
    });
    expect((await versions(applied)).versions.map(({ question }) => question.title)).toEqual([
      'Tea or coffee?',
    ]);
    await close();
  });

  it('adds replaced text to the history in the same write as the change', async () => {
    await using folder = await createTemporaryFolder();
    const [dir, copy] = [join(folder.dir, 'library'), join(folder.dir, 'copy')];
    const { repository, save, versions, close } = await openRepository(dir);
    const entry = await save('Tea or coffee?');
    const theirs = { ...getQuestion(entry), createdAt: '2020-01-01T00:00:00.000Z', title: 'Tea, or coffee?' };
    const changed = await repository.updateSynced(entry.id, () => ({ sync: LINKED, past: [theirs] }));
    expect(changed).toEqual({ ...entry, sync: LINKED });
    // Only the journal remains, as after a crash.
    await cp(dir, copy, { recursive: true, filter: (from) => !from.endsWith('/library.lock') });
    const listSources = async (from: typeof versions, now: Entry) =>
      (await from(now)).versions.map(({ by, question }) => [by, question.title]);
    const expected = [['service', 'Tea, or coffee?']];
    expect(await listSources(versions, changed)).toEqual(expected);
    await close();
    for (const folderOf of [dir, copy, copy]) {
      const again = await openRepository(folderOf);
      expect(again.library.entry(entry.id)).toEqual(changed);
      expect(await listSources(again.versions, changed)).toEqual(expected);
      await again.close();
    }
  });

  it('keeps an edit that is saved at the same time as a sync change', async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    const queueing = set(entry.id, QUEUED);
    const saving = save('Tea or cocoa?', entry);
    const linking = set(entry.id, LINKED);
    const [, saved] = await Promise.all([queueing, saving, linking]);
    expect(library.entry(entry.id)).toEqual({ ...saved, sync: LINKED });
    expect(saved).toMatchObject({ question: { title: 'Tea or cocoa?' }, sync: QUEUED });
    await close();
  });

  it('adds a remote question with the service as its editor', async () => {
    await using folder = await createTemporaryFolder();
    const { library, repository, save, close } = await openRepository(folder.dir);
    const question = getQuestion(await save('Tea or coffee?'));
    const added = await repository.addFromService({ question, sync: LINKED });
    expect(library.entry(2)).toBe(added);
    expect(added).toMatchObject({ origin: 'app', saved: 1, lastSave: { by: 'service' }, sync: LINKED });
    expect(stateOf(added)).toBe('service');
    await close();
  });

  it("resolves a custom emoji's name to its image and keeps an unknown name", async () => {
    await using folder = await createTemporaryFolder();
    const { repository, close } = await openRepository(folder.dir);
    expect(repository.resolveEmoji(':tea:')).toBe('$[tea](https://p.example/t.png)$');
    expect(repository.resolveEmoji(':nobody_knows:')).toBe(':nobody_knows:');
    await close();
  });
});

describe('synced questions', () => {
  it('are counted and listed by section', async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const [ready, service, attention] = [
      await save('One, please?'),
      await save('Two?!'),
      await save('Three'),
    ];
    await set(ready.id, QUEUED);
    await set(service.id, LINKED);
    const hold = { code: 'gone', at: 1, facts: {}, tried: null } as const;
    await set(attention.id, { ...LINKED, remoteId: 18, hold });
    expect(library.counts).toMatchObject({ ready: 1, service: 1, attention: 1, all: 3 });
    for (const section of ['ready', 'service', 'attention'] as const) {
      const { rows } = library.list({
        ...{ section, search: '', filter: createEmptyFilter(), sort: 'edited', offset: 0, limit: 9 },
      });
      expect(rows.map(({ state }) => state)).toEqual([section]);
    }
    await close();
  });

  it("can't be marked as posted, and an earlier mark can't be undone", async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    await library.markSent(entry.id, []);
    await set(entry.id, LINKED);
    await expect(library.markSent(entry.id, [])).rejects.toMatchObject({ code: 'on-service' });
    await expect(library.undoMarkSent(entry.id)).rejects.toMatchObject({ code: 'on-service' });
    await close();
  });
});

describe('a queued question', () => {
  it("leaves the queue when moved to the trash and isn't queued when restored", async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const [one, two, three] = [await save('Question one'), await save('Question two'), await save('Three')];
    await set(one.id, QUEUED);
    await set(two.id, { ...LINKED, queued: { at: 1 } });
    await set(three.id, CREATING);
    expect((await library.remove(one.id)).sync).toBeUndefined();
    await library.removeAll([two.id, three.id]);
    await library.restoreAll([two.id, three.id]);
    expect(library.entry(two.id).sync).toEqual(LINKED);
    expect(library.entry(three.id).sync).toEqual({ ...CREATING, queued: null });
    await library.remove(two.id);
    await library.purgeAll([two.id]);
    expect(library.entry(two.id).sync).toBeUndefined();
    await close();
  });

  it('is copied without sync state and leaves the queue if a bot edits it', async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    await set(entry.id, { ...LINKED, queued: { at: 1 } });
    expect((await library.duplicate(entry.id)).sync).toBeUndefined();
    const edited = await library.editQuestion(entry.id, (now) => ({ ...now, title: 'Tea or cocoa?' }));
    // Edits through the local API are never synced.
    expect(library.entry(edited.id).sync).toEqual(LINKED);
    await close();
  });
});

describe('a change to the whole library', () => {
  it("keeps newer sync state and doesn't queue edits again if it's a restore", async () => {
    await using folder = await createTemporaryFolder();
    const { library, tools, save, set, close } = await openRepository(folder.dir);
    const [one, two] = [await save('Question one'), await save('Question two')];
    await set(one.id, QUEUED);
    await set(two.id, CREATING);
    await tools.restorePoints.create('then');
    await set(one.id, { ...LINKED, queued: { at: 9 } });
    await library.remove(two.id);
    await library.purgeAll([two.id]);
    await tools.restorePoints.restore('then');
    expect(library.entry(one.id).sync).toEqual(LINKED);
    expect(library.entry(two.id)).toMatchObject({
      sync: { ...CREATING, queued: null, hold: { code: 'unknown', facts: { cause: 'restored' } } },
    });
    await close();
  });

  it("doesn't change existing entries if it's an import", async () => {
    await using folder = await createTemporaryFolder();
    const { library, tools, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    const queued = await set(entry.id, QUEUED);
    const text = JSON.stringify([{ ...INPUT, title: 'Cats or dogs?' }]);
    await tools.exchange.import(text, { format: 'json', dryRun: false });
    expect(library.entry(entry.id)).toBe(queued);
    expect(library.counts.all).toBe(2);
    await close();
  });

  it('links a remote question to only one entry', async () => {
    await using folder = await createTemporaryFolder();
    const { library, save, set, close } = await openRepository(folder.dir);
    const entry = await save('Tea or coffee?');
    const linked = await set(entry.id, LINKED);
    await library.replaceAll((current) => [
      ...current.values(),
      { ...linked, id: 2, key: null },
      { ...linked, id: 3, key: null, sync: { ...LINKED, account: 'another' } },
    ]);
    expect([1, 2, 3].map((id) => library.entry(id).sync?.account)).toEqual(['one', undefined, 'another']);
    expect(toDraft(getQuestion(library.entry(2)))).toEqual(INPUT);
    await close();
  });
});
