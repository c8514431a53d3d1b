import { z } from 'zod';

/** Device names of Windows, which are invalid with any file extension. */
const OF_WINDOWS = /^(?:con|nul|prn|aux|com\d|lpt\d)$/;

/** Names that are valid file names on every system. */
export const snapshotNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens, at most 60, no hyphen at the start')
  .refine((name) => !OF_WINDOWS.test(name), 'a name that Windows keeps for itself');

export const snapshotSchema = z.object({
  name: snapshotNameSchema,
  /** When it was taken, in milliseconds since 1970. */
  at: z.number(),
  /** Questions and drafts in it, without deleted ones. */
  count: z.int(),
  bytes: z.int(),
  /** Taken by the app before the library was replaced; **Undo** restores it. */
  automatic: z.boolean(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
