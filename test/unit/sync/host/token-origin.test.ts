import { expect, it } from 'vitest';
import { openHost } from '../../../support/host.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const OLD = 'https://old.example/api/v1';
const NEW = 'https://new.example/api/v1';

it('a token belongs to the newest base URL, even while that URL is being saved', async () => {
  await using folder = await createTemporaryFolder();
  const { host } = await openHost(folder.dir);
  const { 'settings.set': set, 'sync.setToken': setToken, 'sync.tokenStatus': tokenKept } = host.handlers;
  await set({ syncUrl: OLD });

  const changed = set({ syncUrl: NEW });
  await setToken({ token: 'of-the-new-one' });
  await changed;
  expect((await tokenKept({})).persistence).not.toBe('none');
  await set({ syncUrl: OLD });
  expect((await tokenKept({})).persistence).toBe('none');
  await host.close();
});
