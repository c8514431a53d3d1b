import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Library } from '../../../electron/host/library/commands/editable-library.ts';
import { createNodeFiles, type Files } from '../../../electron/host/system/files.ts';
import type { Change } from '../../../shared/bridge/bridge-methods.ts';
import type { Draft } from '../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const dinner = {
  ...createEmptyDraft(),
  title: 'If you could have dinner with anyone, who would it be?',
  options: ':tada: - A friend\n🎸 - A musician',
};
const member = {
  origin: 'api' as const,
  author: { id: '1', username: 'm', globalName: 'M', avatarURL: '', displayAvatarURL: '' },
};
const fromApi = (title: string) => ({
  ...createNoOptionalFields(),
  title,
  options: [
    { typed: '🍕', emoji: '🍕', text: 'Pizza', votes: 0 },
    { typed: ':tada:', emoji: '🎉', text: 'Cake', votes: 0 },
  ],
  description: '',
});

const newDraft = (input: Draft): Change => ({ id: null, key: randomUUID(), version: 0, basedOn: 0, input });
/** Returns a change that is based on the current entry. */
const edit = (library: Library, id: number, input: Draft): Change => {
  const { key, version, saved, draft } = library.entry(id);
  return { id, key: key ?? 'none', version, basedOn: draft?.basedOn ?? saved, input };
};

