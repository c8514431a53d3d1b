import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Api, GIVEN_TOKENS } from './api-requests.ts';
import type { Appearance } from './desktop.ts';
import { startDesktopApp } from './desktop-app-fixture.ts';
import { type Served, serve } from './headless-server.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

type Shell = 'web' | 'desktop';

/** Why a test is skipped on the desktop. */
export const DELAYS_RESPONSES =
  'Answers of the host are held back on their way to the page, which IPC gives no hand on.';

/** The built app in a window. Each app has a separate backend and library. */
export interface App {
  readonly shell: Shell;
  /** The window's page. A restart replaces the page. */
  readonly page: Page;
  dataDir: string;
  readonly api: Api;
  clipboardText(): Promise<string>;
  /**
   * Kills the backend as a power failure would, and opens the app again with the same files. Returns the new
   * window's page.
   */
  restartAfterKill(): Promise<Page>;
  kill(): Promise<void>;
  /** Quits the app as a user would. Returns the exit code, or null if a signal ended the app. */
  stop(): Promise<number | null>;
  /** Opens the app again with the same files after it exited. Returns the new window's page. */
  start(): Promise<Page>;
}

export interface Opened {
  app: App;
  /** Returns whether this console message is expected. A killed backend leaves requests unfinished. */
  isExpected(complaint: string): boolean;
  /** Ends the app unless it has already exited. */
  end(): Promise<void>;
}

export interface ShellOption {
  shell: Shell;
}

export interface OpenOptions {
  shell: Shell;
  page: Page;
  browser: Browser;
  /** The library folder's path for the app. */
  dataDir: string;
  /** The same folder's path for the test, if it differs. */
  hostDataDir?: string;
  appearance: Appearance;
  /** Called for each page that shows the app. */
  watch?: (page: Page) => void;
  /**
   * Wraps the command that runs the backend, for example in a namespace. Not supported for the real Electron.
   */
  wrapCommand?: (command: readonly string[]) => readonly string[];
}

export const openApp = (options: OpenOptions): Promise<Opened> =>
  options.shell === 'web' ? startWebApp(options) : startDesktopApp(options);

interface Fixtures {
  dataDir: string;
  app: App;
}

/** URLs outside the app's origin. The mock serves that origin over https. */
export const EXTERNAL_URL = /^https:\/\/(?![^/]*\.app\.invalid\/)/;

export const test = base.extend<Fixtures, ShellOption>({
  shell: ['web', { option: true, scope: 'worker' }],
  dataDir: async ({}, use) => {
    await using folder = await createTemporaryFolder();
    await use(folder.dir);
  },
  app: async ({ shell, page, browser, dataDir, locale, colorScheme, contextOptions, viewport }, use) => {
    const complaints = collectComplaints();
    const look = { locale, colorScheme, viewport, reducedMotion: contextOptions.reducedMotion };
    const opened = await openApp({
      shell,
      page,
      browser,
      dataDir,
      appearance: look,
      watch: complaints.watch,
    });
    await use(opened.app);
    await opened.end();
    expect(complaints.besides(opened.isExpected)).toEqual([]);
  },
});

/**
 * Skips a test that the desktop app can't pass or that is tested separately there. `why` is a sentence for
 * the report.
 */
export function skipOnDesktop(why: string): void {
  test.skip(({ shell }) => shell === 'desktop', why);
}

/** Collects page errors: script errors, console errors, and violations of the content security policy. */
function collectComplaints() {
  const complaints: string[] = [];
  return {
    watch(page: Page): void {
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
    },
    besides: (isExpected: (complaint: string) => boolean): string[] =>
      complaints.filter((one) => !isExpected(one)),
  };
}

export { expect } from '@playwright/test';

/** Starts the built app in the test's browser, with the headless server. */
async function startWebApp({ page, dataDir, watch, wrapCommand }: OpenOptions): Promise<Opened> {
  watch?.(page);
  let served: Served;
  const start = async (): Promise<Page> => {
    served = await serve(dataDir, [], wrapCommand);
    await served.openIn(page);
    return page;
  };
  await start();
  // A killed backend never delivers the code that the page was still loading.
  const killed: string[] = [];
  const kill = async () => {
    killed.push(new URL(served.ui).origin);
    await served.kill();
  };
  await expect(page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ })).toBeVisible();
  return {
    app: {
      shell: 'web',
      page,
      dataDir,
      get api() {
        return { url: served.api, tokens: GIVEN_TOKENS };
      },
      async clipboardText() {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        return page.evaluate(() => navigator.clipboard.readText());
      },
      async restartAfterKill() {
        await kill();
        return start();
      },
      kill,
      stop: () => served.stop(),
      start,
    },
    // A killed backend leaves requests without a response.
    isExpected: (complaint) =>
      /ERR_(CONNECTION|INCOMPLETE|EMPTY|CONTENT_LENGTH|SOCKET_NOT_CONNECTED)/.test(complaint) ||
      killed.some((origin) => complaint.includes(origin)),
    async end() {
      // Closes the page first, because its pending requests would fail without the backend.
      await page.close();
      await served.stop();
    },
  };
}
