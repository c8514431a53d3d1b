import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const CLI = path.resolve(import.meta.dirname, '../../out/cli/cli.js');

const announcedSchema = z.object({
  api: z.string().nullable(),
  ui: z.string().nullable(),
  data: z.string(),
  pid: z.int(),
});

const linkSchema = z.object({ ui: z.string() });

export const ADMIN_TOKEN = 'test-administrator';
export const MEMBER_TOKEN = 'test-member';

/** The built headless server in a separate process. */
export interface Served {
  api: string;
  /** The first link to the app. */
  ui: string;
  pid: number;
  /** Requests another link, as pressing Enter does. */
  link(): Promise<string>;
  /** Opens an app route, such as `#/trash`, in a page with a new link. */
  openIn(page: Page, route?: string): Promise<void>;
  /** Ends the server as a power failure would. */
  kill(): Promise<void>;
  /** Stops the server. Returns the exit code, or null if a signal ended the server. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built headless server. `wrapCommand` wraps the command that runs the backend, for example in a
 * namespace.
 */
export async function serve(
  dataDir: string,
  args: string[] = [],
  wrapCommand: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<Served> {
  const [program = '', ...rest] = wrapCommand([
    ...[process.execPath, CLI, 'serve', '--data', dataDir, '--port', '0', '--ui', '--json'],
    ...args,
  ]);
  const child = spawn(program, rest, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, QOTD_ADMIN_TOKEN: ADMIN_TOKEN, QOTD_MEMBER_TOKEN: MEMBER_TOKEN },
  });
  // A killed backend no longer reads its input.
  child.stdin.on('error', () => {});
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'exit').then(([code]): number | null => z.number().nullable().parse(code));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = String((await lines.next()).value ?? '');
  if (line === '') throw new Error(`The host didn't start: ${errors}`);
  const announced = announcedSchema.parse(JSON.parse(line));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  const link = async () => {
    child.stdin.write('\n');
    return linkSchema.parse(JSON.parse(String((await lines.next()).value))).ui;
  };
  return {
    api: announced.api ?? '',
    ui: announced.ui ?? '',
    pid: announced.pid,
    link,
    async openIn(page, route) {
      await page.goto(await link());
      await page.waitForURL(({ pathname }) => pathname !== '/open');
      if (route !== undefined) await page.goto(new URL(route, page.url()).href);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
