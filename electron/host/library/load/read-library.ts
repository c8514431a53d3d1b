import { join } from 'node:path';
import type { Entry } from '../../../../shared/library.ts';
import { unlessGone } from '../../durable-file.ts';
import type { Files } from '../../files.ts';
import type { Log } from '../../ports.ts';
import { createCopies } from '../backups/backups-search.ts';
import { unreadable } from '../format/store-format.ts';
import { acquireSharedLock } from '../lock/lock.ts';
import { recover, recoverAll } from '../recovery/recovery-plan.ts';
import { findLibraryData, lineFilesOf } from './library-data.ts';
import { loadLibrary } from './store-load.ts';
import { MANIFEST, readManifest } from './store-manifest.ts';

/** A library as its files say it, without having it. */
export interface ReadOnlyLibrary {
  /** In order of id, removed ones too. */
  entries: readonly Entry[];
  /** Files in which something is wrong. What is missing was looked for in the backups, as on opening. */
  damaged: readonly string[];
  /** How much could neither be read nor found in a backup. */
  lost: number;
}

/**
 * Reads a library that can't be opened because its disk can only be read. Writes nothing at all, so nothing is set aside
 * and nothing of an older version taken over. No program can open it meanwhile, so all that is read is of one moment.
 * Throws AppError('library-in-use') if a program has it open, AppError('library-too-new'), ('library-unreadable').
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
  const files = withMissingFolders(options.files);
  const folders = { journal: join(dir, 'journal'), questions: join(dir, 'questions') };
  const manifest = await readManifest(files, dir);
  const copies = createCopies({ dir, files, log });
  const { hasFiles } = await findLibraryData(files, dir);
  const isListed = manifest !== undefined && 'manifest' in manifest;
  const expected = isListed
    ? manifest.manifest.lineFiles
    : hasFiles
      ? lineFilesOf((await copies.newest()).map(({ entry }) => entry.id))
      : undefined;
  const { memory, findings } = await loadLibrary({
    folders,
    files,
    log,
    history: { note: () => undefined, add: () => undefined },
    expected,
  });
  const damaged = new Set([...(isListed ? [] : [MANIFEST]), ...findings.files.map(({ path }) => path)]);
  if (manifest && !isListed && !manifest.isOurs && !hasFiles)
    throw unreadable(join(dir, MANIFEST), 1, manifest.reason);
  const isGone = !manifest && !hasFiles;
  const { lost } = isGone ? await recoverAll(memory, copies) : await recover(findings, memory, copies);
  return {
    entries: [...memory.entries.values()].sort((one, other) => one.id - other.id),
    damaged: [...damaged],
    lost: lost.length,
  };
}

/** What a clone or an unpacked archive lacks, which nobody can make here, is empty. */
const withMissingFolders = (files: Files): Files => ({
  ...files,
  readdir: async (path) => (await unlessGone(files.readdir(path))) ?? [],
});
