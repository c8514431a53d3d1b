import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { overrideRunSettings } from '../../../electron/cli/open-host.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { MEMBER_TOKEN } from '../../support/headless-server.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });
const edit = { title: 'Dogs or cats?', options: '🐶 - Dogs\n🐱 - Cats' };

describe('--absent-fields', () => {
  it.each([
    [[], 200, 'kept'],
    [['--absent-fields', 'keep'], 200, 'kept'],
    [['--absent-fields', 'clear'], 200, null],
    [['--absent-fields', 'reject'], 422, undefined],
    [['--absent-fields', 'refuse'], 422, undefined],
  ])('applies %j to this run without storing it', async (args, status, footer) => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const entry = createExampleEntry(1);
    await library.replaceAll(() => [
      { ...entry, question: entry.question && { ...entry.question, footer: 'kept' } },
    ]);
    await close();
    const { terminal, started, stop } = fakeTerminal({ QOTD_MEMBER_TOKEN: MEMBER_TOKEN });
    const ended = command.run(['--data', folder.dir, '--port', '0', ...args], terminal);
    const api = /http:\S+/.exec(await started)?.[0];
    const { statusCode, body } = await request(`${api}/questions/1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${MEMBER_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
    expect(statusCode).toBe(status);
    expect(await body.json()).toMatchObject(footer === undefined ? { status } : { footer });
    stop();
    await ended;
    const settings = await readFile(path.join(folder.dir, 'settings.json'), 'utf8').catch(() => '');
    expect(settings).not.toMatch(/clear|reject/);
  });

  it("overrides the setting until the setting changes, and isn't stored with other settings", async () => {
    await using folder = await createTemporaryFolder();
    const readStoredSettings = () =>
      openSettings({ dir: folder.dir, log: silentLog, keepDamaged: async () => {} });
    const settings = overrideRunSettings(await readStoredSettings(), { absentFields: 'reject' });
    expect(settings.get().absentFields).toBe('reject');
    expect((await settings.set({ theme: 'dark' })).absentFields).toBe('reject');
    expect((await readStoredSettings()).get()).toMatchObject({ theme: 'dark', absentFields: 'keep' });
    expect((await settings.set({ absentFields: 'clear' })).absentFields).toBe('clear');
    expect((await readStoredSettings()).get().absentFields).toBe('clear');
  });
});
