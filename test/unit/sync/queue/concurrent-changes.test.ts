import { describe, expect, it } from 'vitest';
import { createResultWriter } from '../../../../electron/host/sync/queue/result-writer.ts';
import { silentLog } from '../../../support/silent-log.ts';
import {
  answer,
  createFailure,
  processRequest,
  type Reaction,
  waitUntilArrived,
} from '../../../support/sync/fake-service.ts';
import { createMemoryRepository } from '../../../support/sync/memory-repository.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  startSync,
  waitUntilSettled,
} from '../../../support/sync/sync-harness.ts';

/** Returns a reaction that processes the request but holds the response until `release` is called. */
function holdResponse(): { reaction: Reaction; release: () => void } {
  const gate = Promise.withResolvers<void>();
  return {
    async reaction(_, proceed) {
      const done = proceed();
      await gate.promise;
      return done;
    },
    release: gate.resolve,
  };
}

describe('linking', () => {
  it('waits for a create while its response is being saved', async () => {
    const { over, id } = await createQueuedHarness();
    const disk = Promise.withResolvers<void>();
    over.service.plan((_, proceed) => {
      over.repository.slow = disk.promise;
      return proceed();
    });
    const round = over.sync.runNow();
    await waitUntilSettled();
    const adopting = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    over.repository.slow = null;
    disk.resolve();
    await round;
    expect(await adopting).toMatchObject({ results: [{ outcome: 'already', id }] });
    expect([...over.repository.listSyncedEntries()]).toHaveLength(1);
  });

  it('waits for an earlier link to the same question', async () => {
    const over = await startSync();
    const id = over.repository.save({ title: 'Something else?' });
    over.service.add({ title: 'One?' });
    const disk = Promise.withResolvers<void>();
    over.repository.slow = disk.promise;
    const onto = over.sync.link({ references: ['1'], onto: id });
    await waitUntilSettled();
    const alone = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    over.repository.slow = null;
    disk.resolve();
    expect(await onto).toMatchObject({ results: [{ outcome: 'compare', id }] });
    expect(await alone).toMatchObject({ results: [{ outcome: 'already', id }] });
    expect([...over.repository.listSyncedEntries()]).toHaveLength(1);
  });

  it('applies newer content while another link to the same question is still being saved', async () => {
    const over = await startSync();
    over.service.add({ title: 'One?' });
    const disk = Promise.withResolvers<void>();
    over.repository.slow = disk.promise;
    const first = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    over.service.edit(1, { footer: 'Newer' });
    const second = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    over.repository.slow = null;
    disk.resolve();
    await first;
    const [{ id } = { id: null }] = (await second).results;
    expect(over.contentOf(id ?? 0)).toMatchObject({ footer: 'Newer' });
  });

  it('keeps the newer content of a later link, even if an earlier one waits for a create', async () => {
    const { over } = await createQueuedHarness();
    over.service.add({ title: 'One?' });
    const [fetch, create] = [holdResponse(), holdResponse()];
    over.service.plan(fetch.reaction, create.reaction);
    const older = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    const round = over.sync.runNow();
    await waitUntilSettled();
    fetch.release();
    await waitUntilSettled();
    // The create is in memory but not on disk yet.
    const disk = Promise.withResolvers<void>();
    const { updateSynced } = over.repository;
    over.repository.updateSynced = async (...change) => {
      const entry = await updateSynced(...change);
      await disk.promise;
      return entry;
    };
    create.release();
    await waitUntilSettled();
    over.service.edit(1, { footer: 'Newer' });
    const newer = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    disk.resolve();
    await Promise.all([older, round]);
    await waitUntilSettled();
    const [{ id } = { id: null }] = (await newer).results;
    expect(over.contentOf(id ?? 0)).toMatchObject({ title: 'One?', footer: 'Newer' });
    expect(over.service.notify()).toEqual(['GET 1', 'POST', 'GET 1']);
  });

  it('updates a question whose edit may have been lost', async () => {
    const { over, id } = await createEditedHarness();
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    await over.sync.unqueue({ ids: [id] });
    over.service.edit(1, { footer: 'Newer' });
    await over.sync.link({ references: ['1'], onto: null });
    expect(over.contentOf(id)).toMatchObject({ footer: 'Newer' });
  });

  it('keeps the newer content if one question is linked twice at once', async () => {
    const { over, id } = await createSyncedHarness();
    over.service.plan(processRequest, (_, proceed) => {
      over.service.edit(1, { footer: 'Newer' });
      return proceed();
    });
    await Promise.all([
      over.sync.link({ references: ['1'], onto: null }),
      over.sync.link({ references: ['1'], onto: null }),
    ]);
    await waitUntilSettled();
    expect(over.contentOf(id)).toMatchObject({ footer: 'Newer' });
  });

  it("fails instead of adding a duplicate while a create's response can't be saved", async () => {
    const { over, id } = await createQueuedHarness();
    const disk = Promise.withResolvers<void>();
    over.service.plan((_, proceed) => {
      over.repository.slow = disk.promise;
      return proceed();
    });
    const round = over.sync.runNow();
    await waitUntilSettled();
    const adopting = over.sync.link({ references: ['1'], onto: null });
    const refused = expect(adopting).rejects.toMatchObject({ code: 'disk' });
    await waitUntilSettled();
    over.repository.isFailing = true;
    disk.resolve();
    await Promise.all([round, refused]);
    over.repository.isFailing = false;
    await over.sync.resume();
    expect([...over.repository.listSyncedEntries()]).toMatchObject([{ id, sync: { remoteId: 1 } }]);
  });

  it("doesn't add a duplicate while another link can't be saved", async () => {
    const over = await startSync();
    const id = over.repository.save({ title: 'Something else?' });
    over.service.add({ title: 'One?' });
    const pending = holdResponse();
    over.service.plan(processRequest, pending.reaction);
    const disk = Promise.withResolvers<void>();
    over.repository.slow = disk.promise;
    const onto = over.sync.link({ references: ['1'], onto: id });
    const refused = expect(onto).rejects.toMatchObject({ code: 'disk' });
    const alone = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    over.repository.isFailing = true;
    disk.resolve();
    await refused;
    over.repository.isFailing = false;
    pending.release();
    expect(await alone).toMatchObject({ results: [{ outcome: 'already', id }] });
    expect([...over.repository.listSyncedEntries()]).toMatchObject([{ id, sync: { remoteId: 1 } }]);
  });

  it('asks the author to compare if an unconfirmed create has a different emoji for a known name', async () => {
    const { over, id } = await createQueuedHarness({ options: ':smile: - Yes\n👎 - No' });
    over.service.plan(waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, {
      options: [
        { emoji: '🎉', text: 'Yes', votes: 0 },
        { emoji: '👎', text: 'No', votes: 0 },
      ],
    });
    const { results } = await over.sync.link({ references: ['1'], onto: id });
    expect(results).toMatchObject([{ outcome: 'compare' }]);
  });

  it.each([
    ['as a new question', () => null],
    ['to another question', (over: Awaited<ReturnType<typeof startSync>>) => over.repository.save({})],
  ])("%s doesn't fetch the remote question between the GET and the PUT of an edit", async (_, onto) => {
    const { over, id } = await createEditedHarness();
    const fetch = holdResponse();
    over.service.requests.length = 0;
    over.service.plan(fetch.reaction);
    const round = over.sync.runNow();
    await waitUntilSettled();
    const adopting = over.sync.link({ references: ['1'], onto: onto(over) });
    await waitUntilSettled();
    fetch.release();
    await round;
    expect(await adopting).toMatchObject({ results: [{ outcome: 'already', id }] });
    expect(over.service.notify()).toEqual(['GET 1', 'PUT 1', 'GET 1', 'GET 1']);
  });

  it('fetches again if the linked question was deleted during the request', async () => {
    const { over, id } = await createSyncedHarness();
    const other = over.repository.save({ title: 'Something else?' });
    const fetch = holdResponse();
    over.service.plan(fetch.reaction);
    const adopting = over.sync.link({ references: ['1'], onto: other });
    await waitUntilSettled();
    over.repository.drop(id);
    fetch.release();
    expect(await adopting).toMatchObject({ results: [{ outcome: 'compare', id: other }] });
    expect(over.service.notify().slice(-2)).toEqual(['GET 1', 'GET 1']);
  });

  it('uses the chosen question even if a draft is linked to the remote question', async () => {
    const { over, id } = await createSyncedHarness();
    over.repository.put({ ...over.repository.entry(id), question: null });
    const other = over.repository.save({ title: 'Something else?' });
    const { results } = await over.sync.link({ references: ['1'], onto: other });
    expect(results).toMatchObject([{ outcome: 'compare', id: other }]);
  });

  it("discards its result if an edit started later, even if the edit's outcome is unknown", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ footer: 'Mine' }, id);
    const fetch = holdResponse();
    over.service.plan(fetch.reaction, processRequest, waitUntilArrived);
    const round = over.sync.runNow();
    await waitUntilSettled();
    // The app doesn't know the message ID, so linking doesn't wait for the question's request.
    over.service.edit(1, { messageID: '900000000000000001' });
    const adopting = over.sync.link({ references: ['_900000000000000001'], onto: null });
    await waitUntilSettled();
    fetch.release();
    await Promise.all([round, adopting]);
    expect(over.service.notify().slice(-3)).toEqual(['GET 1', 'GET _900000000000000001', 'PUT 1']);
    over.repository.save({ footer: 'Mine, and more' }, id);
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ why: { code: 'sent' } });
  });

  it.each<[string, Reaction]>([
    ["can't reach the service", () => createFailure('before')],
    ['is rejected', () => answer(405, '{}')],
  ])('keeps its result even if a later refresh of the question %s', async (_, fetched) => {
    const { over, id } = await createSyncedHarness();
    over.service.edit(1, { question: 'Tea or cocoa?' });
    const found = holdResponse();
    over.service.plan(found.reaction, fetched);
    const adopting = over.sync.link({ references: ['1'], onto: null });
    await waitUntilSettled();
    const refreshing = over.sync.refresh({ ids: [id] });
    await waitUntilSettled();
    found.release();
    await Promise.all([adopting, refreshing]);
    await waitUntilSettled();
    expect(over.contentOf(id)).toMatchObject({ title: 'Tea or cocoa?' });
  });
});

