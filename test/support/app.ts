import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Look } from './desktop.ts';
import { desktopApp } from './desktop-app.ts';
import { type Api, GIVEN_TOKENS } from './local-api.ts';
import { type Served, serve } from './serve.ts';
import { temporaryFolder } from './temporary.ts';

/** What shows the app: a browser over the web host, or the desktop shell. */
type Shell = 'web' | 'desktop';

/** Why a test is left out on the desktop. */
export const HOLDS_ANSWERS =
  'Answers of the host are held back on their way to the page, which IPC gives no hand on.';

/** The built app in a window, over a host and a library of its own. */
export interface App {
  readonly shell: Shell;
  /** The window's page. Another one after a restart: see there. */
  readonly page: Page;
  dataDir: string;
  readonly api: Api;
  /** What was copied last. */
  copied(): Promise<string>;
  /** Kills the host as a power cut would, and opens the app anew over the same files. Gives the page of the new window. */
  restartAfterKill(): Promise<Page>;
  kill(): Promise<void>;
  /** Ends it as a person would, and gives the exit code. */
  stop(): Promise<number | null>;
  /** Opens it anew over the same files once it has ended. Gives the page of the new window. */
  start(): Promise<Page>;
}

/** An app that a test has. */
export interface Opened {
  app: App;
  /** Whether the page may have said this: a host that was killed leaves things undone. */
  isExpected(complaint: string): boolean;
  /** Ends it, unless it has ended. */
  end(): Promise<void>;
}

export interface ShellOption {
  shell: Shell;
}

export interface OpenOptions {
  shell: Shell;
  /** The test's own page, and its browser. */
  page: Page;
  browser: Browser;
  /** The library's folder, as the app names it. */
  dataDir: string;
  /** The same folder, as the test names it; without it by the same name. */
  seenAs?: string;
  look: Look;
  /** Looks after each page that shows the app. */
  watch?: (page: Page) => void;
  /** The command that runs another one where the host is to run. The real Electron can't be run by one. */
  within?: (command: readonly string[]) => readonly string[];
}

/** Opens the built app. */
export const openApp = (options: OpenOptions): Promise<Opened> =>
  options.shell === 'web' ? webApp(options) : desktopApp(options);

interface Fixtures {
  dataDir: string;
  app: App;
}

/** Addresses that are not the app's own; those travel as https where the stand-in shows them. */
export const OUTSIDE = /^https:\/\/(?![^/]*\.app\.invalid\/)/;

export const test = base.extend<Fixtures, ShellOption>({
  shell: ['web', { option: true, scope: 'worker' }],
  dataDir: async ({}, use) => {
    await using folder = await temporaryFolder();
    await use(folder.dir);
  },
  app: async ({ shell, page, browser, dataDir, locale, colorScheme, contextOptions, viewport }, use) => {
    const complaints = collectComplaints();
    const look = { locale, colorScheme, viewport, reducedMotion: contextOptions.reducedMotion };
    const opened = await openApp({ shell, page, browser, dataDir, look, watch: complaints.watch });
    await use(opened.app);
    await opened.end();
    expect(complaints.besides(opened.isExpected)).toEqual([]);
  },
});

/** A test that is about something that the desktop app does not have, or has tests of its own for. `why`: a sentence. */
export function notOnDesktop(why: string): void {
  test.skip(({ shell }) => shell === 'desktop', why);
}

/** What pages complain of: script errors, console errors, breaches of the content security policy. */
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

/** The built app in the test's browser, over the web host. */
async function webApp({ page, dataDir, watch, within }: OpenOptions): Promise<Opened> {
  watch?.(page);
  let served: Served;
  const start = async (): Promise<Page> => {
    served = await serve(dataDir, [], within);
    await served.openIn(page);
    return page;
  };
  await start();
  // Code that was on its way when a host was killed never comes.
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
      async copied() {
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
    // A host that is killed on purpose leaves requests without an answer.
    isExpected: (complaint) =>
      /ERR_(CONNECTION|INCOMPLETE|EMPTY|CONTENT_LENGTH|SOCKET_NOT_CONNECTED)/.test(complaint) ||
      killed.some((origin) => complaint.includes(origin)),
    async end() {
      // First the page: what it still loads would find nobody.
      await page.close();
      await served.stop();
    },
  };
}
