import { join } from 'node:path';
import { type Entry, isPurged } from '../../../../shared/library/entry.ts';
import type { Log } from '../../ports.ts';
import { diskError, ensureDirectory, reasonOf, unlessGone } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { lineFileName, lineFileOf, unreadable } from '../store/format/line-file-format.ts';
import { addVersions, bounded, distinct, MAX_VERSIONS, versionsIn } from './history-file.ts';
import {
  checkHistoryStart,
  countUnread,
  type KeptVersion,
  sameVersion,
  versionOf,
} from './history-format.ts';

/** What questions were before they were saved anew. What they are now is in the question files. */
export interface History {
  /**
   * Notes that one version of an entry took the place of another; `next` is undefined where it is gone with the whole
   * library. What has no question, or the same one, makes no version. One that was deleted for good takes all its
   * versions along, also those on disk.
   */
  note(old: Entry, next: Entry | undefined): void;
  /** Notes what a question was elsewhere. Saying it again does no harm. */
  add(version: KeptVersion): void;
  /**
   * Brings what was noted to the disk. To be waited for before the question files are written anew, and the journal
   * dropped. `current` tells which question has an id now. Throws AppError('disk'): then what is not there yet stays
   * noted.
   */
  flush(current: ReadonlyMap<number, Entry>): Promise<void>;
  /**
   * What the question of this entry was before, oldest first: its first version, and the newest. None for what has no
   * question. Lines that can't be read are passed over, and counted. Throws AppError('library-unreadable'),
   * AppError('library-too-new').
   */
  versions(entry: Entry): Promise<FormerVersions>;
}

/** What a question was before. */
export interface FormerVersions {
  versions: KeptVersion[];
  /** Lines of its file that can't be read any more: versions of this question may be among them, or of its neighbours. */
  unread: number;
}

interface HistoryOptions {
  /** Made with the first version. */
  dir: string;
  files: Files;
  log: Log;
  /** Keeps a damaged file, by its name in `dir`, before it is written anew, so that the copy lasts. */
  quarantine: (name: string, bytes: Buffer) => Promise<void>;
  /** So many versions of a question are kept. */
  most?: number;
}

/** The history in a folder. */
export function createHistory(options: HistoryOptions): History {
  const { dir, files, log, most = MAX_VERSIONS } = options;
  /** By file, oldest first: what is not on disk yet. */
  const noted = new Map<number, KeptVersion[]>();
  /** By file: ids that were deleted for good, and whose versions are to go. */
  const purged = new Map<number, Set<number>>();
  /** Whether the folder's own name, and those in it, are known to be on disk. */
  let isSynced = { folder: false, names: false };
  const pathOf = (index: number) => join(dir, lineFileName(index));

  function note(old: Entry, next: Entry | undefined): void {
    if (next && isPurged(next)) purge(next.id);
    else keep(old, next);
  }

  function keep(old: Entry, next: Entry | undefined): void {
    if (!old.question || (next?.question && sameVersion(old.question, next.question))) return;
    const version = versionOf(old);
    if (version) add(version);
  }

  function add(version: KeptVersion): void {
    const index = lineFileOf(version.id);
    const before = noted.get(index);
    if (before) before.push(version);
    else noted.set(index, [version]);
  }

  function purge(id: number): void {
    const index = lineFileOf(id);
    const left = noted.get(index)?.filter((version) => version.id !== id) ?? [];
    if (left.length > 0) noted.set(index, left);
    else noted.delete(index);
    purged.set(index, (purged.get(index) ?? new Set()).add(id));
  }

  async function flush(current: ReadonlyMap<number, Entry>): Promise<void> {
    if (noted.size === 0 && purged.size === 0) return;
    const createdAtOf = (id: number) => current.get(id)?.question?.createdAt;
    try {
      await haveFolder();
      for (const index of new Set([...noted.keys(), ...purged.keys()])) {
        const versions = [...(noted.get(index) ?? [])];
        const gone = new Set(purged.get(index));
        const quarantine = (bytes: Buffer) => options.quarantine(lineFileName(index), bytes);
        const path = pathOf(index);
        const isNew = await addVersions({ files, path, versions, gone, createdAtOf, most, quarantine });
        if (isNew) isSynced.names = false;
        await keepNames();
        forget(index, versions);
        forgetPurged(index, gone);
      }
    } catch (error) {
      isSynced = { folder: false, names: false };
      throw diskError(dir, error);
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

  /** Others may have been noted meanwhile. */
  function forget(index: number, written: readonly KeptVersion[]): void {
    const left = noted.get(index)?.filter((version) => !written.includes(version)) ?? [];
    if (left.length > 0) noted.set(index, left);
    else noted.delete(index);
  }

  function forgetPurged(index: number, gone: ReadonlySet<number>): void {
    const left = [...(purged.get(index) ?? [])].filter((id) => !gone.has(id));
    if (left.length > 0) purged.set(index, new Set(left));
    else purged.delete(index);
  }

  async function versions({ id, question }: Entry): Promise<FormerVersions> {
    if (!question) return { versions: [], unread: 0 };
    const index = lineFileOf(id);
    // Asked for before the file is read: what is on its way there is rather seen twice than never.
    const waiting = [...(noted.get(index) ?? [])];
    const { found, unread } = await readFile(index, id, waiting);
    const all = [...found, ...waiting.filter((version) => version.id === id)];
    const own = distinct(all.filter((version) => version.question.createdAt === question.createdAt));
    const last = own.at(-1);
    // A crash may have taken what came after it.
    if (last && sameVersion(last.question, question)) own.pop();
    return { versions: bounded(own, most), unread };
  }

  async function readFile(index: number, id: number, waiting: readonly KeptVersion[]) {
    const path = pathOf(index);
    const bytes = await unlessGone(files.readFile(path)).catch((error: unknown) => {
      throw unreadable(path, 0, reasonOf(error), error);
    });
    if (!bytes) return { found: [], unread: 0 };
    checkHistoryStart(bytes, path);
    const unread = countUnread(bytes, waiting);
    if (unread > 0) log.warn('some versions of questions can not be read', { path, lines: unread });
    return { found: versionsIn(bytes, id), unread };
  }

  return { note, add, flush, versions };
}
