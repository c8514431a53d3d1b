import { describe, expect, it } from 'vitest';
import {
  answer,
  createFailure,
  processRequest,
  waitUntilArrived,
} from '../../../support/sync/fake-service.ts';
import { startSync, waitUntilSettled } from '../../../support/sync/sync-harness.ts';

/**
 * Syncs a question, lets other clients create `between` questions, and loses the response to a second create.
 */
async function withLostCreate({ between = 0 } = {}) {
  const over = await startSync();
  await over.synced({ title: 'First?' });
  for (let count = 0; count < between; count += 1) over.service.add({ title: `Other ${count}?` });
  const id = await over.queued({ title: 'Tea or milk?' });
  over.service.plan(waitUntilArrived);
  await over.sync.runNow();
  over.service.notify();
  return { over, id };
}

describe('looking up an unconfirmed create', () => {
  it('finds the question among the next IDs without linking it', async () => {
    const { over, id } = await withLostCreate({ between: 1 });
    const before = over.service.notify().length;
    expect(await over.sync.lookUpCreated({ id })).toEqual({
      found: [{ remoteId: 3, title: 'Tea or milk?', isSame: true }],
      checked: [2],
      isComplete: true,
    });
    expect(over.service.notify().slice(before)).toEqual(['GET 2', 'GET 3']);
    expect(await over.row(id)).toMatchObject({ state: 'unknown', remoteId: null });
    await over.sync.link({ references: ['3'], onto: id });
    expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 3 });
  });

  it("fetches at most 5 questions, skips linked ones, and isn't repeated once it's complete", async () => {
    const { over, id } = await withLostCreate({ between: 9 });
    over.service.questions.delete(3);
    await over.sync.link({ references: ['2'], onto: null });
    const before = over.service.notify().length;
    expect(await over.sync.lookUpCreated({ id })).toEqual({
      found: [],
      checked: [3, 4, 5, 6, 7],
      isComplete: true,
    });
    expect(over.service.notify().slice(before)).toEqual(['GET 3', 'GET 4', 'GET 5', 'GET 6', 'GET 7']);
    await over.sync.lookUpCreated({ id });
    expect(over.service.notify()).toHaveLength(before + 5);
  });

  it('starts after the IDs known before the create, even if later IDs have become known', async () => {
    const { over, id } = await withLostCreate();
    await over.synced({ title: 'Later?' });
    expect((await over.sync.lookUpCreated({ id })).found).toMatchObject([{ remoteId: 2, isSame: true }]);
  });

  it('finds a question even if only its title matches', async () => {
    const { over, id } = await withLostCreate();
    over.service.edit(2, { footer: 'edited by another client' });
    expect((await over.sync.lookUpCreated({ id })).found).toMatchObject([{ remoteId: 2, isSame: false }]);
  });

  it('is incomplete without a connection and can be repeated later', async () => {
    const { over, id } = await withLostCreate();
    over.service.plan(() => createFailure('before'));
    expect(await over.sync.lookUpCreated({ id })).toEqual({ found: [], checked: [], isComplete: false });
    await over.sync.resume();
    expect((await over.sync.lookUpCreated({ id })).found).toMatchObject([{ remoteId: 2 }]);
  });

  describe('with a newer version than a link', () => {
    async function withNewerVersion() {
      const { over, id } = await withLostCreate();
      over.service.plan(async (_, proceed) => {
        const response = proceed();
        over.service.edit(2, { footer: 'edited by another client' });
        await waitUntilSettled();
        return response;
      });
      return { over, id };
    }

    it('updates the linked question', async () => {
      const { over, id } = await withNewerVersion();
      await Promise.all([over.sync.link({ references: ['2'], onto: id }), over.sync.lookUpCreated({ id })]);
      expect(over.contentOf(id)).toMatchObject({ footer: 'edited by another client' });
      expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 2 });
    });

    it('updates the question that is being added', async () => {
      const { over, id } = await withNewerVersion();
      const disk = Promise.withResolvers<void>();
      over.repository.slow = disk.promise;
      const link = over.sync.link({ references: ['2'], onto: null });
      const lookup = over.sync.lookUpCreated({ id });
      await waitUntilSettled();
      disk.resolve();
      const [{ results }] = await Promise.all([link, lookup]);
      expect(over.contentOf(results[0]?.id ?? 0)).toMatchObject({ footer: 'edited by another client' });
    });

    it('finds the question again if the link fails', async () => {
      const { over, id } = await withNewerVersion();
      await over.queued({ title: 'Another one?' });
      const disk = Promise.withResolvers<void>();
      over.service.plan(processRequest, (_, proceed) => {
        over.repository.slow = disk.promise;
        return proceed();
      });
      const link = over.sync.link({ references: ['2'], onto: id });
      const refused = expect(link).rejects.toMatchObject({ code: 'disk' });
      const lookup = over.sync.lookUpCreated({ id });
      const round = over.sync.runNow();
      expect(await lookup).toEqual({ found: [], checked: [3, 4, 5, 6], isComplete: true });
      over.repository.isFailing = true;
      disk.resolve();
      await Promise.all([refused, round]);
      over.repository.isFailing = false;
      await over.sync.resume();
      expect((await over.sync.lookUpCreated({ id })).found).toMatchObject([{ remoteId: 2 }]);
    });

    it('updates a link that is waiting for a create', async () => {
      const { over, id } = await withNewerVersion();
      await over.queued({ title: 'Another one?' });
      await Promise.all([
        over.sync.link({ references: ['2'], onto: id }),
        over.sync.lookUpCreated({ id }),
        over.sync.runNow(),
      ]);
      expect(over.getSync(id).seen?.content.footer).toBe('edited by another client');
      expect(await over.row(id)).toMatchObject({ why: { code: 'compare' } });
    });
  });

  it("doesn't count an ID as checked if the token can't fetch it", async () => {
    const { over, id } = await withLostCreate({ between: 9 });
    over.service.plan(() => answer(403, { detail: 'Not yours' }));
    expect(await over.sync.lookUpCreated({ id })).toMatchObject({ found: [], checked: [3, 4, 5, 6] });
  });

  it("doesn't fetch anything for other questions or without a known ID", async () => {
    const over = await startSync();
    const id = await over.queued({ title: 'Tea or milk?' });
    over.service.plan(waitUntilArrived);
    await over.sync.runNow();
    const before = over.service.notify().length;
    expect(await over.sync.lookUpCreated({ id })).toEqual({ found: [], checked: [], isComplete: true });
    const other = await over.synced({ title: 'Second?' });
    const after = over.service.notify().length;
    await over.sync.lookUpCreated({ id: other });
    expect(over.service.notify().length).toBe(after);
    expect(before).toBe(1);
  });
});
