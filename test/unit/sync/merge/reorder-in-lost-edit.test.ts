import { describe, expect, it } from 'vitest';
import { carriedOut, failure } from '../../../support/sync/fake-service.ts';
import { overSynced } from '../../../support/sync/sync-harness.ts';

const rows = (...texts: string[]) => texts.map((text) => `👍 - ${text}`).join('\n');

describe('a new order of options in an edit that did not arrive', () => {
  it('is sent again if the service sorted the options and changed another field', async () => {
    const { over, id } = await overSynced({ options: rows('A', 'B', 'C') });
    await over.queued({ options: rows('C', 'A', 'B') }, id);
    over.service.plan(carriedOut);
    over.service.plan(() => failure('after', 'timeout'));
    await over.sync.runNow();
    over.service.edit(1, { footer: 'theirs' });
    await over.sync.runNow();
    await over.sync.runNow();
    const remote = over.service.questions.get(1);
    expect(remote?.footer).toBe('theirs');
    expect(remote?.options.map(({ text }) => text)).toEqual(['C', 'A', 'B']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });
});
