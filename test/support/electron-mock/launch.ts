import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, CDPSession, Frame, Page, Request, Route } from '@playwright/test';
import { z } from 'zod';
import type { Desktop, LaunchOptions } from '../desktop.ts';
import { joinWorlds, pack, runPreload, unpack } from './page-worlds.ts';
import { createPeer, type Peer } from './rpc-peer.ts';
import { applyOverlayRules, overlayRules, withOverlayVariables } from './title-bar-overlay.ts';
import { requireGesture } from './user-gesture.ts';

/** Chromium doesn't support `app:`, so the app's URLs are mapped to a host that can't exist. */
const WEB_SUFFIX = '.app.invalid';
const toWeb = (url: string) => url.replace(/^app:\/\/([^/]+)/, `https://$1${WEB_SUFFIX}`);
const toApp = (url: string) => url.replace(/^https:\/\/([^/]+)\.app\.invalid/, 'app://$1');
const isOwn = (url: string) => URL.parse(url)?.host.endsWith(WEB_SUFFIX) ?? false;
const isLoopback = (url: string) => URL.parse(url)?.hostname === '127.0.0.1';

const optionsSchema = z.object({
  width: z.number().default(800),
  height: z.number().default(600),
  webPreferences: z
    .object({
      preload: z.string().optional(),
      sandbox: z.boolean().default(true),
      contextIsolation: z.boolean().default(true),
      nodeIntegration: z.boolean().default(false),
      webSecurity: z.boolean().default(true),
    })
    .prefault({}),
});
const responseSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(Uint8Array),
});
const callSchema = z.object({ call: z.int(), channel: z.string(), args: z.array(z.unknown()) });

const overlaySchema = z.object({ start: z.number(), end: z.number(), height: z.number() }).nullable();

interface Window {
  page: Page;
  cdp: CDPSession;
  /** The execution context of the preload, while the page has one. */
  preload: number | null;
  /** The event after which the page has had no user gesture. */
  forgotten: string;
  /** The app is loading a URL, which no guard checks. */
  loading: boolean;
  /** Sets the style rules of the title bar's overlay, for this page and later ones. */
  setOverlay: (rules: string) => Promise<void>;
}

