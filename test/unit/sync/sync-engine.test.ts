import { describe, expect, it } from 'vitest';
import { parseQuestionPath } from '../../../electron/host/sync/merge/link-remote.ts';
import { answer, createFailure, processRequest } from '../../support/sync/fake-service.ts';
import {
  createQueuedHarness,
  createSyncedHarness,
  startSync,
  waitUntilSettled,
} from '../../support/sync/sync-harness.ts';

const MINUTE = 60_000;

describe('a sync', () => {
  it('sends only queued questions', async () => {
    const over = await startSync();
    over.repository.save({});
    await over.sync.runNow();
    await over.pass(60 * MINUTE);
    expect(over.service.requests).toEqual([]);
  });

  it("doesn't send a question automatically in manual mode, even during a retry of another question", async () => {
    const { over, id } = await createQueuedHarness();
    await over.pass(60 * MINUTE);
    expect(over.service.requests).toEqual([]);
    over.service.plan(() => createFailure('before'));
    await over.sync.runNow();
    const later = await over.queued({ title: 'Queued later?' });
    await over.pass(MINUTE);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
    expect(await over.row(later)).toMatchObject({ state: 'waiting', why: null });
  });

  it("starts automatically if it's set to automatic", async () => {
    const over = await startSync();
    over.options.automatic = true;
    const id = await over.queued();
    expect((await over.sync.status()).next).not.toBeNull();
    await over.pass(5_000);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('reports a connection as tested until the token changes', async () => {
    const over = await startSync();
    expect(await over.sync.status()).toMatchObject({ tested: false });
    over.sync.onConnectionTested({ ...over.connection });
    expect(await over.sync.status()).toMatchObject({ tested: true });
    over.connection.token = 'another secret';
    expect(await over.sync.status()).toMatchObject({ tested: false });
  });

  it('reports which synced questions were posted', async () => {
    const { over, id } = await createSyncedHarness();
    expect(await over.row(id)).toMatchObject({ state: 'synced', isSent: false });
    over.service.edit(1, { status: 3, sentAt: '2026-01-05T09:00:00Z', messageID: '1457000000000000001' });
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ state: 'synced', isSent: true });
  });

  it("periodically refreshes synced questions if it's automatic", async () => {
    const { over, id } = await createSyncedHarness();
    over.options.automatic = true;
    over.sync.onSettingsChange();
    await waitUntilSettled();
    over.service.edit(1, { footer: 'theirs' });
    await over.pass(15 * MINUTE);
    expect(over.contentOf(id)?.footer).toBe('theirs');
  });

  it('sends one request at a time', async () => {
    const over = await startSync();
    const ids = [await over.synced(), await over.synced({ title: 'Second?' })];
    let underWay = 0;
    let most = 0;
    over.service.always(async (_, proceed) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await waitUntilSettled();
      underWay -= 1;
      return proceed();
    });
    await over.queued({ title: 'Third?' });
    await Promise.all([
      over.sync.runNow(),
      over.sync.refresh({ ids }),
      over.sync.link({ references: ['1'], onto: null }),
      over.sync.runNow(),
    ]);
    expect(most).toBe(1);
  });

  it('sends questions in queue order', async () => {
    const over = await startSync();
    const later = over.repository.save({ title: 'Queued later?' });
    await over.queued({ title: 'Queued first?' });
    await over.pass(1);
    await over.sync.queue({ ids: [later] });
    await over.sync.runNow();
    const titles = over.service.requests.map(({ body }) => JSON.parse(body ?? '{}').title);
    expect(titles).toEqual(['Queued first?', 'Queued later?']);
  });

  it("saves a create's result and the start of the next create in parallel", async () => {
    const over = await startSync();
    await over.queued();
    await over.queued({ title: 'Second?' });
    const writes: (() => void)[] = [];
    const { updateSynced: change } = over.repository;
    over.repository.updateSynced = async (id, to) => {
      const entry = await change(id, to);
      await new Promise<void>((resolve) => writes.push(resolve));
      return entry;
    };
    const write = async () => {
      for (const done of writes.splice(0)) done();
      await waitUntilSettled();
    };
    const round = over.sync.runNow();
    await waitUntilSettled();
    expect([writes.length, over.service.notify()]).toEqual([1, []]);
    await write();
    expect([writes.length, over.service.notify()]).toEqual([2, ['POST']]);
    await write();
    expect([writes.length, over.service.notify()]).toEqual([1, ['POST', 'POST']]);
    await write();
    expect((await round).lastRound).toMatchObject({ synced: 2, held: 0, waiting: 0 });
  });

  it("skips deleted questions and sends them once they're restored", async () => {
    const { over, id } = await createQueuedHarness();
    over.repository.put({ ...over.repository.entry(id), removedAt: 5 });
    await over.sync.runNow();
    expect(over.service.requests).toEqual([]);
    over.repository.put({ ...over.repository.entry(id), removedAt: null });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('reports how many questions it synced and how many need attention', async () => {
    const over = await startSync();
    await over.queued();
    await over.queued({ title: 'Second?' });
    over.service.plan(() => answer(422));
    expect((await over.sync.runNow()).lastRound).toMatchObject({ synced: 1, held: 1, waiting: 0 });
  });

  it('postpones a question that the author keeps editing', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ title: 'Edit 0?' }, id);
    let edits = 0;
    over.service.always(({ method }, proceed) => {
      edits += 1;
      if (method === 'PUT') over.repository.save({ title: `Edit ${edits}?` }, id);
      return proceed();
    });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'waiting', why: { code: 'busy' } });
    over.service.always(null);
    await over.pass(MINUTE);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });
});

