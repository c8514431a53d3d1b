import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import type { Log, SettingsPatch, SettingsStore } from '../host/ports.ts';

const NAME = 'settings';

/** Members that this version doesn't know are a newer version's: they stay in the file. */
const fileSchema = settingsSchema.loose();
const rawSchema = z.record(z.string(), z.unknown());
type Raw = z.infer<typeof rawSchema>;

export interface SettingsOptions {
  /** Absolute; `settings.json` stands in it. */
  dir: string;
  log: Log;
  /** Milliseconds since 1970, for the names of files that are set aside. */
  now?: () => number;
}

/**
 * The settings, under Electron as under plain Node. A file that can't be read as settings is renamed and kept, what is
 * sound of it is used, and the rest starts from the defaults.
 * Rejects with AppError('disk') where the folder can't be read or written.
 */
export async function openSettings({ dir, log, now = Date.now }: SettingsOptions): Promise<SettingsStore> {
  const file = path.join(dir, `${NAME}.json`);
  return diskErrors(file, async () => {
    const { sound, faulty } = judge(await textOf(file));
    if (faulty !== null) {
      const kept = path.join(dir, `${NAME}.unreadable-${stamp(now())}.json`);
      await rename(file, kept);
      log.warn('The settings could not be read; they were set aside', { kept, reason: faulty });
    }
    const store = new ElectronStore<Raw>({ cwd: dir, name: NAME, accessPropertiesByDotNotation: false });
    if (faulty !== null) store.set(sound);
    return cached(store, settingsSchema.parse(sound), file);
  });
}

/** Reading the store means reading the file, so what it holds is kept here. */
function cached(store: ElectronStore<Raw>, first: Settings, file: string): SettingsStore {
  let current = first;
  return {
    get: () => current,
    set: async (patch) => {
      const next = asAgreed({ ...current, ...defined(patch) });
      await diskErrors(file, async () => store.set(next));
      current = next;
      return next;
    },
  };
}

/** What of a file's text can be used, and what is wrong with it, if anything. */
function judge(text: string | null): { sound: Raw; faulty: string | null } {
  if (text === null) return { sound: {}, faulty: null };
  const raw = rawSchema.safeParse(jsonOf(text));
  if (!raw.success) return { sound: {}, faulty: 'not a JSON object' };
  const whole = fileSchema.safeParse(raw.data);
  if (whole.success) return { sound: raw.data, faulty: null };
  const bad = new Set(whole.error.issues.map(({ path: [member] }) => member));
  const sound = Object.fromEntries(Object.entries(raw.data).filter(([member]) => !bad.has(member)));
  return { sound, faulty: `not as agreed: ${[...bad].map(String).join(', ')}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function asAgreed(settings: Raw): Settings {
  const result = settingsSchema.safeParse(settings);
  if (result.success) return result.data;
  throw new AppError('bad-input', z.prettifyError(result.error));
}

/** A member given as undefined changes nothing. */
const defined = (patch: SettingsPatch): SettingsPatch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

const stamp = (at: number) => new Date(at).toISOString().replaceAll(':', '-');

async function diskErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('disk', 'The settings could not be kept.', { path: file, reason }, { cause: error });
  }
}
