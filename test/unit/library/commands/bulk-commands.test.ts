import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../../electron/host/library/search/entry-list-index.ts';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import { isPurged, type Section } from '../../../../shared/library/entry.ts';
import { createEmptyFilter } from '../../../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';
import { openTitledLibrary } from '../../../support/titled-library.ts';

const createListQuery = (section: Section): ListQuery => ({
  section,
  search: '',
  filter: createEmptyFilter(),
  sort: 'edited',
  offset: 0,
  limit: 100,
});

async function openWith(dir: string, titles: readonly string[]) {
  const opened = await openTitledLibrary({ dir, files: createNodeFiles() });
  for (const title of titles) await opened.create(title);
  const listed = (section: Section) => opened.library.list(createListQuery(section)).rows.map(({ id }) => id);
  return { ...opened, listed };
}

describe('bulk commands', () => {
  it('tag questions without changing their version, position, or history', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store, listed, titles } = await openWith(folder.dir, ['First', 'Second', 'Third']);
    const before = library.entry(1);
    const { before: old, full } = await library.tagAll([1, 2, 99], { add: ['food'], remove: [] });
    expect({ old, full }).toEqual({
      old: [{ id: 1 }, { id: 2 }],
      full: 0,
    });
    expect(library.entry(1)).toEqual({ ...before, tags: ['food'] });
    expect(listed('all')).toEqual([3, 2, 1]);
    expect(await titles(1)).toEqual(['First']);
    await store.close();
  });

  it('add missing option emoji to drafts and can be undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store } = await openWith(folder.dir, ['First']);
    const draft = async (options: string) => {
      const input = { ...createEmptyDraft(), title: 'Tea?', options };
      return (await library.saveDraft({ id: null, key: options, version: 0, basedOn: 0, input })).id;
    };
    const [id, complete, deleted] = [
      await draft('🍵 - Tea\nCoffee'),
      await draft('🍵 - Tea'),
      await draft('Milk'),
    ];
    await library.remove(deleted);
    const [found, ...others] = library.listDraftsWithoutEmoji([1, id, complete, deleted, 99]);
    expect(found).toMatchObject({ id, title: 'Tea?', options: '🍵 - Tea\nCoffee' });
    expect(others).toEqual([]);
    const version = found?.version ?? 0;
    const changed = { id, version, options: '🍵 - Tea\n☕ - Coffee' };
    const before = await library.setDraftOptions([changed]);
    const editedAt = expect.any(Number);
    expect(before).toEqual([{ id, version: version + 1, editedAt, options: '🍵 - Tea\nCoffee' }]);
    expect(library.entry(id).draft?.input.options).toBe(changed.options);
    expect(await library.setDraftOptions([changed])).toEqual([]);
    await library.setDraftOptions(before);
    expect(library.entry(id).draft?.input.options).toBe('🍵 - Tea\nCoffee');
    await store.close();
  });

  it("don't prevent saving an edit that began before the tags or planned date changed", async () => {
    await using folder = await createTemporaryFolder();
    const { library, store } = await openWith(folder.dir, ['First question']);
    const { version, saved } = library.entry(1);
    await library.tagAll([1], { add: ['food'], remove: [] });
    await library.setPrivateField('plannedFor', [{ id: 1, plannedFor: '2026-11-20' }]);
    const input = { ...createEmptyDraft(), title: 'Typed on' };
    await library.saveDraft({ id: 1, key: 'k', version, basedOn: saved, input });
    expect(library.entry(1)).toMatchObject({ tags: ['food'], plannedFor: '2026-11-20', draft: { input } });
    await store.close();
  });

  it("add and remove tags, keep the tags' order, allow at most 20 tags, and can be undone", async () => {
    await using folder = await createTemporaryFolder();
    const { library, store } = await openWith(folder.dir, ['First', 'Second']);
    const many = Array.from({ length: 19 }, (_, at) => `tag ${at}`);
    await library.setPrivateField('tags', [{ id: 1, tags: many }]);
    const { before, full } = await library.tagAll([1, 2], { add: ['b', 'a'], remove: ['tag 0'] });
    expect(full).toBe(0);
    expect(library.entry(1).tags).toEqual([...many.slice(1), 'b', 'a']);
    expect((await library.tagAll([1], { add: ['one more'], remove: [] })).full).toBe(1);
    expect(library.entry(2).tags).toEqual(['b', 'a']);
    await library.setPrivateField('tags', before);
    expect(library.entry(1).tags).toEqual(many);
    expect(library.entry(2)).not.toHaveProperty('tags');
    await store.close();
  });

  it('set planned dates and return the previous dates', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store } = await openWith(folder.dir, ['First', 'Second']);
    await library.setPrivateField('plannedFor', [{ id: 1, plannedFor: '2026-11-20' }]);
    const before = await library.setPrivateField('plannedFor', [
      { id: 1, plannedFor: '2026-11-21' },
      { id: 2 },
    ]);
    expect(before).toEqual([{ id: 1, plannedFor: '2026-11-20' }]);
    await library.setPrivateField('plannedFor', [{ id: 1 }]);
    expect(library.entry(1)).not.toHaveProperty('plannedFor');
    await store.close();
  });

  it('move questions to Trash and restore them, and skip questions that are already there', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store, listed } = await openWith(folder.dir, ['First', 'Second', 'Third']);
    expect(await library.removeAll([1, 2, 2, 99])).toEqual([1, 2]);
    expect(await library.removeAll([2])).toEqual([]);
    expect(listed('trash')).toEqual([2, 1]);
    expect(library.counts).toMatchObject({ all: 1, trash: 2 });
    expect(await library.restoreAll([1, 3])).toEqual([1]);
    expect(library.counts).toMatchObject({ all: 2, trash: 1 });
    await store.close();
  });

  it('permanently delete only questions in Trash and never reuse their IDs', async () => {
    await using folder = await createTemporaryFolder();
    let { library, store, ...opened } = await openWith(folder.dir, ['Kept one', 'Secret first']);
    await opened.save(1, 'Kept two');
    await opened.save(2, 'Secret second');
    await opened.save(2, 'Secret third');
    await store.close();
    ({ library, store, ...opened } = await openWith(folder.dir, []));
    await opened.save(2, 'Secret fourth');
    expect(await library.purgeAll([2])).toEqual([]);
    await library.setPrivateField('tags', [{ id: 2, tags: ['Secret tag'] }]);
    await library.setPrivateField('plannedFor', [{ id: 2, plannedFor: '2026-11-20' }]);
    await library.removeAll([2]);
    expect(await library.purgeAll([1, 2])).toEqual([2]);
    expect(isPurged(library.entry(2))).toBe(true);
    const fields = Object.entries(library.entry(2)).filter(([, value]) => value !== null);
    const names = ['id', 'origin', 'version', 'saved', 'removedAt', 'editedAt'];
    expect(fields.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    await expect(library.restore(2)).rejects.toMatchObject({ code: 'not-found' });
    expect(await library.restoreAll([2])).toEqual([]);
    expect(library.counts).toMatchObject({ all: 1, trash: 0 });
    await store.close();
    for (const file of ['history/000001-000256.jsonl', 'questions/000001-000256.jsonl']) {
      expect(await readFile(join(folder.dir, file), 'utf8')).not.toContain('Secret');
    }
    ({ library, store, ...opened } = await openWith(folder.dir, []));
    expect(await opened.titles(1)).toEqual(['Kept one', 'Kept two']);
    expect(await opened.create('Next')).toBe(3);
    await store.close();
  });

  it('keep permanently deleted questions out of exports', async () => {
    await using folder = await createTemporaryFolder();
    const { library, tools, close } = await openLibrary(folder.dir);
    await tools.samples.add();
    await library.removeAll([1]);
    await library.purgeAll([1]);
    const text = [...tools.exchange.export('jsonl').pieces].join('');
    expect(text.split('\n').filter((line) => line.startsWith('{"id":1,'))).toEqual([]);
    await close();
  });
});
