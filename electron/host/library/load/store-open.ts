import { join } from 'node:path';
import { ensureDirectory, reasonOf } from '../../durable-file.ts';
import type { Files } from '../../files.ts';
import type { Clock, Log } from '../../ports.ts';
import { BACKUPS } from '../backups/backups-folder.ts';
import type { Copies } from '../backups/backups-search.ts';
import { lineFileIndex, lineFileOf } from '../format/line-file.ts';
import { unreadable } from '../format/store-format.ts';
import type { History } from '../history/history.ts';
import { segmentNumber } from '../journal/journal-segment.ts';
import { recover, recoverAll } from '../recovery/recovery-plan.ts';
import type { SetAside } from '../recovery/set-aside.ts';
import { type Folders, loadLibrary } from './store-load.ts';
import type { Loaded } from './store-loaded.ts';
import { MANIFEST, type ManifestReading, readManifest, writeManifest } from './store-manifest.ts';

/** A library that was read, and what is to be done before anything of it is written over. */
export interface Opened {
  loaded: Loaded;
  /** Ids up to this one were given, also where nothing of them is left. */
  highestId: number;
  /**
   * Sets damaged files aside, keeps a copy of those of an older version, and brings the manifest up to date; nothing,
   * where all of that is done. Throws AppError('disk'); then it is to be called again.
   */
  ready: () => Promise<void>;
  /** Keeps the manifest's list of line files. Throws AppError('disk'). */
  list: (lineFiles: ReadonlySet<number>) => Promise<void>;
}

export interface OpenPorts {
  dir: string;
  folders: Folders;
  files: Files;
  clock: Clock;
  log: Log;
  history: Pick<History, 'note' | 'add'>;
  setAside: SetAside;
  copies: Copies;
}

/** The copies of an older version that are kept are in a folder of this name. */
const OLD_VERSION = 'version-1';

/**
 * Reads the library of a folder that is locked, whatever state it is in, or makes one. What can't be read is looked for
 * in the backups. Throws AppError('library-too-new'), AppError('disk'), and AppError('library-unreadable') where the
 * disk refuses to give a file or where the folder is another program's.
 */
export async function openFiles(ports: OpenPorts): Promise<Opened> {
  const { dir, folders, files, clock, log, setAside } = ports;
  const manifest = await readManifest(files, dir);
  const hasFiles =
    (await holdsAny(files, folders.questions, lineFileIndex)) ||
    (await holdsAny(files, folders.journal, segmentNumber));
  if (manifest && 'reason' in manifest && !manifest.isOurs && !hasFiles) {
    throw unreadable(`${dir}/${MANIFEST}`, 1, manifest.reason);
  }
  const known = manifest && 'manifest' in manifest ? manifest.manifest : undefined;
  const created = known?.created ?? new Date(clock.now()).toISOString();
  // Somebody lost the files, and what was kept of them is there still.
  const isGone = !manifest && !hasFiles && (await holdsCopies(files, dir));
  if (!manifest && !hasFiles && !isGone) await writeManifest(files, dir, { created, lineFiles: [] });
  await ensureDirectory(files, folders.journal);
  await ensureDirectory(files, folders.questions);

  const loaded = await loadLibrary({ ...ports, expected: known?.lineFiles });
  noteManifest(manifest, hasFiles || isGone, loaded);
  const { restored, lost } = isGone
    ? await recoverAll(loaded.memory, ports.copies)
    : await recover(loaded.findings, loaded.memory, ports.copies);
  for (const { id } of restored) loaded.dirty.add(lineFileOf(id));
  const { findings, old, lineFiles } = loaded;
  if (manifest && 'version' in manifest && manifest.version === 1) old.set(MANIFEST, manifest.bytes);

  let listed: ReadonlySet<number> | undefined = manifest ? known?.lineFiles : new Set();
  const write = async (next: ReadonlySet<number>) => {
    await writeManifest(files, dir, { created, lineFiles: next });
    listed = new Set(next);
  };
  const at = clock.now();
  const steps: (() => Promise<void>)[] = [];
  if (old.size > 0) steps.push(() => setAside.keepAs(OLD_VERSION, at, old));
  if (findings.files.length > 0) {
    const report = { at, files: findings.files, restored, lost };
    const isChanged = lost.length === 0 && findings.files.every(({ kind }) => kind === 'changed-outside');
    log.warn(isChanged ? 'another program changed the library' : 'the library has damaged files', {
      files: findings.files.length,
      restored: restored.length,
      lost: lost.length,
    });
    steps.push(() => setAside.keep(report, findings.copies));
  }
  if (hasFiles || manifest || isGone) if (!known || old.has(MANIFEST)) steps.push(() => write(lineFiles));
  const ready = inSteps(steps);
  await ready().catch((error: unknown) => {
    log.warn('damaged files could not be set aside; they stay as they are', { reason: reasonOf(error) });
  });
  const highestId = Math.max(loaded.memory.highestId, ...lost.map(({ id }) => id ?? 0));
  const list = async (next: ReadonlySet<number>) => {
    if (!listed || listed.symmetricDifference(next).size > 0) await write(next);
  };
  return { loaded, highestId, ready, list };
}

/** Does one after the other, and each until it has succeeded once. */
function inSteps(steps: readonly (() => Promise<void>)[]): () => Promise<void> {
  const left = [...steps];
  return async () => {
    for (let [step] = left; step; [step] = left) {
      await step();
      left.shift();
    }
  };
}

function noteManifest(manifest: ManifestReading, hasFiles: boolean, { findings }: Loaded): void {
  if (!manifest && !hasFiles) return;
  if (manifest && !('reason' in manifest)) return;
  const reason = manifest ? manifest.reason : 'the file is gone';
  const kind = manifest && !manifest.isOurs ? 'foreign' : 'damaged';
  const outcome = manifest ? 'written-anew' : 'gone';
  findings.files.unshift({ path: MANIFEST, line: null, reason, kind, outcome });
  if (manifest) findings.copies.set(MANIFEST, manifest.bytes);
}

const holdsCopies = async (files: Files, dir: string): Promise<boolean> => {
  for (const place of [BACKUPS, 'snapshots']) {
    const names = await files.readdir(join(dir, place)).catch(() => []);
    if (names.some((name) => name.endsWith('.jsonl'))) return true;
  }
  return false;
};

async function holdsAny(
  files: Files,
  folder: string,
  numberOf: (name: string) => number | undefined,
): Promise<boolean> {
  const names = await files.readdir(folder).catch(() => []);
  return names.some((name) => numberOf(name) !== undefined);
}
