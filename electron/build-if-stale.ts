import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** The build's inputs. Folders also count, because removing a file changes only its folder's time. */
const SOURCES = [
  'docs/guide',
  'docs/shots',
  'electron',
  'renderer',
  'shared',
  'package.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];
/** The bundles in a build: the environments in the Vite configuration. */
const PARTS = ['client', 'reference', 'main', 'preload', 'cli', 'workers'];

/** Omits the UI unless `serve --ui` serves it. */
export const listCliParts = (args: readonly string[]): string[] => [
  ...(args.includes('--ui') ? ['client'] : []),
  ...['reference', 'cli', 'workers'],
];

/** Returns the file that marks a part as complete. Its modification time is when the part's build started. */
export const getStampPath = (part: string): string => path.join(ROOT, 'out', `${part}.built`);

/** Returns the parts that are missing, incomplete, or older than the newest source. */
export function findStaleParts(parts: readonly string[] = PARTS): string[] {
  const newestSource = Math.max(...SOURCES.flatMap((source) => listTimes(path.join(ROOT, source))));
  return parts.filter((part) => (getChangeTime(getStampPath(part)) ?? 0) < newestSource);
}

function listTimes(source: string): number[] {
  const isFolder = statSync(source, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  return ['', ...names].map((name) => getChangeTime(path.join(source, name)) ?? 0);
}

const getChangeTime = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Builds the stale parts. Throws if the build fails. Uses a separate process because the bundler's code would
 * remain in this one. The build's messages are written to standard error, because standard output belongs to
 * the next command.
 */
export function buildIfStale(parts?: readonly string[]): void {
  const stale = findStaleParts(parts);
  if (stale.length === 0) return;
  process.stderr.write('Building the app…\n');
  const build = path.join(import.meta.dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, [build, ...stale], { stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Error('The build failed. See the messages above. To reinstall the packages, run `npm ci`.');
}
