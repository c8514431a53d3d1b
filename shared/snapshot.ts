import { z } from 'zod';

/** Names of snapshots: they become file names, the same on every system. */
export const snapshotNameSchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,59}$/,
    'small letters, digits and hyphens, at most 60, no hyphen at the start',
  );

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
