import { join } from 'node:path';
import type { Files } from '../../../system/files.ts';
import { BACKUPS } from '../../backups/backup-folder.ts';
import { firstIdOf, IDS_PER_FILE, lineFileIndex, lineFileOf } from '../format/line-file-format.ts';
import { segmentNumber } from '../journal/journal.ts';
import { MANIFEST, readManifest } from './manifest.ts';

/** Read and write for the owner, and nothing for others. */
const PRIVATE = 0o600;
const OTHERS_READ = 0o044;
const OTHERS_READ_AND_WRITE = 0o066;

/**
 * The disk for everything in the library's folder `dir`: whatever it creates there can be read by its owner alone, or by everyone who
 * may read `library.json`, so that a library that is shared with other accounts stays shared.
 */
export function createLibraryFiles(files: Files, dir: string): Files {
  const modeOfFiles = async () => {
    const mode = await files.modeOf(join(dir, MANIFEST));
    return mode === undefined ? PRIVATE : PRIVATE | (mode & OTHERS_READ_AND_WRITE);
  };
  return {
    ...files,
    async open(path, how) {
      if (how === 'change') return files.open(path, how);
      const mode = await modeOfFiles();
      const file = await files.open(path, how, mode);
      // The umask took away what the owner gives to others. A drive that knows no modes refuses.
      if (mode !== PRIVATE && how === 'create') await file.chmod(mode).catch(() => undefined);
      return file;
    },
    async mkdir(path) {
      const mode = await modeOfFiles();
      return files.mkdir(path, 0o700 | (mode & OTHERS_READ_AND_WRITE) | ((mode & OTHERS_READ) >> 2));
    },
  };
}

/** What a folder has of a library. */
interface LibraryData {
  /** Question files or a journal. */
  hasFiles: boolean;
  /** Copies of questions, or what only a library with questions has: the folder isn't an empty library. */
  hasTraces: boolean;
  /** Question files that there were, by what is kept of their questions beside them. */
  traced: ReadonlySet<number>;
}

/** Looks at names alone. Never rejects. */
export async function findLibraryData(files: Files, dir: string): Promise<LibraryData> {
  const names = (folder: string) => files.readdir(join(dir, folder)).catch((): string[] => []);
  const isLine = (name: string) => name.endsWith('.jsonl');
  const [questions, journal, ...others] = await Promise.all(
    ['questions', 'journal', BACKUPS, 'snapshots', 'history', 'undo'].map(names),
  );
  return {
    hasFiles:
      (questions ?? []).some((name) => lineFileIndex(name) !== undefined) ||
      (journal ?? []).some((name) => segmentNumber(name) !== undefined),
    hasTraces: others.some((folder) => folder.some(isLine)),
    traced: new Set(others.flat().flatMap(tracedBy)),
  };
}

/** By the name of a file of the history, or of the undo of a question. */
function tracedBy(name: string): number[] {
  const index = lineFileIndex(name);
  if (index !== undefined) return [index];
  const id = Number(/^(\d{6,15})\.jsonl$/.exec(name)?.[1]);
  return id > 0 ? [lineFileOf(id)] : [];
}

/**
 * Whether there is a library in a folder, also where its manifest is gone. Throws AppError('library-too-new'), and
 * AppError('library-unreadable') where the disk refuses the manifest.
 */
export async function holdsLibrary(files: Files, dir: string): Promise<boolean> {
  if (await readManifest(files, dir)) return true;
  const { hasFiles, hasTraces } = await findLibraryData(files, dir);
  return hasFiles || hasTraces;
}

/** The question files that these ids belong in: of a copy of the library, what a manifest that is gone would list. */
export const lineFilesOf = (ids: readonly number[]): ReadonlySet<number> => new Set(ids.map(lineFileOf));

/** The highest id that may have been given in question files of which nothing is left; 0 for none. */
export const lastIdIn = (lineFiles: Iterable<number>): number =>
  Math.max(0, ...Array.from(lineFiles, (index) => firstIdOf(index) + IDS_PER_FILE - 1));
