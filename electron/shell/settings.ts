import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import { reasonOf, removeUnfinished } from '../host/durable-file.ts';
import { createNodeFiles, type Files } from '../host/files.ts';
import { createLibraryFiles } from '../host/library/load/library-modes.ts';
import type { KeepDamaged, Log, SettingsPatch, SettingsStore } from '../host/ports.ts';
import { serialQueue } from '../host/serial-queue.ts';
import { createSettingsCopy, SETTINGS_COPY, type SettingsCopy } from './settings-copy.ts';
import { type Mended, mendSettings, SETTINGS_FILE } from './settings-mending.ts';
import { type RawSettings, rawSettings } from './settings-text.ts';

export interface SettingsOptions {
  /** Absolute; `settings.json` stands in it, and a copy of its last good state. */
  dir: string;
  log: Log;
  /** Sets aside what was found damaged, and tells people. */
  keepDamaged: KeepDamaged;
  files?: Files;
  /** Milliseconds since 1970, for the report. */
  now?: () => number;
}

/**
 * The settings, under Electron as under plain Node. What can't be read of the file is set aside and told, and comes from
 * the copy; it is written anew only once it is set aside.
 * Rejects with AppError('disk') where the folder can't be read or written.
 */
export async function openSettings(options: SettingsOptions): Promise<SettingsStore> {
  const { dir, log } = options;
  const files = createLibraryFiles(options.files ?? createNodeFiles(), dir);
  const file = path.join(dir, SETTINGS_FILE);
  const copy = createSettingsCopy({ dir, files, log });
  const keep = keeper({ now: Date.now, ...options });
  await removeUnfinished(files, dir, (name) => name === SETTINGS_COPY);
  return diskErrors(file, async () => {
    const bytes = await bytesOf(file);
    const mended = mendSettings(bytes, await copy.read());
    const store = storeIn(dir, bytes === null);
    const cached = createCached({ store, first: settingsSchema.parse(mended.raw), file, copy, keep });
    if (mended.found.length === 0) {
      if (bytes) await copy.write(bytes);
      return cached;
    }
    try {
      await keep(mended);
      await writeAnew(store, mended.raw, file, copy);
    } catch (error) {
      log.warn('Damaged settings could not be set aside; the file stays as it is', {
        file,
        reason: reasonOf(error),
      });
    }
    return cached;
  });
}

/** Opening it changes no file, whatever stands there, and nothing is ever cleared by it. */
const storeIn = (dir: string, isNew: boolean): ElectronStore<RawSettings> =>
  new ElectronStore<RawSettings>({
    // A file that is there keeps its own.
    ...(isNew && { configFileMode: 0o600 }),
    cwd: dir,
    name: path.parse(SETTINGS_FILE).name,
    accessPropertiesByDotNotation: false,
    deserialize: (text) => rawSettings(text) ?? {},
  });

/** Reports what was found. */
const keeper =
  ({ log, keepDamaged, now }: Pick<SettingsOptions, 'log' | 'keepDamaged'> & { now: () => number }) =>
  async ({ found, copies }: Mended): Promise<void> => {
    log.warn('The settings are damaged', { reasons: found.map(({ reason }) => reason) });
    await keepDamaged({ at: now(), files: found, restored: [], lost: [] }, copies);
  };

async function writeAnew(
  store: ElectronStore<RawSettings>,
  raw: RawSettings,
  file: string,
  copy: SettingsCopy,
): Promise<void> {
  store.store = raw;
  await copy.write(await readFile(file));
}

/** Reading the store means reading the file, so what it holds is kept here. Changes follow each other. */
function createCached(options: {
  store: ElectronStore<RawSettings>;
  first: Settings;
  file: string;
  copy: SettingsCopy;
  keep: (mended: Mended) => Promise<void>;
}): SettingsStore {
  const { store, first, file, copy, keep } = options;
  let current = first;
  const inTurn = serialQueue();
  const set = async (patch: SettingsPatch): Promise<Settings> => {
    const next = asAgreed({ ...current, ...defined(patch) });
    await diskErrors(file, async () => {
      const bytes = await bytesOf(file);
      // It could not be set aside when it was found, or another program spoilt it since.
      const mended = bytes ? mendSettings(bytes, await copy.read()) : null;
      if (mended && mended.found.length > 0) {
        await keep(mended);
        store.store = { ...mended.raw, ...next };
      } else {
        store.set(next);
      }
      await copy.write(await readFile(file));
    });
    current = next;
    return next;
  };
  return {
    get: () => current,
    set: (patch) => inTurn(() => set(patch)),
  };
}

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function asAgreed(settings: RawSettings): Settings {
  const result = settingsSchema.safeParse(settings);
  if (result.success) return result.data;
  throw new AppError('bad-input', z.prettifyError(result.error));
}

/** A member given as undefined changes nothing. */
const defined = (patch: SettingsPatch): SettingsPatch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

async function diskErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('disk', 'The settings could not be kept.', { path: file, reason }, { cause: error });
  }
}
