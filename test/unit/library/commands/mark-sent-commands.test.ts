import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createMarkHistory,
  drawRandomVotes,
} from '../../../../electron/host/library/commands/mark-sent-commands.ts';
import { nodeRandom } from '../../../../electron/host/ports.ts';
import type { StoredQuestion } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const input = {
  ...createEmptyDraft(),
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - Coffee',
};
const newQuestion = { id: null, version: 0, basedOn: 0, input };
const listVotes = (question: StoredQuestion | null) => question?.options.map(({ votes }) => votes);
const never = { status: 2, sentAt: null, messageID: null, messageLink: null };

async function openWithOne(dir: string) {
  const opened = await openLibrary(dir);
  const { id } = await opened.library.saveQuestion({ ...newQuestion, key: randomUUID() });
  return { ...opened, id };
}

describe('marking as sent for tests', () => {
  it('stores a link and the message ID at its end', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const link = 'https://chat.example/channels/1/2/1420000000000000009';
    const { question } = await library.markSent(id, [1, 2], 3, link);
    expect(question).toMatchObject({ messageLink: link, messageID: '1420000000000000009' });
    expect(library.findQuestionByMessage('1420000000000000009')?.id).toBe(id);
    const other = 'https://chat.example/other';
    const again = await library.markSent(id, [], 3, other);
    expect(again.question).toMatchObject({ messageLink: other, messageID: '1420000000000000009' });
    const moved = 'https://chat.example/channels/1/2/142000000000011/';
    expect((await library.markSent(id, [], 3, moved)).question).toMatchObject({
      messageLink: moved,
      messageID: '142000000000011',
    });
    expect(library.findQuestionByMessage('1420000000000000009')).toBeUndefined();
    expect(library.findQuestionByMessage('142000000000011')?.id).toBe(id);
    const short = 'https://chat.example/channels/1/2/14200000000001';
    expect((await library.markSent(id, [], 3, short)).question?.messageID).toBe('142000000000011');
    await close();
  });

  it('assigns a message ID to only one of 2 questions marked at the same time', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const other = await library.saveQuestion({ ...newQuestion, key: randomUUID() });
    const link = 'https://chat.example/channels/1/2/1420000000000000009';
    const marked = await Promise.all([
      library.markSent(id, [], 3, link),
      library.markSent(other.id, [], 3, link),
    ]);
    const ids = marked.map(({ question }) => question?.messageID);
    expect(ids[0]).toBe('1420000000000000009');
    expect(ids[1]).not.toBe(ids[0]);
    await close();
  });

  it('is rejected for a deleted question', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    await library.remove(id);
    await expect(library.markSent(id, [])).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });

  it("generates a message ID if the link's ID belongs to another question", async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const second = await library.duplicate(id);
    const { version, key } = second;
    await library.saveQuestion({ id: second.id, key: key ?? 'k', version, basedOn: 0, input });
    const link = 'https://chat.example/channels/1/2/1420000000000000009';
    await library.markSent(id, [], 3, link);
    const { question } = await library.markSent(second.id, [], 3, link);
    expect(question?.messageID).toMatch(/^\d{17,20}$/);
    expect(question?.messageID).not.toBe('1420000000000000009');
    expect(library.findQuestionByMessage('1420000000000000009')?.id).toBe(id);
    const again = await library.markSent(second.id, [], 3, link);
    expect(again.question?.messageID).toBe(question?.messageID);
    await close();
  });

  it('can be undone step by step, and the last step removes the message ID', async () => {
    await using folder = await createTemporaryFolder();
    const { library, clock, id, close } = await openWithOne(folder.dir);
    const first = await library.markSent(id, [1, 2]);
    clock.forward(60_000);
    await library.markSent(id, [5, 6], 1, 'https://chat.example/x');
    expect((await library.undoMarkSent(id)).question).toEqual(first.question);
    const undone = await library.undoMarkSent(id);
    expect(undone.question).toMatchObject(never);
    expect(listVotes(undone.question)).toEqual([0, 0]);
    expect(library.findQuestionByMessage(first.question?.messageID ?? '')).toBeUndefined();
    expect(library.counts).toMatchObject({ ready: 1, sent: 0 });
    await close();
  });

  it("keeps later edits and restores unchanged options' votes when undone", async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    await library.markSent(id, [1, 2]);
    await library.markSent(id, [8, 9]);
    await library.editQuestion(id, (now) => ({
      ...now,
      title: 'Coffee or tea?',
      options: [...now.options.slice(1), { typed: '🥛', emoji: '🥛', text: 'Milk', votes: 7 }],
    }));
    const { question } = await library.undoMarkSent(id);
    expect(question).toMatchObject({ title: 'Coffee or tea?', status: 3 });
    expect(question?.options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Coffee', 2],
      ['Milk', 0],
    ]);
    await close();
  });

  it('leaves the question unsent when undone if its previous state is unknown', async () => {
    await using folder = await createTemporaryFolder();
    const first = await openWithOne(folder.dir);
    expect((await first.library.undoMarkSent(first.id)).question).toMatchObject(never);
    await first.library.markSent(first.id, [1, 2]);
    await first.library.markSent(first.id, [3, 4]);
    await first.close();
    const second = await openLibrary(folder.dir);
    const { question } = await second.library.undoMarkSent(first.id);
    expect(question).toMatchObject(never);
    expect(listVotes(question)).toEqual([0, 0]);
    await second.close();
  });

  it("can't be undone for drafts or unknown questions", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveDraft({ ...newQuestion, key: randomUUID() });
    await expect(library.undoMarkSent(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(library.undoMarkSent(99)).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });

  it('hides the message ID while the question is in Trash', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const message = (await library.markSent(id, [])).question?.messageID ?? '';
    await library.remove(id);
    expect(library.findQuestionByMessage(message)).toBeUndefined();
    await library.restore(id);
    expect(library.findQuestionByMessage(message)?.id).toBe(id);
    await close();
  });
});

