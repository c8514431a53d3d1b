import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { createMemoryDisk, type Keep, keepAll, keepSynced } from '../../../support/store-disk.ts';
import { type CallOutcome, createFaultyFiles } from '../../../support/store-faults.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openTitledLibrary, type TitledLibrary } from '../../../support/titled-library.ts';

const DIR = '/home/library';

const openPair = async (dir: string, files = createNodeFiles()) => {
  const opened = await openTitledLibrary({ dir, files });
  const kept = await opened.create('Which season do you like best?');
  const merged = await opened.create('What is your favorite season?');
  return { ...opened, kept, merged };
};

const createRefs = ({ library }: Pick<TitledLibrary, 'library'>, kept = 1, merged = 2) => ({
  kept: { id: kept, version: library.entry(kept).version },
  merged: { id: merged, version: library.entry(merged).version },
});

const NO_SYNC: EntrySync = {
  account: 'a',
  remoteId: null,
  own: true,
  base: null,
  seen: null,
  queued: null,
  sending: null,
  hold: null,
  agreed: null,
};
const sync = (more: Partial<EntrySync>): EntrySync => ({ ...NO_SYNC, ...more });

/** Returns what the user sees of both questions. Omits versions and times. */
const listContent = ({ library }: Pick<TitledLibrary, 'library'>) =>
  [1, 2].map((id) => {
    const { question, draft, tags, plannedFor, removedAt } = library.entry(id);
    return { question, draft, tags, plannedFor, isRemoved: removedAt !== null };
  });

