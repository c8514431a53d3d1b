import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { Desktop, LaunchOptions } from '../desktop.ts';
import { toApp, toWeb } from './mock-urls.ts';
import {
  crashPage,
  deliver,
  forgetGestures,
  loadPage,
  type MockWindow,
  openWindow,
  showPlatform,
  windowOptionsSchema,
} from './mock-window.ts';
import { answerRequest } from './page-requests.ts';
import { createPeer } from './rpc-peer.ts';
import { createOverlayRules } from './title-bar-overlay.ts';

const overlaySchema = z.object({ start: z.number(), end: z.number(), height: z.number() }).nullable();

export function launchMock(options: LaunchOptions): Promise<Desktop> {
  return run(options, [path.join(import.meta.dirname, 'register.ts'), options.main, ...options.args]);
}

/** Runs Node with the arguments `command`. */
async function run(options: LaunchOptions, command: readonly string[]): Promise<Desktop> {
  const { browser, userData, env, appearance: look, within } = options;
  if (!browser) throw new Error('The mock needs a browser for its windows.');
  const context = await browser.newContext({ viewport: null });
  // The system's preference, which applies if the app uses the system theme.
  const systemScheme = look.colorScheme ?? null;
  const [program = '', ...args] = within([process.execPath, ...command]);
  const child = spawn(program, args, {
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
  const windows = new Map<number, MockWindow>();
  let grantedNow: string[] = [];
  const newPage = rejectForeignPages(context);
  const first = Promise.withResolvers<Page>();
  /** Grants the page clipboard permission while `use` runs, because the main process needs no permission. */
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
      // A process that's ending doesn't receive messages.
      if (child.connected) child.send(z.record(z.string(), z.unknown()).parse(message), () => undefined);
    },
    {
      open: async (id: number, options: unknown) => {
        const opened = windowOptionsSchema.parse(options);
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
        return loadPage(window, url);
      },
      crash: async (id: number) => {
        const window = windows.get(id);
        if (window) await crashPage(window);
      },
      loaded: (id: number) => {
        const window = windows.get(id);
        if (window) first.resolve(window.page);
      },
      overlay: (id: number, area: unknown) =>
        windows.get(id)?.setOverlay(createOverlayRules(overlaySchema.parse(area))),
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
    getOutput: said,
    toUrl: toApp,
    firstWindow: () => first.promise,
    evaluate: (work, arg) => peer.ask('evaluate', work.toString(), arg) as never,
    readClipboardText: (page) => withClipboard(() => page.evaluate(() => navigator.clipboard.readText())),
    async close() {
      await peer.ask('quit').catch(() => undefined);
      const code = await exited;
      await context.close();
      return code;
    },
    async restartApp() {
      await exited;
      await context.close();
      const [, next] = /^relaunch (.+)$/m.exec(said()) ?? [];
      if (next === undefined) throw new Error(`the app hasn't restarted: ${said()}`);
      return run(options, z.array(z.string()).parse(JSON.parse(next)));
    },
    async kill() {
      // Pages close with their app, so they receive no more messages.
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

/**
 * Returns a function that opens pages for the app's windows. Closes all other pages, because only the app
 * decides which windows open.
 */
function rejectForeignPages(context: BrowserContext): () => Promise<Page> {
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
