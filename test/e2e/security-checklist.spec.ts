import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { type Desktop, readOnlyDesktopTest as looking, desktopTest as test } from '../support/desktop.ts';

/**
 * Checks the built app against Electron's security checklist, item by item
 * (https://www.electronjs.org/docs/latest/tutorial/security). Each item is checked where it applies: in the
 * page, in the window options, or in the results of guards.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');

const getPreferences = (desktop: Desktop): Promise<Record<string, unknown>> =>
  desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('no window');
    const options: unknown = Reflect.get(window, 'options');
    if (options) return Reflect.get(Object(options), 'webPreferences');
    return Reflect.apply(Reflect.get(window.webContents, 'getLastWebPreferences'), window.webContents, []);
  });

/** Returns whether one of the window's guards prevents the event. */
const isPrevented = (desktop: Desktop, name: string, facts: Record<string, unknown>) =>
  desktop.evaluate(
    ({ BrowserWindow }, [event, members]) => {
      let prevented = false;
      const given = {
        ...(members as object),
        preventDefault: () => {
          prevented = true;
        },
      };
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      Reflect.apply(Reflect.get(contents ?? {}, 'emit'), contents, [event, given]);
      return prevented;
    },
    [name, facts] as const,
  );

const getPolicy = (page: Page, address = '/') =>
  page.evaluate(async (url) => (await fetch(url)).headers.get('content-security-policy') ?? 'none', address);

/** Waits until the page of an app for a single test has loaded. */
const expectShown = (page: Page) => expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();

looking('1. Only load secure content', { tag: '@journey' }, async ({ desktop, page }) => {
  expect(desktop.toUrl(page.url())).toMatch(/^app:\/\/qotd\//);
  const html = await page.evaluate(async () => (await fetch('/')).text());
  expect(html).not.toMatch(/(src|href)="http:/);
  const policy = await getPolicy(page);
  const sources = policy.split(/[; ]+/).filter((one) => one.startsWith('http'));
  expect(sources).toEqual(['https:']);
});

looking(
  '2. Do not enable Node.js integration for remote content',
  { tag: '@journey' },
  async ({ desktop, page }) => {
    expect(await getPreferences(desktop)).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
    });
    expect(
      await page.evaluate(() =>
        ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
      ),
    ).toEqual([]);
  },
);

test('3. Enable context isolation in all renderers', { tag: '@journey' }, async ({ desktop, page }) => {
  await expectShown(page);
  expect(await getPreferences(desktop)).toMatchObject({ contextIsolation: true });
  // Changes to the page's globals must not affect the preload.
  const answer = await page.evaluate(async () => {
    Reflect.set(Function.prototype, 'call', () => 'spoilt');
    Reflect.set(Promise.prototype, 'catch', () => 'spoilt');
    return window.qotd.call('app.info', {});
  });
  expect(answer).toMatchObject({ ok: true });
});

looking('4. Enable process sandboxing', { tag: '@journey' }, async ({ desktop }) => {
  expect(await getPreferences(desktop)).toMatchObject({ sandbox: true });
});

looking(
  '5. Handle session permission requests from remote content',
  { tag: '@journey' },
  async ({ page }) => {
    const states = await page.evaluate(() =>
      Promise.all(
        ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'].map(
          async (name) => {
            // Some type definitions lack some of these names.
            const { state } = await navigator.permissions.query({ name: name as PermissionName });
            return `${name}: ${state}`;
          },
        ),
      ),
    );
    expect(states.filter((state) => !state.endsWith(': denied'))).toEqual([]);
  },
);

looking('6. Do not disable webSecurity', { tag: '@journey' }, async ({ desktop }) => {
  expect(await getPreferences(desktop)).toMatchObject({ webSecurity: true });
});