describe('a merge', () => {
  it('moves tags and the planned date, deletes the other question, and can be undone', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.tagAll([kept], { add: ['Nature', 'year'], remove: [] });
    await library.tagAll([merged], { add: ['nature', 'weather'], remove: [] });
    await library.setPrivateField('plannedFor', [{ id: merged, plannedFor: '2026-12-01' }]);
    const before = listContent(opened);
    const { version } = library.entry(kept);
    await library.merge(createRefs(opened));
    expect(library.entry(kept)).toMatchObject({
      version,
      tags: ['Nature', 'year', 'weather'],
      plannedFor: '2026-12-01',
    });
    expect(library.entry(merged).removedAt).not.toBeNull();
    await library.undoMerge({ kept, merged });
    expect(listContent(opened)).toEqual(before);
    await expect(library.undoMerge({ kept, merged })).rejects.toMatchObject({ code: 'undo-expired' });
    await library.merge(createRefs(opened));
    const entries = [...store.entries.values()];
    await store.close();
    const again = await openTitledLibrary({ dir: folder.dir, files: createNodeFiles() });
    expect([...again.store.entries.values()]).toEqual(entries);
    await again.store.close();
  });

  it("keeps the remaining question's planned date and at most 20 tags", async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    const tags = Array.from({ length: 19 }, (_, at) => `tag ${at}`);
    await library.tagAll([kept], { add: tags, remove: [] });
    await library.tagAll([merged], { add: ['x', 'y'], remove: [] });
    await library.setPrivateField('plannedFor', [
      { id: kept, plannedFor: '2026-12-02' },
      { id: merged, plannedFor: '2026-12-01' },
    ]);
    await library.merge(createRefs(opened));
    expect(library.entry(kept)).toMatchObject({ tags: [...tags, 'x'], plannedFor: '2026-12-02' });
    await store.close();
  });

  it('moves votes and the message if only the deleted question was sent', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.markSent(merged, [61, 31], 3, 'https://chat.example/channels/1/2/1420000000000000009');
    const before = listContent(opened);
    await library.merge(createRefs(opened));
    expect(library.entry(kept).question).toMatchObject({
      title: 'Which season do you like best?',
      messageID: '1420000000000000009',
      sentAt: before[1]?.question?.sentAt,
      options: [{ votes: 61 }, { votes: 31 }],
    });
    expect(library.findQuestionByMessage('1420000000000000009')?.id).toBe(kept);
    await library.restore(merged);
    expect(library.entry(merged).question).toMatchObject({ messageID: null, sentAt: null });
    expect(library.findQuestionByMessage('1420000000000000009')?.id).toBe(kept);
    await library.remove(merged);
    await expect(library.undoMerge({ kept, merged })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    await store.close();
  });

  it('restores votes and keeps later edits when undone', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.markSent(merged, [61, 31]);
    const before = listContent(opened);
    await library.tagAll([merged], { add: ['x'], remove: [] });
    await library.merge(createRefs(opened));
    await opened.save(kept, 'Which season do you love?');
    await library.tagAll([kept], { add: ['y'], remove: [] });
    await library.undoMerge({ kept, merged });
    expect(library.entry(kept)).toMatchObject({
      tags: ['x', 'y'],
      question: {
        title: 'Which season do you love?',
        messageID: null,
        options: [{ votes: 0 }, { votes: 0 }],
      },
    });
    expect(library.entry(merged).question).toEqual(before[1]?.question);
    await store.close();
  });

  it('leaves votes in the deleted question if both questions were sent or their options differ', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.markSent(merged, [61, 31]);
    const { options } = library.entry(kept).question ?? { options: [] };
    await library.editQuestion(kept, (now) => ({ ...now, options: options.toSpliced(1, 1) }));
    await library.merge(createRefs(opened));
    expect(library.entry(kept).question?.messageID).toBeNull();
    expect(library.entry(merged).question).toMatchObject({ options: [{ votes: 61 }, { votes: 31 }] });
    await library.undoMerge({ kept, merged });
    await library.editQuestion(kept, (now) => ({ ...now, options }));
    await library.markSent(kept, [1, 2]);
    await library.merge(createRefs(opened));
    expect(library.entry(kept).question).toMatchObject({ options: [{ votes: 1 }, { votes: 2 }] });
    expect(library.entry(merged).question).toMatchObject({ options: [{ votes: 61 }, { votes: 31 }] });
    await store.close();
  });

  it('fails and changes nothing if a question changed, is deleted, or is passed twice', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    const refs = createRefs(opened);
    await opened.save(kept, 'Which season do you love?');
    await expect(library.merge(refs)).rejects.toMatchObject({
      code: 'changed-elsewhere',
      details: { id: 1 },
    });
    await opened.save(merged, 'Your favorite season?');
    const half = { ...refs, kept: createRefs(opened).kept };
    await expect(library.merge(half)).rejects.toMatchObject({
      code: 'changed-elsewhere',
      details: { id: 2 },
    });
    const same = { kept: createRefs(opened).kept, merged: createRefs(opened).kept };
    await expect(library.merge(same)).rejects.toMatchObject({ code: 'bad-input' });
    await library.remove(merged);
    await expect(library.merge(createRefs(opened))).rejects.toMatchObject({ code: 'not-found' });
    expect(listContent(opened)).toMatchObject([{ isRemoved: false }, { isRemoved: true }]);
    await store.close();
  });

  it.each<[string, EntrySync]>([
    ['is synced', sync({ remoteId: 5 })],
    [
      'is being sent',
      sync({
        sending: {
          kind: 'create',
          content: { title: '', options: '', description: '', footer: '', image: '' },
          at: 1,
        },
      }),
    ],
    ['may be on the service', sync({ hold: { code: 'unknown', at: 1, facts: {}, tried: null } })],
  ])('is rejected if the question to delete %s, but works in the other direction', async (_, state) => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.updateSynced(merged, () => ({ sync: state }));
    await expect(library.merge(createRefs(opened))).rejects.toMatchObject({ code: 'bad-input' });
    await library.markSent(kept, [1, 1]);
    await library.merge(createRefs(opened, merged, kept));
    // The service determines the votes of this question.
    expect(library.entry(merged)).toMatchObject({
      sync: state,
      question: { messageID: null },
      removedAt: null,
    });
    expect(library.entry(kept)).toMatchObject({ question: { options: [{ votes: 1 }, { votes: 1 }] } });
    await store.close();
  });

  it('removes the other question from the queue until undone', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.updateSynced(merged, () => ({ sync: sync({ queued: { at: 1 } }) }));
    await library.merge(createRefs(opened));
    expect(library.entry(merged).sync).toBeUndefined();
    await library.undoMerge({ kept, merged });
    expect(library.entry(merged).sync?.queued).toEqual({ at: 1 });
    await store.close();
  });

  it("can't be undone if the moved votes now belong to a synced question", async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    await library.markSent(merged, [61, 31]);
    await library.merge(createRefs(opened));
    await library.updateSynced(kept, () => ({ sync: sync({ remoteId: 5 }) }));
    const after = listContent(opened);
    await expect(library.undoMerge({ kept, merged })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect(listContent(opened)).toEqual(after);
    await store.close();
  });

  it("can't keep a draft instead of a sent question", async () => {
    await using folder = await createTemporaryFolder();
    const opened = await openPair(folder.dir);
    const { library, kept, merged, store } = opened;
    const { id: draft } = await library.duplicate(kept);
    await library.merge(createRefs(opened, draft, kept));
    await library.markSent(merged, []);
    await expect(library.merge(createRefs(opened, draft, merged))).rejects.toMatchObject({
      code: 'bad-input',
    });
    await store.close();
  });
});

