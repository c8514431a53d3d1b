import { z } from 'zod';
import { saverSchema } from './entry.ts';

export const versionSchema = z.object({
  /** The entry's `version`. Together with `at`, it identifies a version. */
  version: z.int().positive(),
  /** The time of the save, in milliseconds since 1970. */
  at: z.int(),
  by: saverSchema,
  title: z.string(),
});
export type Version = z.infer<typeof versionSchema>;

export const versionListSchema = z.object({
  /** Newest first, starting with the current one. Empty for a draft. */
  versions: z.array(versionSchema),
  /** The number of unreadable lines in the file. They may belong to this question or to others. */
  unread: z.int().min(0),
});
