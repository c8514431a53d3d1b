import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../shared/errors.ts';
import {
  answer,
  createFailure,
  type FakeService,
  type Reaction,
} from '../../../support/sync/fake-service.ts';
import { startSync, waitUntilSettled } from '../../../support/sync/sync-harness.ts';

const ORIGINAL = { title: 'Pineapple on pizza?' };

/** Connects with another token. By mistake, the user confirms that it belongs to a different account. */
async function connectSecondAccount(over: Awaited<ReturnType<typeof startSync>>) {
  over.connection.token = 'another secret';
  over.service.author = '78';
  await over.sync.runNow();
  await over.sync.confirmAccount({ same: false });
  over.service.author = '77';
}

/**
 * Creates 2 accounts of one author. Each account has a copy of the same remote question with a local edit.
 */
async function createSeparateAccounts() {
  const over = await startSync();
  const first = await over.synced(ORIGINAL);
  await over.queued({ title: 'Tea or coffee?' }, first);
  await connectSecondAccount(over);
  const { results } = await over.sync.link({ references: ['1'], onto: null });
  const second = results[0]?.id ?? 0;
  const { question: adopted } = over.repository.entry(second);
  over.repository.save({ title: 'Tea or cocoa?' }, second);
  // Lets the app identify the second account's author, as the first question did for the first account.
  await over.queued({ title: 'Cats or dogs?' });
  await over.sync.runNow();
  await over.sync.runNow();
  const listAccounts = () => [first, second].map((id) => over.repository.entry(id).sync?.account);
  const revertEdit = () => over.repository.put({ ...over.repository.entry(second), question: adopted });
  return {
    over,
    first,
    second,
    takeBack: revertEdit,
    accounts: listAccounts,
    there: () => over.service.questions.get(1)?.question,
  };
}

/**
 * Creates an entry in the first account, and an entry in the second account that was linked to a newer
 * version.
 */
async function withTwoVersions({
  clockChange = 0,
  change = { footer: 'edited by another client' },
}: {
  clockChange?: number;
  change?: Parameters<FakeService['edit']>[1];
} = {}) {
  const over = await startSync();
  const first = await over.synced(ORIGINAL);
  await connectSecondAccount(over);
  over.service.edit(1, change);
  over.setClock(clockChange);
  const { results } = await over.sync.link({ references: ['1'], onto: null });
  await over.queued({ title: 'Cats or dogs?' });
  await over.sync.runNow();
  return { over, first, second: results[0]?.id ?? 0 };
}

