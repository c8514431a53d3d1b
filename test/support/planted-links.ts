import { spawnSync } from 'node:child_process';
import { link, lstat, mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Ways to make a name in a library lead outside of the library. The targets are paths to a file and a folder
 * with the same name.
 */
export const LINKS = {
  'a symbolic link to a file': (name, { file }) => symlink(file, name),
  'a symbolic link to a folder': (name, { folder }) => symlink(folder, name),
  'a dangling link': (name, { missing }) => symlink(missing, name),
  'a pipe': async (name) => void spawnSync('mkfifo', [name]),
} as const satisfies Record<string, (name: string, targets: Targets) => Promise<void>>;
export type LinkKind = keyof typeof LINKS;

interface Targets {
  file: string;
  folder: string;
  missing: string;
}

/** Replaces a library's file or folder with a link. */
export async function plantLink(dir: string, name: string, kind: LinkKind, targets: Targets): Promise<void> {
  const place = path.join(dir, name);
  await rm(place, { recursive: true, force: true });
  await mkdir(path.dirname(place), { recursive: true });
  await LINKS[kind](place, targets);
}

/** Copies a folder as `cp -al` does, with hard links instead of files. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await listNamesBelow(from)) {
    if (name.endsWith('/')) await mkdir(path.join(to, name));
    else await link(path.join(from, name), path.join(to, name));
  }
}

/** Returns the names of everything below a folder. Names of folders end with `/`. Doesn't follow links. */
export async function listNamesBelow(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return found
    .map((one) => path.relative(dir, path.join(one.parentPath, one.name)) + (one.isDirectory() ? '/' : ''))
    .sort();
}

/** Describes the content, mode, and modification time of everything below a folder. Doesn't follow links. */
export async function describeTree(dir: string): Promise<Record<string, string>> {
  const described: Record<string, string> = {};
  for (const name of await listNamesBelow(dir)) {
    const place = path.join(dir, name);
    const stats = await lstat(place);
    const content = stats.isSymbolicLink()
      ? await readlink(place)
      : stats.isFile()
        ? await readFile(place, 'latin1')
        : stats.isFIFO()
          ? 'pipe'
          : 'folder';
    described[name] = `${stats.mode.toString(8)} ${stats.mtimeMs} ${content}`;
  }
  return described;
}
