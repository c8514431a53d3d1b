import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibraryHandlers } from '../../electron/host/bridge/library-handlers.ts';
import { createQuestionHandlers } from '../../electron/host/bridge/question-handlers.ts';
import { restorePointHandlers } from '../../electron/host/bridge/restore-point-handlers.ts';
import { SAMPLE_QUESTIONS } from '../../electron/host/library-admin/sample-questions.ts';
import { createEvents } from '../../electron/host/numbered-events.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { fetchOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { createDefaultSettings } from '../../shared/settings.ts';
import { ADMIN, startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

/** Tools that aren't operations in the service's API. */
const listTools = ({ library, tools }: TestApi) => ({
  ...createQuestionHandlers(library),
  ...createLibraryHandlers(
    createEvents(),
    library,
    {
      listAllLikelyDuplicates: async () => ({ ids: new Set(), isComplete: true }),
      listServiceQuestions: async () => [],
    },
    tools,
    { get: () => createDefaultSettings() },
  ),
  ...restorePointHandlers(async () => ({ library: api.library, admin: tools })),
});

let api: TestApi;
let tools: ReturnType<typeof listTools>;
beforeEach(async () => {
  api = await startApi();
  tools = listTools(api);
});
afterEach(() => api.close());

const getStatus = async (address: string | number) => (await api.call('GET', `/questions/${address}`)).status;
const fetchOne = async (address: string | number) =>
  fetchOutputSchema.strict().parse((await api.call('GET', `/questions/${address}`)).json);
const readWritten = () =>
  api.library.saveQuestion({
    id: null,
    key: crypto.randomUUID(),
    version: 0,
    basedOn: 0,
    input: {
      ...createEmptyDraft(),
      title: 'Written in the window',
      options: '🍵 - Tea\n☕ - Coffee',
    },
  });
const mark = { votes: [3, 5], status: 3 as const };

describe('Mark as sent', () => {
  it('sets the status, message, link, time, and votes for the ID and the message ID', async () => {
    const { id } = await api.create(createBody());
    const messageLink = 'https://chat.example/channels/1/2/1420000000000000009';
    await tools['question.markSent']({ id, ...mark, messageLink });
    const byId = await fetchOne(id);
    expect(byId).toMatchObject({
      status: 3,
      messageID: '1420000000000000009',
      messageLink,
      sentAt: new Date(api.clock.now()).toISOString().slice(0, 19),
    });
    expect(byId.options.map(({ votes }) => votes)).toEqual([3, 5]);
    expect(await fetchOne('_1420000000000000009')).toEqual(byId);
  });

  it('can be undone completely', async () => {
    const { id } = await api.create(createBody());
    const before = await fetchOne(id);
    await tools['question.markSent']({ id, ...mark });
    const { messageID } = await fetchOne(id);
    await tools['question.undoMarkSent']({ id });
    expect(await fetchOne(id)).toEqual(before);
    expect(await getStatus(`_${messageID}`)).toBe(404);
  });

  it.each([0, 1, 2, 3] as const)('can set the status %i', async (wanted) => {
    const { id } = await api.create(createBody());
    await tools['question.markSent']({ id, votes: [], status: wanted });
    expect((await fetchOne(id)).status).toBe(wanted);
  });
});

describe('the sample library', () => {
  it('is added only once and served like other questions', async () => {
    const { ids } = await tools['library.addSamples']({});
    expect(ids).toHaveLength(30);
    for (const [index, id] of ids.entries()) {
      const sample = SAMPLE_QUESTIONS[index];
      const found = await fetchOne(id);
      expect(found.question).toBe(sample?.title);
      expect(found.options.map(({ votes }) => votes)).toEqual(
        sample?.sent?.votes ?? found.options.map(() => 0),
      );
      expect(found.status).toBe(sample?.sent ? 3 : 2);
    }
    expect((await fetchOne('_1420000000000000002')).id).toBe(ids[1]);
    expect(await tools['library.addSamples']({})).toEqual({ ids: [] });
    expect(api.library.counts.all).toBe(30);
  });

  it('gets only its missing samples, even with 2 concurrent requests', async () => {
    const { ids } = await tools['library.addSamples']({});
    await api.library.remove(ids[0] ?? 0);
    await api.library.remove(ids[5] ?? 0);
    const [first, second] = await Promise.all([
      tools['library.addSamples']({}),
      tools['library.addSamples']({}),
    ]);
    expect(first.ids).toHaveLength(2);
    expect(second.ids).toEqual([]);
    // A deleted sample keeps its message ID, because it may be restored.
    expect((await api.call('GET', '/questions/_1420000000000000001')).status).toBe(404);
    await api.library.restore(ids[0] ?? 0);
    expect((await fetchOne('_1420000000000000001')).id).toBe(ids[0]);
    expect((await fetchOne(first.ids[0] ?? 0)).messageID).not.toBe('1420000000000000001');
  });

  it("doesn't use another question's message ID", async () => {
    const { id } = await readWritten();
    const messageLink = 'https://chat.example/1420000000000000001';
    await tools['question.markSent']({ id, ...mark, messageLink });
    await tools['library.addSamples']({});
    expect((await fetchOne('_1420000000000000001')).id).toBe(id);
  });

  it('is added completely or not at all if the disk fails', async () => {
    api.fillDisk();
    await expect(tools['library.addSamples']({})).rejects.toMatchObject({ code: 'disk' });
    expect(api.library.counts.all).toBe(0);
  });
});

describe('a reset', () => {
  it('deletes samples and API questions but keeps questions written in the app', async () => {
    const first = await api.create(createBody());
    const mine = await readWritten();
    await tools['library.addSamples']({});
    expect(await tools['library.reset']({ what: 'api' })).toEqual({ removed: 31, undo: expect.any(String) });
    expect(await getStatus(first.id)).toBe(404);
    expect(await getStatus('_1420000000000000001')).toBe(404);
    expect((await fetchOne(mine.id)).question).toBe('Written in the window');
    // IDs aren't reused. The 2 questions and 30 samples above already had IDs.
    expect((await api.create(createBody())).id).toBe(33);
    expect(await tools['library.reset']({ what: 'api' })).toEqual({ removed: 1, undo: expect.any(String) });
    expect(await tools['library.reset']({ what: 'api' })).toEqual({ removed: 0, undo: null });
    expect((await api.create(createBody())).id).toBe(34);
    expect([...api.library.entries()].map(({ id }) => id)).toEqual([mine.id, 33, 34]);
  });

  it('removes the deleted questions from similar questions', async () => {
    for (let copy = 0; copy < 8; copy++) await api.create(createBody(), ADMIN);
    await tools['library.reset']({ what: 'all' });
    await api.create(createBody({ title: 'Which season do you like least?' }));
    const { similarQuestions } = await api.create(createBody(), ADMIN);
    expect(similarQuestions?.map(({ id }) => id)).toEqual([1]);
  });

  it('restarts IDs at 1 if everything is deleted', async () => {
    await api.create(createBody());
    await readWritten();
    expect(await tools['library.reset']({ what: 'all' })).toEqual({ removed: 2, undo: expect.any(String) });
    expect(api.library.counts.all).toBe(0);
    expect((await api.create(createBody())).id).toBe(1);
  });

  it('can be undone and redone', async () => {
    const { id } = await api.create(createBody());
    await tools['question.markSent']({ id, ...mark });
    const before = await fetchOne(id);
    await tools['library.reset']({ what: 'all' });
    expect(await tools['restorePoint.restore']({ library: 'own', name: 'before-last-change' })).toEqual({
      count: 1,
      undo: expect.any(String),
    });
    expect(await fetchOne(id)).toEqual(before);
    expect(await fetchOne(`_${before.messageID}`)).toEqual(before);
    expect((await api.create(createBody())).id).toBe(id + 1);
    expect(await tools['restorePoint.restore']({ library: 'own', name: 'before-last-change' })).toEqual({
      count: 0,
      undo: expect.any(String),
    });
    expect(await getStatus(id)).toBe(404);
  });

  it("keeps the automatic restore point if there's nothing to delete", async () => {
    await readWritten();
    await tools['library.reset']({ what: 'all' });
    expect(await tools['library.reset']({ what: 'all' })).toEqual({ removed: 0, undo: null });
    expect(await tools['library.reset']({ what: 'api' })).toEqual({ removed: 0, undo: null });
    expect(await tools['restorePoint.restore']({ library: 'own', name: 'before-last-change' })).toEqual({
      count: 1,
      undo: expect.any(String),
    });
  });

  it("doesn't lose a question that's created at the same time", async () => {
    const before = [api.create(createBody()), api.create(createBody())];
    await Promise.all(before);
    const [reset, after] = await Promise.all([
      tools['library.reset']({ what: 'all' }),
      api.create(createBody({ title: 'Created meanwhile' })),
    ]);
    const left = api.library.counts.all;
    // Whether the create or the reset comes first, each acknowledged create is in the library or in the
    // restore point.
    expect([reset.removed, left, after.id]).toEqual(reset.removed === 3 ? [3, 0, 3] : [2, 1, 1]);
    expect(await tools['restorePoint.restore']({ library: 'own', name: 'before-last-change' })).toEqual({
      count: reset.removed,
      undo: expect.any(String),
    });
  });
});

describe('a restore point', () => {
  it("makes a test suite's responses repeatable", async () => {
    const { id } = await api.create(createBody());
    await tools['question.markSent']({ id, ...mark });
    const before = await fetchOne(id);
    expect(await tools['restorePoint.create']({ library: 'own', name: 'start' })).toMatchObject({
      name: 'start',
      count: 1,
    });
    for (let round = 0; round < 3; round++) {
      expect((await api.create(createBody({ title: `In round ${round}` }))).id).toBe(id + 1);
      await api.call('PUT', `/questions/${id}`, { body: createBody({ title: 'Changed by a test' }) });
      expect(await tools['restorePoint.restore']({ library: 'own', name: 'start' })).toEqual({
        count: 1,
        undo: expect.any(String),
      });
      expect(await fetchOne(id)).toEqual(before);
      expect(await fetchOne(`_${before.messageID}`)).toEqual(before);
      expect(await getStatus(id + 1)).toBe(404);
    }
    expect((await tools['restorePoint.list']({ library: 'own' })).map(({ kind }) => kind).sort()).toEqual([
      'before-change',
      'before-change',
      'before-change',
      'named',
    ]);
    expect(await tools['restorePoint.remove']({ library: 'own', name: 'start' })).toEqual({});
    await expect(tools['restorePoint.restore']({ library: 'own', name: 'start' })).rejects.toMatchObject({
      code: 'no-snapshot',
    });
  });
});
