import { describe, expect, it } from 'vitest';
import { carriedOut, failure } from '../../../support/sync/fake-service.ts';
import { overSynced } from '../../../support/sync/sync-harness.ts';

const rows = (...texts: string[]) => texts.map((text) => `👍 - ${text}`).join('\n');

describe('another order of the options, sent with an edit that did not arrive', () => {
  it('is still to be sent where somebody has changed something else, and the order there is that of the texts', async () => {
    const { over, id } = await overSynced({ options: rows('A', 'B', 'C') });
    await over.queued({ options: rows('C', 'A', 'B') }, id);
    over.service.plan(carriedOut);
    over.service.plan(() => failure('after', 'timeout'));
    await over.sync.round();
    over.service.edit(1, { footer: 'theirs' });
    await over.sync.round();
    await over.sync.round();
    const there = over.service.questions.get(1);
    expect(there?.footer).toBe('theirs');
    expect(there?.options.map(({ text }) => text)).toEqual(['C', 'A', 'B']);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });
});
