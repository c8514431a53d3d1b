import { join } from 'node:path';
import type { Entry } from '../../../../../shared/library/entry.ts';
import type { Clock, Log } from '../../../ports.ts';
import { ensureDirectory, reasonOf, unlessGone } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import { type Copies, createCopies } from '../../backups/backup-search.ts';
import type { History } from '../../history/question-history.ts';
import type { Quarantine } from '../../recovery/quarantine.ts';
import { recover, recoverAll } from '../../recovery/recover-from-backups.ts';
import { unreadable } from '../format/line-file-format.ts';
import { acquireSharedLock } from '../library-lock.ts';
import { findLibraryData, lastIdIn, lineFilesOf } from './library-files.ts';
import { type Folders, loadLibrary } from './load-library.ts';
import type { Loaded } from './loaded-entries.ts';
import { MANIFEST, type ManifestReading, readManifest, writeManifest } from './manifest.ts';

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
  /** To be called once another state takes the place of the whole library: ids go on as it says. */
  onReplaced: () => void;
}

interface OpenOptions {
  dir: string;
  folders: Folders;
  files: Files;
  clock: Clock;
  log: Log;
  history: Pick<History, 'note' | 'add'>;
  quarantine: Quarantine;
  copies: Copies;
}

/** The copies of an older version that are kept are in a folder of this name. */
const OLD_VERSION = 'version-1';

/**
 * Reads the library of a folder that is locked, whatever state it is in, or makes one. What can't be read is looked for
 * in the backups. Throws AppError('library-too-new'), AppError('disk'), and AppError('library-unreadable') where the
 * disk refuses to give a file or where the folder is another program's.
 */
export async function openFiles(options: OpenOptions): Promise<Opened> {
  const { dir, folders, files, clock, log, history, quarantine, copies } = options;
  const manifest = await readManifest(files, dir);
  const { hasFiles, hasTraces, traced } = await findLibraryData(files, dir);
  if (manifest && 'reason' in manifest && !manifest.isOurs && !hasFiles) {
    throw unreadable(`${dir}/${MANIFEST}`, 1, manifest.reason);
  }
  const known = manifest && 'manifest' in manifest ? manifest.manifest : undefined;
  const created = known?.created ?? new Date(clock.now()).toISOString();
  // Somebody lost the files, and what was kept of them is there still.
  const isGone = !manifest && !hasFiles && hasTraces;
  if (!manifest && !hasFiles && !isGone)
    await writeManifest(files, dir, { created, lineFiles: [], highestId: 0 });
  await ensureDirectory(files, folders.journal);
  await ensureDirectory(files, folders.questions);

  // A manifest that is gone names no question files; the newest copy of the library has questions of those that there were.
  const isUnlisted = hasFiles && known === undefined;
  const newest = isUnlisted ? await copies.newest() : [];
  const expected = isUnlisted ? lineFilesOf(newest.map(({ entry }) => entry.id)) : known?.lineFiles;
  const loaded = await loadLibrary({ folders, files, log, history, expected });
  noteManifest(manifest, hasFiles || isGone, loaded);
  const { restored, lost } = isGone
    ? await recoverAll(loaded.memory, copies)
    : await recover(loaded.findings, loaded.memory, copies);
  const restoredFiles = lineFilesOf(restored.map(({ id }) => id));
  for (const index of restoredFiles) loaded.dirty.add(index);
  const { findings, old, lineFiles } = loaded;
  if (manifest && 'version' in manifest && manifest.version === 1) old.set(MANIFEST, manifest.bytes);

  const gone = expected?.difference(lineFiles) ?? new Set<number>();
  // Nobody knows how many ids of a file that is gone were given.
  const unknown = manifest
    ? gone
    : gone
        .union(traced)
        .union(isGone ? restoredFiles : gone)
        .difference(lineFiles);
  const highestId = Math.max(
    loaded.memory.highestId,
    known?.highestId ?? 0,
    lastIdIn(unknown),
    ...lost.map(({ id }) => id ?? 0),
  );
  /** What the manifest says of it: nothing where the entries do. */
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
  // Files whose questions come back are named as well: until they are written, a crash must not make them unknown.
  const coming = lineFiles.union(gone).union(restoredFiles);
  if ((hasFiles || manifest || isGone) && isOutdated) steps.push(() => write(coming));
  const ready = inSteps(steps);
  await ready().catch((error: unknown) => {
    log.warn('damaged files could not be set aside; they stay as they are', { reason: reasonOf(error) });
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

/** A library as its files say it, without having it. */
interface ReadOnlyLibrary {
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
