import { describe, expect, it } from 'vitest';
import { answer, createFailure } from '../../../support/sync/fake-service.ts';
import { createQueuedHarness } from '../../../support/sync/sync-harness.ts';

/** Slightly longer than the time in which the app collects further manual actions. */
const SOON = 1_500;

describe('waking up or going online', () => {
  it('immediately retries questions that were waiting for the service', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.always(() => createFailure('before', 'dns'));
    // Repeated failures make the delay long.
    for (let time = 0; time < 6; time++) await over.sync.runNow();
    over.service.always(null);
    await over.pass(SOON);
    expect(await over.row(id)).toMatchObject({ state: 'waiting', why: { code: 'unreachable' } });
    await over.sync.notifyAwake();
    await over.pass(SOON);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("doesn't shorten a delay that the service requested", async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => answer(429, '', { 'retry-after': '120' }));
    await over.sync.runNow();
    const before = over.service.requests.length;
    await over.sync.notifyAwake();
    await over.pass(SOON);
    expect(over.service.requests).toHaveLength(before);
    expect(await over.row(id)).toMatchObject({ state: 'waiting', why: { code: 'rate-limited' } });
  });

  it("doesn't send newly queued questions if sync is manual", async () => {
    const { over, id } = await createQueuedHarness();
    await over.sync.notifyAwake();
    await over.pass(SOON);
    expect(over.service.requests).toEqual([]);
    expect(await over.row(id)).toMatchObject({ state: 'waiting' });
  });
});
