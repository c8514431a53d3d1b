import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../host/system/parse-json.ts';
import { readRegularSync } from '../host/system/regular-file.ts';

/** The position of a window, in coordinates across all displays. */
const rectangleSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Rectangle = z.infer<typeof rectangleSchema>;

/** State of the desktop app that isn't part of the library. */
const desktopStateSchema = z.object({
  window: z
    .object({ bounds: rectangleSchema, maximized: z.boolean(), fullScreen: z.boolean() })
    .nullable()
    .catch(null),
  /** Whether spell check is on; null until the user chooses. */
  spelling: z.boolean().nullable().catch(null),
  /** Absolute paths, newest first. */
  recent: z.array(z.string().max(4096)).max(100).catch([]),
  /** See `UpdateChoices`. */
  updates: z.enum(['ask', 'check', 'never']).catch('ask'),
  lookedAt: z.number().nullable().catch(null),
  skipped: z.string().max(100).nullable().catch(null),
});
export type DesktopState = z.infer<typeof desktopStateSchema>;

const EMPTY_STATE: DesktopState = {
  window: null,
  spelling: null,
  recent: [],
  updates: 'ask',
  lookedAt: null,
  skipped: null,
};

export interface DesktopStateFile {
  get(): DesktopState;
  /** Writes the state synchronously. A failure goes to `onFailure`. */
  update(change: Partial<DesktopState>): void;
}

/** Reads the state, or defaults if it can't be read. Synchronous, because it's written while a window closes. */
export function openDesktopState(file: string, onFailure: (error: unknown) => void): DesktopStateFile {
  let state = readState(file);
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
      try {
        const temporary = `${file}.tmp`;
        // A crash left it, or it's a link, which `wx` doesn't follow.
        rmSync(temporary, { force: true });
        writeFileSync(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600, flag: 'wx' });
        renameSync(temporary, file);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}

function readState(file: string): DesktopState {
  try {
    return desktopStateSchema.parse(parseJson(readRegularSync(file).toString('utf8')));
  } catch {
    return EMPTY_STATE;
  }
}
