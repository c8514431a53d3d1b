import { test as base, expect, type Page } from '@playwright/test';
import { type Served, serve } from './serve.ts';
import { temporaryFolder } from './temporary.ts';

/** The built app in a browser, over a host and a library of its own. */
export interface App {
  page: Page;
  dataDir: string;
  readonly api: string;
  /** Kills the host as a power cut would, and opens the app anew over the same files. */
  restartAfterKill(): Promise<void>;
  kill(): Promise<void>;
}

interface Fixtures {
  dataDir: string;
  app: App;
}

/** What the page complains of: script errors, console errors, breaches of the content security policy. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    // A host that is killed on purpose leaves requests without an answer.
    if (
      message.type() === 'error' &&
      !/ERR_(CONNECTION|INCOMPLETE|EMPTY|SOCKET_NOT_CONNECTED)/.test(message.text())
    ) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

export const test = base.extend<Fixtures>({
  dataDir: async ({}, use) => {
    await using folder = await temporaryFolder();
    await use(folder.dir);
  },
  app: async ({ page, dataDir }, use) => {
    const complaints = watch(page);
    let served: Served = await serve(dataDir);
    // Code that was on its way when a host was killed never comes.
    const killed: string[] = [];
    const kill = async () => {
      killed.push(served.ui);
      await served.kill();
    };
    await page.goto(served.ui);
    await expect(page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ })).toBeVisible();
    await use({
      page,
      dataDir,
      get api() {
        return served.api;
      },
      async restartAfterKill() {
        await kill();
        served = await serve(dataDir);
        await page.goto(served.ui);
      },
      kill,
    });
    const own = complaints.filter(
      (text) => !killed.some((address) => text.includes(new URL(address).origin)),
    );
    await served.stop();
    expect(own).toEqual([]);
  },
});
export { expect } from '@playwright/test';
