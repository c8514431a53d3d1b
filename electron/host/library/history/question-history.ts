import { join } from 'node:path';
import { type Entry, isPurged } from '../../../../shared/library/entry.ts';
import type { Log } from '../../ports.ts';
import { ensureDirectory, getReason, ignoreMissing, toDiskError } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { createUnreadableError, formatLineFileName, getLineFileIndex } from '../format/line-file-format.ts';
import {
  checkHistoryStart,
  countUnread,
  createSavedVersion,
  isSameVersion,
  type SavedVersion,
} from '../format/version-line.ts';
import type { FormerVersions, History } from '../store/history.ts';
import {
  addVersions,
  limitVersions,
  MAX_VERSIONS,
  readVersions,
  removeRepeatedVersions,
} from './history-file.ts';

interface HistoryOptions {
  /** The folder of history files. It's created with the first version. */
  dir: string;
  files: Files;
  log: Log;
  /** Stores a durable copy of a damaged file in `dir` before it's rewritten. */
  quarantine: (name: string, bytes: Buffer) => Promise<void>;
  most?: number;
}

export function createHistory(options: HistoryOptions): History {
  const { dir, files, log, most = MAX_VERSIONS } = options;
  /** Versions that aren't on disk yet, by file index, oldest first. */
  const pending = new Map<number, SavedVersion[]>();
  /** Permanently deleted IDs, by file index. */
  const purged = new Map<number, Set<number>>();
  /** Whether the folder and the names in it are durable. */
  let isSynced = { folder: false, names: false };
  const getPath = (index: number) => join(dir, formatLineFileName(index));

  function note(old: Entry, next: Entry | undefined): void {
    if (next && isPurged(next)) purge(next.id);
    else recordVersion(old, next);
  }

  function recordVersion(old: Entry, next: Entry | undefined): void {
    if (!old.question || (next?.question && isSameVersion(old.question, next.question))) return;
    const version = createSavedVersion(old);
    if (version) add(version);
  }

  function add(version: SavedVersion): void {
    const index = getLineFileIndex(version.id);
    const before = pending.get(index);
    if (before) before.push(version);
    else pending.set(index, [version]);
  }

  function purge(id: number): void {
    const index = getLineFileIndex(id);
    const left = pending.get(index)?.filter((version) => version.id !== id) ?? [];
    if (left.length > 0) pending.set(index, left);
    else pending.delete(index);
    purged.set(index, (purged.get(index) ?? new Set()).add(id));
  }

  async function flush(current: ReadonlyMap<number, Entry>): Promise<void> {
    if (pending.size === 0 && purged.size === 0) return;
    const getCreatedAt = (id: number) => current.get(id)?.question?.createdAt;
    try {
      await haveFolder();
      for (const index of new Set([...pending.keys(), ...purged.keys()])) {
        const versions = [...(pending.get(index) ?? [])];
        const gone = new Set(purged.get(index));
        const quarantine = (bytes: Buffer) => options.quarantine(formatLineFileName(index), bytes);
        const path = getPath(index);
        const isNew = await addVersions({ files, path, versions, gone, getCreatedAt, most, quarantine });
        if (isNew) isSynced.names = false;
        await keepNames();
        forget(index, versions);
        forgetPurged(index, gone);
      }
    } catch (error) {
      isSynced = { folder: false, names: false };
      throw toDiskError(dir, error);
    }
  }

  async function haveFolder(): Promise<void> {
    if (isSynced.folder) return;
    await ensureDirectory(files, dir);
    isSynced.folder = true;
  }

  async function keepNames(): Promise<void> {
    if (isSynced.names) return;
    await files.syncDirectory(dir);
    isSynced.names = true;
  }

  /** Removes written versions, but keeps those that were recorded during the write. */
  function forget(index: number, written: readonly SavedVersion[]): void {
    const left = pending.get(index)?.filter((version) => !written.includes(version)) ?? [];
    if (left.length > 0) pending.set(index, left);
    else pending.delete(index);
  }

  function forgetPurged(index: number, gone: ReadonlySet<number>): void {
    const left = [...(purged.get(index) ?? [])].filter((id) => !gone.has(id));
    if (left.length > 0) purged.set(index, new Set(left));
    else purged.delete(index);
  }

  async function versions({ id, question }: Entry): Promise<FormerVersions> {
    if (!question) return { versions: [], unread: 0 };
    const index = getLineFileIndex(id);
    // Pending versions are read before the file. A version that's being written then appears twice rather
    // than not at all.
    const waiting = [...(pending.get(index) ?? [])];
    const { found, unread } = await readFile(index, id, waiting);
    const all = [...found, ...waiting.filter((version) => version.id === id)];
    const own = removeRepeatedVersions(
      all.filter((version) => version.question.createdAt === question.createdAt),
    );
    const last = own.at(-1);
    // If a crash lost the versions in between, the last one can equal the current question.
    if (last && isSameVersion(last.question, question)) own.pop();
    return { versions: limitVersions(own, most), unread };
  }

  async function readFile(index: number, id: number, waiting: readonly SavedVersion[]) {
    const path = getPath(index);
    const bytes = await ignoreMissing(files.readFile(path)).catch((error: unknown) => {
      throw createUnreadableError(path, 0, getReason(error), error);
    });
    if (!bytes) return { found: [], unread: 0 };
    checkHistoryStart(bytes, path);
    const unread = countUnread(bytes, waiting);
    if (unread > 0) log.warn("couldn't read some versions of questions", { path, lines: unread });
    return { found: readVersions(bytes, id), unread };
  }

  return { recordReplaced: note, add, flush, versions };
}
