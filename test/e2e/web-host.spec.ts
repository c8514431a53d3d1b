import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { request } from 'undici';
import { openBrowser } from '../../electron/cli/open-browser.ts';
import { nodeRandom } from '../../electron/host/ports.ts';
import { startUiServer } from '../../electron/host/web/ui-server.ts';
import type { Handlers } from '../../shared/bridge/bridge-methods.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { ensureChromium } from '../support/chromium.ts';
import { serve } from '../support/headless-server.ts';
import { createManualTimers } from '../support/manual-timers.ts';
import { silentLog } from '../support/silent-log.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

skipOnDesktop('This is about the app in a browser.');

const findNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Creates a question and waits until the list shows it. */
async function write(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: /New question/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
}

interface Seen {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Starts another program on a different port of this computer. The program records its requests. */
async function openListener() {
  const seen: Seen[] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    seen.push({ method, url, headers });
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    seen,
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the app's secret path and the browser's cookie. */
async function getSecrets(context: BrowserContext, page: Page): Promise<{ base: string; cookie: string }> {
  const [cookie] = await context.cookies(page.url());
  return { base: new URL(page.url()).pathname, cookie: cookie?.value ?? 'none' };
}

test('a program on another port doesn’t receive a cookie, a path, or anything else that opens the app', {
  tag: '@journey',
}, async ({ app }) => {
  await using listener = await openListener();
  const { page } = app;
  const context = page.context();
  const { base, cookie } = await getSecrets(context, page);
  expect(base).toMatch(/^\/[\w-]{22}\/$/);
  expect(cookie).toMatch(/^[\w-]{43}$/);

  const other = await context.newPage();
  for (const at of ['/', '/open', '/bridge/app.info', '/assets/a.js', `/${'A'.repeat(22)}/`])
    await other.goto(listener.origin + at);
  await other.evaluate(async () => {
    await fetch('/fetched', { credentials: 'include' });
    const image = new Image();
    image.src = '/image.png';
    await image.decode().catch(() => {});
  });
  const from = await context.newPage();
  await from.goto(page.url());
  await from.evaluate((origin) => {
    const link = document.createElement('a');
    link.href = `${origin}/linked`;
    link.textContent = 'Elsewhere';
    document.body.append(link);
    link.click();
  }, listener.origin);
  await from.waitForURL(`${listener.origin}/linked`);
  expect(await from.evaluate(() => document.referrer)).toBe('');

  const urls = listener.seen.map(({ url }) => url);
  for (const at of ['/', '/open', '/fetched', '/image.png', '/linked']) expect(urls).toContain(at);
  const everything = JSON.stringify(listener.seen);
  expect(everything).not.toContain(cookie);
  expect(everything).not.toContain(base.slice(1, -1));
  for (const { headers } of listener.seen) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer ?? listener.origin).toContain(listener.origin);
  }
  const { origin, port } = new URL(page.url());
  for (const { method, url, headers } of listener.seen) {
    for (const target of [url, '/', '/bridge/app.info']) {
      const replay = await request(origin + target, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers: { ...headers, connection: undefined, host: `127.0.0.1:${port}` },
      }).catch(() => null);
      await replay?.body.dump();
      const fromOtherPage = !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
      expect(replay?.statusCode).toBe(fromOtherPage ? undefined : 403);
    }
  }
  await expect(findNavigation(page)).toBeVisible();
});

test('an open tab can be reloaded in its current view, and more tabs can be opened', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  // An empty library opens a new question after the library is read. The new question would replace the URL.
  await expect(page).toHaveURL(/#\/all\/new$/);
  await page.goto(new URL('#/trash', page.url()).href);
  await page.reload();
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/trash');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(findNavigation(second)).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(new URL('/', page.url()).href);
  await expect(elsewhere.getByRole('heading')).toHaveText('Open QOTD Studio with a new link');
});

test('the app uses the connection that its page opened before its scripts loaded', async ({
  app: { page },
}) => {
  let connections = 0;
  page.on('websocket', () => {
    connections += 1;
  });
  const title = page.getByRole('textbox', { name: 'Title' });
  await page.reload();
  await expect(title).toBeVisible();
  expect(connections).toBe(1);
  await page.route('**/early-socket.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  await expect(title).toBeVisible();
  expect(connections).toBe(2);
});

test('the page contains the first questions and shows them before it’s connected', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  const title = '</script><b>Tea</b> or coffee?';
  await write(page, title);
  await page.routeWebSocket(/\/bridge$/, () => {});
  await page.reload();
  await expect(page.getByRole('option', { name: title })).toBeVisible();
});