describe('the mark history', () => {
  const { question } = createExampleEntry(1);
  const named = (title: string): StoredQuestion => {
    if (!question) throw new Error('no question');
    return { ...question, title };
  };

  it('removes the oldest marks beyond the limit', () => {
    const history = createMarkHistory();
    for (let id = 1; id <= 1_001; id++) history.push(id, named(`${id}`));
    expect(history.pop(1)).toBeUndefined();
    expect(history.pop(2)?.title).toBe('2');
    expect(history.pop(2)).toBeUndefined();
    expect(history.pop(1_001)?.title).toBe('1001');
  });

  it('removes a canceled mark', () => {
    const history = createMarkHistory();
    history.push(1, named('first'));
    const cancel = history.push(1, named('second'));
    cancel();
    expect(history.pop(1)?.title).toBe('first');
  });
});

describe('random votes', () => {
  it('are integers from 0 to 60 for each option', () => {
    const votes = drawRandomVotes(200, nodeRandom.fraction);
    expect(votes).toHaveLength(200);
    expect(votes.every((count) => Number.isInteger(count) && count >= 0 && count <= 60)).toBe(true);
    expect(new Set(votes).size).toBeGreaterThan(10);
  });
});

describe('marking as posted', () => {
  const posting = { sentAt: '2026-11-03T09:30:00.500Z', messageLink: null, skipSent: false };

  it("sets the time but doesn't generate a message ID", async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    expect(await library.markPosted([id], posting)).toEqual([id]);
    expect(library.entry(id).question).toMatchObject({
      status: 3,
      sentAt: '2026-11-03T09:30:00.000Z',
      messageID: null,
      messageLink: null,
    });
    await close();
  });

  it('sets and removes the link together with its message ID', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const messageLink = 'https://chat.example/channels/1/2/1420000000000000009';
    await library.markPosted([id], { ...posting, messageLink });
    expect(library.findQuestionByMessage('1420000000000000009')?.id).toBe(id);
    await library.markPosted([id], { ...posting, messageLink, sentAt: '2026-11-04T09:30:00Z' });
    expect(library.entry(id).question).toMatchObject({
      sentAt: '2026-11-04T09:30:00.000Z',
      messageID: '1420000000000000009',
      messageLink,
    });
    await library.markPosted([id], posting);
    expect(library.entry(id).question).toMatchObject({ messageID: null, messageLink: null });
    await close();
  });

  it('sets votes, keeps them if none are passed, and restores them when undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const votes = () => library.entry(id).question?.options.map((option) => option.votes);
    await library.markPosted([id], { ...posting, votes: [12, 3] });
    expect(votes()).toEqual([12, 3]);
    await library.markPosted([id], posting);
    expect(votes()).toEqual([12, 3]);
    await library.undoMarkPosted([id]);
    await library.undoMarkPosted([id]);
    expect(votes()).toEqual([0, 0]);
    await close();
  });

  it('skips drafts and deleted questions, can skip posted questions, and can be undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const save = async () => (await library.saveQuestion({ ...newQuestion, key: randomUUID() })).id;
    const [sent, deleted] = [await save(), await save()];
    const draft = await library.saveDraft({ ...newQuestion, key: randomUUID() });
    await library.markSent(sent, [1, 2]);
    const before = library.entry(sent).question;
    await library.remove(deleted);
    const all = [id, sent, deleted, draft.id];
    expect(await library.markPosted(all, { ...posting, skipSent: true })).toEqual([id]);
    expect(library.entry(sent).question).toEqual(before);
    expect(await library.undoMarkPosted([id])).toEqual([id]);
    expect(library.entry(id).question).toMatchObject(never);
    await close();
  });

  it('removes the question from the queue until undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const sync = { ...unsynced, queued: { at: 1 } };
    await library.updateSynced(id, () => ({ sync }));
    await library.markPosted([id], posting);
    expect(library.entry(id).sync).toBeUndefined();
    await library.undoMarkPosted([id]);
    expect(library.entry(id).sync).toEqual(sync);
    await close();
  });

  it('keeps a create request that may have reached the service', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    const sending = { kind: 'create', content: input, at: 1 } as const;
    await library.updateSynced(id, () => ({ sync: { ...unsynced, queued: { at: 1 }, sending } }));
    await library.markPosted([id], posting);
    expect(library.entry(id).sync).toEqual({ ...unsynced, sending });
    await library.undoMarkPosted([id]);
    expect(library.entry(id).sync).toEqual({ ...unsynced, sending });
    await close();
  });

  it('restores the previous date and link when undone', async () => {
    await using folder = await createTemporaryFolder();
    const { library, id, close } = await openWithOne(folder.dir);
    await library.markSent(id, [1, 2]);
    const before = library.entry(id).question;
    await library.markPosted([id], posting);
    await library.undoMarkPosted([id]);
    expect(library.entry(id).question).toEqual(before);
    await close();
  });
});
