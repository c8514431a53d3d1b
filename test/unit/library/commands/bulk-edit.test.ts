import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextReplacer } from '../../../../electron/host/library/commands/bulk-edit-commands.ts';
import {
  type BulkEdit,
  bulkEditPreviewSchema,
  type Replacement,
  type TagSetting,
} from '../../../../shared/library/bulk-edit.ts';
import { MAX_TAGS } from '../../../../shared/library/tags.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const replacing = (
  find: string,
  replacement: string,
  options: Partial<Replacement> = {},
): BulkEdit & Replacement => ({
  kind: 'replace',
  find,
  replacement,
  matchesCase: false,
  wholeWords: false,
  fields: ['title', 'options', 'description', 'footer'],
  ...options,
});
const TEA = { ...createEmptyDraft(), title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

const titleAfter = (title: string, edit: Replacement) =>
  createTextReplacer(edit)({ ...createEmptyDraft(), title }).after.title;

describe('replacing text', () => {
  it('can match case and whole words', () => {
    const title = 'Tea, teapot, TEA, or instead?';
    expect(titleAfter(title, replacing('tea', 'X'))).toBe('X, Xpot, X, or insXd?');
    expect(titleAfter(title, replacing('tea', 'X', { matchesCase: true }))).toBe('Tea, Xpot, TEA, or insXd?');
    expect(titleAfter(title, replacing('tea', 'X', { wholeWords: true }))).toBe('X, teapot, X, or instead?');
    expect(titleAfter('Größe? GRÖSSE?', replacing('größe', 'size', { wholeWords: true }))).toBe(
      'size? GRÖSSE?',
    );
    expect(titleAfter('Why (now)?', replacing('(now)?', '$& $1', { wholeWords: true }))).toBe('Why $& $1');
  });

  it('never splits a character or emoji', () => {
    expect(titleAfter('Cafe\u0301 or cafe?', replacing('cafe', 'bar'))).toBe('Cafe\u0301 or bar?');
    expect(titleAfter('👩‍🚀 and 👩', replacing('👩', '👨'))).toBe('👩‍🚀 and 👨');
    expect(titleAfter('👍🏽 and 👍', replacing('👍', '👎'))).toBe('👍🏽 and 👎');
    expect(titleAfter('👩‍🚀 or 🚀', replacing('🚀', '🚗'))).toBe('👩‍🚀 or 🚗');
  });

  it('changes option text or whole emoji, and keeps other lines as typed', () => {
    const options = ':cat: - Cat\n🍵  tea\n☕ - Cat - or not';
    const { after, count } = createTextReplacer(replacing('cat', 'Dog'))({ ...createEmptyDraft(), options });
    expect(after.options).toBe(':cat: - Dog\n🍵  tea\n☕ - Dog - or not');
    expect(count).toBe(2);
    const emoji = createTextReplacer(replacing(':cat:', '🐶'))({ ...createEmptyDraft(), options });
    expect(emoji.after.options).toBe('🐶 - Cat\n🍵  tea\n☕ - Cat - or not');
  });

  it('changes only the selected fields', () => {
    const draft = { ...TEA, description: 'Tea', footer: 'Tea' };
    const { after } = createTextReplacer(replacing('tea', 'Mate', { fields: ['footer'] }))(draft);
    expect(after).toEqual({ ...draft, footer: 'Mate' });
  });

  it("never fails, and changes nothing if the text isn't found", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        (find, text, wholeWords) => {
          const draft = { ...createEmptyDraft(), title: text, options: text };
          const { after, count } = createTextReplacer(replacing(find, '', { wholeWords, matchesCase: true }))(
            draft,
          );
          if (!text.includes(find)) expect(count).toBe(0);
          if (count === 0) expect(after).toEqual(draft);
        },
      ),
    );
  });
});

