import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../host/system/json-depth.ts';

/** Where a window stands, in the coordinates of all displays together. */
const rectangleSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Rectangle = z.infer<typeof rectangleSchema>;

/** What the shell keeps for its own comfort, beside the library. Losing it loses nothing of anybody's work. */
const desktopStateSchema = z.object({
  window: z
    .object({ bounds: rectangleSchema, maximized: z.boolean(), fullScreen: z.boolean() })
    .nullable()
    .catch(null),
  /** Whether spelling is checked; null where nobody has said. */
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
  /** Keeps it at once. A disk that refuses is told to `onFailure`, and the state is lost with the run. */
  update(change: Partial<DesktopState>): void;
}

/**
 * Reads the state; what can't be read counts as nothing. It is written while a window closes, so nothing is waited for.
 */
export function openDesktopState(file: string, onFailure: (error: unknown) => void): DesktopStateFile {
  let state = readState(file);
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
      try {
        const temporary = `${file}.tmp`;
        writeFileSync(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
        renameSync(temporary, file);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}

function readState(file: string): DesktopState {
  try {
    return desktopStateSchema.parse(parseJson(readFileSync(file, 'utf8')));
  } catch {
    return EMPTY_STATE;
  }
}
