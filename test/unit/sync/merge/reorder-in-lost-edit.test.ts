import { describe, expect, it } from 'vitest';
import { createFailure, processRequest } from '../../../support/sync/fake-service.ts';
import { createSyncedHarness } from '../../../support/sync/sync-harness.ts';

const formatRows = (...texts: string[]) => texts.map((text) => `👍 - ${text}`).join('\n');

describe('a new option order in a lost edit', () => {
  it('is sent again if the remote options are in sorted order and another field changed', async () => {
    const { over, id } = await createSyncedHarness({ options: formatRows('A', 'B', 'C') });
    await over.queued({ options: formatRows('C', 'A', 'B') }, id);
    over.service.plan(processRequest);
    over.service.plan(() => createFailure('after', 'timeout'));
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
