import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { Connection } from '../../../renderer/bridge/bridge-client.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { ADMIN, startApi, type TestApi } from '../../support/test-api.ts';
import { createWindowBridge } from '../../support/window-bridge.ts';

const PARTS = { version: '0.0.0', assetsDir: '/nowhere', openSettings };

const folder = createFolderPerTest();
let service: TestApi;
beforeEach(async () => {
  service = await startApi();
});
afterEach(() => service.close());

const data = () => path.join(folder.dir, 'library');
const baseUrl = () => `${service.origin}/api/v1`;

/** Runs `serve --ui` while `act` uses the UI's bridge. */
async function runInWindow<T>(
  act: (app: Connection) => Promise<T>,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<T> {
  const { terminal, started, stop } = fakeTerminal(env);
  const ended = createServeCommand(PARTS).run(
    ['--data', data(), '--port', '0', '--ui', '--json', ...args],
    terminal,
  );
  try {
    const { ui } = JSON.parse(await Promise.race([started, ended.then(() => '{}')]));
    return await act(await createWindowBridge(ui));
  } finally {
    stop();
    expect(await ended).toBe(EXIT.done);
  }
}
const withRemote = <T>(act: (app: Connection) => Promise<T>) =>
  runInWindow(act, { args: ['--remote-url', baseUrl()], env: { QOTD_REMOTE_TOKEN: ADMIN } });
const getSettings = (app: Connection) => app.call('settings.get', {});
const getToken = (app: Connection) => app.call('sync.tokenStatus', {});

/** Returns the content of all library files. */
async function readAllFiles(): Promise<string> {
  const files = await readdir(data(), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

async function importQueued(): Promise<void> {
  const file = path.join(folder.dir, 'questions.txt');
  await writeFile(file, 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n');
  const { terminal } = fakeTerminal();
  await createImportCommand(PARTS).run([file, '--queue', '--data', data()], terminal);
}

describe('serve --ui --remote-url', () => {
  it("syncs with this URL and the environment's token without storing them", async () => {
    await importQueued();
    await withRemote(async (app) => {
      expect((await getSettings(app)).syncUrl).toBe(baseUrl());
      await app.call('sync.runNow', {});
      // The library stores settings that change in the UI, but not this run's base URL.
      expect((await app.call('settings.set', { theme: 'dark' })).syncUrl).toBe(baseUrl());
    });
    expect([...service.library.entries()].map(({ question }) => question?.title)).toEqual(['Tea or coffee?']);
    const stored = await readAllFiles();
    expect(stored).toMatch(/"theme":\s*"dark"/);
    expect(stored).not.toMatch(/"syncUrl":\s*"[^"]/);
    expect(stored).not.toContain(ADMIN);
    await runInWindow(async (app) => {
      expect((await getSettings(app)).syncUrl).toBe('');
      expect(await getToken(app)).toMatchObject({ persistence: 'none' });
    });
  });

  it('uses and stores a base URL that the app sets', async () => {
    const chosen = 'http://127.0.0.1:9/api/v1';
    await runInWindow((app) => app.call('settings.set', { syncUrl: 'http://127.0.0.1:8/api/v1' }));
    await withRemote(async (app) => {
      expect((await getSettings(app)).syncUrl).toBe(baseUrl());
      expect((await app.call('settings.set', { syncUrl: chosen })).syncUrl).toBe(chosen);
    });
    await runInWindow(async (app) => expect((await getSettings(app)).syncUrl).toBe(chosen));
  });

  it("doesn't change the stored base URL", async () => {
    const before = 'http://127.0.0.1:8/api/v1';
    await runInWindow((app) => app.call('settings.set', { syncUrl: before }));
    await withRemote((app) => app.call('settings.set', { theme: 'light' }));
    await runInWindow(async (app) => expect((await getSettings(app)).syncUrl).toBe(before));
  });
});

describe("a service base URL that points at the app's own local API", () => {
  const OWN_API = { what: 'address', result: 'wrong', why: { code: 'own-api', facts: {} } };

  it('is rejected by the connection test and the settings', async () => {
    await runInWindow(async (app) => {
      const { port } = await app.call('api.status', {});
      const syncUrl = `http://localhost:${port}/api/v1`;
      await expect(app.call('settings.set', { syncUrl })).rejects.toMatchObject({ code: 'bad-input' });
      expect((await getSettings(app)).syncUrl).toBe('');
      expect(await app.call('sync.test', { baseUrl: syncUrl })).toEqual({ checks: [OWN_API] });
    });
  });

  it("doesn't receive questions after the API's port changes to match", async () => {
    await importQueued();
    await runInWindow(
      async (app) => {
        const { port } = await app.call('api.status', {});
        await app.call('api.stop', {});
        await app.call('settings.set', { syncUrl: `http://127.0.0.1:${port}/api/v1` });
        await app.call('sync.setToken', { token: ADMIN });
        await app.call('api.start', { port });
        expect(await app.call('sync.status', {})).toMatchObject({ setUp: 'own-api', account: null });
        await app.call('sync.runNow', {});
        expect(await app.call('sync.test', {})).toEqual({ checks: [OWN_API] });
        expect((await app.call('sync.activity', { offset: 0, limit: 10 })).rows).toMatchObject([
          { remoteId: null, why: { code: 'not-set-up' } },
        ]);
        await expect(app.call('question.get', { id: 2 })).rejects.toMatchObject({ code: 'not-found' });
        await app.call('api.stop', {});
        expect(await app.call('sync.status', {})).toMatchObject({ setUp: 'ready' });
      },
      { env: { QOTD_ADMIN_TOKEN: ADMIN } },
    );
  });

  it('is rejected by --remote-url', async () => {
    const { port } = await runInWindow((app) => app.call('api.status', {}));
    const run = createServeCommand(PARTS).run(
      ['--data', data(), '--port', String(port), '--ui', '--remote-url', `http://localhost:${port}/api/v1`],
      fakeTerminal().terminal,
    );
    await expect(run).rejects.toThrow("--remote-url leads to this command's own local API");
  });
});