/** Runs the built main process on the mock. */
export async function launchMock(options: LaunchOptions): Promise<Desktop> {
  const { browser, main, args, userData, env, appearance: look, within } = options;
  if (!browser) throw new Error('The mock needs a browser for its windows.');
  const context = await browser.newContext({ viewport: null });
  // The system's preference, for an app with the system theme.
  const systemScheme = look.colorScheme ?? null;
  const [program = '', ...rest] = within([process.execPath, path.join(import.meta.dirname, 'register.ts')]);
  const child = spawn(program, [...rest, main, ...args], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      ...env,
      ELECTRON_MOCK_USER_DATA: userData,
      ...(options.workingFolder !== undefined && { ELECTRON_MOCK_CWD: options.workingFolder }),
      ELECTRON_MOCK_HOME: path.join(userData, 'home'),
      ...(look.locale !== undefined && { ELECTRON_MOCK_LOCALE: look.locale }),
      ...(systemScheme !== null && { ELECTRON_MOCK_SCHEME: systemScheme }),
    },
    serialization: 'advanced',
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const said = collectOutput(child);
  const exited = once(child, 'exit').then(([code]): number | null => z.number().nullable().parse(code));
  const windows = new Map<number, Window>();
  let grantedNow: string[] = [];
  const newPage = onlyOwnPages(context);
  const first = Promise.withResolvers<Page>();
  /** Uses the clipboard of the system, which needs no permission of the page. */
  const withClipboard = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = await first.promise;
    const { origin } = new URL(page.url());
    await context.grantPermissions(['clipboard-read', 'clipboard-write', ...grantedNow], { origin });
    try {
      return await use(page);
    } finally {
      await context.grantPermissions(grantedNow, { origin });
    }
  };
  const peer = createPeer(
    (message) => {
      // A process that is ending gets no more messages.
      if (child.connected) child.send(z.record(z.string(), z.unknown()).parse(message), () => undefined);
    },
    {
      open: async (id: number, options: unknown) => {
        const opened = optionsSchema.parse(options);
        const size = look.viewport ?? opened;
        const window = await openWindow(await newPage(), peer, id, { ...opened, ...size }, windows);
        await showPlatform(window, env.ELECTRON_MOCK_PLATFORM);
        windows.set(id, window);
      },
      load: async (id: number, url: string, granted: string[]) => {
        const window = windows.get(id);
        if (!window) return;
        grantedNow = granted;
        await context.grantPermissions(granted, { origin: new URL(toWeb(url)).origin });
        window.loading = true;
        const response = await window.page.goto(toWeb(url)).finally(() => {
          window.loading = false;
        });
        return response?.status() ?? 0;
      },
      loaded: (id: number) => {
        const window = windows.get(id);
        if (window) first.resolve(window.page);
      },
      overlay: (id: number, area: unknown) =>
        windows.get(id)?.setOverlay(overlayRules(overlaySchema.parse(area))),
      send: (id: number, channel: string, args: unknown[]) => deliver(windows.get(id), { channel, args }),
      execute: (id: number, code: string) => windows.get(id)?.page.evaluate(code),
      capture: (id: number) => windows.get(id)?.page.screenshot(),
      isEmpty: (id: number) => windows.get(id)?.page.evaluate(() => document.body.innerText.trim() === ''),
      edit: (id: number, command: string) =>
        windows.get(id)?.cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] }),
      forgetGestures: () => Promise.all([...windows.values()].map(forgetGestures)),
      writeClipboard: (text: string) =>
        withClipboard((page) => page.evaluate((written) => navigator.clipboard.writeText(written), text)),
      readClipboard: () => withClipboard((page) => page.evaluate(() => navigator.clipboard.readText())),
      focus: (id: number) => windows.get(id)?.page.bringToFront(),
      close: async (id: number) => {
        const window = windows.get(id);
        windows.delete(id);
        await window?.page.close();
      },
      theme: (theme: string) =>
        Promise.all(
          [...windows.values()].map(({ page }) =>
            page.emulateMedia({
              colorScheme: theme === 'light' || theme === 'dark' ? theme : systemScheme,
            }),
          ),
        ),
    },
  );
  child.on('message', (message) => peer.receive(message));
  void exited.then((code) => {
    const reason = `the app has ended with code ${code}: ${said()}`;
    peer.cut(reason);
    first.reject(new Error(reason));
  });
  first.promise.catch(() => undefined);
  await context.route('**/*', (route) => answerRequest(route, peer, windows));

  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
  });
  return {
    kind: 'mock',
    pid: child.pid ?? 0,
    exited,
    output: said,
    toUrl: toApp,
    firstWindow: () => first.promise,
    evaluate: (work, arg) => peer.ask('evaluate', work.toString(), arg) as never,
    clipboardText: (page) => withClipboard(() => page.evaluate(() => navigator.clipboard.readText())),
    async close() {
      await peer.ask('quit').catch(() => undefined);
      const code = await exited;
      await context.close();
      return code;
    },
    async kill() {
      // A page closes with its app, and gets no message about it.
      for (const window of windows.values()) window.preload = null;
      child.kill('SIGKILL');
      await exited;
      await context.close();
    },
    get hasEnded() {
      return hasEnded;
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return () => chunks.join('');
}

async function openWindow(
  page: Page,
  peer: Peer,
  id: number,
  { width, height, webPreferences }: z.infer<typeof optionsSchema>,
  windows: ReadonlyMap<number, Window>,
): Promise<Window> {
  const { preload, sandbox, contextIsolation, nodeIntegration, webSecurity } = webPreferences;
  if (!sandbox || !contextIsolation || nodeIntegration || !webSecurity) {
    throw new Error('The mock has only sandboxed, isolated windows');
  }
  await page.setViewportSize({ width, height });
  const cdp = await page.context().newCDPSession(page);
  const key = randomUUID();
  const window: Window = {
    page,
    cdp,
    preload: null,
    forgotten: `${key}-forgotten`,
    loading: false,
    setOverlay: createOverlaySetter(cdp),
  };
  await joinPreload(window, key, id, peer, preload);
  await reportFirstPaint(window, () => void peer.ask('paint', id).catch(() => undefined));
  cdp.on('Page.windowOpen', ({ url }) => void peer.ask('windowOpen', id, toApp(url)).catch(() => undefined));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) void peer.ask('moved', id, toApp(frame.url())).catch(() => undefined);
  });
  page.on('close', () => {
    if (windows.has(id)) void peer.ask('closed', id).catch(() => undefined);
  });
  return window;
}

/**
 * Opens pages for the app's windows, and closes all others, because the app decides about windows that a page opens.
 */
function onlyOwnPages(context: BrowserContext): () => Promise<Page> {
  let opening = false;
  context.on('page', (page) => {
    if (!opening) void page.close();
  });
  return async () => {
    opening = true;
    try {
      return await context.newPage();
    } finally {
      opening = false;
    }
  };
}

