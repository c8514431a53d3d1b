import { describe, expect, it } from 'vitest';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { processRequest } from '../../../support/sync/fake-service.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  startSync,
} from '../../../support/sync/sync-harness.ts';

/** Tests each row of the field table. B is the merge base, L the local version, and R the remote version. */
describe("merging a question's fields", () => {
  it('sends the merged fields if only local ones changed', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.requests.length = 0;
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1', 'PUT 1', 'GET 1']);
    expect(over.service.questions.get(1)?.question).toBe('Tea or coffee?');
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
  });

  it('applies remote changes as a new version without a PUT if only remote fields changed', async () => {
    const { over, id } = await createSyncedHarness();
    const { version } = over.repository.entry(id);
    over.service.edit(1, { footer: 'theirs' });
    await over.sync.refresh({ ids: [id] });
    expect(over.contentOf(id)?.footer).toBe('theirs');
    expect(over.repository.entry(id).version).toBe(version + 1);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
  });

  it('updates the base without a PUT if both sides made the same change', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, { question: 'Tea or coffee?' });
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    expect(over.getSync(id)).toMatchObject({ queued: null, hold: null });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("sends both sides' changes to different fields and keeps replaced text in the history", async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, { footer: 'theirs' });
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(over.service.questions.get(1)).toMatchObject({ question: 'Tea or coffee?', footer: 'theirs' });
    expect(over.contentOf(id)).toMatchObject({ title: 'Tea or coffee?', footer: 'theirs' });
    expect(over.repository.past.get(id)).toMatchObject([{ title: 'Pineapple on pizza?', footer: 'theirs' }]);
  });

  it('holds only the question in which both sides changed the same field', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, { question: 'Theirs now?' });
    await over.queued({ title: 'Mine now?' }, id);
    const other = await over.queued({ title: 'Another one?' });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'conflict',
      why: { code: 'conflict', facts: { fields: ['title'] } },
      actions: ['resolve', 'keep-local'],
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
    expect(over.contentOf(id)?.title).toBe('Mine now?');
    expect(over.service.questions.get(1)?.question).toBe('Theirs now?');
  });

  it('matches rows if both sides changed options', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, {
      options: [
        { emoji: '👍', text: 'Yes', votes: 0 },
        { emoji: '👎', text: 'Never', votes: 0 },
      ],
    });
    await over.queued({ options: ':thumbsup: - Yes\n👎 - No\n🤷 - Depends' }, id);
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.options.map(({ text }) => text)).toEqual([
      'Yes',
      'Never',
      'Depends',
    ]);
    expect(over.contentOf(id)?.options.map(({ typed }) => typed)).toEqual([':thumbsup:', '👎', '🤷']);
  });

  it('reports a conflict if the sides changed an option differently', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, {
      options: [
        { emoji: '👍', text: 'Yes', votes: 0 },
        { emoji: '👎', text: 'Never', votes: 0 },
      ],
    });
    await over.queued({ options: ':thumbsup: - Yes\n👎 - Nope' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['options'] } } });
    const { compared } = await over.sync.question({ id });
    expect(compared?.options[1]).toMatchObject({
      change: 'conflict',
      base: '👎 - No',
      local: '👎 - Nope',
      remote: '👎 - Never',
    });
  });

  it('stores remote votes, author, status, and unknown fields while a local edit is queued', async () => {
    const { over, id } = await createEditedHarness();
    over.service.author = '78';
    over.service.edit(1, {
      options: [
        { emoji: '👍', text: 'Yes', votes: 3 },
        { emoji: '👎', text: 'No', votes: 5 },
      ],
      status: 7,
      mood: 'sunny',
    });
    await over.sync.refresh({ ids: [id] });
    expect(over.contentOf(id)).toMatchObject({
      author: { id: '78' },
      options: [{ typed: ':thumbsup:', votes: 3 }, { votes: 5 }],
      // An unknown status has no effect.
      status: 2,
    });
    expect(over.getSync(id)).toMatchObject({ hold: null, seen: { status: 7, others: { mood: 'sunny' } } });
    expect(await over.row(id)).toMatchObject({ state: 'waiting' });
  });

  it('asks before the PUT if the question was posted and has local changes', async () => {
    const { over, id } = await createSyncedHarness();
    const messageLink = 'https://chat.example/channels/1/2/123456789012345678';
    over.service.edit(1, {
      sentAt: '2026-11-09T12:00:00',
      messageID: '123456789012345678',
      messageLink,
      status: 3,
    });
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    expect(await over.row(id)).toMatchObject({
      state: 'held',
      why: { code: 'sent', facts: { messageID: '123456789012345678' } },
      actions: ['go-ahead', 'resolve', 'unqueue'],
    });
    expect(over.contentOf(id)).toMatchObject({ sentAt: '2026-11-09T12:00:00.000Z', messageLink });

    await over.sync.sendLocalChanges({ id });
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.question).toBe('Tea or coffee?');
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('asks the author to compare and choose if a linked question has no base', async () => {
    const over = await startSync();
    over.service.add({ title: 'Theirs?' });
    const id = over.repository.save({ title: 'Mine?' });
    const { results } = await over.sync.link({ references: ['1'], onto: id });
    expect(results).toMatchObject([{ outcome: 'compare', id }]);
    expect(await over.row(id)).toMatchObject({ state: 'conflict', why: { code: 'compare' } });

    const { local, remote } = await over.sync.question({ id });
    const content = { ...local, title: 'Both?' };
    if (!remote) throw new Error('nothing to compare');
    await over.sync.resolve({ id, content, local, remote: remote.content, publish: true });
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.question).toBe('Both?');
    expect(over.repository.past.get(id)).toMatchObject([{ title: 'Theirs?' }]);
  });

  it('keeps a question that was deleted on the service and offers to create it again', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.questions.delete(1);
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    expect(await over.row(id)).toMatchObject({
      state: 'held',
      why: { code: 'gone', facts: { words: 'There is no such question.' } },
      actions: ['create-again', 'refresh', 'keep-local'],
    });
    expect(over.contentOf(id)?.title).toBe('Tea or coffee?');

    await over.sync.createAgain({ id });
    await over.sync.runNow();
    expect(over.getSync(id).remoteId).toBe(2);
  });
});

