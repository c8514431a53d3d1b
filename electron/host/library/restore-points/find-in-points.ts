import { join } from 'node:path';
import type { Log } from '../../ports.ts';
import { getReason } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import type { Copies, FoundEntry } from '../store/load/recover-entries.ts';
import { createPointFolder, getKind, type PointFile } from './point-folder.ts';
import { parseNameTime } from './point-names.ts';

/** Creates a search in the restore points of the library's folder. The library doesn't have to be open. */
export function createCopies({ dir, files, log }: { dir: string; files: Files; log: Log }): Copies {
  const folder = createPointFolder(dir, files);
  const formatOrigin = (file: PointFile) => join(file.folder, `${file.name}.jsonl`);

  async function listNewestFirst(): Promise<{ file: PointFile; at: number }[]> {
    const found = await Promise.all(
      (await folder.list().catch(() => [])).map(async (file) => ({
        file,
        // The time is in the header, or otherwise in the name. The rest isn't read yet, so it may be damaged.
        at: (await folder.readMoment(file)) ?? parseNameTime(file.name) ?? 0,
      })),
    );
    return found.sort((one, other) => other.at - one.at);
  }

  /** Resolves to undefined if the restore point is damaged. */
  async function read(file: PointFile): Promise<FoundEntry[] | undefined> {
    const from = formatOrigin(file);
    try {
      const { entries, at } = await folder.read(file);
      return entries.map((entry) => ({ entry, from, at }));
    } catch (error) {
      log.warn('a restore point is damaged', { from, reason: getReason(error) });
      return undefined;
    }
  }

  /**
   * Returns a damaged restore point's intact lines. They can restore single questions, but not the whole
   * library.
   */
  async function salvage(file: PointFile, copiedAt: number): Promise<FoundEntry[]> {
    const from = formatOrigin(file);
    const { entries, at: found } = await folder.salvage(file).catch(() => ({ entries: [], at: 0 }));
    const at = copiedAt || found;
    log.warn('using only the intact lines of a damaged restore point', { from, entries: entries.length });
    return entries.map((entry) => ({ entry, from, at }));
  }

  return {
    async find(ids) {
      const missing = new Set(ids);
      const found: FoundEntry[] = [];
      for (const { file, at } of await listNewestFirst()) {
        if (missing.size === 0) break;
        const all = (await read(file)) ?? (await salvage(file, at));
        for (const one of all) if (missing.delete(one.entry.id)) found.push(one);
      }
      return found;
    },
    async newest() {
      const all = (await listNewestFirst()).map(({ file }) => file);
      const isScheduled = (file: PointFile) => getKind(file) === 'scheduled';
      for (const file of [...all.filter(isScheduled), ...all.filter((one) => !isScheduled(one))]) {
        const found = await read(file);
        if (found && found.length > 0) return found;
      }
      return [];
    },
    async highestId() {
      for (const { file } of await listNewestFirst()) {
        const found = await read(file);
        if (found) return found.reduce((highest, { entry }) => Math.max(highest, entry.id), 0);
      }
      return 0;
    },
  };
}
