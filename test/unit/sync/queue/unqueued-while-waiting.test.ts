import { describe, expect, it } from 'vitest';
import { startSync } from '../../../support/sync/sync-harness.ts';

/** Queues a question behind a slow fetch, and calls `waiting` before the fetch ends. */
async function waitBehindSlowFetch(
  waiting: (over: Awaited<ReturnType<typeof startSync>>, id: number) => unknown,
) {
  const over = await startSync();
  const known = await over.synced();
  const response = Promise.withResolvers<void>();
  over.service.plan(async (_, proceed) => {
    await response.promise;
    return proceed();
  });
  const fetching = over.sync.refresh({ ids: [known] });
  await over.pass(0);
  const id = await over.queued({ title: 'Written and taken back?' });
  const round = over.sync.runNow();
  await over.pass(0);
  await waiting(over, id);
  response.resolve();
  await Promise.all([fetching, round]);
  return { over, id, posts: over.service.notify().filter((one) => one === 'POST') };
}

describe('a queued question behind a slow request', () => {
  it("isn't sent if it's moved to the trash", async () => {
    const { over, id, posts } = await waitBehindSlowFetch(({ repository }, id) =>
      repository.put({ ...repository.entry(id), removedAt: 1 }),
    );
    expect(posts).toHaveLength(1);
    expect(over.getSync(id).sending).toBeNull();
  });

  it("isn't sent if it's marked as posted", async () => {
    const { over, id, posts } = await waitBehindSlowFetch(({ repository }, id) => {
      const { question, ...entry } = repository.entry(id);
      if (!question) throw new Error('a draft');
      repository.put({ ...entry, question: { ...question, sentAt: '2026-11-09T09:30:00.000Z' } });
    });
    expect(posts).toHaveLength(1);
    expect(over.getSync(id).sending).toBeNull();
  });

  it('is sent if it remains queued', async () => {
    const { posts } = await waitBehindSlowFetch(() => undefined);
    expect(posts).toHaveLength(2);
  });
});
