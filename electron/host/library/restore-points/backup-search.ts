import { join } from 'node:path';
import { backupTime } from '../../../../shared/library/backup-info.ts';
import type { Log } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import type { Copies, FoundEntry } from '../store/load/copies.ts';
import { BACKUPS } from './backup-folder.ts';
import { createSnapshotFolder, type SnapshotFolder } from './snapshot-folder.ts';

interface Place {
  dir: string;
  files: Files;
  log: Log;
}

/** The backups and snapshots in the library's folder `dir`. The library doesn't have to be open. */
export const createCopies = (place: Place): Copies => ({
  find: (ids) => findInBackups(place, ids),
  newest: () => findNewestCopy(place),
  async highestId() {
    for (const copy of await newestFirst(place)) {
      const found = await readCopy(place, copy);
      if (found) return found.reduce((highest, { entry }) => Math.max(highest, entry.id), 0);
    }
    return 0;
  },
});

/** Finds entries in the backups and snapshots, each in the newest file with an intact line for it. Never rejects. */
export async function findInBackups(place: Place, ids: Iterable<number>): Promise<FoundEntry[]> {
  const missing = new Set(ids);
  const found: FoundEntry[] = [];
  for (const copy of await newestFirst(place)) {
    if (missing.size === 0) break;
    const all = (await readCopy(place, copy)) ?? (await salvageCopy(place, copy));
    for (const one of all) if (missing.delete(one.entry.id)) found.push(one);
  }
  return found;
}

/** Returns everything in the newest intact backup, or in the newest snapshot if no backup is intact. Never rejects. */
async function findNewestCopy(place: Place): Promise<FoundEntry[]> {
  const copies = await newestFirst(place);
  const isBackup = ({ from }: Copy) => from.startsWith(BACKUPS);
  for (const copy of [...copies.filter(isBackup), ...copies.filter((one) => !isBackup(one))]) {
    const found = await readCopy(place, copy);
    if (found && found.length > 0) return found;
  }
  return [];
}

interface Copy {
  folder: SnapshotFolder;
  name: string;
  from: string;
  at: number;
}

/** Resolves with undefined if the copy is damaged. */
async function readCopy({ log }: Place, { folder, name, from }: Copy): Promise<FoundEntry[] | undefined> {
  try {
    const { entries, at } = await folder.read(name);
    return entries.map((entry) => ({ entry, from, at }));
  } catch (error) {
    log.warn('a backup is damaged', { from, reason: reasonOf(error) });
    return undefined;
  }
}

/** Returns the intact lines of a damaged copy. They can restore single questions, but not the whole library. */
async function salvageCopy(
  { log }: Place,
  { folder, name, from, at: copiedAt }: Copy,
): Promise<FoundEntry[]> {
  const { entries, at: found } = await folder.salvage(name).catch(() => ({ entries: [], at: 0 }));
  const at = copiedAt || found;
  log.warn('using only the intact lines of a damaged backup', { from, entries: entries.length });
  return entries.map((entry) => ({ entry, from, at }));
}

async function newestFirst(place: Place): Promise<Copy[]> {
  const all = await Promise.all(['snapshots', BACKUPS].map((name) => copiesIn(place, name)));
  return all.flat().sort((one, other) => other.at - one.at);
}

async function copiesIn({ dir, files }: Place, folderName: string): Promise<Copy[]> {
  const folder = createSnapshotFolder(join(dir, folderName), files);
  const copies: Copy[] = [];
  for (const name of await folder.names().catch(() => [])) {
    // The header has the time, otherwise the name. Only reading it shows whether the rest is intact.
    const file = await folder.describe(name).catch(() => null);
    const at = file?.at ?? backupTime(name) ?? 0;
    copies.push({ folder, name, from: join(folderName, `${name}.jsonl`), at });
  }
  return copies;
}
