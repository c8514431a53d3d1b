import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Draft } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { serve } from '../support/headless-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface PreloadApi {
  call(method: string, input: unknown): Promise<unknown>;
  listen(onEvent: (event: unknown) => void): () => void;
  beforeClose(work: () => Promise<void>): void;
}
declare global {
  interface Window {
    qotd: PreloadApi;
    heard: unknown[];
  }
  /** Values that the tests store in the main process. */
  var opened: string[];
  var refused: { url: string; prevented: boolean }[];
}

const call = (page: Page, method: string, input: unknown): Promise<unknown> =>
  page.evaluate(([name, value]) => window.qotd.call(String(name), value), [method, input]);

const createDraft = (input: Draft) => ({ id: null, key: 'new', version: 0, basedOn: 0, input });

/** Makes the app record URLs instead of opening them externally. */
const recordOpened = (desktop: Desktop) =>
  desktop.evaluate(({ shell }) => {
    globalThis.opened = [];
    shell.openExternal = async (url) => {
      globalThis.opened.push(url);
    };
  });
async function readFileContents(folder: string): Promise<string> {
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
}
const listOpenedOutside = (desktop: Desktop) => desktop.evaluate(() => globalThis.opened);
const countWindows = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

test.describe('the desktop app', () => {
  test('shows one window on the app’s origin', { tag: '@journey' }, async ({ desktop, page }) => {
    expect(desktop.toUrl(page.url())).toMatch(/^app:\/\/qotd\//);
    await expect(page.getByRole('main')).toBeVisible();
    await expect
      .poll(() => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
      .toBe(true);
    expect(await countWindows(desktop)).toBe(1);
  });

  test('exposes one frozen object to the page and nothing from Node', { tag: '@journey' }, async ({
    page,
  }) => {
    const seen = await page.evaluate(() => ({
      names: Object.keys(window).filter((name) => /qotd|electron|node|ipc/i.test(name)),
      members: Object.keys(window.qotd),
      frozen: Object.isFrozen(window.qotd),
      node: ['require', 'process', 'module', 'Buffer', 'global', '__dirname'].filter(
        (name) => name in window,
      ),
      replaceable: Object.getOwnPropertyDescriptor(window, 'qotd')?.configurable,
    }));
    expect(seen).toEqual({
      names: ['qotd'],
      members: ['call', 'listen', 'shell', 'onAsked', 'beforeClose', 'onFlush'],
      frozen: true,
      node: [],
      replaceable: false,
    });
  });

  test('imports only Electron in its preload script', { tag: '@journey' }, async () => {
    const source = await readFile(path.join(ROOT, 'out/preload/preload.cjs'), 'utf8');
    expect([...source.matchAll(/require\(([^)]*)\)/g)].map(([, id]) => id)).toEqual(['"electron"']);
    expect(source).not.toMatch(/^import |import\(/m);
  });
});

test.describe('the bridge over IPC', () => {
  test('responds to a request', { tag: '@journey' }, async ({ page, userData }) => {
    expect(await call(page, 'app.info', {})).toMatchObject({
      ok: true,
      value: { shell: 'desktop', dataDir: path.join(userData, 'library') },
    });
  });

  test('sends events to the page', async ({ page }) => {
    await page.evaluate(() => {
      window.heard = [];
      window.qotd.listen((event) => window.heard.push(event));
    });
    const input = { ...createEmptyDraft(), title: 'Tea or coffee?' };
    const reply = await call(page, 'draft.save', createDraft(input));
    expect(reply).toMatchObject({ ok: true, value: { id: 1, draft: { input } } });
    await expect
      .poll(() => page.evaluate(() => window.heard))
      .toContainEqual(expect.objectContaining({ type: 'library', ids: [1] }));
  });

  test('stops notifying unsubscribed listeners', async ({ page }) => {
    await page.evaluate(() => {
      window.heard = [];
      window.qotd.listen((event) => window.heard.push(['stays', event]));
      window.qotd.listen((event) => window.heard.push(['leaves', event]))();
    });
    await call(page, 'draft.save', createDraft(createEmptyDraft()));
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => JSON.stringify(window.heard))).not.toContain('leaves');
  });

  test('responds to an invalid request with a problem', async ({ page }) => {
    for (const [method, input] of [
      ['no.such', {}],
      ['toString', {}],
      ['draft.save', { id: 'one' }],
      ['draft.save', undefined],
    ] as const) {
      const reply = await call(page, method, input);
      expect.soft(reply, method).toMatchObject({ ok: false, problem: { code: 'outdated-client' } });
    }
  });

  test('rejects requests from pages in other windows', async ({ desktop, page }) => {
    expect(await call(page, 'app.info', {})).toMatchObject({ ok: true });
    const answer = await desktop.evaluate(async ({ app, BrowserWindow }) => {
      const foreign = new BrowserWindow({
        show: false,
        webPreferences: { preload: `${app.getAppPath()}/out/preload/preload.cjs` },
      });
      await foreign.loadURL('app://qotd/');
      return foreign.webContents
        .executeJavaScript('window.qotd.call("app.info", {}).then(JSON.stringify, String)')
        .catch(String);
    });
    expect(answer).toContain('Rejected');
  });
});