describe('a crash during a merge or its undo', () => {
  const losses: [string, Keep][] = [
    ['all unsynced changes', keepSynced],
    ['nothing', keepAll],
    ['the end of the last write', (changes) => Math.min(changes, 1)],
  ];
  it.each(losses)('leaves both questions either unmerged or merged if it drops %s', async (_, keep) => {
    const seen = new Set<string>();
    for (const outcome of ['dies-before', 'dies-within', 'dies-after'] as const satisfies CallOutcome[]) {
      for (let at = 1; ; at++) {
        const disk = createMemoryDisk();
        let start = Number.POSITIVE_INFINITY;
        const faulty = createFaultyFiles(disk.files, ({ number }) =>
          number === start + at ? outcome : 'done',
        );
        const opened = await openPair(DIR, faulty.files);
        const { library, kept, merged } = opened;
        await library.tagAll([merged], { add: ['x'], remove: [] });
        await library.markSent(merged, [61, 31]);
        const before = listContent(opened);
        start = faulty.calls.length;
        const done = await library.merge(createRefs(opened)).catch(() => null);
        const after = done ? listContent(opened) : null;
        if (done) await library.undoMerge({ kept, merged }).catch(() => {});
        await opened.store.close().catch(() => {});
        if (!faulty.dead) break;
        const again = await openTitledLibrary({ dir: DIR, files: disk.simulateCrash(keep).files });
        const found = listContent(again);
        const isWhole = [before, after].some((one) => JSON.stringify(one) === JSON.stringify(found));
        // A failed merge may still have reached the disk.
        const isMerged =
          found[1]?.isRemoved && found[0]?.question?.messageID === before[1]?.question?.messageID;
        expect(
          isWhole || (!after && isMerged && found[0]?.tags?.includes('x')),
          `${outcome} ${at}`,
        ).toBeTruthy();
        seen.add(found[1]?.isRemoved ? 'merged' : 'not merged');
        await again.store.close();
      }
    }
    expect([...seen].sort()).toEqual(['merged', 'not merged']);
  });
});

describe('a line with several entries', () => {
  it("is skipped completely if it's truncated", async () => {
    await using folder = await createTemporaryFolder();
    const files = createNodeFiles();
    const opened = await openPair(folder.dir, files);
    const before = listContent(opened);
    await opened.library.tagAll([2], { add: ['x'], remove: [] });
    await opened.library.merge(createRefs(opened));
    const path = join(folder.dir, 'journal', '000001.jsonl');
    const journal = await files.readFile(path);
    const lines = journal.toString('utf8').trimEnd().split('\n');
    expect(lines.at(-1)).toContain('"others":[{"id":2,');
    const other = join(folder.dir, 'copy');
    await files.mkdir(other);
    for (const name of ['journal', 'questions']) await files.mkdir(join(other, name));
    await copyFile(join(folder.dir, 'library.json'), join(other, 'library.json'));
    await writeFile(join(other, 'journal', '000001.jsonl'), journal.subarray(0, journal.length - 20));
    const cut = await openTitledLibrary({ dir: other, files });
    expect(listContent(cut)).toEqual([before[0], { ...before[1], tags: ['x'] }]);
    await cut.store.close();
    await opened.store.close();
  });
});