test('a file that redirects to the link opens the app, and the link then counts as used', {
  tag: '@journey',
}, async ({ page, dataDir }) => {
  await using folder = await createTemporaryFolder();
  const served = await serve(dataDir);
  const link = await served.link();
  // Replaces the browser, because a real browser would use its own profile and show its first-run pages.
  const opener = path.join(folder.dir, 'xdg-open');
  const record = path.join(folder.dir, 'record');
  await writeFile(opener, `#!/bin/sh\nprintf %s "$1" >"${record}.part"\nmv "${record}.part" "${record}"\n`, {
    mode: 0o755,
  });
  const env = { PATH: `${folder.dir}:${process.env.PATH}`, DISPLAY: ':0' };
  const used = Promise.withResolvers<void>();
  const removed = openBrowser(link, used.promise, {
    env,
    platform: 'linux',
    asRoot: false,
    parent: folder.dir,
  });
  await expect.poll(() => readFile(record, 'utf8').catch(() => '')).toMatch(/open\.html$/);
  await page.goto(pathToFileURL(await readFile(record, 'utf8')).href);
  await expect(findNavigation(page)).toBeVisible();
  expect(page.url()).not.toContain('key');
  used.resolve();
  await removed;
  await page.goto(link);
  await expect(page.getByRole('heading')).toHaveText('This link was already used');
  await page.close();
  expect(await served.stop()).toBe(0);
});

test('a tab doesn’t show the local API as running after the app stopped', async ({ page, dataDir }) => {
  const served = await serve(dataDir);
  await served.openIn(page, '#/local-api');
  const head = page.getByRole('main').getByText('Running', { exact: true });
  await expect(head).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Local API' })).toBeChecked();
  await served.kill();
  await expect(head).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Local API' })).not.toBeChecked();
});

test('a tab from the previous start shows a message, and a new link opens the app in another tab', {
  tag: '@journey',
}, async ({ page, dataDir }) => {
  const first = await serve(dataDir);
  const port = new URL(first.ui).port;
  await first.openIn(page);
  await write(page, 'Written before the restart');
  await first.kill();
  await expect(page.getByText('QOTD Studio has stopped.')).toBeVisible();
  const second = await serve(dataDir, ['--ui-port', port]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const banner = page.getByText('QOTD Studio was restarted.');
  await expect(banner).toBeVisible();
  const fresh = await page.context().newPage();
  await second.openIn(fresh);
  await fresh
    .getByRole('button', { name: /New question/ })
    .first()
    .click();
  await fresh.getByRole('textbox', { name: 'Title' }).fill('Written after the restart');
  await expect(fresh.getByText('Saved').first()).toBeVisible();
  await expect(banner).toBeVisible();
  expect(loads).toBe(0);
  await page.close();
  await fresh.close();
  expect(await second.stop()).toBe(0);
});

test('a page on another site can’t distinguish the app from other programs on a port', {
  tag: '@journey',
}, async ({ dataDir }) => {
  await using listener = await openListener();
  const served = await serve(dataDir);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--host-resolver-rules=MAP elsewhere.example 127.0.0.1'],
  });
  const context = await browser.newContext();
  const app = await context.newPage();
  await served.openIn(app);
  await expect(findNavigation(app)).toBeVisible();
  const { base } = await getSecrets(context, app);
  const page = await context.newPage();
  await page.goto(`http://elsewhere.example:${listener.port}/`);
  const probe = (url: string) =>
    page.evaluate(async (target) => {
      const getOutcome = (tag: 'img' | 'script' | 'link' | 'iframe', facts: Record<string, string>) =>
        new Promise<string>((resolve) => {
          const element = document.createElement(tag);
          element.addEventListener('load', () => resolve(`${tag} loads`));
          element.addEventListener('error', () => resolve(`${tag} fails`));
          for (const [key, value] of Object.entries(facts)) element.setAttribute(key, value);
          document.body.append(element);
        });
      const fetchOutcome = (init: RequestInit) =>
        fetch(target, init).then(
          ({ type }) => `answers ${type}`,
          (error: unknown) => String(error),
        );
      return [
        await getOutcome('img', { src: target }),
        await getOutcome('script', { src: target }),
        await getOutcome('link', { rel: 'stylesheet', href: target }),
        await getOutcome('iframe', { src: target }),
        await fetchOutcome({ mode: 'no-cors', credentials: 'include' }),
        await fetchOutcome({ mode: 'no-cors', redirect: 'manual' }),
        await fetchOutcome({ mode: 'cors' }),
      ];
    }, url);
  const api = new URL(served.api).origin;
  const ui = new URL(served.ui).origin;
  const gone = await openListener();
  await gone[Symbol.asyncDispose]();
  const nothing = await probe(`${gone.origin}/`);
  for (const url of [
    `${api}/nowhere`,
    `${api}/placeholders/emoji/a.svg`,
    `${api}/placeholders/image/a.svg`,
    `${api}/docs`,
    `${api}/docs/reference.js`,
    `${api}/openapi.json`,
    `${api}/favicon.ico`,
    `${api}/api/v1/questions/1`,
    `${api}/%E0%A4%A`,
    `${api}/${'a'.repeat(20_000)}`,
    `${ui}/%E0%A4%A`,
    `${ui}/${'a'.repeat(20_000)}`,
    `${ui}/`,
    `${ui}/open`,
    `${ui}/icon.svg`,
    `${ui}${base}icon.svg`,
    `${ui}${base}bridge`,
    `http://localhost:${new URL(ui).port}/open`,
    `http://localhost:${new URL(api).port}/placeholders/emoji/a.svg`,
  ])
    expect({ url, outcome: await probe(url) }).toEqual({ url, outcome: nothing });
  await browser.close();
  await served.stop();
});

