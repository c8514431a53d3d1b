import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { isOwn, toApp, toWeb } from './mock-urls.ts';
import { joinWorlds, pack, runPreload, unpack } from './page-worlds.ts';
import type { Peer } from './rpc-peer.ts';
import { applyOverlayRules } from './title-bar-overlay.ts';
import { requireGesture } from './user-gesture.ts';

export const windowOptionsSchema = z.object({
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
const callSchema = z.object({ call: z.int(), channel: z.string(), args: z.array(z.unknown()) });

export interface MockWindow {
  page: Page;
  cdp: CDPSession;
  /** The preload's execution context, or null while the page has none. */
  preload: number | null;
  /** The name of the event that ends the page's user gesture. */
  forgotten: string;
  /** True while the app loads a URL. No guard checks this navigation. */
  loading: boolean;
  isCrashed: boolean;
  /** Sets the title bar overlay's style rules for this page and later pages. */
  setOverlay: (rules: string) => Promise<void>;
}

export async function openWindow(
  page: Page,
  peer: Peer,
  id: number,
  { width, height, webPreferences }: z.infer<typeof windowOptionsSchema>,
  windows: ReadonlyMap<number, MockWindow>,
): Promise<MockWindow> {
  const { preload, sandbox, contextIsolation, nodeIntegration, webSecurity } = webPreferences;
  if (!sandbox || !contextIsolation || nodeIntegration || !webSecurity) {
    throw new Error('The mock has only sandboxed, isolated windows');
  }
  await page.setViewportSize({ width, height });
  const cdp = await page.context().newCDPSession(page);
  const key = randomUUID();
  const window: MockWindow = {
    page,
    cdp,
    preload: null,
    forgotten: `${key}-forgotten`,
    loading: false,
    isCrashed: false,
    setOverlay: createOverlaySetter(cdp),
  };
  await joinPreload(window, key, id, peer, preload);
  await reportFirstPaint(window, () => void peer.ask('paint', id).catch(() => undefined));
  cdp.on('Page.windowOpen', ({ url }) => void peer.ask('windowOpen', id, toApp(url)).catch(() => undefined));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !window.isCrashed)
      void peer.ask('moved', id, toApp(frame.url())).catch(() => undefined);
  });
  page.on('download', async (download) => {
    const bytes = await readFile(await download.path()).catch(() => null);
    const url = download.url().replace(/^blob:(.*)$/, (_, address: string) => `blob:${toApp(address)}`);
    if (bytes) await peer.ask('download', url, download.suggestedFilename(), bytes).catch(() => undefined);
  });
  page.on('close', () => {
    if (windows.has(id)) void peer.ask('closed', id).catch(() => undefined);
  });
  return window;
}

/** Creates the page's two worlds and connects the preload to the main process. */
async function joinPreload(
  window: MockWindow,
  key: string,
  id: number,
  peer: Peer,
  preload: string | undefined,
): Promise<void> {
  const { page, cdp } = window;
  const post = 'electronMockPost';
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === 'preload' && !window.isCrashed) window.preload = context.id;
  });
  cdp.on('Runtime.bindingCalled', async ({ name, payload }) => {
    if (name !== post || window.isCrashed) return;
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

/** Makes the page report the app's platform if it's macOS or Windows. */
export async function showPlatform({ page, cdp }: MockWindow, name: string | undefined): Promise<void> {
  const platform = NAVIGATOR_PLATFORMS[name ?? ''];
  if (platform === undefined) return;
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await cdp.send('Emulation.setUserAgentOverride', { userAgent, platform });
}

/** Creates a setter that runs its scripts in order, so the last call wins. */
function createOverlaySetter(cdp: CDPSession): MockWindow['setOverlay'] {
  return async (rules) => {
    const source = `(${applyOverlayRules})(${JSON.stringify(rules)})`;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await cdp.send('Runtime.evaluate', { expression: source });
  };
}

/** Calls `onPaint` at the first paint with content, for each page in the window. */
async function reportFirstPaint({ cdp }: MockWindow, onPaint: () => void): Promise<void> {
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

export async function loadPage(window: MockWindow, url: string): Promise<number> {
  window.isCrashed = false;
  return navigate(window, toWeb(url));
}

/**
 * Crashes the page. Its calls and messages are lost until the page is loaded again. Navigates to a different
 * site, because that loads in a new process even if the page's process hangs.
 */
export async function crashPage(window: MockWindow): Promise<void> {
  window.isCrashed = true;
  window.preload = null;
  await navigate(window, 'https://crashed.invalid/');
}

async function navigate(window: MockWindow, url: string): Promise<number> {
  window.loading = true;
  try {
    return (await window.page.goto(url))?.status() ?? 0;
  } finally {
    window.loading = false;
  }
}

export async function deliver(window: MockWindow | undefined, message: object): Promise<void> {
  if (!window || window.preload === null) return;
  const expression = `electronMockDeliver(${JSON.stringify(pack(message))})`;
  // As in Electron, a page that has closed doesn't receive messages.
  await window.cdp.send('Runtime.evaluate', { expression, contextId: window.preload }).catch(() => undefined);
}

/**
 * Ends the page's user gesture, because choosing from a native menu isn't a gesture. This message is sent
 * before the menu's own messages, so it also arrives first.
 */
export async function forgetGestures({ cdp, forgotten, preload }: MockWindow): Promise<void> {
  if (preload === null) return;
  const expression = `document.dispatchEvent(new Event(${JSON.stringify(forgotten)}))`;
  await cdp.send('Runtime.evaluate', { expression, contextId: preload }).catch(() => undefined);
}
