import { describe, expect, it } from 'vitest';
import { answer, createFailure } from '../../../support/sync/fake-service.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  startSync,
} from '../../../support/sync/sync-harness.ts';

/** Changes the connection and the remote author, and confirms that it's a different account. */
async function switchAccount(
  over: Awaited<ReturnType<typeof startSync>>,
  change: Partial<typeof over.connection> = { token: 'another secret' },
) {
  Object.assign(over.connection, change);
  over.service.author = '78';
  await over.sync.runNow();
  await over.sync.confirmAccount({ same: false });
}

describe('an account', () => {
  it('pauses the queue until its token is set', async () => {
    const over = await startSync();
    over.connection.token = '';
    const id = await over.queued();
    expect(await over.sync.runNow()).toMatchObject({ setUp: 'no-token', account: null });
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'not-set-up' } });
    over.connection.token = 'secret';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("gets its author's name only from a question that it created", async () => {
    const { over, id } = await createSyncedHarness();
    const getAuthor = async () => (await over.sync.status()).account?.author;
    expect(await getAuthor()).toEqual({ id: '77', name: null });
    over.service.author = '88';
    const theirs = over.service.add({ title: 'By somebody else?' });
    const { results } = await over.sync.link({ references: [String(theirs.id)], onto: null });
    await over.sync.refresh({ ids: [results[0]?.id ?? 0] });
    expect(await getAuthor()).toEqual({ id: '77', name: null });
    over.service.author = '77';
    await over.sync.refresh({ ids: [id] });
    expect(await getAuthor()).toEqual({ id: '77', name: 'Ada' });
  });

  it('is unchanged with a new token if a linked question has the same author', async () => {
    const { over, id } = await createEditedHarness();
    over.service.requests.length = 0;
    over.connection.token = 'another secret';
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1', 'GET 1', 'PUT 1', 'GET 1']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is unchanged if the service formats the creation time differently', async () => {
    const { over, id } = await createSyncedHarness();
    const { createdAt = '' } = over.service.questions.get(1) ?? {};
    over.service.edit(1, { createdAt: createdAt.replace('.000Z', '+00:00') });
    over.connection.token = 'another secret';
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(await over.sync.status()).toMatchObject({ pause: null });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is unchanged at a new base URL if a linked question has the same author there', async () => {
    const { over, id } = await createSyncedHarness();
    over.connection.baseUrl = 'https://moved.example/api/v1';
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    expect(await over.sync.status()).toMatchObject({
      account: { key: 'account 1', baseUrl: over.connection.baseUrl },
    });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('needs confirmation once if the author differs, and sends nothing until then', async () => {
    const { over, id } = await createEditedHarness();
    over.connection.baseUrl = 'https://other.example/api/v1';
    over.service.author = '78';
    await over.sync.runNow();
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    expect(await over.row(id)).toMatchObject({
      state: 'paused',
      why: { code: 'account-unsure', facts: { reason: 'other-author', was: '77', is: 'Ada' } },
      actions: ['confirm-account', 'settings', 'unqueue'],
    });

    expect(await over.sync.confirmAccount({ same: false })).toMatchObject({
      pause: null,
      account: { key: 'account 2' },
    });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'other-account' } });

    over.connection.baseUrl = 'https://service.example/api/v1';
    over.service.author = '77';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is recognized by its questions if it has a new token after another base URL was used', async () => {
    const { over, id } = await createEditedHarness();
    await switchAccount(over, { baseUrl: 'https://other.example/api/v1' });
    over.connection.baseUrl = 'https://service.example/api/v1';
    over.connection.token = 'a renewed secret';
    over.service.author = '77';
    await over.sync.runNow();
    expect(await over.sync.status()).toMatchObject({ pause: null, account: { key: 'account 1' } });
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('needs confirmation if the new token belongs to another author after another base URL was used', async () => {
    const { over, id } = await createEditedHarness();
    await switchAccount(over, { baseUrl: 'https://other.example/api/v1' });
    over.connection.baseUrl = 'https://service.example/api/v1';
    over.connection.token = 'a renewed secret';
    await over.sync.runNow();
    expect(await over.sync.status()).toMatchObject({
      pause: { code: 'account-unsure', facts: { was: '77', is: 'Ada' } },
    });
    await over.sync.confirmAccount({ same: true });
    expect(await over.sync.status()).toMatchObject({ pause: null, account: { key: 'account 1' } });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('resumes if the author confirms that the new token belongs to it', async () => {
    const { over, id } = await createEditedHarness();
    over.connection.token = 'another secret';
    over.service.author = '78';
    await over.sync.runNow();
    await over.sync.confirmAccount({ same: true });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("resumes automatically even if the confirmation couldn't be saved", async () => {
    const { over, id } = await createEditedHarness();
    over.options.automatic = true;
    over.connection.token = 'another secret';
    over.service.author = '78';
    await over.sync.runNow();
    over.repository.isFailing = true;
    await expect(over.sync.confirmAccount({ same: true })).rejects.toMatchObject({ code: 'disk' });
    over.repository.isFailing = false;
    expect((await over.sync.status()).next).not.toBeNull();
    await over.pass(1_000);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is stored before its first question is sent', async () => {
    const { over } = await createEditedHarness();
    over.connection.token = 'another secret';
    over.service.author = '78';
    await over.sync.runNow();
    over.repository.isFailing = true;
    await expect(over.sync.confirmAccount({ same: false })).rejects.toMatchObject({ code: 'disk' });
    over.repository.isFailing = false;
    const id = await over.queued({ title: 'Another one?' });
    over.service.plan((_, proceed) => {
      over.repository.isFailing = true;
      return proceed();
    });
    await over.sync.runNow();
    over.repository.isFailing = false;
    await over.reopen();
    expect(await over.sync.status()).toMatchObject({ account: { key: 'account 2' }, pause: null });
    expect(await over.row(id)).toMatchObject({ state: 'unknown' });
  });

  it('needs confirmation if questions are queued but none can be compared', async () => {
    const over = await startSync();
    over.service.plan(() => createFailure('after'));
    const unknown = await over.queued();
    await over.sync.runNow();
    const id = await over.queued({ title: 'Another one?' });
    over.connection.baseUrl = 'https://other.example/api/v1';
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    expect(await over.row(unknown)).toMatchObject({ state: 'unknown' });
    expect(await over.row(id)).toMatchObject({
      state: 'paused',
      why: { code: 'account-unsure', facts: { reason: 'no-question' } },
    });
  });

  it("accepts another account's never-sent question only if the author creates it again", async () => {
    const over = await startSync();
    await over.synced();
    const id = await over.queued({ title: 'Another one?' });
    over.connection.baseUrl = 'https://other.example/api/v1';
    over.service.questions.clear();
    await over.sync.runNow();
    await over.sync.confirmAccount({ same: false });
    over.service.requests.length = 0;
    expect((await over.sync.queue({ ids: [id] })).left).toEqual([{ id, why: 'other-account' }]);
    await over.sync.runNow();
    expect(over.service.notify()).toEqual([]);
    expect(await over.row(id)).toMatchObject({
      why: { code: 'other-account', facts: { isUnsent: true } },
      actions: ['create-again', 'settings', 'keep-local'],
    });
    await over.sync.createAgain({ id });
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['POST']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('doesn’t accept a question that may have been sent with another account', async () => {
    const { over, id } = await createEditedHarness();
    await switchAccount(over);
    expect(await over.row(id)).toMatchObject({ actions: ['settings', 'keep-local'] });
    await expect(over.sync.createAgain({ id })).rejects.toMatchObject({ code: 'changed-elsewhere' });
  });

  it('is merged with an account confirmed as different if both turn out to have the same author', async () => {
    const { over, id } = await createSyncedHarness();
    over.connection.token = 'another secret';
    over.service.author = '78';
    await over.queued({ title: 'Tea or coffee?' }, id);
    await over.sync.runNow();
    await over.sync.confirmAccount({ same: false });
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'other-account' } });
    over.service.author = '77';
    const other = await over.queued({ title: 'Cats or dogs?' });
    await over.sync.runNow();
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
    expect(await over.row(other)).toMatchObject({ state: 'synced', why: null });
    expect([id, other].map((one) => over.getSync(one).account)).toEqual(['account 2', 'account 2']);
  });

  it.each([
    ['the edited entry', true],
    ['the entry that was created here', false],
  ])('links each remote question once after a merge: %s stays linked', async (_, isEdited) => {
    const over = await startSync();
    const first = await over.synced();
    const title = over.contentOf(first)?.title;
    over.connection.token = 'another secret';
    over.service.author = '78';
    if (isEdited) await over.queued({ title: 'Tea or coffee?' }, first);
    await over.sync.runNow();
    await over.sync.confirmAccount({ same: false });
    over.service.author = '77';
    const { results } = await over.sync.link({ references: ['1'], onto: null });
    const second = results[0]?.id ?? 0;
    expect(second).not.toBe(first);
    await over.queued({ title: 'Cats or dogs?' });
    await over.sync.runNow();
    await over.sync.runNow();
    expect(over.getSync(first)).toMatchObject({ account: 'account 2', remoteId: 1 });
    expect(over.repository.entry(second).sync).toBeUndefined();
    expect(over.contentOf(second)?.title).toBe(title);
    expect(over.service.questions.get(1)?.question).toBe(isEdited ? 'Tea or coffee?' : title);
  });

  it("doesn't merge its question with another account's copy if both were edited", async () => {
    const over = await startSync();
    const first = await over.synced();
    await over.queued({ title: 'Tea or coffee?' }, first);
    await switchAccount(over);
    over.service.author = '77';
    const { results } = await over.sync.link({ references: ['1'], onto: null });
    const second = results[0]?.id ?? 0;
    over.repository.save({ title: 'Tea or cocoa?' }, second);
    await over.queued({ title: 'Cats or dogs?' });
    await over.sync.runNow();
    await over.sync.runNow();
    expect(over.getSync(first).queued).not.toBeNull();
    expect(await over.row(second)).toMatchObject({ state: 'changed' });
    expect(await over.row(first)).toMatchObject({ why: { code: 'other-account' } });
  });

  it('is confirmed as the account in the prompt, even if its questions are no longer linked', async () => {
    const { over, id } = await createEditedHarness();
    over.connection.token = "somebody else's";
    over.service.author = '78';
    await over.sync.runNow();
    await over.sync.confirmAccount({ same: false });
    const other = await over.queued({ title: 'Cats or dogs?' });
    over.connection.token = 'a third';
    await over.sync.runNow();
    await over.sync.unqueue({ ids: [other] });
    await over.sync.confirmAccount({ same: true });
    expect(await over.sync.status()).toMatchObject({ account: { key: 'account 2' } });
    expect(await over.row(id)).toMatchObject({ why: { code: 'other-account' } });
  });

  it("isn't merged with another account that never created a question", async () => {
    const { over, id } = await createEditedHarness();
    await switchAccount(over);
    over.service.author = '77';
    over.service.requests.length = 0;
    await over.sync.runNow();
    expect(over.service.notify()).toEqual([]);
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'other-account' } });
  });

  it('is recognized by its questions if the sync state is missing', async () => {
    const { over, id } = await createEditedHarness();
    await over.forget();
    over.service.requests.length = 0;
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1', 'GET 1', 'PUT 1', 'GET 1']);
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
    expect(over.getSync(id).account).toBe('account 1');
  });

  it('needs confirmation if the sync state is missing and the remote question has another author', async () => {
    const { over, id } = await createEditedHarness();
    await over.forget();
    over.service.author = '78';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'account-unsure' } });
    await over.sync.confirmAccount({ same: true });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
  });

  it('needs only one confirmation if the author confirms during a check', async () => {
    for (let turns = 0; turns < 30; turns++) {
      const over = await startSync();
      over.service.plan(() => createFailure('after'));
      await over.queued();
      await over.sync.runNow();
      await over.queued({ title: 'Another one?' });
      over.connection.baseUrl = 'https://other.example/api/v1';
      await over.sync.runNow();
      const round = over.sync.runNow();
      for (let turn = 0; turn < turns; turn++) await null;
      await Promise.all([round, over.sync.confirmAccount({ same: false })]);
      const another = { account: { key: 'account 2' }, pause: null };
      expect(await over.sync.status()).toMatchObject(another);
      // The app no longer asks about the account, so this confirmation has no effect.
      expect(await over.sync.confirmAccount({ same: true })).toMatchObject(another);
    }
  });

  it('is checked again automatically if linking a question ended its pause', async () => {
    const { over, id } = await createEditedHarness();
    over.connection.token = 'another secret';
    over.service.plan(() => answer(200, '<title>Sign in</title>'));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused' });
    over.service.plan(() => createFailure('before', 'refused'));
    await over.sync.link({ references: ['1'], onto: null });
    await over.pass(60_000);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it.each(['by its questions', 'by the author'])(
    'confirmed %s retries creates that got a 404 at its old base URL',
    async (recognized) => {
      const over = await startSync();
      if (recognized === 'by its questions') await over.synced({ title: 'One before?' });
      const id = await over.queued();
      over.service.plan(() => answer(404));
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'held', why: { code: 'no-address' } });
      over.connection.baseUrl = 'https://service.example/qotd/api/v1';
      await over.sync.runNow();
      if (recognized === 'by the author') {
        expect(await over.row(id)).toMatchObject({ state: 'held' });
        await over.sync.confirmAccount({ same: true });
      }
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'synced' });
    },
  );

  it.each([
    ['the token', { token: 'another secret' }],
    ['the token and the base URL', { baseUrl: 'https://other.example/api/v1', token: 'another secret' }],
  ])(
    'continues without confirmation after a change to %s if the service rejected the first request',
    async (_, change) => {
      const over = await startSync();
      const ids = [await over.queued(), await over.queued({ title: 'Another one?' })];
      over.service.plan(() => answer(401));
      await over.sync.runNow();
      expect(await over.row(ids[0] ?? 0)).toMatchObject({ state: 'paused', why: { code: 'unauthorized' } });
      Object.assign(over.connection, change);
      await over.sync.runNow();
      for (const id of ids) expect(await over.row(id)).toMatchObject({ state: 'synced' });
      expect((await over.sync.status()).pause).toBeNull();
    },
  );

  it.each([
    ['the token', { token: 'another secret' }],
    ['the token and the base URL', { baseUrl: 'https://other.example/api/v1', token: 'another secret' }],
  ])('needs confirmation after a change to %s if its first question got a 404', async (_, change) => {
    const over = await startSync();
    await over.queued();
    const id = await over.queued({ title: 'Another one?' });
    over.service.plan(() => answer(404));
    over.service.always(() => answer(401));
    await over.sync.runNow();
    over.service.always(null);
    Object.assign(over.connection, change);
    over.service.requests.length = 0;
    await over.sync.runNow();
    expect(over.service.notify()).toEqual([]);
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'account-unsure' } });
  });

  it('needs confirmation if a create may have arrived, even if the token was rejected later', async () => {
    const over = await startSync();
    over.service.plan(
      () => createFailure('after'),
      () => answer(401),
    );
    await over.queued();
    const id = await over.queued({ title: 'Another one?' });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'unauthorized' } });
    over.connection.token = 'another secret';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'account-unsure' } });
  });

  it('needs confirmation if questions are queued and the service never rejected the token', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => createFailure('before', 'dns'));
    await over.sync.runNow();
    over.connection.token = 'another secret';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'account-unsure' } });
  });

  it('continues with a new token after the service rejected the old one', async () => {
    const { over, id } = await createEditedHarness();
    over.service.plan(() => answer(401));
    await over.sync.runNow();
    over.connection.token = 'another secret';
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('continues with the old token after the service rejected the new one', async () => {
    const { over, id } = await createEditedHarness();
    const { token } = over.connection;
    over.connection.token = 'another secret';
    over.service.plan(() => answer(401));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'paused', why: { code: 'unauthorized' } });
    over.connection.token = token;
    over.sync.onSettingsChange();
    await over.pass(0);
    expect((await over.sync.status()).pause).toBeNull();
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("isn't paused if the old token is restored during the check of a new one", async () => {
    const { over, id } = await createEditedHarness();
    const { token } = over.connection;
    over.connection.token = 'another secret';
    over.service.plan(async (_, proceed) => {
      over.service.author = '78';
      over.connection.token = token;
      over.sync.onSettingsChange();
      // If the old connection's check didn't wait for this request, the check would have run by now.
      await over.pass(0);
      const response = await proceed();
      over.service.author = '77';
      return response;
    });
    await over.sync.runNow();
    await over.pass(0);
    expect((await over.sync.status()).pause).toBeNull();
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('sends its token only to its own base URL, even if the connection changes during a sync', async () => {
    const { over } = await createEditedHarness();
    over.service.plan((_, proceed) => {
      over.connection.baseUrl = 'https://other.example/api/v1';
      over.connection.token = 'of the other';
      return proceed();
    });
    await over.sync.runNow();
    const pairs = new Set(over.service.requests.map(({ url, token }) => `${new URL(url).host} ${token}`));
    expect([...pairs]).toEqual(['service.example secret']);
    expect(over.service.notify()).toEqual(['POST', 'GET 1']);
  });
});
