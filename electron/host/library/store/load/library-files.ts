import { join } from 'node:path';
import type { Log } from '../../../ports.ts';
import { confineFiles } from '../../../system/confined-files.ts';
import type { Files } from '../../../system/files.ts';
import {
  getFirstId,
  getLineFileIndex,
  IDS_PER_FILE,
  parseLineFileIndex,
  parseSegmentNumber,
} from '../../format/line-file-format.ts';
import { MANIFEST, readManifest } from './manifest.ts';

const PRIVATE = 0o600;
const OTHERS_READ = 0o044;
const OTHERS_READ_AND_WRITE = 0o066;
const OTHERS_WRITE = 0o022;

/**
 * Confines file access to the library's folder `dir`. New files and folders are private unless other accounts
 * can access `library.json`. In that case, those accounts get the same access to them, because a shared
 * library must remain shared.
 */
export function createLibraryFiles(disk: Files, dir: string): Files {
  const files = confineFiles(disk, dir);
  const findFileMode = async () => {
    const mode = (await files.inspect(join(dir, MANIFEST)).catch(() => undefined))?.mode;
    return mode === undefined ? PRIVATE : PRIVATE | (mode & OTHERS_READ_AND_WRITE);
  };
  return {
    ...files,
    async open(path, how) {
      if (how === 'change') return files.open(path, how);
      const mode = await findFileMode();
      const file = await files.open(path, how, mode);
      // The umask may have removed the permissions of other accounts. Drives without file modes reject this
      // call.
      if (mode !== PRIVATE && how === 'create') await file.chmod(mode).catch(() => undefined);
      return file;
    },
    async mkdir(path) {
      const mode = await findFileMode();
      return files.mkdir(path, 0o700 | (mode & OTHERS_READ_AND_WRITE) | ((mode & OTHERS_READ) >> 2));
    },
  };
}

/**
 * Warns if other accounts can write to the library's folder, because they must be trusted. `confineFiles`
 * checks folders by path, and Node can't open files relative to an open folder. Another account could replace
 * a folder with a link right after the check. Never rejects.
 */
export async function warnIfOthersCanWrite(disk: Files, dir: string, log: Log): Promise<void> {
  const path = await disk.realPath(dir).catch(() => dir);
  const mode = (await disk.inspect(path).catch(() => undefined))?.mode ?? 0;
  if ((mode & OTHERS_WRITE) === 0) return;
  log.warn("other accounts can write to the library's folder; share it only with accounts that you trust", {
    path,
    mode: (mode & 0o777).toString(8),
  });
}

/** The folder of the local API's test library. It's a library inside another library's folder. */
export const TEST_LIBRARY = 'test-library';

/**
 * The folder of restore points. Earlier versions of the app used the other 2 folders in
 * `RESTORE_POINT_FOLDERS`, and the app still reads them.
 */
export const RESTORE_POINTS = 'restore-points';
export const RESTORE_POINT_FOLDERS = [RESTORE_POINTS, 'backups', 'snapshots'] as const;

/** The names in a library's folder. See docs/reference/library-format.md. */
export const LIBRARY_FILES: ReadonlySet<string> = new Set([
  ...[
    'library.json',
    'library.lock',
    'library.lock.json',
    'settings.json',
    'settings.copy.json',
    'similar.jsonl',
    'similar.cache',
    'sync.json',
  ],
  ...['questions', 'journal', 'history', ...RESTORE_POINT_FOLDERS, 'undo', 'set-aside', TEST_LIBRARY],
]);

interface LibraryData {
  hasFiles: boolean;
  /**
   * Whether there are restore points or history files. Only a library that has had questions has such files.
   */
  hasTraces: boolean;
  /** The question files that must have existed according to the history. */
  traced: ReadonlySet<number>;
}

/** Looks for library data by checking file names only. Never rejects. */
export async function findLibraryData(files: Files, dir: string): Promise<LibraryData> {
  const listNames = (folder: string) => files.readdir(join(dir, folder)).catch((): string[] => []);
  const isJsonLinesFile = (name: string) => name.endsWith('.jsonl');
  const [questions, journal, ...others] = await Promise.all(
    ['questions', 'journal', 'history', ...RESTORE_POINT_FOLDERS].map(listNames),
  );
  return {
    hasFiles:
      (questions ?? []).some((name) => parseLineFileIndex(name) !== undefined) ||
      (journal ?? []).some((name) => parseSegmentNumber(name) !== undefined),
    hasTraces: others.some((folder) => folder.some(isJsonLinesFile)),
    traced: new Set(others.flat().flatMap((name) => parseLineFileIndex(name) ?? [])),
  };
}

/**
 * Resolves to whether a folder contains a library, even without its manifest. Rejects with
 * AppError('library-too-new'), or AppError('library-unreadable') if the manifest can't be read.
 */
export async function hasLibrary(disk: Files, dir: string): Promise<boolean> {
  const files = confineFiles(disk, dir);
  if (await readManifest(files, dir)) return true;
  const { hasFiles, hasTraces } = await findLibraryData(files, dir);
  return hasFiles || hasTraces;
}

/** Returns the indexes of the question files that contain these IDs. */
export const listLineFiles = (ids: readonly number[]): ReadonlySet<number> =>
  new Set(ids.map(getLineFileIndex));

/** Returns the highest ID that the question files can contain, or 0 if there are no files. */
export const findLastId = (lineFiles: Iterable<number>): number =>
  Iterator.from(lineFiles).reduce((last, index) => Math.max(last, getFirstId(index) + IDS_PER_FILE - 1), 0);
