import { join } from 'node:path';
import { momentOfBackup } from '../../../../shared/library/backup.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Log } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { createSnapshotFolder, type SnapshotFolder } from '../snapshots/snapshot-folder.ts';
import { BACKUPS } from './backup-folder.ts';

/** An entry, and which file it was found in. */
export interface FoundEntry {
  entry: Entry;
  /** The file's path within the library's folder. */
  from: string;
  /** When that file was made, milliseconds since 1970. */
  at: number;
}

/** What was kept of the library, as files of their own. No call rejects. */
export interface Copies {
  /** Each of these entries as the newest copy has it that has it. */
  find(ids: ReadonlySet<number>): Promise<FoundEntry[]>;
  /** Everything that the newest copy has. */
  newest(): Promise<FoundEntry[]>;
  /** The highest id in the newest copy that can be relied on, 0 without one: up to there it tells which ids are in use. */
  highestId(): Promise<number>;
}

interface Place {
  dir: string;
  files: Files;
  log: Log;
}

/** The backups and snapshots of the library's folder `dir`. Needs no open library. */
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

/**
 * Looks entries up in the backups and snapshots of the library's folder `dir`: each as the newest file has it that has
 * it at all, on a line that can be relied on. Never rejects.
 */
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

/**
 * Everything that the newest backup has, or the newest snapshot where no backup can be read; nothing where there is
 * neither. Never rejects.
 */
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

/** Undefined where not all of it can be relied on. */
async function readCopy({ log }: Place, { folder, name, from }: Copy): Promise<FoundEntry[] | undefined> {
  try {
    const { entries, at } = await folder.read(name);
    return entries.map((entry) => ({ entry, from, at }));
  } catch (error) {
    log.warn('a backup is damaged', { from, reason: reasonOf(error) });
    return undefined;
  }
}

/** Of a damaged one, the lines that are as they were written: good for single questions, and never for all. */
async function salvageCopy({ log }: Place, { folder, name, from, at: told }: Copy): Promise<FoundEntry[]> {
  const { entries, at: found } = await folder.salvage(name).catch(() => ({ entries: [], at: 0 }));
  const at = told || found;
  log.warn('what can still be read of a damaged backup counts', { from, entries: entries.length });
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
    // The first line tells when, else the name; whether the others can be read shows when they are.
    const file = await folder.describe(name).catch(() => null);
    const at = file?.at ?? momentOfBackup(name) ?? 0;
    copies.push({ folder, name, from: join(folderName, `${name}.jsonl`), at });
  }
  return copies;
}
