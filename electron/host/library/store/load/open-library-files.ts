import type { Clock, Log } from '../../../ports.ts';
import { ensureDirectory, getReason } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import { createUnreadableError } from '../../format/line-file-format.ts';
import type { History } from '../history.ts';
import type { Quarantine } from '../quarantine.ts';
import { NEW_ID_REACH } from './accept-changed-lines.ts';
import { findLastId, findLibraryData, listLineFiles } from './library-files.ts';
import { type Folders, loadLibrary } from './load-library.ts';
import type { Loaded } from './loaded-entries.ts';
import { MANIFEST, type ManifestReading, readManifest, writeManifest } from './manifest.ts';
import { type Copies, recover, recoverAll } from './recover-entries.ts';

/** A library that was read, and the steps that must precede any change to it. */
export interface Opened {
  loaded: Loaded;
  /** The highest ID that was ever assigned. */
  highestId: number;
  /**
   * Quarantines damaged files, copies files of an older version, and updates the manifest. Does nothing after
   * it has succeeded once. Rejects with AppError('disk'), in which case it must be called again.
   */
  ready: () => Promise<void>;
  /** Updates the list of question files in the manifest. Rejects with AppError('disk'). */
  list: (lineFiles: ReadonlySet<number>) => Promise<void>;
  /** Resets the highest ID. Called after the whole library was replaced. */
  onReplaced: () => void;
}

interface OpenOptions {
  dir: string;
  folders: Folders;
  files: Files;
  clock: Clock;
  log: Log;
  history: Pick<History, 'recordReplaced' | 'add'>;
  quarantine: Quarantine;
  copies: Copies;
}

const OLD_VERSION = 'version-1';

/**
 * Reads or creates the library in a locked folder, even if it's damaged. Looks up unreadable entries in
 * restore points. Rejects with AppError('library-too-new') or AppError('disk'). Rejects with
 * AppError('library-unreadable') if a file can't be read or the folder belongs to another program.
 */
export async function openFiles(options: OpenOptions): Promise<Opened> {
  const { dir, folders, files, clock, log, history, quarantine, copies } = options;
  const manifest = await readManifest(files, dir);
  const { hasFiles, hasTraces, traced } = await findLibraryData(files, dir);
  if (manifest && 'reason' in manifest && !manifest.isOurs && !hasFiles) {
    throw createUnreadableError(`${dir}/${MANIFEST}`, 1, manifest.reason);
  }
  const known = manifest && 'manifest' in manifest ? manifest.manifest : undefined;
  const created = known?.created ?? new Date(clock.now()).toISOString();
  // The library's files were deleted, but restore points or other traces exist.
  const isGone = !manifest && !hasFiles && hasTraces;
  if (!manifest && !hasFiles && !isGone)
    await writeManifest(files, dir, { created, lineFiles: [], highestId: 0 });
  await ensureDirectory(files, folders.journal);
  await ensureDirectory(files, folders.questions);

  // Without a manifest, only the newest restore point shows which question files existed.
  const isUnlisted = hasFiles && known === undefined;
  const newest = isUnlisted ? await copies.newest() : [];
  const expected = isUnlisted ? listLineFiles(newest.map(({ entry }) => entry.id)) : known?.lineFiles;
  const loaded = await loadLibrary({ folders, files, log, history, expected });
  noteManifest(manifest, hasFiles || isGone, loaded);
  const { restored, lost } = isGone
    ? await recoverAll(loaded.memory, copies)
    : await recover(loaded.findings, loaded.memory, copies);
  const restoredFiles = listLineFiles(restored.map(({ id }) => id));
  for (const index of restoredFiles) loaded.dirty.add(index);
  const { findings, old, lineFiles } = loaded;
  if (manifest && 'version' in manifest && manifest.version === 1) old.set(MANIFEST, manifest.bytes);

  const gone = expected?.difference(lineFiles) ?? new Set<number>();
  // A missing file may have contained any of its IDs, so all of them count as assigned.
  const unknown = manifest
    ? gone
    : gone
        .union(traced)
        .union(isGone ? restoredFiles : gone)
        .difference(lineFiles);
  const lastKnownId = Math.max(loaded.memory.highestId, known?.highestId ?? 0, findLastId(unknown));
  // The ID in a damaged line can be wrong, so IDs that are far too high are ignored.
  const lostIds = lost.flatMap(({ id }) => (id !== null && id <= lastKnownId + NEW_ID_REACH ? id : []));
  const highestId = lostIds.reduce((highest, id) => Math.max(highest, id), lastKnownId);
  /** The highest ID to store in the manifest, or 0 if an entry has that ID. */
  let keptId = highestId > loaded.memory.highestId ? highestId : 0;

  let listed: ReadonlySet<number> | undefined = manifest ? known?.lineFiles : new Set();
  const write = async (next: ReadonlySet<number>) => {
    await writeManifest(files, dir, { created, lineFiles: next, highestId: keptId });
    listed = new Set(next);
  };
  const at = clock.now();
  const steps: (() => Promise<void>)[] = [];
  if (old.size > 0) steps.push(() => quarantine.storeCopies(OLD_VERSION, at, old));
  if (findings.files.length > 0) {
    const report = { at, files: findings.files, restored, lost };
    const isChanged = lost.length === 0 && findings.files.every(({ kind }) => kind === 'changed-outside');
    log.warn(isChanged ? 'another program changed the library' : 'the library has damaged files', {
      files: findings.files.length,
      restored: restored.length,
      lost: lost.length,
    });
    steps.push(() => quarantine.store(report, findings.copies));
  }
  const isOutdated = !known || old.has(MANIFEST) || keptId > known.highestId;
  // Restored files are listed too because a crash before their write must not hide them.
  const listedFiles = lineFiles.union(gone).union(restoredFiles);
  if ((hasFiles || manifest || isGone) && isOutdated) steps.push(() => write(listedFiles));
  const ready = runSteps(steps);
  await ready().catch((error: unknown) => {
    log.warn("couldn't quarantine damaged files; they're unchanged", { reason: getReason(error) });
  });
  const list = async (next: ReadonlySet<number>) => {
    if (!listed || listed.symmetricDifference(next).size > 0) await write(next);
  };
  const onReplaced = () => {
    if (keptId === 0) return;
    keptId = 0;
    listed = undefined;
  };
  return { loaded, highestId, ready, list, onReplaced };
}

/** Returns a function that runs the steps in order. If a step fails, the next call resumes there. */
function runSteps(steps: readonly (() => Promise<void>)[]): () => Promise<void> {
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
  const reason = manifest ? manifest.reason : 'the file is missing';
  const kind = manifest && !manifest.isOurs ? 'foreign' : 'damaged';
  const outcome = manifest ? 'written-anew' : 'gone';
  findings.files.unshift({ path: MANIFEST, line: null, reason, kind, outcome });
  if (manifest) findings.copies.set(MANIFEST, manifest.bytes);
}