test('the page can’t navigate away', { tag: '@journey' }, async ({ desktop, page }) => {
  await desktop.evaluate(({ BrowserWindow }) => {
    globalThis.refused = [];
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', (event) => {
      globalThis.refused.push({ url: event.url, prevented: event.defaultPrevented });
    });
  });
  const follow = (url: string) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = url;
    link.click();
  };
  const go = (url: string) => location.assign(url);
  const tries = [
    [go, 'https://elsewhere.example/script'],
    [follow, 'https://elsewhere.example/link'],
    [go, 'http://127.0.0.1:4747/'],
    [go, 'https://qotd/'],
  ] as const;
  for (const [count, [leave, url]] of tries.entries()) {
    await page.evaluate(leave, url);
    await expect.poll(() => desktop.evaluate(() => globalThis.refused.length)).toBe(count + 1);
    expect(await call(page, 'app.info', {})).toMatchObject({ ok: true });
  }
  expect(await desktop.evaluate(() => globalThis.refused)).toEqual(
    tries.map(([, url]) => ({ url, prevented: true })),
  );
  expect(desktop.toUrl(page.url())).toMatch(/^app:\/\/qotd\//);
});

test.describe('new windows', () => {
  test('don’t open; https URLs open in the browser instead', async ({ desktop, page }) => {
    await recordOpened(desktop);
    for (const url of [
      'http://elsewhere.example/',
      'file:///etc/passwd',
      'app://qotd/',
      'about:blank',
      'https://elsewhere.example/path',
    ]) {
      await page.evaluate((address) => void window.open(address), url);
    }
    await expect.poll(() => listOpenedOutside(desktop)).toEqual(['https://elsewhere.example/path']);
    expect(await countWindows(desktop)).toBe(1);
  });

  test('don’t open for the API reference', async ({ desktop, page }) => {
    await recordOpened(desktop);
    await call(page, 'api.start', { port: 0 });
    await page.getByRole('link', { name: 'Local API' }).first().click();
    const link = page.getByRole('link', { name: 'API docs' });
    const url = await link.getAttribute('href');
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs$/);
    await link.click();
    await expect.poll(() => listOpenedOutside(desktop)).toEqual([url]);
    expect(await countWindows(desktop)).toBe(1);
  });

  test('don’t open from a link', async ({ desktop, page }) => {
    await recordOpened(desktop);
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'https://elsewhere.example/linked';
      link.target = '_blank';
      link.click();
    });
    await expect.poll(() => listOpenedOutside(desktop)).toEqual(['https://elsewhere.example/linked']);
    expect(await countWindows(desktop)).toBe(1);
  });
});

test('all permissions are denied', async ({ page }) => {
  const states = await page.evaluate(() =>
    Promise.all(
      (['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as const).map(async (name) => {
        // Some type definitions lack `camera` and `microphone`.
        const { state } = await navigator.permissions.query({ name: name as PermissionName });
        return state;
      }),
    ),
  );
  expect(states).toEqual(['denied', 'denied', 'denied', 'denied', 'denied']);
});

