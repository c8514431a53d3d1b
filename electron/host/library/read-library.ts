import { join, relative } from 'node:path';
import type { Entry } from '../../../shared/library/entry.ts';
import type { Log } from '../ports.ts';
import { confineFiles } from '../system/confined-files.ts';
import { ignoreMissing } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { createUnreadableError } from './format/line-file-format.ts';
import { createCopies } from './restore-points/find-in-points.ts';
import { findLinks } from './store/library-links.ts';
import { acquireSharedLock } from './store/library-lock.ts';
import { findLibraryData, listLineFiles } from './store/load/library-files.ts';
import { loadLibrary } from './store/load/load-library.ts';
import { MANIFEST, readManifest } from './store/load/manifest.ts';
import { recover, recoverAll } from './store/load/recover-entries.ts';

interface ReadOnlyLibrary {
  /** The entries ordered by ID, including deleted ones. */
  entries: readonly Entry[];
  /** The paths of damaged files. Their missing entries were looked up in restore points. */
  damaged: readonly string[];
  /** The number of entries that are neither readable nor in a restore point. */
  lost: number;
}

/**
 * Reads a library on a read-only disk without writing anything. A shared lock prevents other programs from
 * opening the library. Rejects with AppError('library-in-use'), AppError('library-too-new'), or
 * AppError('library-unreadable').
 */
export async function readLibrary(options: {
  dir: string;
  files: Files;
  log: Log;
}): Promise<ReadOnlyLibrary> {
  const lock = await acquireSharedLock(options);
  try {
    return await readFiles(options);
  } finally {
    lock.release();
  }
}

async function readFiles(options: { dir: string; files: Files; log: Log }): Promise<ReadOnlyLibrary> {
  const { dir, log } = options;
  const confined = confineFiles(options.files, dir);
  const links = new Set((await findLinks(confined, dir)).map(({ path }) => path));
  const files = withMissingFolders(confined, dir, links);
  const folders = { journal: join(dir, 'journal'), questions: join(dir, 'questions') };
  const manifest = await readManifest(files, dir);
  const copies = createCopies({ dir, files, log });
  const { hasFiles } = await findLibraryData(files, dir);
  const isListed = manifest !== undefined && 'manifest' in manifest;
  const expected = isListed
    ? manifest.manifest.lineFiles
    : hasFiles
      ? listLineFiles((await copies.newest()).map(({ entry }) => entry.id))
      : undefined;
  const { memory, findings } = await loadLibrary({
    folders,
    files,
    log,
    history: { recordReplaced: () => undefined, add: () => undefined },
    expected,
  });
  const damaged = new Set([
    ...links,
    ...(isListed ? [] : [MANIFEST]),
    ...findings.files.map(({ path }) => path),
  ]);
  if (manifest && !isListed && !manifest.isOurs && !hasFiles)
    throw createUnreadableError(join(dir, MANIFEST), 1, manifest.reason);
  const isGone = !manifest && !hasFiles;
  const { lost } = isGone ? await recoverAll(memory, copies) : await recover(findings, memory, copies);
  return {
    entries: [...memory.entries.values()].sort((one, other) => one.id - other.id),
    damaged: [...damaged],
    lost: lost.length,
  };
}

/**
 * Treats missing folders as empty because a clone or an unpacked archive can lack them. Doesn't list links.
 */
const withMissingFolders = (files: Files, dir: string, links: ReadonlySet<string>): Files => ({
  ...files,
  async readdir(path) {
    const names = (await ignoreMissing(files.readdir(path))) ?? [];
    return names.filter((name) => !links.has(relative(dir, join(path, name)).replaceAll('\\', '/')));
  },
});
