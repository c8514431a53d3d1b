import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type Connection, createConnection } from '../../renderer/bridge/bridge-client.ts';
import { AppError } from '../../shared/errors.ts';
import { type Served, serve } from '../support/headless-server.ts';
import { openSocket } from '../support/window-bridge.ts';

export interface KillableAppOptions {
  browser: Browser;
  dir: string;
  remoteUrl: string;
  token: string;
  /** Called after a backend process has ended and before the next one starts. */
  onDead: () => Promise<void>;
}

/** The app during a long session: a Chromium window and a headless server that's occasionally killed. */
export interface KillableApp extends AsyncDisposable {
  readonly page: Page;
  /** A bridge connection with the window's credentials. */
  readonly app: Pick<Connection, 'call'>;
  readonly kills: number;
  /** The window's console errors. Excludes errors that a kill causes. */
  readonly consoleErrors: readonly string[];
  /** Kills the backend with SIGKILL, starts it again with the same files, and opens the window again. */
  kill(): Promise<void>;
  /** Resolves when no kill is in progress. */
  waitUntilUp(): Promise<void>;
  /** Returns the backend's memory in bytes, or null if the system doesn't report it. */
  hostMemory(): Promise<number | null>;
}

/** Window errors that are expected between a kill and the next window, because the backend is unavailable. */
const EXPECTED =
  /ERR_(CONNECTION|INCOMPLETE|EMPTY|CONTENT_LENGTH|SOCKET_NOT_CONNECTED)|Failed to fetch|Unable to preload|imported module/;

export async function openKillableApp({
  browser,
  dir,
  remoteUrl,
  token,
  onDead,
}: KillableAppOptions): Promise<KillableApp> {
  const start = (): Promise<Served> =>
    serve(dir, ['--remote-url', remoteUrl], (command) => ['env', `QOTD_REMOTE_TOKEN=${token}`, ...command]);
  let served = await start();
  let kills = 0;
  let isDown = false;
  let restarting = Promise.resolve();
  const complaints: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } });
  const page = await context.newPage();
  // An action that a kill interrupted fails in the new window after this time.
  page.setDefaultTimeout(10_000);
  const complain = (text: string) => {
    if (!(isDown && EXPECTED.test(text))) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });

  async function open(route?: string): Promise<void> {
    await served.openIn(page, route);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  }

  async function restart(): Promise<void> {
    isDown = true;
    await served.kill();
    kills += 1;
    await onDead();
    served = await start();
    // This view doesn't open a question. Otherwise, text being typed could be entered into the first
    // question.
    await open('#/trash');
    isDown = false;
  }

  const app = createConnection({
    async call(method, input) {
      const cookies = await context.cookies(page.url());
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const socket = openSocket({ base: new URL('.', page.url()).href, cookie });
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      socket
        .on('open', () => socket.send(JSON.stringify({ id: 0, method, input })))
        .on('message', (data) => {
          const { id, reply } = JSON.parse(String(data));
          if (id === 0) resolve(reply);
        })
        .on('error', (error) => reject(new AppError('unreachable', error.message)))
        .on('close', () => reject(new AppError('unreachable', 'The backend closed the connection.')));
      return promise.finally(() => socket.close());
    },
    listen() {},
  });

  await open();
  return {
    page,
    app,
    consoleErrors: complaints,
    get kills() {
      return kills;
    },
    kill() {
      restarting = restarting.then(restart);
      return restarting;
    },
    waitUntilUp: () => restarting,
    async hostMemory() {
      const status = await readFile(`/proc/${served.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
      return kilobytes === undefined ? null : Number(kilobytes) * 1024;
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await served.stop();
    },
  };
}
