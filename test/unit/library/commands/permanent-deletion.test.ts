import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDraftUndoHistory } from '../../../../shared/library/draft-undo-history.ts';
import { emptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

it('permanently deleting a question deletes its undo history, but moving one to the trash keeps it', async () => {
  await using folder = await temporaryFolder();
  const { host } = await openHost(folder.dir);
  const { handlers } = host;
  const typed = { ...emptyDraft(), title: 'Tea?' };
  const history = createDraftUndoHistory([emptyDraft(), typed], 1);
  if (!history) throw new Error('no history');
  const begin = async (key: string) => {
    const { id } = await handlers['draft.save']({ id: null, key, version: 0, basedOn: 0, input: typed });
    await handlers['undo.set']({ id, history });
    return id;
  };
  const [trashed, purged] = [await begin('a'), await begin('b')];
  await handlers['questions.remove']({ ids: [trashed, purged] });
  await handlers['questions.purge']({ ids: [purged] });
  expect(await handlers['undo.get']({ id: trashed })).toEqual({ history });
  expect(await handlers['undo.get']({ id: purged }).catch(() => ({ history: null }))).toEqual({
    history: null,
  });
  await expect(handlers['undo.set']({ id: purged, history })).rejects.toMatchObject({ code: 'not-found' });
  expect(await readdir(path.join(folder.dir, 'library', 'undo'))).toEqual(['000001.jsonl']);
  await host.close();
});
