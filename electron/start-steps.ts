import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
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

/**
 * Returns the program of the `electron` package in `packageDir`, found as that package finds it; null if it wasn't downloaded.
 * @param platform as in `process.platform`
 */
export function installedElectron(
  packageDir: string,
  env: Readonly<Record<string, string | undefined>>,
  platform: string = process.platform,
): string | null {
  const pathFile = path.join(packageDir, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : null;
  const elsewhere = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (name === null && !elsewhere) return null;
  const program = path.join(elsewhere || path.join(packageDir, 'dist'), name ?? programName(platform));
  return existsSync(program) ? program : null;
}

/** Returns the path of the program in a folder of Electron, as in the package's `path.txt`. */
function programName(platform: string): string {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}
