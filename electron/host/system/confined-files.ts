import { dirname, join, relative, sep } from 'node:path';
import { getReason, replaceFile } from './durable-file.ts';
import type { Files, OpenFile } from './files.ts';
import { isLink, LINK_ERROR, linkError, SHARED_ERROR } from './regular-file.ts';

/**
 * Returns a view of `files` that's confined to the folder `dir` and follows no symbolic links in it. `dir`
 * can be a link, because its path is resolved once. Rejects paths outside of the folder, except for its
 * parents.
 *
 * Reading or changing a link, or a file in a linked folder, fails with ENOENT as if it were missing.
 * Creating, renaming, or deleting something in a linked folder fails with EFTYPE. The app can still rename
 * and delete links.
 *
 * Before a file with several names is changed, a copy replaces it. The content under its other names doesn't
 * change.
 */
export function confineFiles(files: Files, dir: string): Files {
  let root: string | undefined;

  /**
   * Returns whether a path is the folder or one of its parents. They're allowed because creating a library
   * creates them. Throws EPERM for other paths outside the folder.
   */
  function isAbove(path: string): boolean {
    const name = relative(dir, path);
    if (name !== '' && !isUp(name)) return false;
    if (isUp(relative(path, dir))) throw createOutsideError(path);
    return true;
  }

  /** Resolves with a name's real path. Rejects with EFTYPE if a folder on the path is a link. */
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

  /** Resolves with the real path of a file to open. Rejects with EFTYPE if the file is a link. */
  async function locateExisting(path: string): Promise<string> {
    const located = await locate(path);
    if (!isAbove(path)) await rejectLink(located);
    return located;
  }

  const read = async <T>(path: string, work: (located: string) => Promise<T>): Promise<T> => {
    try {
      return await work(await locateExisting(path));
    } catch (error) {
      if (getReason(error) !== LINK_ERROR) throw error;
      throw Object.assign(new Error(`ENOENT: ${path} is a link`, { cause: error }), { code: 'ENOENT' });
    }
  };

  async function openToChange(path: string): Promise<OpenFile> {
    try {
      return await files.open(path, 'change');
    } catch (error) {
      if (getReason(error) !== SHARED_ERROR) throw error;
      await replaceFile(files, path, [await files.readFile(path)]);
      // The folder is synced before the copy is changed, because after a crash, the name must not refer to
      // the old file.
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

const createOutsideError = (path: string): Error =>
  Object.assign(new Error(`EPERM: ${path} is outside of the library`), { code: 'EPERM' });
