import { closeSync, constants, fchmodSync, lstatSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { AppError } from '../../../shared/errors.ts';
import { formatInputErrors, PLAIN_MESSAGES } from '../../../shared/input-error-message.ts';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';
import { createLibraryFiles } from '../../host/library/store/load/library-files.ts';
import type { Log, QuarantineFiles, SettingsPatch, SettingsStore } from '../../host/ports.ts';
import {
  createTemporaryName,
  getReason,
  removeUnfinished,
  replaceFile,
} from '../../host/system/durable-file.ts';
import { createNodeFiles, type Files } from '../../host/system/files.ts';
import { openRegularSync, readRegularSync } from '../../host/system/regular-file.ts';
import { createSerialQueue } from '../../host/system/serial-queue.ts';
import {
  type RawSettings,
  type RepairedSettings,
  repairSettings,
  SETTINGS_COPY,
  SETTINGS_FILE,
  SETTINGS_OF_OLDER_VERSION,
} from './settings-recovery.ts';

export interface SettingsOptions {
  /**
   * The absolute path to the library folder. It contains `settings.json` and a copy of its last valid state.
   */
  dir: string;
  log: Log;
  keepDamaged: QuarantineFiles;
  /** True if the library was just created. Defaults to true. */
  isNewLibrary?: boolean;
  files?: Files;
  /** Returns milliseconds since 1970 for the report. */
  now?: () => number;
}

/**
 * Opens the settings in Electron or plain Node, and creates a missing file. Quarantines and reports a damaged
 * file before writing it again. Restores unreadable settings from the copy. Rejects with AppError('disk') if
 * the file can't be read.
 */
export async function openSettings(options: SettingsOptions): Promise<SettingsStore> {
  const { dir, log, keepDamaged, now = Date.now } = options;
  const files = createLibraryFiles(options.files ?? createNodeFiles(), dir);
  const file = path.join(dir, SETTINGS_FILE);
  const copy = openSettingsCopy({ dir, files, log });
  await removeUnfinished(files, dir, (name) => name === SETTINGS_FILE || name === SETTINGS_COPY);
  return toDiskError(file, async () => {
    const store = openStore(dir);
    const write = (raw: RawSettings) => copy.write(store.write(raw));
    const quarantine = async ({ found, copies }: RepairedSettings): Promise<void> => {
      log.warn('The settings are damaged', { reasons: found.map(({ reason }) => reason) });
      await keepDamaged({ at: now(), files: found, restored: [], lost: [] }, copies);
    };

    // A full or read-only disk must not prevent opening the library. The next start tries again.
    const writeFirst = (raw: RawSettings): Buffer => {
      try {
        return store.write(raw);
      } catch (error) {
        log.warn("Couldn't create the settings file", { file, reason: getReason(error) });
        return Buffer.from(JSON.stringify(raw));
      }
    };

    const found = store.read();
    const copied = await copy.read();
    // Writes settings at the first start, because a library without settings counts as one from an older
    // version.
    const isFirst = found === null && copied === null;
    const bytes = isFirst
      ? writeFirst(options.isNewLibrary === false ? SETTINGS_OF_OLDER_VERSION : {})
      : found;
    const repaired = repairSettings(bytes, copied);
    let current = settingsSchema.parse(repaired.raw);
    if (repaired.found.length > 0) {
      try {
        await quarantine(repaired);
        await write(repaired.raw);
      } catch (error) {
        log.warn("Couldn't quarantine damaged settings; the file is unchanged", {
          file,
          reason: getReason(error),
        });
      }
    } else if (bytes) await copy.write(bytes);

    const set = async (patch: SettingsPatch): Promise<Settings> => {
      const next = parsePatched({ ...current, ...omitUndefined(patch) });
      await toDiskError(file, async () => {
        const found = store.read();
        // The first quarantine may have failed, or another program may have damaged the file since.
        const again = found ? repairSettings(found, await copy.read()) : null;
        if (again && again.found.length > 0) await quarantine(again);
        await write({ ...again?.raw, ...next });
      });
      current = next;
      return next;
    };
    const inTurn = createSerialQueue();
    return { get: () => current, set: (patch) => inTurn(() => set(patch)) };
  });
}

/**
 * Opens the settings file. electron-store follows links, and an account with write access to the folder can
 * create one after any check. electron-store therefore writes a new file with a random name. A rename then
 * replaces the settings without following links.
 */
function openStore(dir: string) {
  const file = path.join(dir, SETTINGS_FILE);
  return {
    /**
     * Returns the file's bytes, or null if it's missing. Throws EFTYPE for a link or special file, or the
     * disk's error.
     */
    read(): Buffer | null {
      try {
        return readRegularSync(file);
      } catch (error) {
        if (getReason(error) === 'ENOENT') return null;
        throw error;
      }
    },
    /** Writes the file atomically and returns its bytes. Throws the disk's error. */
    write(raw: RawSettings): Buffer {
      const text = JSON.stringify(raw, null, '\t');
      const temporary = createTemporaryName(file);
      const store = new ElectronStore<RawSettings>({
        cwd: dir,
        name: path.basename(temporary),
        fileExtension: '',
        serialize: () => text,
      });
      try {
        store.store = raw;
        setMode(temporary, readMode(file));
        renameSync(temporary, file);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
      return Buffer.from(text);
    },
  };
}

/** The limit that also applies to a library's other files. */
const SAFE_MODE = 0o664;

/** Returns the mode for the new file: an existing file's safe permissions, or those of a private file. */
function readMode(file: string): number {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.mode & SAFE_MODE : 0o600;
}

/**
 * Sets the mode by descriptor. electron-store's `configFileMode` uses the path, so it could change a link
 * target's mode.
 */
function setMode(file: string, mode: number): void {
  const fd = openRegularSync(file, constants.O_RDWR);
  try {
    fchmodSync(fd, mode);
  } catch {
    // Drives without modes reject this.
  } finally {
    closeSync(fd);
  }
}

/** Opens the copy of the last valid settings. These settings replace those in a damaged file. */
function openSettingsCopy({ dir, files, log }: { dir: string; files: Files; log: Log }) {
  const file = path.join(dir, SETTINGS_COPY);
  /**
   * Resolves with null if no copy is readable. `at` is when these settings were new, in milliseconds since
   * 1970.
   */
  const read = async (): Promise<{ bytes: Buffer; at: number } | null> => {
    try {
      const [bytes, info] = await Promise.all([files.readFile(file), files.inspect(file)]);
      return { bytes, at: info?.modifiedAt ?? 0 };
    } catch {
      return null;
    }
  };
  return {
    read,
    /** Never rejects, because the settings are already written. */
    async write(bytes: Buffer): Promise<void> {
      // An unchanged copy must keep its time, because the time shows when the settings were new.
      if ((await read())?.bytes.equals(bytes)) return;
      try {
        await replaceFile(files, file, [bytes]);
        await files.syncDirectory(dir);
      } catch (error) {
        log.warn("Couldn't back up the settings", { file, reason: getReason(error) });
      }
    },
  };
}

function parsePatched(settings: RawSettings): Settings {
  const result = settingsSchema.safeParse(settings, PLAIN_MESSAGES);
  if (result.success) return result.data;
  throw new AppError('bad-input', formatInputErrors(result.error));
}

const omitUndefined = (patch: SettingsPatch): SettingsPatch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

async function toDiskError<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('disk', "Couldn't save the settings.", { path: file, reason }, { cause: error });
  }
}