describe('the library', () => {
  it('stores a draft that exceeds limits, even after a restart', async () => {
    await using folder = await createTemporaryFolder();
    const first = await openLibrary(folder.dir);
    const { id } = await first.library.saveDraft(newDraft({ ...createEmptyDraft(), title: 'Hm' }));
    await first.library.saveDraft(edit(first.library, id, { ...createEmptyDraft(), title: 'Hmm' }));
    await first.close();
    const second = await openLibrary(folder.dir);
    expect(second.library.entry(id).draft?.input.title).toBe('Hmm');
    expect(second.library.question(id)).toBeUndefined();
    expect(second.library.counts).toMatchObject({ draft: 1, ready: 0, all: 1 });
    await second.close();
  });

  it('turns a valid draft into a question with resolved emoji and keeps the typed text', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const draft = await library.saveDraft(newDraft(dinner));
    const saved = await library.saveQuestion(edit(library, draft.id, dinner));
    expect(saved).toMatchObject({
      id: draft.id,
      saved: 1,
      draft: null,
      question: { status: 2, sentAt: null },
    });
    expect(saved.question?.options[0]).toEqual({ typed: ':tada:', emoji: '🎉', text: 'A friend', votes: 0 });
    expect(saved.question?.description).toBeNull();
    expect(library.counts).toMatchObject({ draft: 0, ready: 1, all: 1 });
    await close();
  });

  it('saves an invalid edit as a draft and keeps the question', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    const after = await library.saveQuestion(edit(library, id, { ...dinner, title: 'No' }));
    expect(after.question?.title).toBe(dinner.title);
    expect(after.draft).toEqual({ input: { ...dinner, title: 'No' }, basedOn: 1 });
    expect((await library.discardDraft(id)).draft).toBeNull();
    await close();
  });

  it('removes a pending edit if its text matches the question', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    expect((await library.saveDraft(edit(library, id, { ...dinner, footer: 'f' }))).draft).not.toBeNull();
    expect((await library.saveDraft(edit(library, id, dinner))).draft).toBeNull();
    await close();
  });

  it('keeps a pending edit when the API changes the question', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    await library.saveDraft(edit(library, id, { ...dinner, footer: 'mine' }));
    await library.editQuestion(id, () => fromApi('Changed through the API'));
    const entry = library.entry(id);
    expect(entry.question?.title).toBe('Changed through the API');
    expect(entry).toMatchObject({ saved: 2, draft: { basedOn: 1, input: { footer: 'mine' } } });
    await close();
  });

  it("keeps an option's votes if its emoji and text are unchanged", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('Pizza or cake?'), member);
    await library.markSent(id, [3, 5]);
    const { question } = await library.editQuestion(id, () => ({
      ...fromApi('Cake or pizza?'),
      options: [...fromApi('').options]
        .reverse()
        .map((o) => (o.text === 'Pizza' ? { ...o, text: 'Pasta' } : o)),
    }));
    expect(question.options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Cake', 5],
      ['Pasta', 0],
    ]);
    await close();
  });

  it('applies concurrent edits one after another', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('0'), member);
    const bump = () =>
      library.editQuestion(id, (current) => ({ ...fromApi(''), title: String(Number(current.title) + 1) }));
    await Promise.all(Array.from({ length: 20 }, bump));
    expect(library.question(id)?.question.title).toBe('20');
    await close();
  });

  it('keeps an empty description as received, even after another save', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('Pizza or cake?'), member);
    expect(library.question(id)?.question.description).toBe('');
    const input = { ...dinner, options: '🍕 - Pizza\n:tada: - Cake' };
    const { question } = await library.saveQuestion(edit(library, id, input));
    expect(question).toMatchObject({ description: '', footer: null });
    await close();
  });

  it('finds a sent question by its message ID and keeps the ID if the question is marked as sent again', async () => {
    await using folder = await createTemporaryFolder();
    const { library, clock, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    const sent = await library.markSent(id, [1]);
    const messageID = sent.question?.messageID ?? '';
    expect(messageID).toMatch(/^\d{17,20}$/);
    expect(sent.question?.messageLink).toContain(messageID);
    expect(library.findQuestionByMessage(messageID)?.id).toBe(id);
    expect(library.counts).toMatchObject({ ready: 0, sent: 1 });
    clock.forward(60_000);
    const again = await library.markSent(id, [1, 4]);
    expect(again.question).toMatchObject({ messageID, sentAt: sent.question?.sentAt });
    expect(again.question?.options.map((option) => option.votes)).toEqual([1, 4]);
    await close();
  });

  it('rejects marking a draft as sent', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveDraft(newDraft(dinner));
    await expect(library.markSent(id, [])).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });

  it('deletes and restores a question', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    await library.remove(id);
    expect(library.question(id)).toBeUndefined();
    expect(library.counts.all).toBe(0);
    await library.restore(id);
    expect(library.question(id)?.question.title).toBe(dinner.title);
    expect(library.counts.all).toBe(1);
    await close();
  });

  it('reports each change to listeners once', async () => {
    await using folder = await createTemporaryFolder();
    const { library, changed, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    expect(changed.flat()).toEqual([id]);
    await close();
  });

  it('rejects an unknown ID', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    expect(() => library.entry(7)).toThrow(expect.objectContaining({ code: 'not-found' }));
    await expect(library.saveDraft({ ...newDraft(dinner), id: 7 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await close();
  });

  it('creates one question per key, even after a lost response or restart', async () => {
    await using folder = await createTemporaryFolder();
    const first = await openLibrary(folder.dir);
    const beginning = newDraft({ ...createEmptyDraft(), title: 'Tea' });
    const [one, same] = await Promise.all([
      first.library.saveDraft(beginning),
      first.library.saveDraft({ ...beginning, input: { ...createEmptyDraft(), title: 'Tea or' } }),
    ]);
    expect(same.id).toBe(one.id);
    await first.close();
    const second = await openLibrary(folder.dir);
    // The draft has changed since then, so the repeated request fails with the question's ID.
    await expect(second.library.saveDraft(beginning)).rejects.toMatchObject({
      code: 'changed-elsewhere',
      details: { id: one.id, version: 2 },
    });
    expect(second.library.entry(one.id).draft?.input.title).toBe('Tea or');
    expect(second.library.counts.all).toBe(1);
    await second.close();
  });

  it('rejects a change based on an older version', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveDraft(newDraft(dinner));
    const mine = edit(library, id, { ...dinner, footer: 'mine' });
    const theirs = edit(library, id, { ...dinner, footer: 'theirs' });
    await library.saveDraft(theirs);
    for (const save of [library.saveDraft, library.saveQuestion]) {
      await expect(save(mine)).rejects.toMatchObject({ code: 'changed-elsewhere' });
    }
    expect(library.entry(id).draft?.input.footer).toBe('theirs');
    await close();
  });

  it("stores an edit's base version, even if the question has changed since", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    await library.editQuestion(id, () => fromApi('Changed through the API'));
    const { version } = library.entry(id);
    const outdated = { id, key: 'none', version, basedOn: 1, input: { ...dinner, footer: 'mine' } };
    expect((await library.saveDraft(outdated)).draft).toMatchObject({ basedOn: 1 });
    const decided = { ...outdated, version: version + 1, basedOn: 2 };
    expect((await library.saveDraft(decided)).draft).toMatchObject({ basedOn: 2 });
    await close();
  });

  it('acknowledges an unchanged save only after its content is on disk', async () => {
    const disk = refusingDisk();
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir, disk.files);
    const { id } = await library.saveDraft(newDraft(dinner));
    const change = edit(library, id, { ...dinner, footer: 'f' });
    disk.refuse();
    const saves = [library.saveDraft(change), library.saveDraft({ ...change, version: change.version + 1 })];
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(library.entry(id).draft?.input.footer).toBe('');
    disk.recover();
    expect((await library.saveDraft(change)).draft?.input.footer).toBe('f');
    await close();
  });

  it('can set any status when it marks a question as sent', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(newDraft(dinner));
    expect((await library.markSent(id, [], 1)).question?.status).toBe(1);
    expect((await library.markSent(id, [])).question?.status).toBe(3);
    await close();
  });
});

/** Wraps the real disk. A switch makes every sync call fail. */
function refusingDisk() {
  let refuses = false;
  const real = createNodeFiles();
  const files: Files = {
    ...real,
    open: async (path, how) => {
      const file = await real.open(path, how);
      const datasync = async () => {
        if (refuses) throw Object.assign(new Error('refused'), { code: 'EIO' });
        await file.datasync();
      };
      return { ...file, datasync };
    },
  };
  return {
    files,
    refuse: () => {
      refuses = true;
    },
    recover: () => {
      refuses = false;
    },
  };
}