// Uses an app for this test alone, because these attempts change the page.
test('7. Define a Content-Security-Policy and use restrictive rules', { tag: '@journey' }, async ({
  page,
}) => {
  for (const address of ['/', '/index.html', '/missing', '/assets/missing.js']) {
    const policy = await getPolicy(page, address);
    expect.soft(policy, address).toContain("default-src 'none'");
    expect.soft(policy, address).toContain("script-src 'self';");
    expect.soft(policy, address).not.toMatch(/unsafe|script-src[^;]*(http|\*|data:|blob:)/);
  }
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.heard = ["inline code ran"]';
    document.head.append(script);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return Reflect.get(window, 'heard') ?? null;
  });
  expect(ran).toBeNull();
  const refused = await page.evaluate(async () => {
    const seen = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.add(`${event.effectiveDirective}: ${URL.parse(event.blockedURI)?.host ?? event.blockedURI}`),
    );
    const add = (tag: string, facts: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
      document.body.append(element);
      return element;
    };
    await fetch('https://elsewhere.example/').catch(() => {});
    add('script', { src: 'https://elsewhere.example/a.js' });
    add('link', { rel: 'stylesheet', href: 'https://elsewhere.example/a.css' });
    add('style', {}).textContent = 'p { color: red }';
    add('p', { style: 'color: red' });
    add('iframe', { src: 'https://elsewhere.example/' });
    add('object', { data: 'https://elsewhere.example/' });
    add('video', { src: 'https://elsewhere.example/a.mp4' });
    const form = add('form', { action: 'https://elsewhere.example/', target: '_self' });
    if (form instanceof HTMLFormElement) form.submit();
    add('base', { href: 'https://elsewhere.example/' });
    // Code that's evaluated from outside the page can use eval at first, but not in a later task.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    try {
      Reflect.construct(Function, ['']);
    } catch {}
    const deadline = performance.now() + 5_000;
    while (seen.size < 11 && performance.now() < deadline)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...seen].toSorted();
  });
  expect(refused).toEqual([
    'base-uri: elsewhere.example',
    'connect-src: elsewhere.example',
    'form-action: elsewhere.example',
    'frame-src: elsewhere.example',
    'media-src: elsewhere.example',
    'object-src: elsewhere.example',
    'script-src-elem: elsewhere.example',
    'script-src: eval',
    'style-src-attr: inline',
    'style-src-elem: elsewhere.example',
    'style-src-elem: inline',
  ]);
});

looking('8. Do not enable allowRunningInsecureContent', { tag: '@journey' }, async ({ desktop }) => {
  expect(await getPreferences(desktop)).toMatchObject({ allowRunningInsecureContent: false });
});

looking('9. Do not enable experimental features', { tag: '@journey' }, async ({ desktop }) => {
  expect((await getPreferences(desktop)).experimentalFeatures ?? false).toBe(false);
});

looking('10. Do not use enableBlinkFeatures', { tag: '@journey' }, async ({ desktop }) => {
  expect((await getPreferences(desktop)).enableBlinkFeatures ?? '').toBe('');
});

looking('11. Do not use allowpopups for WebViews', { tag: '@journey' }, async ({ desktop, page }) => {
  expect(await getPreferences(desktop)).toMatchObject({ webviewTag: false });
  const kind = await page.evaluate(() => document.createElement('webview').constructor.name);
  expect(kind).toBe('HTMLElement');
});

looking('12. Verify WebView options before creation', { tag: '@journey' }, async ({ desktop }) => {
  expect(await isPrevented(desktop, 'will-attach-webview', {})).toBe(true);
});

looking('13. Disable or limit navigation', { tag: '@journey' }, async ({ desktop }) => {
  for (const url of [
    'https://elsewhere.example/',
    'http://127.0.0.1:4747/',
    'file:///etc/passwd',
    'app://other/',
    'app://qotd.example/',
    'app://user@qotd:1/',
    'data:text/html,x',
    'javascript:0',
    'qotd://open/1',
  ]) {
    expect.soft(await isPrevented(desktop, 'will-navigate', { url, isMainFrame: true }), url).toBe(true);
    expect.soft(await isPrevented(desktop, 'will-redirect', { url, isMainFrame: true }), url).toBe(true);
  }
  expect(await isPrevented(desktop, 'will-frame-navigate', { url: 'app://qotd/', isMainFrame: false })).toBe(
    true,
  );
  expect(await isPrevented(desktop, 'will-navigate', { url: 'app://qotd/#/all', isMainFrame: true })).toBe(
    false,
  );
});

