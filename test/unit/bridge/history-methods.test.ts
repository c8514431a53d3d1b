import { describe, expect, it } from 'vitest';
import { createHistoryHandlers } from '../../../electron/host/bridge/history-handlers.ts';
import { methods } from '../../../shared/bridge/bridge-methods.ts';
import type { StoredQuestion } from '../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const question = (title: string): StoredQuestion => {
  const { question: example } = createExampleEntry(1);
  if (!example) throw new Error('no question');
  return { ...example, title };
};

describe('history methods', () => {
  it("list a question's versions, newest first, and return each", async () => {
    await using folder = await createTemporaryFolder();
    const { library, versions, clock, close } = await openLibrary(folder.dir);
    const handlers = createHistoryHandlers(library, versions);
    const [added] = await library.addQuestions([question('First title')], 'sample');
    const id = added?.id ?? 0;
    clock.forward(60_000);
    const edited = clock.now();
    await library.editQuestion(id, (current) => ({ ...current, title: 'Second title' }));
    const list = await handlers['history.list']({ id });
    expect(methods['history.list'].output.parse(list)).toEqual(list);
    expect(list.unread).toBe(0);
    expect(list.versions).toEqual([
      { version: 2, at: edited, by: 'api', title: 'Second title' },
      { version: 1, at: Date.parse(question('').createdAt), by: 'sample', title: 'First title' },
    ]);
    for (const { version, at, title } of list.versions) {
      const found = await handlers['history.get']({ id, version, at });
      expect(methods['history.get'].output.parse(found)).toMatchObject({ title });
    }
    await close();
  });

  it('reject unknown versions and questions', async () => {
    await using folder = await createTemporaryFolder();
    const { library, versions, close } = await openLibrary(folder.dir);
    const handlers = createHistoryHandlers(library, versions);
    const [added] = await library.addQuestions([question('First title')], 'app');
    const id = added?.id ?? 0;
    const { versions: listed } = await handlers['history.list']({ id });
    const [{ at } = { at: 0 }] = listed;
    for (const requested of [
      { id, version: 7, at },
      { id, version: 1, at: at + 1 },
    ]) {
      await expect(handlers['history.get'](requested)).rejects.toMatchObject({
        code: 'no-version',
        details: { id, version: requested.version },
      });
    }
    await expect(handlers['history.list']({ id: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });

  it('return an empty list for a draft', async () => {
    await using folder = await createTemporaryFolder();
    const { library, versions, close } = await openLibrary(folder.dir);
    const handlers = createHistoryHandlers(library, versions);
    const input = { ...createEmptyDraft(), title: 'Being written' };
    const { id } = await library.saveDraft({ id: null, key: 'k', version: 0, basedOn: 0, input });
    expect(await handlers['history.list']({ id })).toEqual({ versions: [], unread: 0 });
    await close();
  });
});
