import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { _electron, type ElectronApplication } from '@playwright/test';
import { z } from 'zod';
import { omitElectronVariables } from '../../electron/electron-environment.ts';
import type { Desktop, LaunchOptions } from './desktop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface System {
  /** A platform as in `process.platform`. */
  platform: string;
  asRoot: boolean;
  launch: (
    options: Parameters<typeof _electron.launch>[0],
  ) => Promise<Pick<ElectronApplication, 'process' | 'evaluate' | 'firstWindow'>>;
}

export async function launchElectron(
  program: string,
  {
    app: folder,
    userData,
    args,
    env,
    appearance: look,
    workingFolder,
  }: Omit<LaunchOptions, 'browser' | 'main' | 'within'>,
  { platform, asRoot, launch }: System = {
    platform: process.platform,
    asRoot: process.getuid?.() === 0,
    launch: (options) => _electron.launch(options),
  },
): Promise<Desktop> {
  const app = await launch({
    executablePath: program,
    args: [folder, `--user-data-dir=${userData}`, ...(asRoot ? ['--no-sandbox'] : []), ...args],
    // Playwright adds `--no-sandbox` on Linux by default. As root, Electron runs only without its sandbox.
    chromiumSandbox: !asRoot,
    cwd: workingFolder ?? ROOT,
    env: { ...z.record(z.string(), z.string()).parse(omitElectronVariables(process.env)), ...env },
    ...(look.locale !== undefined && { locale: look.locale }),
  });
  const child = app.process();
  const exited = once(child, 'exit').then(([code]): number | null => z.number().nullable().parse(code));
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
  });
  return {
    kind: 'electron',
    // On Windows, the child process is the shell in which Playwright starts Electron.
    pid: await app.evaluate(() => process.pid),
    exited,
    getOutput: () => chunks.join(''),
    async firstWindow() {
      const page = await app.firstWindow();
      await page.emulateMedia({
        ...(look.colorScheme !== undefined && { colorScheme: look.colorScheme }),
        ...(look.reducedMotion !== undefined && { reducedMotion: look.reducedMotion }),
      });
      if (look.viewport) {
        await page.setViewportSize(look.viewport);
        // Reloads the page, as if it had had this size from the start.
        await page.reload();
      }
      return page;
    },
    toUrl: (url) => url,
    evaluate: (work, arg) => app.evaluate(work as never, arg as never),
    readClipboardText: () => app.evaluate(({ clipboard }) => clipboard.readText()),
    async close() {
      await app.evaluate(({ app: electronApp }) => electronApp.quit()).catch(() => undefined);
      return exited;
    },
    restartApp: () => Promise.reject(new Error('The test can’t control the new app.')),
    async kill() {
      await killTree(child, platform);
      await exited;
    },
    get hasEnded() {
      return hasEnded;
    },
  };
}

/**
 * Runs the app without a test's control until it ends. Returns the exit code, or null if a signal ended the
 * app.
 */
export async function runElectron(
  program: string,
  {
    app,
    userData,
    args,
    workingFolder = ROOT,
  }: Pick<LaunchOptions, 'app' | 'userData' | 'args' | 'workingFolder'>,
): Promise<number | null> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [app, `--user-data-dir=${userData}`, ...sandbox, ...args], {
    cwd: workingFolder,
    env: omitElectronVariables(process.env),
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return z.number().nullable().parse(code);
}

/**
 * Ends a child process as a power failure would. On Windows, also ends the processes that its shell started.
 */
async function killTree(child: Pick<ChildProcess, 'pid' | 'kill'>, platform: string): Promise<void> {
  if (platform !== 'win32') {
    child.kill('SIGKILL');
    return;
  }
  // The command fails if the process has already ended.
  await promisify(execFile)('taskkill', ['/T', '/F', '/PID', String(child.pid)]).catch(() => undefined);
}
