import { describe, expect, it } from 'vitest';
import type { Library } from '../../../../electron/host/library/commands/editable-library.ts';
import type { BulkEdit } from '../../../../shared/library/bulk-edit.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const draft = { ...input, title: 'Tea?', options: 'Tea' };
const [SAVED, DRAFT, OTHER] = [1, 2, 3];
const edit: BulkEdit = {
  kind: 'replace',
  find: 'tea',
  replacement: 'mate',
  matchesCase: false,
  wholeWords: true,
  fields: ['title'],
};
const ref = (library: Library, id: number) => ({ id, version: library.entry(id).version });

/**
 * All changes to questions that can be undone. Each function makes the change and returns a function that
 * undoes it.
 */
const CHANGES: Readonly<Record<string, (library: Library) => Promise<() => Promise<unknown>>>> = {
  'deleting a question': async (library) => {
    await library.remove(SAVED);
    return () => library.restore(SAVED);
  },
  'deleting several questions': async (library) => {
    const ids = await library.removeAll([SAVED, DRAFT]);
    return () => library.restoreAll(ids);
  },
  tagging: async (library) => {
    const { before } = await library.tagAll([SAVED], { add: ['hot'], remove: [] });
    return () => library.setPrivateField('tags', before);
  },
  planning: async (library) => {
    const before = await library.setPrivateField('plannedFor', [{ id: SAVED, plannedFor: '2026-12-01' }]);
    return () => library.setPrivateField('plannedFor', before);
  },
  'replacing text': async (library) => {
    const { undo } = await library.editAll([SAVED, DRAFT], edit);
    return () => library.undoEdit(undo);
  },
  'adding missing emoji': async (library) => {
    const before = await library.setDraftOptions([{ ...ref(library, DRAFT), options: '🍵 - Tea' }]);
    return () => library.setDraftOptions(before);
  },
  'marking as posted': async (library) => {
    const sentAt = '2026-11-01T12:00:00Z';
    const ids = await library.markPosted([SAVED], { sentAt, messageLink: null, skipSent: false });
    return () => library.undoMarkPosted(ids);
  },
  'marking as sent': async (library) => {
    await library.markSent(SAVED, []);
    return () => library.undoMarkSent(SAVED);
  },
  merging: async (library) => {
    await library.merge({ kept: ref(library, SAVED), merged: ref(library, OTHER) });
    return () => library.undoMerge({ kept: SAVED, merged: OTHER });
  },
};

describe('undo', () => {
  it.each(Object.entries(CHANGES))('restores the last edit time after %s', async (_, change) => {
    await using folder = await createTemporaryFolder();
    const { library, clock, close } = await openLibrary(folder.dir);
    const create = { id: null, version: 0, basedOn: 0 };
    await library.saveQuestion({ ...create, key: 'a', input });
    await library.saveDraft({ ...create, key: 'b', input: draft });
    await library.saveQuestion({ ...create, key: 'c', input });
    if (change === CHANGES.merging) await library.markSent(OTHER, [2, 1]);
    const all = [SAVED, DRAFT, OTHER];
    const times = () => all.map((id) => library.entry(id).editedAt);
    const before = times();
    clock.forward(60_000);
    const undo = await change(library);
    clock.forward(60_000);
    await undo();
    expect(times()).toEqual(before);
    expect(all.map((id) => library.entry(id).removedAt)).toEqual([null, null, null]);
    await close();
  });
});
