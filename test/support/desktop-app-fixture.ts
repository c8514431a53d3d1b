import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { apiTokenSchema } from '../../shared/local-api/api-token.ts';
import type { Api } from './api-requests.ts';
import type { Opened, OpenOptions } from './app-fixture.ts';
import { call } from './bridge-call.ts';
import { type Desktop, launchDesktop } from './desktop.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const statusSchema = z.object({
  state: z.enum(['running', 'stopped', 'failed']),
  url: z.string().nullable(),
});
const accountsSchema = z.array(apiTokenSchema);

interface Running {
  desktop: Desktop;
  page: Page;
  api: Api;
}

/** Starts the built desktop app with the library in `dataDir`, on the real Electron or the mock. */
export async function startDesktopApp(options: OpenOptions): Promise<Opened> {
  const { browser, dataDir, appearance, watch, wrapCommand } = options;
  const folder = await createTemporaryFolder();
  await prepareSettings(options.hostDataDir ?? dataDir);
  const launch = async (): Promise<Running> => {
    const desktop = await launchDesktop({
      browser,
      userData: folder.dir,
      args: [`--data=${dataDir}`],
      appearance,
      ...(wrapCommand && { within: wrapCommand }),
    });
    const page = await desktop.firstWindow();
    watch?.(page);
    await expect(page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ })).toBeVisible();
    return { desktop, page, api: await getApi(page) };
  };
  let running = await launch();
  const start = async (): Promise<Page> => {
    running = await launch();
    return running.page;
  };
  let killed = 0;
  const kill = async () => {
    killed += 1;
    await running.desktop.kill();
  };
  return {
    app: {
      shell: 'desktop',
      get page() {
        return running.page;
      },
      dataDir,
      get api() {
        return running.api;
      },
      clipboardText: () => running.desktop.readClipboardText(running.page),
      async restartAfterKill() {
        await kill();
        return start();
      },
      kill,
      stop: () => running.desktop.close(),
      start,
    },
    // A killed app never delivers the code that the page was still loading.
    isExpected: (complaint) =>
      killed > 0 && /ERR_(FAILED|ABORTED)|dynamically imported module/.test(complaint),
    async end() {
      const { desktop } = running;
      if (!desktop.hasEnded) expect(await desktop.close()).toBe(0);
      await folder[Symbol.asyncDispose]();
    },
  };
}

/**
 * Writes settings for a test. The local API is on and serves the app's library, as in the browser. It uses a
 * free port, because many apps run in parallel. Doesn't change settings that a test damaged.
 */
async function prepareSettings(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'settings.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const settings = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  const forTests = {
    apiEnabled: true,
    apiLibrary: 'own',
    ...(settings.success && settings.data),
    apiPort: 0,
  };
  if (settings.success) await writeFile(file, JSON.stringify(forTests));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Waits until the app's local API has started, and returns it with the app's tokens. */
async function getApi(page: Page): Promise<Api> {
  await expect.poll(async () => statusSchema.parse(await call(page, 'api.status')).state).not.toBe('stopped');
  const { url } = statusSchema.parse(await call(page, 'api.status'));
  const accounts = accountsSchema.parse(await call(page, 'apiToken.list'));
  const getToken = (role: string) => accounts.find(({ id }) => id === role)?.token ?? '';
  return { url: url ?? '', tokens: { administrator: getToken('administrator'), member: getToken('member') } };
}