looking('14. Disable or limit creation of new windows', { tag: '@journey' }, async ({ desktop, page }) => {
  for (const url of ['https://elsewhere.example/', 'app://qotd/', 'about:blank', 'blob:x'])
    await page.evaluate((address) => void window.open(address), url);
  expect(await page.evaluate(() => window.qotd.call('app.info', {}))).toMatchObject({ ok: true });
  expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('15. Do not use shell.openExternal with untrusted content', { tag: '@journey' }, async ({
  desktop,
  page,
}) => {
  await expectShown(page);
  await desktop.evaluate(({ shell }) => {
    globalThis.opened = [];
    shell.openExternal = async (url) => {
      globalThis.opened.push(url);
    };
  });
  for (const url of [
    'file:///etc/passwd',
    'http://elsewhere.example/',
    'http://127.0.0.1:1/docs',
    'ms-msdt:/id',
    'smb://server/share',
    'qotd://open/1',
    'https://elsewhere.example/page',
  ])
    await page.evaluate((address) => void window.open(address), url);
  await expect
    .poll(() => desktop.evaluate(() => globalThis.opened))
    .toEqual(['https://elsewhere.example/page']);
});

test('16. Use a current version of Electron', { tag: '@journey' }, async () => {
  // The current version can only be looked up online, as docs/project/releasing.md requires for each release.
  // The build uses exactly one version, not a range.
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
  expect(packageJson.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
  expect(lock.packages['node_modules/electron'].version).toBe(packageJson.devDependencies.electron);
  expect(await readFile(path.join(ROOT, 'docs/project/releasing.md'), 'utf8')).toContain(
    'npm outdated electron',
  );
});

test('17. Validate the sender of all IPC messages', { tag: '@journey' }, async ({ desktop, page }) => {
  await expectShown(page);
  const channels = ['qotd:call', 'qotd:done', 'qotd:shell'];
  const known = await desktop.evaluate(({ ipcMain }) => Reflect.get(ipcMain, 'channels') ?? null);
  if (known) expect(known.toSorted()).toEqual(channels);
  const answers = await desktop.evaluate(async ({ app, BrowserWindow }) => {
    const foreign = new BrowserWindow({
      show: false,
      webPreferences: { preload: `${app.getAppPath()}/out/preload/preload.cjs` },
    });
    await foreign.loadURL('app://qotd/');
    const ask = (code: string) => foreign.webContents.executeJavaScript(code).catch(String);
    return [
      await ask('window.qotd.call("app.info", {}).then(JSON.stringify, String)'),
      await ask('window.qotd.shell("take", {}).then(JSON.stringify, String)'),
      await ask('window.qotd.shell("setMenu", {}).then(JSON.stringify, String)'),
    ];
  });
  for (const answer of answers) expect(answer).toContain('Rejected: the call comes from another page.');
});

looking(
  '18. Avoid usage of the file:// protocol and prefer usage of custom protocols',
  { tag: '@journey' },
  async ({ page }) => {
    for (const address of [
      '/..%2fmain%2fmain.js',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/%00',
    ]) {
      const { status, text } = await page.evaluate(async (url) => {
        const response = await fetch(url);
        return { status: response.status, text: await response.text() };
      }, address);
      expect.soft(status, address).toBe(404);
      expect.soft(text, address).not.toMatch(/qotd-studio|BrowserWindow/);
    }
  },
);

test('19. Check which fuses you can change', { tag: '@journey' }, async () => {
  // test/unit/packaging checks the fuses in the packaged app.
  const builder = await readFile(path.join(ROOT, 'electron-builder.yml'), 'utf8');
  for (const fuse of [
    'runAsNode: false',
    'enableCookieEncryption: true',
    'enableNodeOptionsEnvironmentVariable: false',
    'enableNodeCliInspectArguments: false',
    'enableEmbeddedAsarIntegrityValidation: true',
    'onlyLoadAppFromAsar: true',
    'grantFileProtocolExtraPrivileges: false',
  ])
    expect.soft(builder).toContain(fuse);
});

test('20. Do not expose Electron APIs to untrusted web content', { tag: '@journey' }, async ({ page }) => {
  await expectShown(page);
  const seen = await page.evaluate(() => ({
    members: Object.keys(window.qotd),
    kinds: [...new Set(Object.values(window.qotd).map((member) => typeof member))],
    frozen: Object.isFrozen(window.qotd),
    globals: Object.keys(window).filter((name) => /electron|ipc|node/i.test(name)),
  }));
  expect(seen).toEqual({
    members: ['call', 'listen', 'shell', 'onAsked', 'beforeClose', 'onFlush'],
    kinds: ['function'],
    frozen: true,
    globals: [],
  });
  // A listener receives only the event data. The IPC event would give the page access to any channel.
  const heard = await page.evaluate(async () => {
    const events: unknown[][] = [];
    window.qotd.listen((...args: unknown[]) => void events.push(args));
    await window.qotd.call('settings.set', { theme: 'dark' });
    while (events.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    return events.map((args) => args.map((one) => Object.keys(Object(one)).includes('sender')));
  });
  expect(heard.flat()).not.toContain(true);
  expect(heard.every((args) => args.length === 1)).toBe(true);
});
