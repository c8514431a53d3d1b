import { describe, expect, it } from 'vitest';
import { createResultWriter } from '../../../../electron/host/sync/queue/result-writer.ts';
import {
  parseErrorMessage,
  parseRejectedField,
} from '../../../../electron/host/sync/transport/error-body-parser.ts';
import { parseRemoteQuestion } from '../../../../electron/host/sync/transport/remote-response.ts';
import { AppError } from '../../../../shared/errors.ts';
import { type Entry, storedQuestionSchema } from '../../../../shared/library/entry.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { answer, type Reaction } from '../../../support/sync/fake-service.ts';
import { MALFORMED_BODIES } from '../../../support/sync/malformed-responses.ts';
import { createMemoryRepository } from '../../../support/sync/memory-repository.ts';
import { createSyncedHarness, startSync, waitUntilSettled } from '../../../support/sync/sync-harness.ts';

/** Processes the create but returns a different ID. */
const withId =
  (id: unknown): Reaction =>
  (_, proceed) => {
    const { body } = proceed();
    return answer(200, { ...JSON.parse(body), id });
  };

const countPosts = ({ service }: Awaited<ReturnType<typeof startSync>>): number =>
  service.notify().filter((request) => request === 'POST').length;

describe("a create's response", () => {
  it('leaves the create unconfirmed if its ID belongs to another question', async () => {
    const over = await startSync();
    const first = await over.queued({ title: 'First one?' });
    const second = await over.queued({ title: 'Second one?' });
    over.service.always(withId(1));
    await over.sync.runNow();
    expect(over.getSync(first)).toMatchObject({ remoteId: 1, hold: null });
    expect(over.getSync(second).remoteId).toBeNull();
    expect(await over.row(second)).toMatchObject({
      state: 'unknown',
      why: { code: 'unknown', facts: { cause: 'id-in-use', remoteId: 1 } },
      actions: ['adopt', 'send-again', 'keep-local'],
    });
    await over.reopen();
    await over.sync.runNow();
    expect(countPosts(over)).toBe(2);
    over.service.always(null);
    await over.sync.link({ references: ['2'], onto: second });
    expect(over.getSync(second)).toMatchObject({ remoteId: 2, hold: null });
  });

  it("doesn't leave the whole queue unconfirmed if all responses have the same ID", async () => {
    const over = await startSync();
    for (const title of ['One here?', 'Two here?', 'Three?', 'Four here?', 'Five here?'])
      await over.queued({ title });
    over.service.always(withId(1));
    expect(await over.sync.runNow()).toMatchObject({ wait: { code: 'failing' } });
    expect(countPosts(over)).toBe(3);
  });

  it('leaves the earlier create unconfirmed if a later one with its ID is stored first', async () => {
    const over = await startSync();
    const first = await over.queued({ title: 'First one?' });
    const second = await over.queued({ title: 'Second one?' });
    over.service.always(withId(1));
    const { updateSynced: change } = over.repository;
    const full = Promise.withResolvers<never>();
    over.repository.updateSynced = (id, to) => {
      const isAnswered = id === first && countPosts(over) === 1;
      return isAnswered ? full.promise : change(id, to);
    };
    const round = over.sync.runNow();
    await waitUntilSettled();
    expect(over.getSync(second).remoteId).toBe(1);
    over.repository.updateSynced = change;
    full.reject(new AppError('disk', 'full', { reason: 'ENOSPC' }));
    await round;
    await over.sync.runNow();
    expect(over.getSync(second)).toMatchObject({ remoteId: 1, hold: null });
    expect(over.getSync(first).remoteId).toBeNull();
    expect(await over.row(first)).toMatchObject({ state: 'unknown', why: { facts: { cause: 'id-in-use' } } });
    expect(countPosts(over)).toBe(2);
  });

  it.each([0, -1, -7, 1.5, 2 ** 53, '0', '-3', null, true, [1], { id: 1 }])(
    'leaves the create unconfirmed if its ID is %j',
    async (id) => {
      const over = await startSync();
      const question = await over.queued();
      over.service.plan(withId(id));
      await over.sync.runNow();
      expect(over.getSync(question).remoteId).toBeNull();
      expect(await over.row(question)).toMatchObject({
        state: 'unknown',
        why: { facts: { cause: 'strange', status: 200 } },
      });
      await over.sync.runNow();
      expect(countPosts(over)).toBe(1);
    },
  );
});

