import { describe, expect, it } from 'vitest';
import { createFailure } from '../../support/sync/fake-service.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  type startSync,
  waitUntilSettled,
} from '../../support/sync/sync-harness.ts';

type Over = Awaited<ReturnType<typeof startSync>>;

const waitForever = () => new Promise<never>(() => undefined);

/**
 * Stops the engine at disk or network call number `at`, before the call or, if `late`, after it took effect.
 * Returns whether the call was reached.
 */
async function crashAt(
  over: Over,
  at: number,
  late: boolean,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { updateSynced: change } = over.repository;
  const { send } = over.service;
  let calls = 0;
  const crashIn =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      calls += 1;
      if (calls < at) return call(...args);
      if (calls === at && late) void call(...args);
      return waitForever();
    };
  over.repository.updateSynced = crashIn(change);
  over.service.send = crashIn(send);
  void work();
  await waitUntilSettled();
  over.repository.updateSynced = change;
  over.service.send = send;
  await over.reopen();
  return calls >= at;
}

/** Runs the scenario repeatedly, with a crash before and after each call. */
async function crashEverywhere(
  runScenario: (crash: (over: Over, work: () => Promise<unknown>) => Promise<boolean>) => Promise<void>,
) {
  for (const late of [false, true]) {
    let isReached = true;
    for (let at = 1; isReached; at += 1) {
      await runScenario(async (over, work) => {
        isReached = await crashAt(over, at, late, work);
        return isReached;
      });
    }
  }
}

describe('a crash during any call', () => {
  it('never duplicates a create and leaves it unconfirmed if it may have arrived', async () => {
    await crashEverywhere(async (crash) => {
      const { over, id } = await createQueuedHarness();
      await crash(over, () => over.sync.runNow());
      await over.sync.runNow();
      expect(over.service.questions.size).toBeLessThanOrEqual(1);
      const { state, why } = await over.row(id);
      if (state === 'unknown') {
        expect(why).toMatchObject({ code: 'unknown', facts: { cause: 'crash' } });
        const reference = [...over.service.questions.keys()][0];
        if (reference === undefined) await over.sync.sendAgain({ id });
        else await over.sync.link({ references: [String(reference)], onto: id });
        await over.sync.runNow();
      }
      expect(over.service.questions.size).toBe(1);
      expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 1 });
    });
  });

  it("doesn't prevent an edit from being synced completely, without a conflict or data loss", async () => {
    await crashEverywhere(async (crash) => {
      const { over, id } = await createSyncedHarness();
      over.service.edit(1, { footer: 'theirs' });
      await over.queued({ title: 'Tea or coffee?' }, id);
      await crash(over, () => over.sync.runNow());
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
      expect(over.service.questions.get(1)).toMatchObject({ question: 'Tea or coffee?', footer: 'theirs' });
      expect(over.contentOf(id)).toMatchObject({ title: 'Tea or coffee?', footer: 'theirs' });
      expect(over.repository.past.get(id)).toMatchObject([{ footer: 'theirs' }]);
    });
  });

  it("doesn't prevent a second edit from being sent", async () => {
    await crashEverywhere(async (crash) => {
      const { over, id } = await createEditedHarness();
      await crash(over, () => over.sync.runNow());
      over.repository.save({ title: 'Tea or cocoa?' }, id);
      await over.sync.queue({ ids: [id] });
      await over.sync.runNow();
      expect(over.service.questions.get(1)?.question).toBe('Tea or cocoa?');
      expect(await over.row(id)).toMatchObject({ state: 'synced' });
    });
  });
});

describe('a failed write', () => {
  it('prevents the create that would follow', async () => {
    const { over, id } = await createQueuedHarness();
    over.repository.isFailing = true;
    await over.sync.runNow();
    expect(over.service.requests).toEqual([]);
    expect(await over.row(id)).toMatchObject({
      state: 'paused',
      why: { code: 'disk', facts: { reason: 'ENOSPC' } },
    });
    over.repository.isFailing = false;
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("is retried for a create's response without sending the create twice", async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'disk' } });
    await expect(over.sync.sendAgain({ id })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    over.repository.isFailing = false;
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 1 });
  });
});

describe('a sync that a full disk paused', () => {
  it.each(['resume', 'close'] as const)('saves the ID of a created question on %s', async (does) => {
    const { over, id } = await createQueuedHarness();
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    over.repository.isFailing = false;
    await over.sync[does]();
    expect(over.getSync(id)).toMatchObject({ remoteId: 1, sending: null });
  });

  it('remains paused if the write still fails', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    expect(await over.sync.resume()).toMatchObject({ pause: { code: 'disk' } });
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'disk' } });
  });
});

describe('an action on a question', () => {
  it("is rejected if it would unlink a question that's synced", async () => {
    const { over, id } = await createSyncedHarness();
    await expect(over.sync.unlink({ id })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect(over.getSync(id).remoteId).toBe(1);
  });

  it("is rejected if the question's state doesn't allow it or its remote text has changed", async () => {
    const { over, id } = await createSyncedHarness();
    for (const decision of ['sendAgain', 'createAgain', 'sendLocalChanges'] as const) {
      await expect(over.sync[decision]({ id })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    }
    const { local, remote } = await over.sync.question({ id });
    if (!remote) throw new Error('nothing seen');
    const stale = { ...remote.content, title: 'Older?' };
    await expect(
      over.sync.resolve({ id, content: local, local, remote: stale, publish: true }),
    ).rejects.toMatchObject({ code: 'changed-elsewhere' });
  });

  it('is rejected while a request is in progress', async () => {
    const { over, id } = await createQueuedHarness();
    const refused: unknown[] = [];
    over.service.plan(async () => {
      await over.sync.unlink({ id }).catch((error: unknown) => refused.push(error));
      refused.push((await over.sync.unqueue({ ids: [id] })).unqueued);
      return createFailure('before');
    });
    await over.sync.runNow();
    expect(refused).toMatchObject([{ code: 'changed-elsewhere' }, []]);
  });

  it("doesn't queue drafts, unchanged questions, or unknown IDs", async () => {
    const { over, id } = await createSyncedHarness();
    const draft = over.repository.save({});
    over.repository.put({ ...over.repository.entry(draft), question: null });
    expect(await over.sync.queue({ ids: [id, draft, 99, draft] })).toEqual({
      queued: [],
      left: [
        { id, why: 'same' },
        { id: draft, why: 'draft' },
        { id: 99, why: 'not-found' },
      ],
    });
  });
});
