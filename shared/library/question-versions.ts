import { z } from 'zod';
import { saverSchema } from './entry.ts';

/** One saved version of a question, as a list names it. */
export const versionSchema = z.object({
  /** `version` of the entry while this was its question; with `at` it tells the versions of a question apart. */
  version: z.int().positive(),
  /** When it was saved, milliseconds since 1970. */
  at: z.int(),
  /** Who saved it. */
  by: saverSchema,
  title: z.string(),
});
export type Version = z.infer<typeof versionSchema>;

/** The versions of a question. */
export const versionListSchema = z.object({
  /** Newest first, which is the one that counts. None for a draft. */
  versions: z.array(versionSchema),
  /** Lines of its file that can't be read any more: versions of this question may be among them, or of its neighbours. */
  unread: z.int().min(0),
});