describe("a service's change to the text it received", () => {
  it('is ignored if an emoji replaced its name, and the text remains as typed', async () => {
    const { over, id } = await createSyncedHarness({ options: ':smile: - Yes\n👎 - No' });
    await over.sync.refresh({ ids: [id] });
    expect(over.contentOf(id)?.options[0]?.typed).toBe(':smile:');
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("needs attention if it isn't a normalization", async () => {
    const over = await startSync();
    over.service.plan((_, proceed) => {
      const response = proceed();
      over.service.edit(1, { footer: null });
      return { ...response, body: response.body.replace('"footer":"bye"', '"footer":null') };
    });
    const id = await over.synced({ footer: 'bye' });
    expect(await over.row(id)).toMatchObject({
      state: 'held',
      why: { code: 'altered', facts: { fields: ['footer'] } },
    });
    const { local, remote } = await over.sync.question({ id });
    if (!remote) throw new Error('nothing seen');
    await over.sync.resolve({ id, content: local, local, remote: remote.content, publish: false });
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ state: 'changed' });
    expect(over.contentOf(id)?.footer).toBe('bye');

    over.service.edit(1, { footer: 'theirs' });
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ state: 'conflict' });
    expect(over.contentOf(id)?.footer).toBe('bye');
  });

  it('needs attention if it undid an edit', async () => {
    const { over, id } = await createEditedHarness();
    over.service.plan(processRequest, (_, proceed) => {
      const edited = proceed();
      over.service.edit(1, { question: 'Pineapple on pizza?' });
      return edited;
    });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'altered', facts: { fields: ['title'] } } });
    expect(over.contentOf(id)?.title).toBe('Tea or coffee?');
  });

  it.each([
    ['1 year', 365 * 24 * 60],
    ['more than the largest time zone difference', 47],
  ])(
    'is attributed to a different question with the same ID if the creation times differ by %s',
    async (_, minutes) => {
      const { over, id } = await createSyncedHarness();
      const was = Date.parse(over.service.questions.get(1)?.createdAt ?? '');
      const createdAt = new Date(was + minutes * 60_000).toISOString();
      over.service.edit(1, { createdAt, question: 'Somebody else’s?' });
      await over.queued({ title: 'Tea or coffee?' }, id);
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'held', why: { code: 'another' } });
      expect(over.contentOf(id)?.title).toBe('Tea or coffee?');
      expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    },
  );
});

describe("a question's creation time", () => {
  it.each([
    ['in whole minutes', () => '2026-11-09T09:00'],
    ['from another clock', (was: number) => new Date(was + 2_000).toISOString()],
    [
      'without an offset, in another time zone',
      (was: number) => new Date(was + 5.5 * 3_600_000).toISOString().slice(0, -1),
    ],
  ])('may be returned %s', async (_, returned) => {
    const { over, id } = await createSyncedHarness();
    const was = Date.parse(over.service.questions.get(1)?.createdAt ?? '');
    over.service.edit(1, { createdAt: returned(was) });
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
  });
});

describe('an edit', () => {
  it("is sent in the create if its question hasn't been created yet", async () => {
    const { over, id } = await createQueuedHarness({ title: 'First words?' });
    over.repository.save({ title: 'Last words?' }, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    expect(over.service.questions.get(1)?.question).toBe('Last words?');
  });

  it('is sent after a create that was in progress', async () => {
    const { over, id } = await createQueuedHarness({ title: 'First words?' });
    over.service.plan((_, proceed) => {
      over.repository.save({ title: 'Last words?' }, id);
      return proceed();
    });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1', 'PUT 1', 'GET 1']);
    expect(over.service.questions.get(1)?.question).toBe('Last words?');
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is sent after another edit that was in progress', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ title: 'First words?' }, id);
    over.service.plan(processRequest, (_, proceed) => {
      over.repository.save({ title: 'Last words?' }, id);
      return proceed();
    });
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.question).toBe('Last words?');
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("isn't sent if its question isn't queued", async () => {
    const { over, id } = await createSyncedHarness();
    over.repository.save({ title: 'Not yet?' }, id);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    expect(await over.row(id)).toMatchObject({ state: 'changed', actions: ['queue', 'refresh'] });
  });

  it('includes all 5 fields, even empty ones', async () => {
    const { over, id } = await createSyncedHarness({ footer: 'bye' });
    await over.queued({ footer: '' }, id);
    await over.sync.runNow();
    const put = over.service.requests.find(({ method }) => method === 'PUT');
    expect(JSON.parse(put?.body ?? '')).toEqual({
      ...createEmptyDraft(),
      title: 'Pineapple on pizza?',
      options: ':thumbsup: - Yes\n👎 - No',
    });
  });
});
