import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from './cli/command.ts';
import { parseArguments } from './cli/parse-arguments.ts';
import { type FileLock, lockFile } from './host/system/file-lock.ts';

const USAGE = 'Run `npm start` or `npm start -- --data DIR`.';

interface StartOptions {
  /** The absolute path of the library's folder, or null for the default one. */
  data: string | null;
  /** Draw the window without the GPU, whose driver may be broken. */
  disableGpu: boolean;
}

/** Reads the options of `npm start`. Relative paths start at `folder`. Throws UsageError. */
export function readStartOptions(args: string[], folder: string): StartOptions {
  const { data, 'disable-gpu': disableGpu = false } = parseStartOptions(args);
  if (data === '') throw new UsageError(`--data requires a folder. ${USAGE}`);
  return { data: data === undefined ? null : path.resolve(folder, data), disableGpu };
}

function parseStartOptions(args: string[]): { data?: string; 'disable-gpu'?: boolean } {
  try {
    return parseArguments(args, { data: { type: 'string' }, 'disable-gpu': { type: 'boolean' } }).values;
  } catch (error) {
    // npm reads options before -- as its own and passes on their values.
    if (error instanceof UsageError) throw new UsageError(`${error.message} ${USAGE}`);
    throw error;
  }
}

/**
 * Returns the folder in which npm was called to run a script of the package in `root`: npm runs scripts in the package's
 * folder. Undefined if npm runs no script of this package.
 */
export function calledFrom(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { INIT_CWD: folder, npm_package_json: packageFile } = env;
  // Another package's script may have started this process, and the variables are about that package.
  if (!folder || !packageFile) return undefined;
  return sameFolder(path.dirname(packageFile), root) ? folder : undefined;
}

/**
 * Removes from `env` what npm and `run-on-supported-node.cjs` add for a script of the package in `root`, so that a command started from
 * here, such as a bot's tests, finds its Node, its tools, and its npm settings. npm reads its settings files again.
 */
export function removeNpmEnvironment(env: NodeJS.ProcessEnv, root: string): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('npm_') || ['INIT_CWD', 'NODE', 'COLOR'].includes(name)) delete env[name];
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  while (folders[0] !== undefined && isAddedFolder(folders[0], root)) folders.shift();
  env.PATH = folders.join(path.delimiter);
}

/** Matches the bundled Node, `node_modules/.bin` of `root` and its parents, and npm's `node-gyp-bin`. */
function isAddedFolder(folder: string, root: string): boolean {
  if (path.basename(folder) === 'node-gyp-bin') return true;
  if (path.dirname(path.dirname(folder)) === path.join(root, 'node_modules')) return true;
  const [name, parent] = [path.basename(folder), path.basename(path.dirname(folder))];
  if (name !== '.bin' || parent !== 'node_modules') return false;
  return !path.relative(path.dirname(path.dirname(folder)), root).startsWith('..');
}

function sameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/**
 * Returns the library that the desktop app opens: a folder in Electron's `userData` for an app of this name.
 * @param platform as in `process.platform`
 */
export function defaultLibrary(
  appName: string,
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return path.join(settingsFolder(platform, env), appName, 'library');
}

function settingsFolder(platform: string, env: Readonly<Record<string, string | undefined>>): string {
  switch (platform) {
    case 'win32':
      return env.APPDATA || path.join(homedir(), 'AppData/Roaming');
    case 'darwin':
      return path.join(homedir(), 'Library/Application Support');
    default:
      return env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
  }
}

/** What a build is made from. Folders count as well: a removed file only changes the time of its folder. */
const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'package.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];
/** The parts of a build, by their names in the Vite configuration, and a file of each bundle. */
const PARTS = {
  client: ['renderer/index.html'],
  reference: ['reference/reference.js'],
  main: ['main/main.js'],
  preload: ['preload/preload.cjs'],
  cli: ['cli/cli.js'],
  workers: ['workers/import-worker.mjs', 'workers/search-worker.mjs'],
} as const;
type BuildPart = keyof typeof PARTS;
const ALL_PARTS: readonly BuildPart[] = ['client', 'reference', 'main', 'preload', 'cli', 'workers'];

/** Returns the parts that the command line needs. Only `serve --ui` serves the UI. */
export const cliParts = (args: readonly string[]): readonly BuildPart[] => [
  ...(args.includes('--ui') ? (['client'] as const) : []),
  ...(['reference', 'cli', 'workers'] as const),
];

