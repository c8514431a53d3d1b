import { join } from 'node:path';
import { ensurePath, removeUnfinished } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { parseLineFileIndex } from './format/line-file-format.ts';
import { checkHistoryVersions } from './format/version-line.ts';
import { createHistory } from './history/question-history.ts';
import { createCopies } from './restore-points/find-in-points.ts';
import { createEntryStore, type Recovery, type Store, type StoreOptions } from './store/entry-store.ts';
import { quarantineLinks } from './store/library-links.ts';
import { acquireLock } from './store/library-lock.ts';
import { RESTORE_POINT_FOLDERS } from './store/load/library-files.ts';
import { MANIFEST, readManifest } from './store/load/manifest.ts';
import { openFiles } from './store/load/open-library-files.ts';
import { createQuarantine } from './store/quarantine.ts';

/**
 * Opens the library in a folder, or creates one. Doesn't change existing files before locking the folder, or
 * if the library's version is newer. Damaged files don't prevent opening; see `Store.recovery`.
 *
 * Rejects with AppError('library-too-new'), AppError('library-in-use'), or AppError('disk'). Rejects with
 * AppError('library-unreadable') if a file can't be read or the folder belongs to another program.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dir, files, log, clock = { now: Date.now } } = options;
  const folders = { journal: join(dir, 'journal'), questions: join(dir, 'questions') };
  await readManifest(files, dir);
  await checkHistoryVersions(files, join(dir, 'history'));
  await ensurePath(files, dir);
  const reportListeners: (() => void)[] = [];
  const onChange = () => {
    for (const listener of reportListeners) listener();
  };
  const quarantine = createQuarantine({ dir, files, log, onChange });
  const lock = await acquireLock({
    dir,
    files,
    quarantineLinks: (only) => quarantineLinks({ dir, files, log, quarantine, at: clock.now() }, only),
  });
  try {
    const history = createHistory({
      dir: join(dir, 'history'),
      files,
      log,
      quarantine: (name, bytes) =>
        quarantine.storeCopies('history', clock.now(), new Map([[`history/${name}`, bytes]])),
    });
    const copies = options.copies ?? createCopies({ dir, files, log });
    const common = { ...options, clock, folders, history, quarantine, copies };
    const opened = await openFiles(common);
    await sweep(files, dir, options.otherFiles ?? []);
    await removeUndoHistories(files, join(dir, 'undo'));
    const recovery: Recovery = {
      store: quarantine.store,
      reports: quarantine.reports,
      dismiss: quarantine.dismiss,
      onChange: (listener) => {
        reportListeners.push(listener);
      },
    };
    return createEntryStore({ ...common, opened, recovery, lock });
  } catch (error) {
    await lock.discard();
    throw error;
  }
}

/**
 * Deletes the undo histories that earlier versions of the app wrote, because they can contain deleted text.
 */
async function removeUndoHistories(files: Files, folder: string): Promise<void> {
  const names = await files.readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /^\d{6,15}\.jsonl/.test(one)))
    await files.unlink(join(folder, name)).catch(() => undefined);
  await files.rmdir(folder).catch(() => undefined);
}

/** Removes temporary files that an earlier run left behind. */
async function sweep(files: Files, dir: string, otherFiles: readonly string[]): Promise<void> {
  const isLineFile = (name: string) => parseLineFileIndex(name) !== undefined;
  await removeUnfinished(files, dir, (name) => name === MANIFEST || otherFiles.includes(name));
  await removeUnfinished(files, join(dir, 'questions'), isLineFile);
  await removeUnfinished(files, join(dir, 'history'), isLineFile);
  for (const folder of RESTORE_POINT_FOLDERS)
    await removeUnfinished(files, join(dir, folder), (name) => name.endsWith('.jsonl'));
}