describe('a refresh of all synced questions', () => {
  it('continues where the last one ended, even after a restart', async () => {
    const over = await startSync();
    for (const title of ['First?', 'Second?', 'Third?']) await over.synced({ title });
    over.service.requests.length = 0;
    over.service.plan(processRequest, () => answer(429, '', { 'retry-after': '60' }));
    expect(await over.sync.refresh({ ids: null })).toMatchObject({ refreshed: 1, left: 2 });
    await over.pass(MINUTE);
    await over.reopen();
    expect(await over.sync.refresh({ ids: null })).toMatchObject({ refreshed: 2, left: 0 });
    expect(over.service.notify()).toEqual(['GET 1', 'GET 2', 'GET 2', 'GET 3']);
  });

  it("doesn't write anything if nothing changed since the last one", async () => {
    const { over, id } = await createSyncedHarness();
    const before = over.repository.entry(id);
    expect(await over.sync.refresh({ ids: null })).toEqual({ refreshed: 1, changed: 0, left: 0 });
    expect(over.repository.entry(id)).not.toBe(before);
    const entry = over.repository.entry(id);
    expect(await over.sync.refresh({ ids: null })).toEqual({ refreshed: 1, changed: 0, left: 0 });
    expect(over.repository.entry(id)).toBe(entry);
  });

  it('counts a text change, a vote change, or a deletion once', async () => {
    const { over, id } = await createSyncedHarness();
    const remoteId = over.repository.entry(id)?.sync?.remoteId ?? 0;
    await over.sync.refresh({ ids: null });
    const countChanged = async () => (await over.sync.refresh({ ids: null })).changed;
    over.service.edit(remoteId, { question: 'Another one?' });
    expect(await countChanged()).toBe(1);
    expect(await countChanged()).toBe(0);
    over.service.edit(remoteId, {
      options: [
        { emoji: '🍎', text: 'Apple', votes: 3 },
        { emoji: '🍐', text: 'Pear', votes: 0 },
      ],
    });
    expect(await countChanged()).toBe(1);
    over.service.questions.delete(remoteId);
    expect(await countChanged()).toBe(1);
    await over.pass(MINUTE);
    expect(await countChanged()).toBe(0);
  });
});

describe('a refresh of some questions', () => {
  it('continues if a question is unlinked during the refresh', async () => {
    const over = await startSync();
    const ids = [
      await over.synced(),
      await over.synced({ title: 'Second?' }),
      await over.synced({ title: 'Third?' }),
    ];
    over.service.plan((_, proceed) => {
      const { sync: __, ...entry } = over.repository.entry(ids[1] ?? 0);
      over.repository.put(entry);
      return proceed();
    });
    expect(await over.sync.refresh({ ids })).toMatchObject({ left: 0 });
  });
});

