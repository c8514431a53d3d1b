import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPackageWithOptions, extractAll } from '@electron/asar';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { findDesktopObstacle } from '../../electron/find-electron.ts';
import { type Desktop, launchDesktop, startAgain } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import type { KeychainBehavior } from '../support/fake-safe-storage.ts';
import { NotSeenError, type Stage } from './verification.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'out');

export interface AppUnderTestOptions {
  /** The browser in which the mock opens its windows as pages. Null for the real Electron. */
  browser: Browser | null;
  /** A folder that is empty at the start. */
  scratch: string;
  /** A packaged app's program, or null to skip the items that need one. */
  packaged: string | null;
  /** The packaged app's library folder. The default is within `scratch`. */
  packagedData?: string | undefined;
  shots?: string | undefined;
  /** The bundles to pack. The default is the last build. */
  out?: string;
}

/** The built app in an archive, as in a package, on the real Electron or the mock. */
export interface AppUnderTest extends Stage {
  scratch: string;
  packaged: string | null;
  packagedData: string;
  shots: string | null;
  /** Returns the app that most items share. The first call starts it. */
  shared(): Promise<Running>;
  /**
   * Starts another app instance with a separate folder. `keychain` sets the behavior of the mock's keychain.
   * The real Electron uses the computer's keychain.
   */
  launch(name: string, options?: { args?: readonly string[]; keychain?: KeychainBehavior }): Promise<Running>;
  /**
   * Starts the program again with the same folder and these arguments. Resolves with the exit code, or null
   * if a signal ended it.
   */
  startAgain(app: Running, args: readonly string[]): Promise<number | null>;
  /**
   * Runs a task from `electron-node-process.ts` with Electron as Node and returns the task's output. Rejects
   * with the error that the task reports.
   */
  runAsNode(task: string): Promise<string>;
}

export interface Running {
  /** The import thread's program next to the archive. */
  importWorker: string;
  desktop: Desktop;
  page: Page;
  userData: string;
}

export function createAppUnderTest(options: AppUnderTestOptions): AppUnderTest {
  const { browser, scratch, packaged, out = OUT } = options;
  const { packagedData = path.join(scratch, 'packaged-library') } = options;
  const { program } = detectElectronKind(ROOT);
  const kind = program === null ? 'mock' : 'electron';
  let shared: Promise<Running> | null = null;
  let app: Promise<string> | null = null;
  let nodeScript: Promise<string> | null = null;
  const running = new Set<Desktop>();
  const children = new Set<ChildProcess>();

  const packed = () => {
    app ??= packApp(out, scratch, kind);
    return app;
  };
  const launchOver = async (
    userData: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<Desktop> => {
    const reason =
      program === null
        ? null
        : findDesktopObstacle({ env: process.env, platform: process.platform, asRoot: false });
    if (reason !== null) throw new NotSeenError(`${reason} On Linux, xvfb-run brings one along.`);
    await mkdir(userData, { recursive: true });
    const desktop = await launchDesktop({ browser, userData, args, env, app: await packed() });
    running.add(desktop);
    return desktop;
  };
  const launch: AppUnderTest['launch'] = async (name, { args = [], keychain = 'works' } = {}) => {
    const userData = path.join(scratch, name);
    const desktop = await launchOver(userData, args, {
      ELECTRON_MOCK_KEYCHAIN: keychain,
      ELECTRON_MOCK_LAUNCHER_ENTRY: '1',
    });
    const page = await desktop.firstWindow();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    const unpacked = (await packed()).replace(/\.asar$/, '.asar.unpacked');
    return { desktop, page, userData, importWorker: path.join(unpacked, 'out/workers/import-worker.mjs') };
  };
  return {
    kind,
    scratch,
    packaged,
    packagedData,
    shots: options.shots ?? null,
    launch,
    shared() {
      shared ??= launch('shared');
      return shared;
    },
    startAgain: async ({ userData }, args) =>
      startAgain({ browser, userData, args, env: { ELECTRON_MOCK_KEYCHAIN: 'works' }, app: await packed() }),
    async runAsNode(task) {
      nodeScript ??= bundleNodeScript(scratch);
      const child = spawn(program ?? process.execPath, [await nodeScript, task, scratch], {
        env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.add(child);
      const said: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
      const [code] = await once(child, 'close');
      children.delete(child);
      if (code !== 0) throw new Error(`exit code ${code}: ${said.join('').trim()}`);
      return said.join('').trim();
    },
    async reset() {
      shared = null;
      for (const child of children) child.kill('SIGKILL');
      await Promise.all([...running].map((desktop) => (desktop.hasEnded ? undefined : desktop.kill())));
      running.clear();
    },
  };
}

const layoutSchema = z.object({ files: z.tuple([z.string()], z.string()), asarUnpack: z.array(z.string()) });

/**
 * Packs the app as electron-builder.yml defines it. The mock can't read archives, so it receives a folder.
 */
async function packApp(out: string, scratch: string, kind: AppUnderTest['kind']): Promise<string> {
  const source = path.join(scratch, 'source');
  const archive = path.join(scratch, 'app.asar');
  const { files, asarUnpack } = layoutSchema.parse(
    parse(await readFile(path.join(ROOT, 'electron-builder.yml'), 'utf8')),
  );
  const [, bundles = ''] = /^out\/\{(.+)\}\/\*\*$/.exec(files[0]) ?? [];
  for (const bundle of bundles.split(','))
    await cp(path.join(out, bundle), path.join(source, 'out', bundle), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  await cp(path.join(ROOT, 'package.json'), path.join(source, 'package.json'));
  const unpack = `{${asarUnpack.map((pattern) => `**/${pattern}`).join(',')}}`;
  await createPackageWithOptions(source, archive, { unpack });
  if (kind === 'electron') return archive;
  const extracted = path.join(scratch, 'extracted');
  extractAll(archive, extracted);
  return extracted;
}

/** Bundles the tasks into one JavaScript file, because Electron's Node doesn't run TypeScript. */
async function bundleNodeScript(scratch: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'electron-node-process.ts'),
      outDir: path.join(scratch, 'node'),
      rolldownOptions: { output: { entryFileNames: 'electron-node.mjs' } },
    },
  });
  // The servers in the bundle read their certificates from this folder.
  await cp(path.join(ROOT, 'test/support/tls'), path.join(scratch, 'tls'), { recursive: true });
  return path.join(scratch, 'node/electron-node.mjs');
}