describe('2 entries for one question in accounts of the same author', () => {
  it.each([
    ['', 0],
    [', even if the clock was set back', -3_600_000],
  ])("are merged and get the service's current version%s", async (_, clockChange) => {
    const { over, first, second } = await withTwoVersions({ clockChange });
    await over.sync.runNow();
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(await over.row(first)).toMatchObject({ state: 'synced', why: null, remoteId: 1 });
    expect(over.contentOf(first)).toMatchObject({ footer: 'edited by another client' });
    expect(over.service.notify()).toEqual(['POST', 'GET 1', 'GET 1', 'POST', 'GET 1']);
  });

  it.each<[string, Reaction]>([
    ['returns an error', () => answer(500)],
    ['limits the rate', () => answer(429, '', { 'retry-after': '1' })],
    ['rejects the token', () => answer(401)],
    ['redirects', () => answer(302, '', { location: 'https://elsewhere.example/' })],
    ['returns a web page', () => answer(200, '<title>Sign in</title>')],
    ["can't be reached", () => createFailure('before', 'refused')],
  ])('stay separate while the service %s', async (_, reaction) => {
    const { over, first, second } = await withTwoVersions();
    over.service.plan(reaction);
    await over.sync.runNow();
    expect(over.getSync(second)).toMatchObject({ account: 'account 2', remoteId: 1 });
    expect(await over.row(first)).toMatchObject({ why: { code: 'other-account' } });
    await over.pass(60_000);
    await over.sync.resume();
    await over.sync.runNow();
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(over.contentOf(first)).toMatchObject({ footer: 'edited by another client' });
  });

  it("aren't fetched again before the retry is due", async () => {
    const { over } = await withTwoVersions();
    over.service.plan(() => answer(500));
    const before = over.service.notify().length;
    for (const _ of 'abc') await over.sync.refresh({ ids: [] });
    expect(over.service.notify().slice(before)).toEqual(['GET 1']);
  });

  it.each([
    [404, 'gone'],
    [403, 'forbidden'],
  ])('are merged and need attention if the fetch returns %s', async (status, code) => {
    const { over, first, second } = await withTwoVersions();
    over.service.plan(() => answer(status));
    await over.sync.refresh({ ids: [] });
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(await over.row(first)).toMatchObject({ state: 'held', why: { code } });
  });

  it('are merged into one posted question if only one was posted', async () => {
    const change = { messageID: '900000000000000001', sentAt: '2026-11-09T10:00:00.000Z' };
    const { over, first } = await withTwoVersions({ change });
    await over.sync.runNow();
    expect(over.getSync(first)).toMatchObject({ seen: { messageID: '900000000000000001' } });
  });

  it('keep one link if the author unlinks the other entry during the fetch', async () => {
    const { over, first, second } = await withTwoVersions();
    over.service.plan(async (_, proceed) => {
      await over.sync.unlink({ id: first });
      return proceed();
    });
    for (const _ of 'ab') await over.sync.runNow();
    expect(over.repository.entry(first).sync).toBeUndefined();
    expect(over.getSync(second)).toMatchObject({ account: 'account 2', remoteId: 1 });
  });

  it('are merged even if the second entry was linked during the fetch of another pair', async () => {
    const over = await startSync();
    await over.synced(ORIGINAL);
    const early = await over.synced({ title: 'Early?' });
    await connectSecondAccount(over);
    over.service.edit(1, { footer: 'edited by another client' });
    await over.sync.link({ references: ['1'], onto: null });
    await over.queued({ title: 'Cats or dogs?' });
    await over.sync.runNow();
    const late = over.repository.save({ title: 'Early?' });
    over.service.plan((_, proceed) => {
      const { sync } = over.repository.entry(early);
      if (sync)
        over.repository.put({ ...over.repository.entry(late), sync: { ...sync, account: 'account 2' } });
      return proceed();
    });
    for (const _ of 'ab') await over.sync.runNow();
    const linked = [...over.repository.listSyncedEntries()].filter(({ sync }) => sync?.remoteId === 2);
    expect(linked).toMatchObject([{ sync: { account: 'account 2' } }]);
  });

  it("stay separate if the merge can't be saved and are merged after a restart", async () => {
    const { over, first, second } = await withTwoVersions();
    const { updateSynced } = over.repository;
    over.repository.updateSynced = async (id, change) => {
      if (id === first) throw new AppError('disk', 'full', { reason: 'ENOSPC' });
      return updateSynced(id, change);
    };
    await over.sync.runNow();
    over.repository.updateSynced = updateSynced;
    expect(over.getSync(second)).toMatchObject({ account: 'account 2', remoteId: 1 });
    await over.reopen();
    await over.sync.resume();
    await over.sync.runNow();
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(over.contentOf(first)).toMatchObject({ footer: 'edited by another client' });
  });

  it('stay separate while either entry is being fetched', async () => {
    const { over, first, second } = await withTwoVersions();
    const response = Promise.withResolvers<void>();
    over.service.plan(async (_, proceed) => {
      await response.promise;
      return proceed();
    });
    over.connection.token = 'secret';
    const refresh = over.sync.refresh({ ids: [first] });
    await waitUntilSettled();
    over.connection.token = 'another secret';
    for (const _ of ['switch', 'merge']) await over.sync.refresh({ ids: [] });
    expect([first, second].map((id) => over.getSync(id).account)).toEqual(['account 1', 'account 2']);
    response.resolve();
    await refresh;
    await over.sync.runNow();
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(over.contentOf(first)).toMatchObject({ footer: 'edited by another client' });
  });

  it('are merged with the newest version even if a refresh fetches the second entry', async () => {
    const { over, first, second } = await withTwoVersions();
    const third = [...over.repository.listSyncedEntries()].find(({ sync }) => sync?.remoteId === 2)?.id ?? 0;
    const [held, newest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The refresh switches back to the second account but doesn't merge the accounts yet.
    over.connection.token = 'secret';
    await over.sync.refresh({ ids: [] });
    over.connection.token = 'another secret';
    over.service.plan(
      async (_, proceed) => {
        await held.promise;
        return proceed();
      },
      (_, proceed) => {
        const response = proceed();
        over.service.edit(1, { footer: 'edited again' });
        return response;
      },
      async (_, proceed) => {
        await newest.promise;
        return proceed();
      },
    );
    const refresh = over.sync.refresh({ ids: [third, second] });
    await waitUntilSettled();
    const merge = over.sync.refresh({ ids: [] });
    await waitUntilSettled();
    held.resolve();
    await merge;
    newest.resolve();
    await refresh;
    await over.sync.runNow();
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(over.contentOf(first)).toMatchObject({ footer: 'edited again' });
  });

  it('stay separate if the author edits the second entry during the merge', async () => {
    const { over, first, second } = await withTwoVersions();
    await over.queued({ title: 'Mine?' }, first);
    over.service.plan(async (_, proceed) => {
      await over.queued({ title: 'Tea or cocoa?' }, second);
      return proceed();
    });
    await over.sync.runNow();
    expect(over.getSync(second)).toMatchObject({ account: 'account 2', queued: { at: expect.any(Number) } });
    expect(over.getSync(first)).toMatchObject({ account: 'account 1' });
  });

  it('are merged if the service no longer has the question', async () => {
    const { over, first, second } = await withTwoVersions();
    over.connection.token = 'secret';
    over.service.questions.delete(1);
    await over.sync.refresh({ ids: [first] });
    over.connection.token = 'another secret';
    for (const _ of ['switch', 'merge']) await over.sync.refresh({ ids: [] });
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(await over.row(first)).toMatchObject({ state: 'held', why: { code: 'gone' } });
  });
});

/** docs/project/sync-design.md: "the copies stay separate until you resolve them". */
describe('a question edited in 2 accounts of the same author', () => {
  it('keeps both entries and sends neither edit', async () => {
    const { accounts, there, over, first, second } = await createSeparateAccounts();
    expect(accounts()).toEqual(['account 1', 'account 2']);
    expect(there()).toBe(ORIGINAL.title);
    expect([first, second].map((id) => over.contentOf(id)?.title)).toEqual([
      'Tea or coffee?',
      'Tea or cocoa?',
    ]);
  });

  it('is merged after one edit is reverted, and both entries remain in the library', async () => {
    const { over, first, second, takeBack, accounts, there } = await createSeparateAccounts();
    takeBack();
    for (const _ of ['merge', 'send']) await over.sync.runNow();
    expect(accounts()).toEqual(['account 2', undefined]);
    expect(there()).toBe('Tea or coffee?');
    expect(over.contentOf(second)?.title).toBe(ORIGINAL.title);
    expect(await over.row(first)).toMatchObject({ state: 'synced', why: null });
  });

  it('is merged after one entry is moved to the trash', async () => {
    const { over, first, second, accounts, there } = await createSeparateAccounts();
    over.repository.put({ ...over.repository.entry(first), removedAt: 5 });
    await over.sync.queue({ ids: [second] });
    for (const _ of ['merge', 'send']) await over.sync.runNow();
    expect(accounts()).toEqual([undefined, 'account 2']);
    expect(there()).toBe('Tea or cocoa?');
    expect(over.contentOf(first)?.title).toBe('Tea or coffee?');
  });
});
