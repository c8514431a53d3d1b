import { expect, type Page } from '@playwright/test';
import type { Opened, OpenOptions } from './app.ts';
import { GIVEN_TOKENS } from './local-api.ts';
import { type Served, serve } from './serve.ts';

/** The built app in the test's browser, over the web host. */
export async function webApp({ page, dataDir, watch, within }: OpenOptions): Promise<Opened> {
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
