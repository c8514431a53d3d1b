import { dirname, join, relative, sep } from 'node:path';
import { reasonOf, replaceFile } from './durable-file.ts';
import type { Files, OpenFile } from './files.ts';
import { isLink, LINK_ERROR, linkError, SHARED_ERROR } from './regular-file.ts';

/**
 * The files in the folder `dir`, without any symbolic link in it. The folder itself can be a link, which is resolved once. Paths
 * outside of the folder are rejected, except for its parents.
 *
 * To read or change a link, or a file in a linked folder, fails with ENOENT, as if it were missing. To create, rename, or
 * delete something in a linked folder fails with EFTYPE. The names themselves can be renamed and deleted.
 *
 * A file with several names is replaced by a copy before it's changed, so the content under its other names stays.
 */
export function confineFiles(files: Files, dir: string): Files {
  let root: string | undefined;

  /** Whether this is the folder or a parent of it, which is created for a new library. Throws EPERM for other places. */
  function isAbove(path: string): boolean {
    const name = relative(dir, path);
    if (name !== '' && !isUp(name)) return false;
    if (isUp(relative(path, dir))) throw outsideError(path);
    return true;
  }

  /** Resolves with the real path of a name. Rejects with EFTYPE if a folder before it is a link. */
  async function locate(path: string): Promise<string> {
    if (isAbove(path)) return path;
    root ??= await files.realPath(dir).catch(() => undefined);
    const [first = '', ...rest] = relative(dir, path).split(sep);
    let located = join(root ?? dir, first);
    for (const name of rest) {
      await rejectLink(located);
      located = join(located, name);
    }
    return located;
  }

  async function rejectLink(path: string): Promise<void> {
    const found = await files.inspect(path);
    if (found && isLink(found.kind)) throw linkError(path);
  }

  /** Does the same for a file that is opened, so the name itself must not be a link either. */
  async function locateExisting(path: string): Promise<string> {
    const located = await locate(path);
    if (!isAbove(path)) await rejectLink(located);
    return located;
  }

  const read = async <T>(path: string, work: (located: string) => Promise<T>): Promise<T> => {
    try {
      return await work(await locateExisting(path));
    } catch (error) {
      if (reasonOf(error) !== LINK_ERROR) throw error;
      throw Object.assign(new Error(`ENOENT: ${path} is a link`, { cause: error }), { code: 'ENOENT' });
    }
  };

  async function openToChange(path: string): Promise<OpenFile> {
    try {
      return await files.open(path, 'change');
    } catch (error) {
      if (reasonOf(error) !== SHARED_ERROR) throw error;
      await replaceFile(files, path, [await files.readFile(path)]);
      // Before the copy is changed: after a crash, the name must not stand for the old file.
      await files.syncDirectory(dirname(path));
      return files.open(path, 'change');
    }
  }

  return {
    async open(path, how, mode) {
      if (how === 'create') return files.open(await locate(path), how, mode);
      return read(path, openToChange);
    },
    readFile: (path) => read(path, files.readFile),
    readStart: (path, length) => read(path, (located) => files.readStart(located, length)),
    readPart: (path, position, length) => read(path, (located) => files.readPart(located, position, length)),
    readdir: (path) => read(path, files.readdir),
    inspect: async (path) => files.inspect(await locate(path)),
    realPath: async (path) => files.realPath(await locateExisting(path)),
    mkdir: async (path, mode) => files.mkdir(await locate(path), mode),
    rmdir: async (path) => files.rmdir(await locate(path)),
    rename: async (from, to) => files.rename(await locate(from), await locate(to)),
    unlink: async (path) => files.unlink(await locate(path)),
    syncDirectory: async (path) => files.syncDirectory(await locateExisting(path)),
    lock: async (path) => files.lock(await locate(path)),
    lockShared: async (path) => files.lockShared(await locate(path)),
  };
}

const isUp = (name: string): boolean => name === '..' || name.startsWith(`..${sep}`);

const outsideError = (path: string): Error =>
  Object.assign(new Error(`EPERM: ${path} is outside of the library`), { code: 'EPERM' });