describe('pending writes', () => {
  it('are saved in the order of the responses', async () => {
    const repository = createMemoryRepository();
    const accountPause = { getPause: () => null, pause: async () => {}, resume: async () => {} };
    const resultWriter = createResultWriter(
      { repository, clock: { now: () => 0 }, log: silentLog },
      accountPause,
    );
    const id = repository.save({});
    const createTitled = (title: string) =>
      resultWriter.write(id, ({ question }) =>
        question ? { sync: null, question: { ...question, title } } : null,
      );
    repository.isFailing = true;
    expect(await createTitled('Answered first?')).toBeNull();
    repository.isFailing = false;
    expect(await createTitled('Answered last?')).toMatchObject({ question: { title: 'Answered last?' } });
    expect(resultWriter.isPending(id)).toBe(false);
    await resultWriter.flush();
    expect(repository.entry(id)).toMatchObject({ question: { title: 'Answered last?' } });
  });

  it('are saved once, however many requests wait for them', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    over.repository.isFailing = false;
    await Promise.all([over.sync.resume(), over.sync.runNow(), over.sync.runNow()]);
    expect(over.service.notify()).toEqual(['POST']);
    expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 1 });
  });
});

describe("a fetch that can't be saved", () => {
  it("doesn't leave a never-sent edit in progress", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ image: '$$fox$$' }, id);
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    over.repository.isFailing = false;
    over.service.edit(1, { image: 'https://pictures.example/mine.png' });
    over.service.plan((_, proceed) => {
      expect(over.getSync(id).sending).toBeNull();
      return proceed();
    });
    await over.sync.resume();
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1', 'GET 1']);
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['image'] } } });
  });
});

