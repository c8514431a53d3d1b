import type { Files, OpenFile } from '../../electron/host/system/files.ts';

/**
 * A disk in memory that simulates power loss. Content that wasn't synced can be lost, and so can names in
 * folders that weren't synced. As on a journaling file system, a file or folder loses its latest changes
 * first, and the first lost write may be partial.
 */
export interface MemoryDisk {
  files: Files;
  /**
   * Returns the disk after a power loss. `keep` receives the number of unsynced changes and returns how many
   * of them survive.
   */
  simulateCrash(keep: Keep): MemoryDisk;
}

export type Keep = (changes: number) => number;

/** Simulates a process that ends while the system keeps running. All writes survive. */
export const keepAll: Keep = (changes) => changes;
/** Simulates a power failure. No unsynced change survives. */
export const keepSynced: Keep = () => 0;

type Node = FileNode | FolderNode;

interface FileNode {
  kind: 'file';
  content: Buffer;
  synced: Buffer;
  /** The changes since the last sync. */
  changes: ((content: Buffer, part: boolean) => Buffer)[];
}

interface FolderNode {
  kind: 'folder';
  names: Map<string, Node>;
  synced: Map<string, Node>;
  changes: ((names: Map<string, Node>) => void)[];
}

const createFile = (): FileNode => ({
  kind: 'file',
  content: Buffer.alloc(0),
  synced: Buffer.alloc(0),
  changes: [],
});
const createFolder = (): FolderNode => ({ kind: 'folder', names: new Map(), synced: new Map(), changes: [] });

export const createDiskError = (code: string, path: string): Error =>
  Object.assign(new Error(`${code}: ${path}`), { code });

function overwriteFile(content: Buffer, data: Uint8Array, position: number): Buffer {
  const result = Buffer.alloc(Math.max(content.length, position + data.length));
  content.copy(result);
  result.set(data, position);
  return result;
}

function createSurvivor(node: Node, keep: Keep): Node {
  const surviving = keep(node.changes.length);
  if (node.kind === 'folder') {
    const names = new Map(node.synced);
    for (const change of node.changes.slice(0, surviving)) change(names);
    for (const [name, child] of names) names.set(name, createSurvivor(child, keep));
    return { kind: 'folder', names, synced: new Map(names), changes: [] };
  }
  let content = node.synced;
  for (const change of node.changes.slice(0, surviving)) content = change(content, false);
  if (keep(1) === 1) content = node.changes[surviving]?.(content, true) ?? content;
  return { kind: 'file', content, synced: content, changes: [] };
}

/** Opens a file for writing and removes its content, or creates the file. */
export async function openEmpty(files: Files, path: string): Promise<OpenFile> {
  const file = await files.open(path, 'change').catch(() => files.open(path, 'create'));
  await file.truncate(0);
  return file;
}