describe("a fetch's response", () => {
  it.each([
    ['id', { id: 0 }],
    ['content', { question: null }],
    ['content', { options: 5 }],
  ] as const)(
    'with no usable %s holds the question until a valid response arrives',
    async (reason, change) => {
      const { over, id } = await createSyncedHarness();
      const other = await over.queued({ title: 'Another one?' });
      over.service.plan((_, proceed) => answer(200, { ...JSON.parse(proceed().body), ...change }));
      await over.sync.refresh({ ids: [id] });
      expect(await over.row(id)).toMatchObject({
        state: 'held',
        why: { code: 'unusable', facts: { reason } },
        actions: ['refresh', 'keep-local'],
      });
      await over.sync.runNow();
      expect(await over.row(other)).toMatchObject({ state: 'synced' });
      await over.sync.refresh({ ids: [id] });
      expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
    },
  );

  it.each(['+010000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])(
    'can be stored if its date is %s',
    async (date) => {
      const { over, id } = await createSyncedHarness();
      over.service.edit(1, { sentAt: date });
      await over.sync.refresh({ ids: [id] });
      const far = over.service.add({ title: 'From far away' });
      over.service.edit(far.id, { sentAt: date, createdAt: date });
      const { results } = await over.sync.link({ references: [String(far.id)], onto: null });
      expect(results).toMatchObject([{ outcome: 'adopted' }]);
      for (const one of [id, results[0]?.id ?? 0])
        expect(storedQuestionSchema.safeParse(over.contentOf(one)).success).toBe(true);
      expect(over.getSync(id).seen?.sentAt).toBe(date);
    },
  );

  it("isn't added if it has another question's ID", async () => {
    const over = await startSync();
    over.service.add({});
    over.service.plan(withId(7));
    const { results } = await over.sync.link({ references: ['1'], onto: null });
    expect(results).toMatchObject([{ outcome: 'failed', id: null, why: { code: 'unusable' } }]);
  });
});

it('unusual response bodies are parsed without an error', () => {
  const good = { id: 1, question: 'Tea?', options: [{ emoji: '👍', text: 'Yes' }] };
  for (const { name, body, hasId } of MALFORMED_BODIES) {
    const question = parseRemoteQuestion(String(body(good)));
    if (name !== 'a response of 10 MB')
      expect([name, question?.id ?? null]).toEqual([name, hasId ? 1 : null]);
    expect(() => JSON.stringify(question)).not.toThrow();
  }
});

it("a rejection's message is read despite 100,000 levels of nesting", () => {
  const body = `{"path":${'['.repeat(100_000)}${']'.repeat(100_000)},"detail":"The title is too short."}`;
  expect(parseErrorMessage(body)).toBe('The title is too short.');
  expect(parseRejectedField(body)).toBe('title');
});

describe("content that the library can't store", () => {
  const change = ({ question }: Entry) => ({ sync: null, ...(question && { question }) });
  async function rejectWrites(error: unknown) {
    const repository = createMemoryRepository();
    const id = repository.save({});
    const paused: string[] = [];
    const accountPause = {
      getPause: () => null,
      pause: async (code: string) => void paused.push(code),
      resume: async () => {},
    };
    const resultWriter = createResultWriter(
      { repository, clock: { now: () => 5 }, log: silentLog },
      accountPause,
    );
    const made = repository.updateSynced;
    repository.updateSynced = async () => {
      repository.updateSynced = made;
      throw error;
    };
    const toRescued = (entry: Entry) => ({ ...change(entry), sync: null });
    const kept = await resultWriter.write(id, change, { fallbackChange: toRescued });
    return { paused, kept, hasPending: resultWriter.hasPending() };
  }

  it.each([
    new RangeError('Maximum call stack size exceeded'),
    new TypeError('no'),
    new AppError('internal', 'Not an entry'),
    'text',
  ])("doesn't pause sync or remain pending: %s", async (error) => {
    const { paused, kept, hasPending } = await rejectWrites(error);
    expect({ paused, hasPending }).toEqual({ paused: [], hasPending: false });
    expect(kept).not.toBeNull();
  });

  it.each([
    new AppError('disk', 'full', { reason: 'ENOSPC' }),
    Object.assign(new Error('EIO'), { errno: -5, code: 'EIO' }),
  ])('is distinguished from a disk failure, which pauses sync: %s', async (error) => {
    expect(await rejectWrites(error)).toMatchObject({ paused: ['disk'], kept: null, hasPending: true });
  });
});

describe('a service that stores a create and returns 429', () => {
  it('receives the create again after the requested delay, and then less and less often', async () => {
    const over = await startSync();
    await over.queued();
    over.service.always((_, proceed) => {
      proceed();
      return answer(429, '', { 'retry-after': '1' });
    });
    await over.sync.runNow();
    for (let second = 0; second < 60 * 60; second += 1) await over.pass(1_000);
    // With a constant delay of 1 s, there would be 3,600 requests.
    expect(over.service.questions.size).toBeLessThan(20);
    expect(over.service.questions.size).toBeGreaterThan(5);
  });
});
