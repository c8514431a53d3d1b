import { spawnSync } from 'node:child_process';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a build is made from; folders count as well, since a file removed from one shows in its own time only. */
const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'package.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];
const BUILT = ['main/main.js', 'preload/preload.cjs', 'cli/cli.js', 'renderer/index.html'];

/** True where something of the build is missing or older than its newest source. */
export function isStale(root: string): boolean {
  const oldestBuilt = Math.min(...BUILT.map((file) => changedAt(path.join(root, 'out', file)) ?? 0));
  const newestSource = Math.max(...SOURCES.map((source) => newestWithin(path.join(root, source))));
  return oldestBuilt < newestSource;
}

/**
 * Builds what `root`/out should hold, unless it is up to date. The build's own words go to standard error, since
 * standard output belongs to the command that comes after it.
 * @returns whether there is a whole build now; a build that failed has said why, one that was stopped has nothing to say
 */
export function buildIfStale(root: string): 'ready' | 'failed' | 'stopped' {
  if (!isStale(root)) return 'ready';
  process.stderr.write('Building the app first; this takes a moment.\n');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, signal } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Whatever the shell is set up for: a build for development is larger, and slower.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (signal !== null) return 'stopped';
  return status === 0 ? 'ready' : 'failed';
}

function newestWithin(source: string): number {
  const own = changedAt(source) ?? 0;
  return Math.max(own, ...entriesOf(source).map((entry) => newestWithin(path.join(source, entry.name))));
}

function entriesOf(source: string): Dirent[] {
  return statSync(source, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(source, { withFileTypes: true })
    : [];
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
