import { z } from 'zod';

/** Matches Windows device names. They're invalid with any file extension. */
const OF_WINDOWS = /^(?:con|nul|prn|aux|com\d|lpt\d)$/;

export const restorePointNameSchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,59}$/,
    "must have 1 to 60 lowercase letters, digits, or hyphens, and can't start with a hyphen",
  )
  .refine((name) => !OF_WINDOWS.test(name), 'is reserved by Windows');

export const restorePointInfoSchema = z.object({
  name: restorePointNameSchema,
  /** The time of creation, in milliseconds since 1970. */
  at: z.number(),
  /** The number of questions and drafts, without deleted ones. */
  count: z.int(),
  bytes: z.int(),
  /** `before-change`: created before an import, a reset, or a restore. */
  kind: z.enum(['named', 'scheduled', 'before-change']),
  /** The imported file's name, if the restore point was created before that import. */
  imported: z.string().optional(),
  /**
   * True if the restore point is damaged and can't be restored as a whole. Single questions can still be
   * restored.
   */
  isDamaged: z.boolean(),
});
export type RestorePointInfo = z.infer<typeof restorePointInfoSchema>;
