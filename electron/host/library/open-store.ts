import { join } from 'node:path';
import { ensurePath } from '../durable-file.ts';
import type { Files } from '../files.ts';
import { findInBackups } from './backups-search.ts';
import { createHistory } from './history.ts';
import { createLiveStore } from './live-store.ts';
import { acquireLock } from './lock.ts';
import { createProcesses } from './lock-owner.ts';
import { createSetAside } from './set-aside.ts';
import type { Recovery, Store, StoreOptions } from './store.ts';
import { checkManifest } from './store-manifest.ts';
import { openFiles } from './store-open.ts';

/**
 * Opens the library in a folder, or makes one. Nothing is changed before the lock is held, and nothing at all in a
 * library of a newer version. Files that are damaged keep nobody from opening: see `Store.recovery`.
 * Throws AppError('library-too-new'), AppError('library-in-use'), AppError('disk'), and AppError('library-unreadable')
 * where the disk refuses to give a file, or where the folder is another program's.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dir, files, log, clock = { now: Date.now }, processes = createProcesses() } = options;
  const folders = { journal: join(dir, 'journal'), questions: join(dir, 'questions') };
  await checkManifest(files, dir);
  await ensurePath(files, dir);
  const lock = await acquireLock({ dir, files, processes });
  try {
    const history = createHistory({ dir: join(dir, 'history'), files });
    const reportListeners: (() => void)[] = [];
    const onChange = () => {
      for (const listener of reportListeners) listener();
    };
    const setAside = createSetAside({ dir, files, log, onChange });
    const find = options.findInBackups ?? ((ids) => findInBackups({ dir, files, log }, ids));
    const common = { ...options, clock, folders, history, setAside };
    const opened = await openFiles({ ...common, findInBackups: find });
    await removeUnfinished(files, folders.questions);
    const recovery: Recovery = {
      reports: setAside.reports,
      dismiss: setAside.dismiss,
      onChange: (listener) => {
        reportListeners.push(listener);
      },
    };
    return createLiveStore({ ...common, opened, recovery, lock });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Files that a checkpoint had not finished. The journal has their content. */
async function removeUnfinished(files: Files, dir: string): Promise<void> {
  for (const name of await files.readdir(dir).catch(() => [])) {
    // What can't be removed is replaced by the next checkpoint.
    if (/^\d{6,}-\d{6,}\.jsonl\.tmp$/.test(name)) await files.unlink(join(dir, name)).catch(() => undefined);
  }
}