test('a page on another site can’t detect the app with an event stream or a pop-up', {
  tag: '@journey',
}, async ({ dataDir }) => {
  await using listener = await openListener();
  const served = await serve(dataDir);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--host-resolver-rules=MAP elsewhere.example 127.0.0.1', '--disable-popup-blocking'],
  });
  const context = await browser.newContext();
  const app = await context.newPage();
  await served.openIn(app);
  const page = await context.newPage();
  await page.goto(`http://elsewhere.example:${listener.port}/`);
  const probe = (url: string) =>
    page.evaluate(async (target) => {
      const source = new EventSource(target);
      const failed = Promise.withResolvers<string>();
      source.onerror = () =>
        failed.resolve(source.readyState === EventSource.CONNECTING ? 'retries' : 'gives up');
      const stream = await failed.promise;
      source.close();
      const popup = window.open(target);
      if (!popup) return [stream, 'blocked'];
      const opened = Promise.withResolvers<string>();
      const look = () => {
        try {
          if (popup.closed) return opened.resolve('is cut off from its opener');
          // Before the first response, the opener can read the popup's empty page.
          void popup.document;
          requestAnimationFrame(look);
        } catch {
          opened.resolve('shows a page');
        }
      };
      look();
      const shown = await opened.promise;
      popup.close();
      return [stream, shown];
    }, url);
  const ui = new URL(served.ui).origin;
  const gone = await openListener();
  await gone[Symbol.asyncDispose]();
  const nothing = await probe(`${gone.origin}/`);
  expect(nothing).toEqual(['retries', 'shows a page']);
  for (const url of [
    `${ui}/`,
    `${ui}/nowhere`,
    `${ui}/%E0%A4%A`,
    `${ui}/${'a'.repeat(20_000)}`,
    `${ui}/open`,
    `${ui}/open?key=${'A'.repeat(43)}`,
    `http://localhost:${new URL(ui).port}/open`,
  ])
    expect({ url, outcome: await probe(url) }).toEqual({ url, outcome: nothing });
  await browser.close();
  await served.stop();
});

test('pages for a used or expired link are readable in every theme and size', async ({ page }) => {
  await using folder = await createTemporaryFolder();
  await writeFile(path.join(folder.dir, 'index.html'), '<!doctype html><title>The app</title>');
  const timers = createManualTimers();
  const ui = await startUiServer({
    assetsDir: folder.dir,
    handlers: {} as Handlers,
    subscribe: () => () => undefined,
    port: 0,
    random: nodeRandom,
    timers,
    log: silentLog,
  });
  const used = ui.createLink().url;
  await page.goto(used);
  await expect(page).toHaveTitle('The app');
  const late = ui.createLink().url;
  timers.advance(5 * 60_000);
  const pages = [
    [used, 'This link was already used'],
    [late, 'This link has expired'],
    [`${ui.origin}/`, 'Open QOTD Studio with a new link'],
  ] as const;
  for (const [url, title] of pages)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 320]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 720 });
        await page.goto(url);
        await expect(page.getByRole('heading')).toHaveText(title);
        await expect(page.getByRole('listitem')).toHaveCount(3);
        expect((await runAxe(page).analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
  await page.close();
  await ui.close();
});
