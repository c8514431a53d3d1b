import { describe, expect, it } from 'vitest';
import type { Library } from '../../../../electron/host/library/commands/editable-library.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' };
const incomplete = { ...input, options: '☕ - Coffee' };

const createDraft = async (library: Library, key: string, draft = input): Promise<number> =>
  (await library.saveDraft({ id: null, key, version: 0, basedOn: 0, input: draft })).id;

describe('marking several drafts as ready', () => {
  it('saves complete drafts and skips other questions', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const [first, second, unfinished, deleted] = [
      await createDraft(library, 'a'),
      await createDraft(library, 'b'),
      await createDraft(library, 'c', incomplete),
      await createDraft(library, 'd'),
    ];
    const saved = await library.saveQuestion({ id: null, key: 'e', version: 0, basedOn: 0, input });
    const edit = { id: saved.id, key: 'e', version: saved.version, basedOn: saved.saved };
    await library.saveDraft({ ...edit, input: { ...input, title: 'Edited' } });
    await library.remove(deleted);
    const result = await library.markReady([first, second, second, unfinished, deleted, saved.id, 99]);
    expect(result).toMatchObject({ ids: [first, second], unfinished: 1 });
    expect(library.entry(first)).toMatchObject({
      saved: 1,
      draft: null,
      question: { title: 'Tea or coffee?' },
    });
    expect(library.entry(unfinished)).toMatchObject({ question: null, draft: { input: incomplete } });
    expect(library.entry(saved.id).draft?.input.title).toBe('Edited');
    await close();
  });

  it('is undone by one call, which restores the drafts and their edit times', async () => {
    await using folder = await createTemporaryFolder();
    const { library, clock, close } = await openLibrary(folder.dir);
    const ids = [await createDraft(library, 'a'), await createDraft(library, 'b')];
    const before = ids.map((id) => library.entry(id));
    clock.forward(60_000);
    const { undo } = await library.markReady(ids);
    await library.tagAll(ids, { add: ['hot'], remove: [] });
    expect(await library.undoMarkReady(undo)).toEqual({ ids, kept: 0 });
    expect(ids.map((id) => library.entry(id))).toEqual(
      before.map((entry) => ({ ...entry, version: entry.version + 2, tags: ['hot'] })),
    );
    await expect(library.undoMarkReady(undo)).rejects.toMatchObject({ code: 'undo-expired' });
    expect(await library.markReady(ids)).toMatchObject({ ids });
    await close();
  });

  it('stays done for questions that were changed, queued, posted, or deleted since', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const ids: number[] = [];
    for (const key of 'abcde') ids.push(await createDraft(library, key));
    const [edited = 0, queued = 0, posted = 0, deleted = 0, unchanged = 0] = ids;
    const { undo } = await library.markReady(ids);
    const { version, saved } = library.entry(edited);
    const changed = { ...input, title: 'Edited' };
    await library.saveQuestion({ id: edited, key: 'a', version, basedOn: saved, input: changed });
    await library.updateSynced(queued, () => ({
      sync: {
        account: 'a',
        remoteId: null,
        own: true,
        base: null,
        seen: null,
        queued: { at: 1 },
        sending: null,
        hold: null,
        agreed: null,
      },
    }));
    await library.markPosted([posted], {
      sentAt: '2026-11-20T12:00:00Z',
      messageLink: null,
      skipSent: true,
    });
    await library.remove(deleted);
    expect(await library.undoMarkReady(undo)).toEqual({ ids: [unchanged], kept: 4 });
    expect(library.entry(queued).question).not.toBeNull();
    expect(library.entry(unchanged).question).toBeNull();
    await close();
  });
});