test.describe('the app scheme', () => {
  const fetchPath = (page: Page, address: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url);
      return {
        status: response.status,
        policy: response.headers.get('content-security-policy'),
        sniffing: response.headers.get('x-content-type-options'),
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    }, address);

  test('sends the Content-Security-Policy with every response', { tag: '@journey' }, async ({ page }) => {
    for (const address of ['/', '/index.html', '/nothing-here']) {
      const { policy, sniffing } = await fetchPath(page, address);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(sniffing).toBe('nosniff');
    }
  });

  test('blocks inline code, eval, and connections to other origins', async ({ page }) => {
    const done = await page.evaluate(async () => {
      window.heard = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        window.heard.push(event.effectiveDirective),
      );
      const inline = document.createElement('script');
      inline.textContent = 'window.heard.push("inline code ran")';
      document.head.append(inline);
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
      const isSuccessful = async (work: () => unknown) => {
        try {
          await work();
          return true;
        } catch {
          return false;
        }
      };
      // The policy's rule on eval doesn't apply to the first task of a Playwright evaluation.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return {
        connected: await isSuccessful(() => fetch('https://elsewhere.example/')),
        evaluated: await isSuccessful(() => new Function('return 1')()),
      };
    });
    expect(done).toEqual({ connected: false, evaluated: false });
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.heard)].sort()))
      .toEqual(['connect-src', 'frame-src', 'script-src', 'script-src-elem', 'style-src-elem']);
  });

  test('doesn’t serve files outside its folder', async ({ page }) => {
    for (const address of [
      '/..%2f..%2fpackage.json',
      '/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5c..%5cpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%00',
      '/%',
      '/missing.js',
    ]) {
      const { status, text } = await fetchPath(page, address);
      expect.soft(status, address).toBe(404);
      expect.soft(text, address).not.toContain('qotd-studio');
    }
  });
});

test.describe('quitting', () => {
  test('exits with code 0, closes the backend, and releases the library', { tag: '@journey' }, async ({
    browser,
    userData,
  }) => {
    const first = await launchDesktop({ browser, userData });
    const page = await first.firstWindow();
    const input = { ...createEmptyDraft(), title: 'Kept over a restart' };
    expect(await call(page, 'draft.save', createDraft(input))).toMatchObject({ ok: true });
    const { value } = (await call(page, 'api.start', { port: 0 })) as { value: { url: string } };
    expect((await fetch(`${value.url}/questions/1`)).status).toBe(401);
    const lock = path.join(userData, 'library/library.lock.json');
    expect(await readFile(lock, 'utf8')).toContain('qotd-studio lock');
    expect(await first.close()).toBe(0);
    // The system releases a process's lock when the process ends, but only closing the library deletes this
    // file.
    await expect(readFile(lock)).rejects.toThrow('ENOENT');
    await expect(fetch(`${value.url}/questions/1`)).rejects.toThrow();

    const second = await launchDesktop({ browser, userData });
    const again = await second.firstWindow();
    expect(await call(again, 'question.get', { id: 1 })).toMatchObject({
      ok: true,
      value: { draft: { input } },
    });
    expect(await second.close()).toBe(0);
  });

  test('saves the latest input first', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData });
    const page = await desktop.firstWindow();
    await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
    await expect
      .poll(() => readFileContents(path.join(userData, 'library/journal')))
      .toContain('Tea or coffee?');
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially(' Or nothing');
    expect(await desktop.close()).toBe(0);
    expect(await readFileContents(path.join(userData, 'library/questions'))).toContain(
      'Tea or coffee? Or nothing',
    );
  });

  test('also saves the latest input first if the window is closed', async ({ desktop, page, userData }) => {
    test.skip(process.platform === 'darwin', 'on macOS the app outlives its window');
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Never sent');
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    expect(await desktop.exited).toBe(0);
    expect(await readFileContents(path.join(userData, 'library/questions'))).toContain('Never sent');
  });

  test('exits with code 0 after the page is closed', async ({ desktop, page }) => {
    test.skip(process.platform === 'darwin', 'on macOS the app outlives its window');
    await page.close();
    expect(await desktop.exited).toBe(0);
  });

  test('exits with code 0 on SIGTERM', async ({ desktop, page }) => {
    test.skip(process.platform === 'win32', 'Windows has no signals');
    expect(await call(page, 'app.info', {})).toMatchObject({ ok: true });
    process.kill(desktop.pid, 'SIGTERM');
    expect(await desktop.exited).toBe(0);
  });
});