/** Returns the parts of which a file is missing or older than the newest source. */
export function staleParts(root: string, parts: readonly BuildPart[] = ALL_PARTS): BuildPart[] {
  const newestSource = Math.max(...SOURCES.map((source) => newestWithin(path.join(root, source))));
  return parts.filter((part) =>
    PARTS[part].some((file) => (changedAt(path.join(root, 'out', file)) ?? 0) < newestSource),
  );
}

type BuildResult = 'ready' | 'failed' | 'stopped';

/** Milliseconds between two looks at whether another process still builds. */
const BUILD_POLL_MS = 100;

/**
 * Builds those of the parts, all by default, that are stale in `root`/out; waits first if another process builds there, until
 * `signal` aborts. The build's messages go to standard error, since standard output belongs to the command that runs next.
 */
export async function buildIfStale(
  root: string,
  { parts, signal }: { parts?: readonly BuildPart[] | undefined; signal?: AbortSignal } = {},
): Promise<BuildResult> {
  let lock: FileLock | null = null;
  try {
    lock = await lockBuild(root, signal);
    if (lock === null) return 'stopped';
  } catch {
    // A checkout that can't be written may be built, and runs.
  }
  try {
    const stale = staleParts(root, parts);
    return stale.length > 0 ? build(root, stale) : 'ready';
  } finally {
    lock?.release();
  }
}

/** Waits for a lock that the system releases when its process ends, however it ends. Null if `signal` aborts before. */
async function lockBuild(root: string, signal: AbortSignal | undefined): Promise<FileLock | null> {
  const out = path.join(root, 'out');
  mkdirSync(out, { recursive: true });
  for (let isWaiting = false; !signal?.aborted; isWaiting = true) {
    const lock = lockFile(path.join(out, 'build.lock'));
    if (lock) return lock;
    if (!isWaiting) process.stderr.write('Waiting for another process to finish building the app…\n');
    await delay(BUILD_POLL_MS);
  }
  return null;
}

/** Builds in a separate folder: a build that fails, is killed, or goes on after its process was killed doesn't change `out`. */
function build(root: string, parts: readonly BuildPart[]): BuildResult {
  process.stderr.write('Building the app…\n');
  const out = path.join(root, 'out');
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (name.startsWith(DRAFT)) removeFolder(path.join(out, name));
  const draft = path.join(out, `${DRAFT}${process.pid}`);
  try {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const { status, signal } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      // A development build is larger and slower.
      env: { ...process.env, NODE_ENV: 'production', QOTD_OUT: draft, QOTD_PARTS: parts.join() },
    });
    if (signal !== null) return 'stopped';
    if (status !== 0) return 'failed';
    publish(draft, out);
    return 'ready';
  } finally {
    removeFolder(draft);
  }
}

const DRAFT = 'build-';