describe('a clock change', () => {
  it('changes the displayed retry time but not the delay', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => answer(429, '', { 'retry-after': '600' }));
    await over.sync.runNow();
    over.setClock(24 * 3_600_000);
    const until = over.now() + 600_000;
    expect(await over.sync.status()).toMatchObject({ wait: { until, facts: { until } } });
    expect(await over.row(id)).toMatchObject({ why: { facts: { until } } });
  });

  it("changes a single delayed question's displayed retry time", async () => {
    const { over, id } = await createEditedHarness();
    over.service.plan(() => answer(503));
    await over.sync.runNow();
    const before = (await over.row(id)).why?.facts.until;
    over.setClock(-3_600_000);
    expect((await over.row(id)).why?.facts.until).toBe(Number(before) - 3_600_000);
  });
});

describe('an unconfirmed edit', () => {
  it("doesn't conflict with later remote changes or with the author's newer text", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ title: 'Tea or coffee?', options: ':smile: - Yes\n👎 - Never' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, { footer: 'By somebody else' });
    await over.queued({ title: 'Tea or cocoa?', options: ':smile: - Yes\n👎 - Never' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
    expect(over.service.questions.get(1)).toMatchObject({
      question: 'Tea or cocoa?',
      footer: 'By somebody else',
    });
  });

  it("doesn't conflict in its options if only the returned emoji differ", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ footer: 'Mine', options: ':smile: - Surely\n👎 - No' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, { footer: 'By somebody else' });
    await over.queued({ footer: 'Mine', options: ':smile: - Surely\n👎 - Never' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['footer'] } } });
  });

  it("doesn't conflict in its options if a returned image is labeled with its search, even if other fields changed later", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ footer: 'Mine', options: '$fox$ - Yes\n👎 - No' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, {
      footer: 'By somebody else',
      options: [
        { emoji: '$[fox](https://pictures.example/fox.png)$', text: 'Yes', votes: 0 },
        { emoji: '👎', text: 'No', votes: 0 },
      ],
    });
    await over.queued({ footer: 'Mine', options: '$fox$ - Yes\n👎 - Never' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['footer'] } } });
  });

  it("doesn't conflict if it only replaced an emoji with its name, even if that row changed later", async () => {
    const { over, id } = await createSyncedHarness({ options: '🙂 - Yes\n👎 - No' });
    await over.queued({ options: ':smile: - Yes\n👎 - No' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, { footer: 'By somebody else' });
    await over.queued({ options: '🎉 - Yes\n👎 - No' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
    expect(over.service.questions.get(1)).toMatchObject({
      footer: 'By somebody else',
      options: [{ emoji: '🎉' }, { emoji: '👎' }],
    });
  });

  it("doesn't conflict if the service sorts options and keeps emoji names", async () => {
    const { over, id } = await createSyncedHarness({ options: '👎 - Never\n:smile: - Yes' });
    await over.queued({ options: ':smile: - Sure\n👎 - Never' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    const rows = ['👎 Never', ':smile: Sure'].map((row) => row.split(' '));
    over.service.edit(1, {
      options: rows.map(([emoji = '', text = '']) => ({ emoji, text, votes: 0 })),
    });
    await over.queued({ options: ':smile: - Certainly\n👎 - Never' }, id);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
    expect(over.contentOf(id)?.options.map(({ text }) => text)).toContain('Certainly');
  });

  it("doesn't conflict if it searched for an image and the service keeps emoji names", async () => {
    const { over, id } = await createQueuedHarness({ options: ':smile: - Yes\n👎 - Never' });
    const kept = [
      { emoji: ':smile:', text: 'Yes', votes: 0 },
      { emoji: '👎', text: 'Never', votes: 0 },
    ];
    over.service.plan((_, proceed) => {
      proceed();
      over.service.edit(1, { options: kept });
      return answer(200, JSON.stringify(over.service.questions.get(1)));
    });
    await over.sync.runNow();
    await over.queued({ options: ':smile: - Yes\n👎 - Never', image: '$$dog$$' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, { options: kept, image: 'https://pictures.example/dog.png' });
    over.service.requests.length = 0;
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("conflicts with a remote reordering if it reordered options and didn't arrive", async () => {
    const over = await startSync();
    const [a, b, c] = ['🍎 - Apple', '🍐 - Pear', '🍋 - Lemon'];
    const id = await over.synced({ options: `${a}\n${b}\n${c}` });
    await over.queued({ options: `${c}\n${a}\n${b}` }, id);
    over.service.plan(processRequest, () => createFailure('after'));
    await over.sync.runNow();
    const [apple, pear, lemon] = over.service.questions.get(1)?.options ?? [];
    if (!apple || !pear || !lemon) throw new Error('no options');
    over.service.edit(1, { options: [pear, apple, lemon] });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['options'] } } });
  });

  it('is ruled out if the PUT failed before the first byte', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ image: '$$fox$$' }, id);
    over.service.plan(processRequest, () => createFailure('before'));
    await over.sync.runNow();
    expect(over.getSync(id).sending).toBeNull();
    over.service.edit(1, { image: 'https://pictures.example/theirs.png' });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ why: { code: 'conflict', facts: { fields: ['image'] } } });
  });

  it('counts as lost if another client made only one of its changes', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ title: 'Tea or coffee?', footer: 'Mine' }, id);
    over.service.plan(processRequest, () => createFailure('after'));
    await over.sync.runNow();
    over.service.edit(1, { question: 'Tea or coffee?' });
    await over.sync.runNow();
    expect(over.service.questions.get(1)).toMatchObject({ question: 'Tea or coffee?', footer: 'Mine' });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('adds to the history the image that its search may have returned', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ image: '$$fox$$' }, id);
    over.service.plan(processRequest, waitUntilArrived);
    await over.sync.runNow();
    over.service.edit(1, { image: 'https://pictures.example/a.png' });
    await over.sync.runNow();
    expect(over.repository.past.get(id)?.at(-1)).toMatchObject({ image: 'https://pictures.example/a.png' });
  });
});