export function createMemoryDisk(root: FolderNode = createFolder()): MemoryDisk {
  const locked = new Set<Node>();

  function find(path: string): Node | undefined {
    let node: Node | undefined = root;
    for (const name of path.split('/').filter(Boolean)) {
      if (node?.kind === 'file') throw createDiskError('ENOTDIR', path);
      node = node?.names.get(name);
    }
    return node;
  }

  function getExisting(path: string): Node {
    const node = find(path);
    if (!node) throw createDiskError('ENOENT', path);
    return node;
  }

  function findFolder(path: string): FolderNode {
    const node = getExisting(path);
    if (node.kind === 'file') throw createDiskError('ENOTDIR', path);
    return node;
  }

  function getPlace(path: string): { parent: FolderNode; name: string } {
    const cut = path.lastIndexOf('/');
    return { parent: findFolder(path.slice(0, cut)), name: path.slice(cut + 1) };
  }

  function change(parent: FolderNode, apply: (names: Map<string, Node>) => void): void {
    apply(parent.names);
    parent.changes.push(apply);
  }

  function add(path: string, node: Node): void {
    const { parent, name } = getPlace(path);
    change(parent, (names) => names.set(name, node));
  }

  function remove(path: string): void {
    const { parent, name } = getPlace(path);
    change(parent, (names) => names.delete(name));
  }

  function rename(from: string, to: string): void {
    const node = getExisting(from);
    const target = find(to);
    if (node.kind === 'folder' && target?.kind === 'file') throw createDiskError('ENOTDIR', to);
    if (target?.kind === 'folder' && target.names.size > 0) throw createDiskError('ENOTEMPTY', to);
    const { parent, name } = getPlace(from);
    const place = getPlace(to);
    if (place.parent !== parent) throw createDiskError('EXDEV', to);
    change(parent, (names) => {
      names.delete(name);
      names.set(place.name, node);
    });
  }

  function openNode(node: FileNode): OpenFile {
    const alter = (apply: (content: Buffer, part: boolean) => Buffer): void => {
      node.content = apply(node.content, false);
      node.changes.push(apply);
    };
    const sync = async () => {
      node.synced = node.content;
      node.changes = [];
    };
    return {
      write: async (data, position) => {
        const copy = Uint8Array.from(data);
        alter((content, part) =>
          overwriteFile(
            content,
            part ? copy.subarray(0, copy.length >> 1) : copy,
            Math.min(position, content.length),
          ),
        );
        return copy.length;
      },
      datasync: sync,
      sync,
      chmod: async () => {},
      isWhole: (length) => node.content.length >= length,
      isShared: () => false,
      truncate: async (length) => alter((content) => content.subarray(0, length)),
      close: async () => {},
    };
  }

  const files: Files = {
    open: async (path, how) => {
      const found = find(path);
      if (found?.kind === 'folder') throw createDiskError('EISDIR', path);
      if (found && how === 'create') throw createDiskError('EEXIST', path);
      if (!found && how === 'change') throw createDiskError('ENOENT', path);
      const node = found ?? createFile();
      if (!found) add(path, node);
      return openNode(node);
    },
    readFile: async (path) => {
      const node = getExisting(path);
      if (node.kind === 'folder') throw createDiskError('EISDIR', path);
      return Buffer.from(node.content);
    },
    readStart: (path, length) => files.readPart(path, 0, length),
    readPart: async (path, position, length) =>
      (await files.readFile(path)).subarray(position, position + length),
    inspect: async (path) => {
      const node = find(path);
      return node && { kind: node.kind, mode: undefined, modifiedAt: 0 };
    },
    realPath: async (path) => path,
    readdir: async (path) => [...findFolder(path).names.keys()],
    mkdir: async (path) => {
      if (find(path)) throw createDiskError('EEXIST', path);
      add(path, createFolder());
    },
    rmdir: async (path) => {
      if (findFolder(path).names.size > 0) throw createDiskError('ENOTEMPTY', path);
      remove(path);
    },
    rename: async (from, to) => rename(from, to),
    unlink: async (path) => {
      if (getExisting(path).kind === 'folder') throw createDiskError('EISDIR', path);
      remove(path);
    },
    syncDirectory: async (path) => {
      const node = findFolder(path);
      node.synced = new Map(node.names);
      node.changes = [];
    },
    lock: async (path) => {
      const isNew = !find(path);
      if (isNew) add(path, createFile());
      const node = getExisting(path);
      if (locked.has(node)) return undefined;
      locked.add(node);
      return {
        isNew,
        isInPlace: () => find(path) === node,
        isMoved: () => false,
        release: () => locked.delete(node),
      };
    },
    lockShared: async (path) =>
      locked.has(getExisting(path))
        ? undefined
        : { isNew: false, isInPlace: () => true, isMoved: () => false, release: () => {} },
  };

  return {
    files,
    simulateCrash: (keep) => {
      const survived = createSurvivor(root, keep);
      return createMemoryDisk(survived.kind === 'folder' ? survived : createFolder());
    },
  };
}