describe('a bulk edit', () => {
  async function open(dir: string, inputs: readonly (typeof TEA)[]) {
    const opened = await openLibrary(dir);
    const ids: number[] = [];
    for (const input of inputs) {
      const { id } = await opened.library.saveQuestion({
        id: null,
        version: 0,
        basedOn: 0,
        key: randomUUID(),
        input,
      });
      ids.push(id);
    }
    return { ...opened, ids };
  }

  it("keeps other changes that are saved while it's being planned", async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, Array(450).fill(TEA));
    const [first = 0] = ids;
    const editing = library.editAll(ids, replacing('tea', 'mate', { fields: ['title'] }));
    const { version, saved } = library.entry(first);
    await library.saveQuestion({
      id: first,
      key: 'k',
      version,
      basedOn: saved,
      input: { ...TEA, title: 'Iced tea?' },
    });
    const { ids: changed } = await editing;
    expect(changed).toEqual(ids);
    expect(library.entry(first).question?.title).toBe('Iced mate?');
    await close();
  });

  it('saves changed questions, keeps changed drafts unsaved, and can be undone in one step', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA, TEA, { ...TEA, title: 'Only sea?' }]);
    const [saved = 0, edited = 0, other = 0] = ids;
    const { version, saved: basedOn } = library.entry(edited);
    await library.saveDraft({
      id: edited,
      key: 'k',
      version,
      basedOn,
      input: { ...TEA, title: 'Green tea or coffee?' },
    });
    const before = ids.map((id) => library.entry(id));
    const edit = replacing('tea', 'mate', { fields: ['title'] });
    const preview = await library.previewEdit(ids, edit, 1);
    expect(preview).toMatchObject({ total: 2, changeable: 2, count: 2 });
    expect(preview.rows).toHaveLength(1);
    expect(ids.map((id) => library.entry(id))).toEqual(before);

    const done = await library.editAll(ids, edit);
    expect(done.ids).toEqual([saved, edited]);
    expect(library.entry(saved)).toMatchObject({
      question: { title: 'mate or coffee?' },
      draft: null,
      saved: 2,
      lastSave: { by: 'app' },
    });
    expect(library.entry(edited)).toMatchObject({
      question: { title: TEA.title },
      draft: { input: { title: 'Green mate or coffee?' }, basedOn },
    });
    expect(library.entry(other)).toEqual(before[2]);

    expect(await library.undoEdit(done.undo)).toEqual({ ids: [saved, edited], kept: 0 });
    expect(library.entry(saved).question).toEqual(before[0]?.question);
    expect(library.entry(edited).draft).toEqual(before[1]?.draft);
    await expect(library.undoEdit(done.undo)).rejects.toMatchObject({ code: 'undo-expired' });
    await close();
  });

  it('skips posted questions and invalid results and reports why', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA, TEA, { ...TEA, footer: 'Tea' }]);
    const [sent = 0, deleted = 0, fits = 0] = ids;
    await library.markSent(sent, []);
    await library.remove(deleted);
    const long = replacing('tea', 'x'.repeat(200), { fields: ['title', 'footer'] });
    const { rows, changeable } = await library.previewEdit(ids, long, 10);
    expect(rows.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [sent, 'sent'],
      [fits, 'invalid'],
    ]);
    expect(changeable).toBe(0);
    expect((await library.editAll(ids, long)).ids).toEqual([]);
    expect((await library.editAll(ids, replacing('tea', '', { fields: ['options'] }))).ids).toEqual([]);
    expect((await library.editAll(ids, replacing('🍵', 'Tea'))).ids).toEqual([]);
    await close();
  });

  it('can fill only empty fields, set or clear any fields, and be undone in one step', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [
      TEA,
      { ...TEA, footer: 'Old', description: 'Old' },
      TEA,
    ]);
    const [empty = 0, filled = 0, sent = 0] = ids;
    await library.markSent(sent, []);
    const before = ids.map((id) => library.entry(id));
    const edit: BulkEdit = { kind: 'set', values: { footer: 'New', description: '' }, onlyEmpty: true };
    const preview = await library.previewEdit(ids, edit, 10);
    expect(preview).toMatchObject({ total: 3, changeable: 2, count: 2 });
    expect(preview.rows.map(({ obstacle }) => obstacle)).toEqual([null, null, 'sent']);
    const { ids: changed, undo } = await library.editAll(ids, edit);
    expect(changed).toEqual([empty, filled]);
    expect(library.entry(empty).question).toMatchObject({ footer: 'New' });
    expect(library.entry(filled).question).toMatchObject({ footer: 'Old', description: null });
    await library.undoEdit(undo);
    expect(ids.map((id) => library.entry(id).question)).toEqual(before.map(({ question }) => question));

    await library.editAll(ids, { ...edit, onlyEmpty: false });
    expect(library.entry(filled).question).toMatchObject({ footer: 'New', description: null });
    await close();
  });

  it('adds, removes, and replaces tags, even for posted questions, and can be undone in one step', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA, TEA, TEA]);
    const [plain = 0, tagged = 0, sent = 0] = ids;
    await library.tagAll([tagged, sent], { add: ['food', 'hot'], remove: [] });
    await library.markSent(sent, []);
    const before = ids.map((id) => library.entry(id));
    const tagsNow = () => ids.map((id) => library.entry(id).tags);
    const edit = (tags: TagSetting, values = {}): BulkEdit => ({
      kind: 'set',
      values,
      onlyEmpty: false,
      tags,
    });

    const adding = edit({ change: 'add', tags: ['hot', 'new'] });
    const { rows, count } = await library.previewEdit(ids, adding, 10);
    expect(rows.map(({ tags, obstacle }) => [tags?.after, obstacle])).toEqual([
      [['hot', 'new'], null],
      [['food', 'hot', 'new'], null],
      [['food', 'hot', 'new'], null],
    ]);
    expect(count).toBe(3);
    const { undo } = await library.editAll(ids, adding);
    expect(tagsNow()).toEqual([
      ['hot', 'new'],
      ['food', 'hot', 'new'],
      ['food', 'hot', 'new'],
    ]);
    await library.undoEdit(undo);
    expect(ids.map((id) => library.entry(id))).toEqual(before);

    // The footer of the question `sent` can't change, so the edit must skip this question.
    const removing = edit({ change: 'remove', tags: ['hot'] }, { footer: 'New' });
    const removed = await library.editAll(ids, removing);
    expect(removed.ids).toEqual([plain, tagged]);
    expect(tagsNow()).toEqual([undefined, ['food'], ['food', 'hot']]);
    expect(library.entry(tagged).question?.footer).toBe('New');
    await library.undoEdit(removed.undo);
    expect(library.entry(tagged)).toMatchObject({ tags: ['food', 'hot'], question: { footer: null } });

    const clearing = await library.editAll(ids, edit({ change: 'replace', tags: [] }));
    expect(clearing.ids).toEqual([tagged, sent]);
    expect(tagsNow()).toEqual([undefined, undefined, undefined]);
    await library.tagAll([tagged], { add: ['later'], remove: [] });
    expect(await library.undoEdit(clearing.undo)).toEqual({ ids: [sent], kept: 1 });
    expect(tagsNow()).toEqual([undefined, ['later'], ['food', 'hot']]);
    await close();
  });

  it("doesn't add more tags than a question can have", async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA, TEA]);
    const [full = 0, free = 0] = ids;
    const many = Array.from({ length: MAX_TAGS }, (_, at) => `tag ${at}`);
    await library.tagAll([full], { add: many, remove: [] });
    const edit: BulkEdit = {
      kind: 'set',
      values: {},
      onlyEmpty: false,
      tags: { change: 'add', tags: ['new'] },
    };
    const preview = bulkEditPreviewSchema.parse(await library.previewEdit(ids, edit, 10));
    expect(preview.rows.map(({ obstacle }) => obstacle)).toEqual(['tags', null]);
    expect((await library.editAll(ids, edit)).ids).toEqual([free]);
    expect(library.entry(full).tags).toEqual(many);
    await close();
  });

  it('previews values as invalid if the service would reject them', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA]);
    for (const values of [{ footer: 'x'.repeat(201) }, { image: 'no URL' }]) {
      const { rows } = await library.previewEdit(ids, { kind: 'set', values, onlyEmpty: false }, 10);
      expect(rows.map(({ obstacle }) => obstacle)).toEqual(['invalid']);
    }
    await close();
  });

  it("changes a draft that already has problems if it doesn't add any", async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [{ ...createEmptyDraft(), title: 'Tea' }]);
    const [draft = 0] = ids;
    expect((await library.editAll(ids, replacing('tea', 'Mate'))).ids).toEqual([draft]);
    expect(library.entry(draft)).toMatchObject({ question: null, draft: { input: { title: 'Mate' } } });
    await close();
  });

  it("isn't undone for questions that have changed since", async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, close } = await open(folder.dir, [TEA, TEA]);
    const [one = 0, other = 0] = ids;
    const { undo } = await library.editAll(ids, replacing('tea', 'Mate'));
    await library.editAll([other], replacing('mate', 'Water'));
    expect(await library.undoEdit(undo)).toEqual({ ids: [one], kept: 1 });
    expect(library.entry(one).question?.title).toBe('Tea or coffee?');
    expect(library.entry(other).question?.title).toBe('Water or coffee?');
    await close();
  });
});