/** Responds to network requests of a page: the app’s files, loopback, and nothing else. */
async function answerRequest(route: Route, peer: Peer, windows: ReadonlyMap<number, Window>): Promise<void> {
  const request = route.request();
  const url = request.url();
  if (request.isNavigationRequest() && !(await mayNavigate(request, peer, windows))) {
    return route.abort('aborted');
  }
  if (isOwn(url)) {
    const headers = request.headers();
    const response = responseSchema.safeParse(
      await peer.ask('serve', toApp(url), request.method(), headers).catch(() => null),
    );
    if (!response.success) return route.abort('failed');
    const { status, headers: sent, body } = response.data;
    const isCss = sent['content-type']?.startsWith('text/css') ?? false;
    const bytes = Buffer.from(body);
    return route.fulfill({
      status,
      headers: sent,
      body: isCss ? withOverlayVariables(bytes.toString()) : bytes,
    });
  }
  if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: 'elsewhere' });
  return isLoopback(url) ? route.continue() : route.abort('internetdisconnected');
}

/** Unless the app requested it, its guards decide. */
async function mayNavigate(
  request: Request,
  peer: Peer,
  windows: ReadonlyMap<number, Window>,
): Promise<boolean> {
  const frame = frameOf(request);
  const [id, window] = [...windows].find(([, { page }]) => page === frame?.page()) ?? [];
  if (!frame || id === undefined || !window) return false;
  const isMainFrame = frame === window.page.mainFrame();
  if (isMainFrame && window.loading) return true;
  return (await peer.ask('navigate', id, toApp(request.url()), isMainFrame).catch(() => false)) === true;
}

/** Null for the first request of a window that a page opens. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Creates the two worlds of the page, and connects the preload to the main process. */
async function joinPreload(
  window: Window,
  key: string,
  id: number,
  peer: Peer,
  preload: string | undefined,
): Promise<void> {
  const { page, cdp } = window;
  const post = 'electronMockPost';
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === 'preload') window.preload = context.id;
  });
  cdp.on('Runtime.bindingCalled', async ({ name, payload }) => {
    if (name !== post) return;
    const { call, channel, args } = callSchema.parse(unpack(payload));
    const url = toApp(page.url());
    const origin = isOwn(page.url()) ? `app://${new URL(url).host}` : (URL.parse(url)?.origin ?? 'null');
    const reply = await peer.ask('invoke', id, channel, args, { url, origin }).then(
      (value) => ({ call, value }),
      (error: Error) => ({
        call,
        error: `Error invoking remote method '${channel}': Error: ${error.message}`,
      }),
    );
    await deliver(window, reply);
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Page.enable');
  await cdp.send('Runtime.addBinding', { name: post, executionContextName: 'preload' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (window === top) { (${joinWorlds})('page', '${key}'); (${requireGesture})('${window.forgotten}'); }`,
  });
  if (preload === undefined) return;
  const source = await readFile(preload, 'utf8');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: 'preload',
    source: `if (window === top) {
      ${pack} ${unpack} ${joinWorlds} ${runPreload}
      const run = (require, module) => { const exports = module.exports; ${source}
      };
      globalThis.electronMockDeliver = runPreload('${key}', globalThis.${post}, run);
    }`,
  });
}

const NAVIGATOR_PLATFORMS: Readonly<Record<string, string>> = { darwin: 'MacIntel', win32: 'Win32' };

/** The page sees the same system as the app. */
async function showPlatform({ page, cdp }: Window, name: string | undefined): Promise<void> {
  const platform = NAVIGATOR_PLATFORMS[name ?? ''];
  if (platform === undefined) return;
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await cdp.send('Emulation.setUserAgentOverride', { userAgent, platform });
}

/** The script of a later call runs after those of earlier calls, so it wins. */
function createOverlaySetter(cdp: CDPSession): Window['setOverlay'] {
  return async (rules) => {
    const source = `(${applyOverlayRules})(${JSON.stringify(rules)})`;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await cdp.send('Runtime.evaluate', { expression: source });
  };
}

/** Calls back at the first paint of each page in the window that has content. */
async function reportFirstPaint({ cdp }: Window, onPaint: () => void): Promise<void> {
  const post = 'electronMockPaint';
  cdp.on('Runtime.bindingCalled', ({ name }) => {
    if (name === post) onPaint();
  });
  await cdp.send('Runtime.addBinding', { name: post, executionContextName: 'paint' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: 'paint',
    source: `if (window === top) new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) ${post}('');
    }).observe({ type: 'paint', buffered: true });`,
  });
}

async function deliver(window: Window | undefined, message: object): Promise<void> {
  if (!window || window.preload === null) return;
  const expression = `electronMockDeliver(${JSON.stringify(pack(message))})`;
  // A page that has closed meanwhile gets no messages, as in Electron.
  await window.cdp.send('Runtime.evaluate', { expression, contextId: window.preload }).catch(() => undefined);
}

/** The page gets no user gesture from a native menu. Sent before what the menu sends, so it also arrives first. */
async function forgetGestures({ cdp, forgotten, preload }: Window): Promise<void> {
  if (preload === null) return;
  const expression = `document.dispatchEvent(new Event(${JSON.stringify(forgotten)}))`;
  await cdp.send('Runtime.evaluate', { expression, contextId: preload }).catch(() => undefined);
}
