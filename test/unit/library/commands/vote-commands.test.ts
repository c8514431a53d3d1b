import { describe, expect, it } from 'vitest';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const posting = { sentAt: '2026-11-20T12:00:00Z', messageLink: null, skipSent: true };

async function open(dir: string, count: number) {
  const opened = await openLibrary(dir);
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const question = { id: null, key: `key ${at}`, version: 0, basedOn: 0, input };
    ids.push((await opened.library.saveQuestion(question)).id);
  }
  await opened.library.markPosted(ids, posting);
  const listVotes = () =>
    ids.map((id) => opened.library.entry(id).question?.options.map(({ votes }) => votes));
  const ref = (id: number) => ({ id, version: opened.library.entry(id).version });
  return { ...opened, ids, listVotes, ref };
}

describe('votes', () => {
  it('can be listed for the questions that were posted by hand, up to a limit', async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, ref, close } = await open(folder.dir, 53);
    const [first = 0, deleted = 0] = ids;
    await library.remove(deleted);
    const ready = await library.saveQuestion({ id: null, key: 'ready', version: 0, basedOn: 0, input });
    const draft = await library.saveDraft({ id: null, key: 'draft', version: 0, basedOn: 0, input });
    const { questions, skipped, more } = library.listVotes([...ids, first, ready.id, draft.id, 99]);
    expect({ count: questions.length, skipped, more }).toEqual({ count: 50, skipped: 4, more: 2 });
    expect(questions[0]).toMatchObject({ ...ref(first), title: 'Tea or coffee?', votes: [0, 0] });
    await close();
  });

  it('can be set for several questions, and undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, clock, ids, listVotes, ref, close } = await open(folder.dir, 2);
    const [first = 0, second = 0] = ids;
    const editedAt = library.entry(first).editedAt;
    clock.forward(60_000);
    const before = await library.setVotes([
      { ...ref(first), votes: [12, 3] },
      { ...ref(second), votes: [0, 0] },
    ]);
    expect(before).toEqual([{ ...ref(first), votes: [0, 0], editedAt }]);
    expect(listVotes()).toEqual([
      [12, 3],
      [0, 0],
    ]);
    await library.setVotes(before);
    expect(listVotes()[0]).toEqual([0, 0]);
    expect(library.entry(first).editedAt).toBe(editedAt);
    await close();
  });

  it("aren't set for questions that have changed since or weren't posted by hand", async () => {
    await using folder = await createTemporaryFolder();
    const { library, ids, listVotes, ref, close } = await open(folder.dir, 2);
    const [changed = 0, unposted = 0] = ids;
    const refs = ids.map((id) => ({ ...ref(id), votes: [1, 2] }));
    await library.setServiceFields(changed, { votes: [5, 5] });
    await library.undoMarkPosted([unposted]);
    expect(await library.setVotes(refs)).toEqual([]);
    expect(await library.setVotes([{ ...ref(unposted), votes: [1, 2] }])).toEqual([]);
    expect(listVotes()).toEqual([
      [5, 5],
      [0, 0],
    ]);
    await close();
  });
});