/** Moves each folder of a build to `out`, and the folder that it replaces into the draft. */
function publish(draft: string, out: string): void {
  for (const name of readdirSync(draft)) {
    const target = path.join(out, name);
    if (existsSync(target)) renameSync(target, path.join(draft, `old-${name}`));
    renameSync(path.join(draft, name), target);
  }
}

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function newestWithin(source: string): number {
  const isFolder = statSync(source, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(0, ...['', ...names].map((name) => changedAt(path.join(source, name)) ?? 0));
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

export interface StartEnvironment {
  env: Readonly<Record<string, string | undefined>>;
  /** As in `process.platform`. */
  platform: string;
  /** Runs as root, which only Unix knows. */
  asRoot: boolean;
}

/** Returns why the desktop app can't open here, as a sentence; null if it can. */
export function desktopObstacle({ env, platform, asRoot }: StartEnvironment): string | null {
  if (env.QOTD_WEB) return 'QOTD_WEB is set.';
  // Electron runs as root only without its sandbox, and the sandbox is what keeps a page from the disk.
  if (asRoot) return "The desktop app can't run as root.";
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'No display is available.';
  return null;
}

/** Returns the program of the `electron` package in `packageDir`, found as that package finds it; null if it wasn't downloaded. */
export function installedElectron(
  packageDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const pathFile = path.join(packageDir, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : null;
  const elsewhere = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (name === null && !elsewhere) return null;
  const program = path.join(elsewhere || path.join(packageDir, 'dist'), name ?? 'electron');
  return existsSync(program) ? program : null;
}

/**
 * Downloads that program with the package's own installer, which is killed after `patienceMs` without progress: it would
 * wait forever on a network that drops packets. Returns true if the installer succeeded.
 */
export async function downloadElectron(options: {
  packageDir: string;
  patienceMs: number;
  /** Ends it early. */
  signal: AbortSignal;
}): Promise<boolean> {
  const { packageDir, patienceMs, signal } = options;
  const scratch = mkdtempSync(path.join(tmpdir(), 'electron-download-'));
  const installer = spawn(process.execPath, [path.join(packageDir, 'install.js')], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch },
    signal,
    killSignal: 'SIGKILL',
  });
  const watch = onStall(
    () => bytesWithin(scratch) + bytesWithin(path.join(packageDir, 'dist')),
    patienceMs,
    () => installer.kill('SIGKILL'),
  );
  try {
    return await new Promise<boolean>((resolve) => {
      installer.once('error', () => resolve(false));
      installer.once('exit', (code) => resolve(code === 0));
    });
  } finally {
    clearInterval(watch);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Calls `stop` after `measure` has returned the same number for `patienceMs`. */
function onStall(measure: () => number, patienceMs: number, stop: () => void): NodeJS.Timeout {
  let last = { value: measure(), at: performance.now() };
  return setInterval(
    () => {
      const value = measure();
      if (value !== last.value) last = { value, at: performance.now() };
      else if (performance.now() - last.at >= patienceMs) stop();
    },
    Math.min(500, patienceMs),
  );
}

function bytesWithin(dir: string): number {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    // The folder doesn't exist yet, or was moved during the read.
    return 0;
  }
}

/** What Chromium prints before it aborts because it can't have a sandbox. */
const NO_SANDBOX = /No usable sandbox!|SUID sandbox helper binary was found, but is not configured correctly/;

/** Characters of standard error that are searched for that: Chromium checks its sandbox first of all. */
const MAX_SEARCHED_CHARACTERS = 16_384;

/** Milliseconds for what a program that has ended wrote last. Helper processes can keep its standard error open. */
const LAST_OUTPUT_MS = 1_000;

/**
 * Runs Electron until it ends. When `signal` aborts, Electron is asked to quit.
 * @returns the exit code of an app that opened its window, told why it couldn't, or handed over to the app that runs
 * already; a sentence that says why and what to do if Electron ended before that
 */
export async function runElectron(
  program: string,
  args: readonly string[],
  options: {
    cwd: string;
    signal: AbortSignal;
    /** As in `process.platform`. */
    platform: string;
  },
): Promise<number | string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qotd-start-'));
  const startedFile = path.join(folder, 'started');
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    cwd: options.cwd,
    env: { ...process.env, QOTD_STARTED_FILE: startedFile },
  });
  try {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      if (output.length < MAX_SEARCHED_CHARACTERS) output += chunk.toString();
    });
    const outputEnd = once(child.stderr, 'close');
    // Windows sends Ctrl+C to both, and would not let the other end in peace.
    if (options.platform !== 'win32')
      options.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    const end = await new Promise<{ code: number | null; signal: string | null }>((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    if (end.code === 0 || options.signal.aborted) return 0;
    if (existsSync(startedFile)) return end.code ?? 1;
    // 127: a library of the system is missing.
    if (end.code === 127) return "Electron can't run on this system. A system library may be missing.";
    await Promise.race([outputEnd, new Promise((resolve) => setTimeout(resolve, LAST_OUTPUT_MS).unref())]);
    if (NO_SANDBOX.test(output)) return sandboxSentence(program);
    return `Electron stopped before the app opened (${end.signal ?? `exit code ${end.code}`}).`;
  } finally {
    // An app that restarts after a crash keeps it open, and would keep this process alive.
    child.stderr.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Never `--no-sandbox`: the sandbox is what keeps a page from the disk. */
function sandboxSentence(program: string): string {
  const helper = `'${path.join(path.dirname(program), 'chrome-sandbox').replaceAll("'", "'\\''")}'`;
  return (
    "Electron can't start its sandbox because this system blocks user namespaces. " +
    `To allow the sandbox, run \`sudo chown root:root ${helper} && sudo chmod 4755 ${helper}\` or see docs/guide/desktop-app.md.`
  );
}
