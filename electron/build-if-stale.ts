import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** What a build is made from. Folders count as well: a removed file only changes the time of its folder. */
const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'package.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];
/** The bundles of a build: the environments of the Vite configuration. */
const PARTS = ['client', 'reference', 'main', 'preload', 'cli', 'workers'];

/** Returns the parts that the command line needs. Only `serve --ui` serves the UI. */
export const listCliParts = (args: readonly string[]): string[] => [
  ...(args.includes('--ui') ? ['client'] : []),
  ...['reference', 'cli', 'workers'],
];

/** Returns the file that marks a part as complete. Its time is when the build of the part began. */
export const stampFile = (part: string): string => path.join(ROOT, 'out', `${part}.built`);

/** Returns the parts that are missing, incomplete, or older than the newest source. */
export function findStaleParts(parts: readonly string[] = PARTS): string[] {
  const newestSource = Math.max(...SOURCES.flatMap((source) => listTimes(path.join(ROOT, source))));
  return parts.filter((part) => (changedAt(stampFile(part)) ?? 0) < newestSource);
}

function listTimes(source: string): number[] {
  const isFolder = statSync(source, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  return ['', ...names].map((name) => changedAt(path.join(source, name)) ?? 0);
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Builds those of the parts, all by default, that are stale. Throws if that fails. A process of its own builds, because
 * compiled code would stay in this one. Its messages go to standard error: standard output belongs to the command that runs
 * next.
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
