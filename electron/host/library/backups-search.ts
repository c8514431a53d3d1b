import { join } from 'node:path';
import type { Entry } from '../../../shared/library.ts';
import { reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Log } from '../ports.ts';
import { BACKUPS } from './backups-folder.ts';
import { createSnapshotFolder } from './snapshot-folder.ts';

/** An entry, and which file it was found in. */
export interface FoundEntry {
  entry: Entry;
  /** The file's path within the library's folder. */
  from: string;
  /** When that file was made, milliseconds since 1970. */
  at: number;
}

/**
 * Looks entries up in the backups and snapshots of the library's folder `dir`: each as the newest file has it that has
 * it at all and can be read from its first line to its last. Needs no open library. Never rejects.
 */
export async function findInBackups(
  { dir, files, log }: { dir: string; files: Files; log: Log },
  ids: Iterable<number>,
): Promise<FoundEntry[]> {
  const missing = new Set(ids);
  const found: FoundEntry[] = [];
  for (const { folder, name, from } of await newestFirst()) {
    if (missing.size === 0) break;
    const state = await folder.read(name).catch((error: unknown) => {
      log.warn('nothing could be taken from a backup', { from, reason: reasonOf(error) });
    });
    for (const entry of state?.entries ?? []) {
      if (state && missing.delete(entry.id)) found.push({ entry, from, at: state.at });
    }
  }
  return found;

  async function newestFirst() {
    const all = await Promise.all(['snapshots', BACKUPS].map(filesOf));
    return all.flat().sort((one, other) => other.at - one.at);
  }

  async function filesOf(place: string) {
    const folder = createSnapshotFolder(join(dir, place), files);
    const described = [];
    for (const name of await folder.names().catch(() => [])) {
      // The first line tells when; whether the others can be read shows when they are.
      const file = await folder.describe(name).catch(() => null);
      if (file) described.push({ folder, name, from: join(place, `${name}.jsonl`), at: file.at });
    }
    return described;
  }
}
