import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { createSyncCommand } from '../../../electron/cli/sync-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { SettingsPatch } from '../../../electron/host/ports.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { silentLog } from '../../support/silent-log.ts';
import { AUTHORITY, startCountingServer } from '../../support/transport/tls-test-servers.ts';
import { createWindowBridge } from '../../support/window-bridge.ts';

const PARTS = { version: '0.0.0', assetsDir: '/nowhere', openSettings };
const ENVIRONMENT = { QOTD_REMOTE_TOKEN: 'token-of-the-victim' };

const folder = createFolderPerTest();
const data = () => path.join(folder.dir, 'library');

/** Creates a library with a queued question and these settings. */
async function createLibrary(settings: SettingsPatch): Promise<void> {
  const file = path.join(folder.dir, 'questions.txt');
  await writeFile(file, 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n');
  await createImportCommand(PARTS).run([file, '--queue', '--data', data()], fakeTerminal().terminal);
  await (await openSettings({ dir: data(), log: silentLog, keepDamaged: async () => {} })).set(settings);
}

async function sync(...args: string[]) {
  const { terminal, written } = fakeTerminal(ENVIRONMENT);
  const code = await createSyncCommand(PARTS).run(['--data', data(), ...args], terminal);
  return { code, ...written };
}

/** Starts a server that records requests and responds with 404. */
const startRecorder = (certificate?: 'good') =>
  startCountingServer((_, response) => response.writeHead(404).end(), certificate);

describe("the environment's live service token", () => {
  it("isn't sent by sync to the library's base URL, and sync prints that URL", async () => {
    await using recorder = await startRecorder();
    const syncUrl = `${recorder.origin}/api/v1`;
    await createLibrary({ syncUrl, syncAutomatic: true });
    const failure = await sync().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(String(failure)).toContain(
      `The library's base URL is ${syncUrl}. To send your token there, add --remote-url ${syncUrl}.`,
    );
    expect(recorder.countConnections()).toBe(0);
    expect((await sync('--remote-url', syncUrl)).out).toContain('404');
    expect(recorder.countConnections()).toBeGreaterThan(0);
  });

  it("isn't sent by serve to the library's base URL, and serve prints a warning", async () => {
    await using recorder = await startRecorder();
    const syncUrl = `${recorder.origin}/api/v1`;
    await createLibrary({ syncUrl, syncAutomatic: true });
    const { terminal, written, started, stop } = fakeTerminal(ENVIRONMENT);
    const args = ['--data', data(), '--port', '0', '--ui', '--json'];
    const ended = createServeCommand(PARTS).run(args, terminal);
    const { ui } = JSON.parse(await started);
    const app = await createWindowBridge(ui);
    await app.call('sync.runNow', {});
    expect(await app.call('sync.status', {})).toMatchObject({ setUp: 'no-token' });
    stop();
    expect(await ended).toBe(EXIT.done);
    expect(written.err).toContain("warning: QOTD_REMOTE_TOKEN isn't used. The library's base URL is");
    expect(recorder.countConnections()).toBe(0);
  });

  it("isn't sent with the library's proxy or certificate settings", async () => {
    await using proxy = await startRecorder();
    await using impostor = await startRecorder('good');
    const args = ['--remote-url', `https://localhost:${impostor.port}/api/v1`];
    await createLibrary({ syncProxy: proxy.origin });
    expect((await sync(...args)).out).toContain('certificate');
    await (await openSettings({ dir: data(), log: silentLog, keepDamaged: async () => {} })).set({
      syncProxy: '',
      syncCaFile: AUTHORITY,
    });
    expect((await sync(...args)).out).toContain('certificate');
    expect(proxy.countConnections()).toBe(0);
    expect(impostor.arrivals).toEqual([]);
  });

  it('requires --remote-url, and the message omits a URL that could run a shell command', async () => {
    await createLibrary({ syncUrl: 'https://qotd.example/$(id)/api/v1' });
    await expect(sync()).rejects.toThrow(/, add --remote-url URL\.$/);
  });
});
