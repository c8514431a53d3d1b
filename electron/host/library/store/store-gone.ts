import { basename } from 'node:path';
import type { RecoveryFile } from '../../../../shared/recovery.ts';
import { ensureDirectory } from '../../durable-file.ts';
import type { Files } from '../../files.ts';
import type { Clock } from '../../ports.ts';
import type { Folders } from '../load/store-load.ts';
import { MANIFEST } from '../load/store-manifest.ts';
import { LOCK_FILE, type Lock } from '../lock/lock.ts';
import type { SetAside } from '../recovery/set-aside.ts';

/**
 * Makes folders anew that another program took away, if the library itself is still there: what stands where a drive was
 * mounted is not ours to fill, nor is a library that another program has open. Throws AppError('disk'), and the error
 * ENOENT where it is not.
 */
export async function remakeFolders(
  files: Files,
  dir: string,
  folders: Folders,
  lock: LockInPlace,
): Promise<void> {
  await checkOurs(files, dir, lock);
  const names = await files.readdir(dir);
  for (const folder of [folders.journal, folders.questions]) {
    if (!names.includes(basename(folder))) await ensureDirectory(files, folder);
  }
}

/** Whether the folder still is a library, or what is left of one. */
async function isThere(files: Files, dir: string): Promise<boolean> {
  const names: string[] = await files.readdir(dir).catch(() => []);
  return names.includes(MANIFEST) || names.includes(LOCK_FILE);
}

type LockInPlace = Pick<Lock, 'isInPlace' | 'isMoved' | 'relock'>;

/** Whether this program may write into the folder. Another library may have come in its place, and be open elsewhere. */
export const isOurs = async (files: Files, dir: string, lock: LockInPlace): Promise<boolean> =>
  lock.isInPlace() || ((await isThere(files, dir)) && (await lock.relock()));

/** Throws the error ENOENT if this program may not write into the folder. */
export async function checkOurs(files: Files, dir: string, lock: LockInPlace): Promise<void> {
  if (!(await isOurs(files, dir, lock)))
    throw Object.assign(new Error('the library is not there any more'), { code: 'ENOENT' });
}

/**
 * Throws the error ENOENT if another program may have opened the library before a write. A write to a folder that was
 * moved stays in that folder, which keeps its lock.
 */
export async function checkWritten(files: Files, dir: string, lock: LockInPlace): Promise<void> {
  if (!lock.isInPlace() && !lock.isMoved()) await checkOurs(files, dir, lock);
}

/** Reports a journal segment that another program took away, and sets aside what it put in its place. */
export async function keepLost(
  ports: { dir: string; files: Files; clock: Clock; setAside: Pick<SetAside, 'keep'> },
  path: string,
): Promise<void> {
  const { dir, files, clock, setAside } = ports;
  if (!(await isThere(files, dir))) return;
  const name = `journal/${basename(path)}`;
  const bytes = await files.readFile(path).catch(() => undefined);
  const reason = 'another program deleted or changed the file; what it had was written to the question files';
  const found: RecoveryFile = { path: name, line: null, reason, kind: 'changed-outside' };
  const copies = new Map(bytes ? [[name, bytes]] : []);
  await setAside.keep({ at: clock.now(), files: [found], restored: [], lost: [] }, copies);
}
