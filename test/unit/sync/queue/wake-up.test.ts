import { describe, expect, it } from 'vitest';
import { answer, failure } from '../../../support/sync/fake-service.ts';
import { overQueued } from '../../../support/sync/sync-harness.ts';

/** As long as an action of the author waits for one more, and a little. */
const SOON = 1_500;

describe('when the computer or its network is back', () => {
  it('what waited for the service is tried at once', async () => {
    const { over, id } = await overQueued();
    over.service.always(() => failure('before', 'dns'));
    // Many tries in vain make long waits.
    for (let time = 0; time < 6; time++) await over.sync.round();
    over.service.always(null);
    await over.pass(SOON);
    expect(await over.row(id)).toMatchObject({ state: 'waiting', why: { code: 'unreachable' } });
    await over.sync.awake();
    await over.pass(SOON);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('a wait that the service asked for goes on', async () => {
    const { over, id } = await overQueued();
    over.service.plan(() => answer(429, '', { 'retry-after': '120' }));
    await over.sync.round();
    const before = over.service.requests.length;
    await over.sync.awake();
    await over.pass(SOON);
    expect(over.service.requests).toHaveLength(before);
    expect(await over.row(id)).toMatchObject({ state: 'waiting', why: { code: 'rate-limited' } });
  });

  it('nothing is sent that nobody asked to send', async () => {
    const { over, id } = await overQueued();
    await over.sync.awake();
    await over.pass(SOON);
    expect(over.service.requests).toEqual([]);
    expect(await over.row(id)).toMatchObject({ state: 'waiting' });
  });
});
