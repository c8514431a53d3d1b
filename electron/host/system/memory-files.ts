import path from 'node:path';
import type { Files, OpenFile } from './files.ts';

export const MEMORY_DIR = path.resolve('/qotd-memory');

interface MemoryFile {
  /** Often longer than the content, because appending should rarely copy. */
  bytes: Buffer;
  length: number;
}

const FOLDER = 'folder';

const createFailure = (code: string, name: string): Error =>
  Object.assign(new Error(`${code}: ${name}`), { code });

const isInside = (name: string, dir: string): boolean => name === dir || name.startsWith(dir + path.sep);

/**
 * Creates an in-memory file system with the folder `MEMORY_DIR`. The folder already exists, because each
 * worker thread has its own file system and expects the folder. A library in this file system leaves nothing
 * on disk. Other paths don't exist. Errors have the same codes as in a real file system.
 */
export function createMemoryFiles(): Files {
  const nodes = new Map<string, MemoryFile | typeof FOLDER>([[MEMORY_DIR, FOLDER]]);
  const locked = new Set<string>();

  const getExisting = (name: string): MemoryFile | typeof FOLDER => {
    const node = nodes.get(name);
    if (node === undefined) throw createFailure('ENOENT', name);
    return node;
  };
  const getFile = (name: string): MemoryFile => {
    const node = getExisting(name);
    if (node === FOLDER) throw createFailure('EISDIR', name);
    return node;
  };
  const listNames = (dir: string): string[] => {
    if (getExisting(dir) !== FOLDER) throw createFailure('ENOTDIR', dir);
    return [...nodes.keys()].filter((name) => path.dirname(name) === dir).map((name) => path.basename(name));
  };
  const create = (name: string): MemoryFile => {
    if (nodes.get(path.dirname(name)) !== FOLDER) throw createFailure('ENOENT', name);
    const file = { bytes: Buffer.alloc(0), length: 0 };
    nodes.set(name, file);
    return file;
  };
  const lockAt = (name: string) => ({
    isInPlace: () => nodes.has(name),
    isMoved: () => false,
    release: () => void locked.delete(name),
  });
  const readPart = async (name: string, position: number, length: number): Promise<Buffer> => {
    const file = getFile(name);
    return Buffer.from(file.bytes.subarray(position, Math.min(position + length, file.length)));
  };

  return {
    async open(name, how) {
      const found = nodes.get(name);
      if (found === FOLDER) throw createFailure('EISDIR', name);
      if (found && how === 'create') throw createFailure('EEXIST', name);
      if (!found && how === 'change') throw createFailure('ENOENT', name);
      const file = found ?? create(name);
      return openFile(file);
    },
    readPart,
    readStart: (name, length) => readPart(name, 0, length),
    readFile: async (name) => readPart(name, 0, getFile(name).length),
    async inspect(name) {
      const node = nodes.get(name);
      return node && { kind: node === FOLDER ? FOLDER : 'file', mode: undefined, modifiedAt: 0 };
    },
    realPath: async (name) => name,
    readdir: async (name) => listNames(name),
    async mkdir(name) {
      if (nodes.has(name)) throw createFailure('EEXIST', name);
      if (!isInside(name, MEMORY_DIR)) throw createFailure('EROFS', name);
      nodes.set(name, FOLDER);
    },
    async rmdir(name) {
      if (listNames(name).length > 0) throw createFailure('ENOTEMPTY', name);
      nodes.delete(name);
    },
    async rename(from, to) {
      const node = getExisting(from);
      if (node === FOLDER && nodes.has(to) && listNames(to).length > 0) throw createFailure('ENOTEMPTY', to);
      for (const [name, moved] of [...nodes]) {
        if (!isInside(name, from)) continue;
        nodes.delete(name);
        nodes.set(to + name.slice(from.length), moved);
      }
    },
    async unlink(name) {
      getFile(name);
      nodes.delete(name);
    },
    syncDirectory: async () => {},
    async lock(name) {
      const isNew = !nodes.has(name);
      if (isNew) create(name);
      if (locked.has(name)) return undefined;
      locked.add(name);
      return { isNew, ...lockAt(name) };
    },
    async lockShared(name) {
      getExisting(name);
      return locked.has(name) ? undefined : { isNew: false, ...lockAt(name) };
    },
  };
}

const openFile = (file: MemoryFile): OpenFile => ({
  async write(data, position) {
    const end = position + data.length;
    if (end > file.bytes.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * file.bytes.length));
      file.bytes.copy(larger, 0, 0, file.length);
      file.bytes = larger;
    }
    // Fills the gap after the old end with zeros, as a disk does.
    if (position > file.length) file.bytes.fill(0, file.length, position);
    file.bytes.set(data, position);
    file.length = Math.max(file.length, end);
    return data.length;
  },
  datasync: async () => {},
  sync: async () => {},
  async truncate(length) {
    file.length = Math.min(file.length, length);
  },
  chmod: async () => {},
  isWhole: (length) => file.length >= length,
  isShared: () => false,
  close: async () => {},
});
