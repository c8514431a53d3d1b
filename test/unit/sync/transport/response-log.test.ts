import { describe, expect, it } from 'vitest';
import { answer } from '../../../support/sync/fake-service.ts';
import { createQueuedHarness, createSyncedHarness } from '../../../support/sync/sync-harness.ts';

describe("a question's last responses", () => {
  it('come from the newest create or edit and the newest fetch', async () => {
    const { over, id } = await createSyncedHarness();
    const { baseUrl } = over.connection;
    const afterCreate = (await over.sync.lastResponses({ id })).responses;
    expect(afterCreate).toMatchObject([{ method: 'POST', url: `${baseUrl}/questions`, status: 200 }]);
    over.repository.save({ footer: 'new' }, id);
    await over.sync.queue({ ids: [id] });
    await over.sync.runNow();
    const { responses } = await over.sync.lastResponses({ id });
    expect(responses.map(({ method }) => method).sort()).toEqual(['GET', 'PUT']);
    expect(responses[0]?.url).toBe(`${baseUrl}/questions/1`);
    expect(JSON.parse(responses[0]?.body ?? '')).toMatchObject({ id: 1, footer: 'new' });
  });

  it("include a create's rejection without an ID", async () => {
    const { over, id } = await createQueuedHarness();
    const other = await over.queued({ title: 'Another?' });
    over.service.plan(() => answer(422, { detail: 'Too short.' }));
    await over.sync.runNow();
    expect((await over.sync.lastResponses({ id })).responses).toMatchObject([
      { method: 'POST', status: 422, body: '{"detail":"Too short."}' },
    ]);
    expect((await over.sync.lastResponses({ id: other })).responses).toMatchObject([{ status: 200 }]);
  });

  it('omit secret headers and have a limited body', async () => {
    const { over, id } = await createQueuedHarness();
    const secret = { 'set-cookie': 'session=secret', 'x-internal': 'secret', 'retry-after': '7' };
    over.service.plan(() => answer(422, `x${'😀'.repeat(20_000)}`, secret));
    await over.sync.runNow();
    const [response] = (await over.sync.lastResponses({ id })).responses;
    expect(response?.headers).toEqual([
      ['content-type', 'application/json'],
      ['retry-after', '7'],
    ]);
    expect(response).toMatchObject({ isCut: true });
    expect(response?.body.length).toBeLessThan(20_000);
    expect(response?.body.isWellFormed()).toBe(true);
  });

  it('are empty at first', async () => {
    const { over, id } = await createQueuedHarness();
    expect(await over.sync.lastResponses({ id })).toEqual({ responses: [] });
    await expect(over.sync.lastResponses({ id: 99 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
