import { z } from 'zod';

/** Devices of Windows, which also owns every file that is named like one, whatever its ending. */
const OF_WINDOWS = /^(?:con|nul|prn|aux|com\d|lpt\d)$/;

/** Names of snapshots: they become file names, the same on every system. */
export const snapshotNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens, at most 60, no hyphen at the start')
  .refine((name) => !OF_WINDOWS.test(name), 'a name that Windows keeps for itself');

/** A kept state of the whole library. */
export const snapshotSchema = z.object({
  name: snapshotNameSchema,
  /** When it was taken, milliseconds since 1970. */
  at: z.number(),
  /** Questions and drafts in it, without removed ones. */
  count: z.int(),
  bytes: z.int(),
  /** Made by the app before it replaced the library: what «Undo» goes back to. */
  automatic: z.boolean(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
