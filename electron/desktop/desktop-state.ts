import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '../host/ports.ts';
import { parseJson } from '../host/system/parse-json.ts';
import { readRegularSync } from '../host/system/regular-file.ts';

/** A window's bounds in coordinates that span all displays. */
const rectangleSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Rectangle = z.infer<typeof rectangleSchema>;

/** The desktop app's state that isn't part of the library. */
const desktopStateSchema = z.object({
  window: z.object({ bounds: rectangleSchema, maximized: z.boolean(), fullScreen: z.boolean() }).nullable(),
  /** Null until the user turns spell check on or off. */
  spelling: z.boolean().nullable(),
  /** Electron's codes of the dictionaries' languages, or null until the user chooses. */
  spellingLanguages: z.array(z.string().max(35)).max(100).nullable(),
  /** Absolute paths, newest first. */
  recent: z.array(z.string().max(4096)).max(100),
  /** See `UpdateChoices`. */
  updates: z.enum(['ask', 'check', 'never']),
  lookedAt: z.number().nullable(),
  skipped: z.string().max(100).nullable(),
  /** True if the GPU draws the window. Electron must know before the app is ready. */
  hardwareAcceleration: z.boolean(),
  /** True if the app continues to run without a window on Windows and Linux. */
  keepRunning: z.boolean(),
  downloadFolder: z.string().max(4096).nullable(),
});
export type DesktopState = z.infer<typeof desktopStateSchema>;

const DEFAULT_STATE: DesktopState = {
  window: null,
  spelling: null,
  spellingLanguages: null,
  recent: [],
  updates: 'ask',
  lookedAt: null,
  skipped: null,
  hardwareAcceleration: true,
  keepRunning: false,
  downloadFolder: null,
};

export interface DesktopStateFile {
  get(): DesktopState;
  /** Writes the state synchronously. Logs a failure. Retains the file's other fields. */
  update(change: Partial<DesktopState>): void;
}

/**
 * Reads the state, with defaults for missing and invalid fields. Renames and logs a damaged file. Works
 * synchronously because the state is needed before the app is ready and written while a window closes.
 */
export function openDesktopState(file: string, log: Log): DesktopStateFile {
  // Fields that this version doesn't know or accept are retained because a newer version may have written
  // them.
  let stored = readFields(file, log);
  let state = parseState(stored, log);
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
      stored = { ...stored, ...change };
      try {
        const temporary = `${file}.tmp`;
        // Deletes a file that remained after a crash, or a link. `wx` doesn't follow links.
        rmSync(temporary, { force: true });
        writeFileSync(temporary, `${JSON.stringify(stored)}\n`, { mode: 0o600, flag: 'wx' });
        renameSync(temporary, file);
      } catch (error) {
        log.error("Couldn't save the window state", error);
      }
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the file's fields, or none if it's missing or damaged. */
function readFields(file: string, log: Log): Fields {
  try {
    return z.record(z.string(), z.unknown()).parse(parseJson(readRegularSync(file).toString('utf8')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return {};
    // Omits the error's message because it can quote the names of recent files.
    log.warn("Couldn't read the window state, so the app uses defaults", { reason: code ?? 'damaged' });
    setAsideDamaged(file, log);
    return {};
  }
}

/** Renames the file because the next update would replace it. */
function setAsideDamaged(file: string, log: Log): void {
  const { dir, name, ext } = path.parse(file);
  const kept = `${name}.damaged-${Date.now()}${ext}`;
  try {
    renameSync(file, path.join(dir, kept));
    log.warn('The damaged window state was kept', { file: kept });
  } catch (error) {
    log.error("Couldn't keep the damaged window state", error);
  }
}

function parseState(stored: Fields, log: Log): DesktopState {
  const { data, error } = desktopStateSchema.safeParse({ ...DEFAULT_STATE, ...stored });
  if (data) return data;
  const invalid = new Set(error.issues.map((issue) => String(issue.path[0])));
  log.warn('The app uses defaults for invalid fields of the window state', { fields: [...invalid] });
  const valid = Object.entries(stored).filter(([name]) => !invalid.has(name));
  return desktopStateSchema.parse({ ...DEFAULT_STATE, ...Object.fromEntries(valid) });
}
