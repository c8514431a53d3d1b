import { z } from 'zod';

/** Device names of Windows, which are invalid with any file extension. */
const OF_WINDOWS = /^(?:con|nul|prn|aux|com\d|lpt\d)$/;

/** Names that are valid file names on every system. */
export const snapshotNameSchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,59}$/,
    'must have 1 to 60 lowercase letters, digits, and hyphens, and not start with a hyphen',
  )
  .refine((name) => !OF_WINDOWS.test(name), 'is a name that Windows reserves');

export const snapshotInfoSchema = z.object({
  name: snapshotNameSchema,
  /** When it was taken, in milliseconds since 1970. */
  at: z.number(),
  /** Questions and drafts in it, without deleted ones. */
  count: z.int(),
  bytes: z.int(),
  /** Taken by the app before the library was replaced. */
  automatic: z.boolean(),
  /** The newest automatic one, which **Undo** restores. */
  undoable: z.boolean(),
});
export type SnapshotInfo = z.infer<typeof snapshotInfoSchema>;