describe('an unconfirmed create', () => {
  it.each([
    [
      'that was linked',
      async (over: Awaited<ReturnType<typeof startSync>>, id: number) => {
        over.service.plan(waitUntilArrived);
        await over.sync.runNow();
        over.service.edit(1, { image: 'https://pictures.example/a.png' });
        await over.sync.link({ references: ['1'], onto: id });
      },
    ],
    [
      'whose response has no content',
      async (over: Awaited<ReturnType<typeof startSync>>) => {
        over.service.plan((_, proceed) => {
          proceed();
          over.service.edit(1, { image: 'https://pictures.example/a.png' });
          return answer(200, '{"id":1}');
        });
        await over.sync.runNow();
        await over.sync.runNow();
      },
    ],
  ])('%s adds to the history the image that its search may have returned', async (_, arrive) => {
    const { over, id } = await createQueuedHarness({ image: '$$fox$$' });
    await arrive(over, id);
    expect(over.repository.past.get(id)?.at(-1)).toMatchObject({ image: 'https://pictures.example/a.png' });
  });
});

describe('the response to an edit', () => {
  it("contains a search's result, so a different emoji in the next fetch is a remote change", async () => {
    const { over, id } = await createSyncedHarness({ options: '🍎 - Yes\n👎 - No' });
    await over.queued({ options: '$fox$ - Yes\n👎 - No' }, id);
    const before = over.service.questions.get(1)?.options ?? [];
    const fox = { emoji: '$[fox](https://pictures.example/fox.png)$', text: 'Yes', votes: 0 };
    over.service.plan(processRequest, (_, proceed) => {
      proceed();
      over.service.edit(1, { options: [fox, ...before.slice(1)] });
      const { messageLink: _link, ...body } = over.service.questions.get(1) ?? { messageLink: null };
      over.service.edit(1, { options: before });
      return answer(200, { ...body, author: '77' });
    });
    await over.sync.runNow();
    expect(over.contentOf(id)?.options.map(({ emoji }) => emoji)).toEqual(['🍎', '👎']);
  });

  it("contains an image search's result, so a different image in the next fetch is a remote change", async () => {
    const { over, id } = await createSyncedHarness({ image: 'https://pictures.example/a.png' });
    await over.queued({ image: '$$fox$$' }, id);
    over.service.plan(processRequest, (_, proceed) => {
      proceed();
      over.service.edit(1, { image: 'https://pictures.example/fox.png' });
      const { messageLink: _link, ...body } = over.service.questions.get(1) ?? { messageLink: null };
      over.service.edit(1, { image: 'https://pictures.example/a.png' });
      return answer(200, { ...body, author: '77' });
    });
    await over.sync.runNow();
    expect(over.contentOf(id)).toMatchObject({ image: 'https://pictures.example/a.png' });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is ignored if the next fetch returns exactly what was sent', async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ footer: 'Mine' }, id);
    over.service.plan(processRequest, (_, proceed) => {
      proceed();
      const { footer: _left, ...rest } = over.service.questions.get(1) ?? {};
      return answer(200, JSON.stringify(rest));
    });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
  });

  it("doesn't mark the question as synced before it's fetched", async () => {
    const { over, id } = await createSyncedHarness();
    await over.queued({ footer: 'Mine' }, id);
    over.service.plan(processRequest, processRequest, () => createFailure('after'));
    await over.sync.runNow();
    await over.sync.unqueue({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ state: 'changed' });
    over.service.requests.length = 0;
    expect(await over.sync.queue({ ids: [id] })).toMatchObject({ queued: [id] });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it.each([
    { texts: ['Zebra', 'Cat', 'Fox'], after: ['Zebra', 'Cat', 'Fox'] },
    // A service may return the options as sent and sort them later, because it doesn't store the author's
    // order.
    { texts: ['Cat', 'Fox', 'Zebra'], after: ['Cat', 'Zebra', 'Fox'] },
  ])('is compared with the next fetch to find the option order: $texts', async ({ texts, after }) => {
    const { over, id } = await createSyncedHarness({
      options: texts.map((text) => `🐶 - ${text}`).join('\n'),
    });
    await over.queued({ options: '🐶 - Cat\n🐶 - Zebra\n🐶 - Fox' }, id);
    over.service.plan(processRequest, (_, proceed) => {
      const before = over.service.questions.get(1)?.options ?? [];
      const response = proceed();
      over.service.edit(1, { options: before });
      return response;
    });
    await over.sync.runNow();
    expect(over.contentOf(id)?.options.map(({ text }) => text)).toEqual(after);
  });
});