describe('votes', () => {
  it('belong to their rows, even after the author reorders them', async () => {
    const { over, id } = await createSyncedHarness({ options: '👍 - Yes\n👎 - No\n🤷 - Perhaps' });
    over.repository.save({ options: '🤷 - Perhaps\n👎 - Never\n👍 - Yes' }, id);
    const rows = over.service.questions.get(1)?.options ?? [];
    over.service.edit(1, { options: rows.map((row, at) => ({ ...row, votes: at + 1 })) });
    await over.sync.refresh({ ids: [id] });
    expect(over.contentOf(id)?.options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Perhaps', 3],
      ['Never', 2],
      ['Yes', 1],
    ]);
    const { options } = await over.sync.votes({ id });
    expect(options.map(({ text }) => text)).toEqual(['Yes', 'No', 'Perhaps']);
  });

  it('are stored over time, with at most 60 points', async () => {
    const { over, id } = await createSyncedHarness();
    const createVotes = (yes: number, no: number) =>
      over.service.edit(1, {
        options: [
          { emoji: '👍', text: 'Yes', votes: yes },
          { emoji: '👎', text: 'No', votes: no },
        ],
      });
    for (const [yes, no] of [
      [1, 0],
      [1, 0],
      [4, 2],
    ] as const) {
      createVotes(yes, no);
      await over.pass(MINUTE);
      await over.sync.refresh({ ids: null });
    }
    const { options, points } = await over.sync.votes({ id });
    expect(points.map((point) => point.votes)).toEqual([
      [1, 0],
      [4, 2],
    ]);
    expect(options).toEqual([
      { emoji: '👍', text: 'Yes' },
      { emoji: '👎', text: 'No' },
    ]);
    for (let at = 0; at < 200; at += 1) {
      createVotes(5 + at, 2);
      await over.sync.refresh({ ids: null });
    }
    const kept = (await over.sync.votes({ id })).points;
    expect(kept.length).toBeLessThanOrEqual(60);
    expect([kept[0]?.votes, kept.at(-1)?.votes]).toEqual([
      [1, 0],
      [204, 2],
    ]);
  });
});

describe('linking', () => {
  it('accepts a list and links each question once', async () => {
    const over = await startSync();
    over.service.add({ title: 'One?' });
    over.service.add({ title: 'Two?' });
    over.service.edit(2, { messageID: '123456789012345678', sentAt: '2026-11-09T12:00:00', status: 3 });
    const link = 'https://chat.example/channels/1/2/123456789012345678';
    const references = ['1', link, '_123456789012345678', 'nonsense', '77'];
    const { results } = await over.sync.link({ references, onto: null });
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'adopted',
      'adopted',
      'already',
      'unreadable',
      'not-found',
    ]);
    const [one, two] = results.map(({ id }) => id ?? 0);
    expect(over.contentOf(one ?? 0)).toMatchObject({ title: 'One?', createdAt: '2026-11-09T09:00:01.000Z' });
    expect(over.contentOf(two ?? 0)).toMatchObject({ status: 3, messageID: '123456789012345678' });
    expect(await over.row(two ?? 0)).toMatchObject({ state: 'synced', remoteId: 2 });
  });

  it.each([
    ['17', '17'],
    ['#17', '17'],
    ['017', '17'],
    ['0', null],
    ['_123', '_123'],
    ['123456789012345678', '_123456789012345678'],
    ['https://chat.example/channels/1/2/123456789012345678/', '_123456789012345678'],
    ['https://service.example/api/v1/questions/17', '17'],
    ['https://service.example/api/v1/questions/_123', '_123'],
    ['https://service.example/', null],
    ['../17', null],
    ['', null],
  ])('parses %j as %j', (reference, place) => {
    expect(parseQuestionPath(reference)).toBe(place);
  });
});

describe('similar questions from the service', () => {
  it('are listed, best first, until the author dismisses them', async () => {
    const over = await startSync();
    const createSimilar = (id: number, score: number) => ({
      id,
      createdAt: '2026-11-09T09:00:00Z',
      question: `Similar ${id}?`,
      description: null,
      footer: '',
      options: [],
      status: 2,
      sentAt: null,
      image: null,
      messageID: null,
      search_score: score,
    });
    over.service.plan((_, proceed) => {
      const made: unknown = JSON.parse(proceed().body);
      return answer(200, {
        ...Object(made),
        similarQuestions: [createSimilar(5, 0.4), createSimilar(6, 0.9), 'odd'],
      });
    });
    const id = await over.synced();
    expect(over.named).toEqual([{ id, titles: ['Similar 5?', 'Similar 6?'] }]);
    expect(await over.row(id)).toMatchObject({ named: 2 });
    expect((await over.sync.question({ id })).named.map(({ remoteId }) => remoteId)).toEqual([6, 5]);
    await over.sync.dismissSimilar({ id });
    expect(await over.row(id)).toMatchObject({ named: 0 });
  });
});