test('a second instance exits immediately without affecting the first', { tag: '@journey' }, async ({
  browser,
  desktop,
  page,
  userData,
}) => {
  const second = await launchDesktop({ browser, userData });
  expect(await second.exited).toBe(0);
  expect(await call(page, 'app.info', {})).toMatchObject({ ok: true });
  await desktop.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.hide();
    app.emit('second-instance', {} as Electron.Event, ['studio', '.'], '/', null);
  });
  expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(
    true,
  );
});

test('a library given on the command line opens in a second app instance', async ({
  browser,
  desktop,
  page,
  userData,
}) => {
  const dir = path.join(userData, 'another');
  const second = await launchDesktop({ browser, userData, args: [`--data=${dir}`] });
  const other = await second.firstWindow();
  expect(await call(other, 'app.info', {})).toMatchObject({ ok: true, value: { dataDir: dir } });
  expect(await call(page, 'app.info', {})).toMatchObject({
    value: { dataDir: path.join(userData, 'library') },
  });
  expect(desktop.pid).not.toBe(second.pid);
  const third = await launchDesktop({ browser, userData, args: ['--data', dir] });
  expect(await third.exited).toBe(0);
  expect(await second.close()).toBe(0);
  expect(await readdir(dir)).toContain('library.json');
});

test('if another program has the library open, the app shows a message and exits with code 1', async ({
  browser,
  userData,
}) => {
  test.skip(detectElectronKind(ROOT).name === 'electron', 'its message box waits for a person');
  const served = await serve(path.join(userData, 'library'));
  const desktop = await launchDesktop({ browser, userData });
  expect(await desktop.exited).toBe(1);
  const folder = path.join(userData, 'library');
  await expect
    .poll(() => desktop.getOutput())
    .toContain(`Couldn’t open QOTD Studio: The library in ${folder} is open in another`);
  expect(await served.stop()).toBe(0);
});

test('no file contains a token in plain text', { tag: '@journey' }, async ({ browser, userData }) => {
  // The real Electron uses the computer's keychain in both cases.
  for (const keychain of ['basic_text', 'works']) {
    const desktop = await launchDesktop({ browser, userData, env: { ELECTRON_MOCK_KEYCHAIN: keychain } });
    const page = await desktop.firstWindow();
    const { value } = (await call(page, 'apiToken.list', {})) as { value: { token: string }[] };
    expect(value).toHaveLength(2);
    expect(await desktop.close()).toBe(0);
    const files = await readdir(userData, { recursive: true, withFileTypes: true });
    const names = files.filter((entry) => entry.isFile()).map(({ name }) => name);
    if (desktop.kind === 'mock')
      expect(names.includes('local-tokens.bin'), keychain).toBe(keychain !== 'basic_text');
    for (const file of files.filter((entry) => entry.isFile())) {
      const text = await readFile(path.join(file.parentPath, file.name), 'latin1').catch(() => '');
      for (const { token } of value) expect(text, file.name).not.toContain(token);
    }
  }
});

test('the theme setting applies to the page', async ({ page }) => {
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await call(page, 'settings.set', { theme: 'dark' });
  await expect.poll(isDark).toBe(true);
  await call(page, 'settings.set', { theme: 'light' });
  await expect.poll(isDark).toBe(false);
});

test('input is blocked while the window closes, because it wouldn’t be saved', async ({ desktop, page }) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Typed before');
  await title.focus();
  await desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.send('qotd:closing'),
  );
  await expect(page.getByText('The window will close automatically.')).toBeAttached();
  await page.keyboard.type(' and after');
  await expect(title).toHaveValue('Typed before');
});

test('the app’s scheme allows Chromium to cache compiled scripts', async ({ desktop }) => {
  test.skip(desktop.kind !== 'mock', 'Electron doesn’t return the privileges of a scheme.');
  const privileges = await desktop.evaluate(({ protocol }) =>
    (protocol as unknown as { privileges: Map<string, { codeCache?: boolean }> }).privileges.get('app'),
  );
  expect(privileges?.codeCache).toBe(true);
});

test('the page’s user agent doesn’t name the app or Electron', async ({ desktop }) => {
  const userAgent = await desktop.evaluate(({ session }) => session.defaultSession.getUserAgent());
  expect(userAgent).toMatch(/Chrome\/[\d.]+ Safari/);
  expect(userAgent).not.toMatch(/QOTD|Electron/i);
});
