import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { detectElectronKind } from './electron-kind.ts';
import { launchMock } from './electron-mock/launch.ts';
import { launchElectron, runElectron } from './launch-electron.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

type ElectronModule = typeof import('electron');

/** The built desktop app, on the real Electron or the mock. */
export interface Desktop {
  kind: 'electron' | 'mock';
  pid: number;
  /** Resolves with the exit code, or null if a signal ended the app. */
  exited: Promise<number | null>;
  /** Returns the standard output and error so far. The last lines can arrive after the exit. */
  getOutput(): string;
  firstWindow(): Promise<Page>;
  /** Returns a page's URL with the app's own scheme. The mock's pages have a different scheme. */
  toUrl(url: string): string;
  /** Runs a function in the main process. The function can use only its arguments. */
  evaluate<R, A = undefined>(work: (electron: ElectronModule, arg: A) => R | Promise<R>, arg?: A): Promise<R>;
  readClipboardText(page: Page): Promise<string>;
  /** Quits the app as a user would. Returns the exit code, or null if a signal ended the app. */
  close(): Promise<number | null>;
  /**
   * Returns the app that this app started when it ended. On the real Electron, rejects because a test can't
   * control the new app.
   */
  restartApp(): Promise<Desktop>;
  /** Ends the app as a power failure would. */
  kill(): Promise<void>;
  readonly hasEnded: boolean;
}

/** The system preferences and the page size. Omitted values keep their defaults. */
export interface Appearance {
  locale?: string | undefined;
  colorScheme?: 'light' | 'dark' | 'no-preference' | null | undefined;
  reducedMotion?: 'reduce' | 'no-preference' | null | undefined;
  viewport?: { width: number; height: number } | null | undefined;
}

export interface LaunchOptions {
  /**
   * The browser for the mock's windows, because they are pages of this browser. Null for the real Electron.
   */
  browser: Browser | null;
  /** The app's folder or archive, with its package.json. */
  app: string;
  /** The main process's built entry file. */
  main: string;
  args: readonly string[];
  userData: string;
  env: Readonly<Record<string, string>>;
  appearance: Appearance;
  /** The command's working folder. The default is the repository. */
  workingFolder?: string;
  /** Wraps the command that runs the app, for example in a namespace. Not supported for the real Electron. */
  within: (command: readonly string[]) => readonly string[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'out');

export async function launchDesktop(options: {
  browser: Browser | null;
  userData: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  main?: string;
  appearance?: Appearance;
  workingFolder?: string;
  within?: LaunchOptions['within'];
  /** The folder of an app to run instead of the repository. On the real Electron, the app's archive. */
  app?: string;
}): Promise<Desktop> {
  const { program } = detectElectronKind(ROOT);
  const all = {
    env: {},
    args: [],
    appearance: {},
    within: (command: readonly string[]) => command,
    app: ROOT,
    main: path.join(options.app ? path.join(options.app, 'out') : OUT, 'main/main.js'),
    ...options,
  };
  return program === null ? launchMock(all) : launchElectron(program, all);
}

/**
 * Starts a second instance with a running app's folder. The running app is notified. Returns the second
 * instance's exit code.
 */
export async function startAgain(
  options: Parameters<typeof launchDesktop>[0] & { args: readonly string[] },
): Promise<number | null> {
  const { program } = detectElectronKind(ROOT);
  if (program !== null) return runElectron(program, { app: ROOT, ...options });
  const second = await launchDesktop(options);
  await second.exited;
  return second.close();
}

interface DesktopFixtures {
  userData: string;
  desktop: Desktop;
  page: Page;
}

/** A desktop app test with an empty folder. The app is closed afterward. */
export const desktopTest = test.extend<DesktopFixtures, { started: Desktop }>({
  userData: async ({}, use) => {
    await using folder = await createTemporaryFolder();
    await use(folder.dir);
  },
  desktop: async ({ browser, userData }, use) => {
    const desktop = await launchDesktop({ browser, userData });
    await use(desktop);
    await desktop.close();
  },
  page: async ({ desktop }, use) => use(await desktop.firstWindow()),
  started: [
    async ({ browser }, use) => {
      await using folder = await createTemporaryFolder();
      const desktop = await launchDesktop({ browser, userData: folder.dir });
      const page = await desktop.firstWindow();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
      await use(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
});

/** A test that doesn't change the app. All these tests share one app, with its page shown. */
export const readOnlyDesktopTest = desktopTest.extend<Pick<DesktopFixtures, 'desktop' | 'page'>>({
  desktop: async ({ started }, use) => use(started),
  page: async ({ started }, use) => use(await started.firstWindow()),
});
