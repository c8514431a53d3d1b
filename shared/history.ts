import { z } from 'zod';
import { originSchema } from './library.ts';

/** One saved version of a question, as a list names it. */
export const versionSchema = z.object({
  /** `version` of the entry while this was its question; with `at` it tells the versions of a question apart. */
  version: z.int().positive(),
  /** When it was saved, milliseconds since 1970. */
  at: z.int(),
  /** Who saved it: the window, the local API, or the samples. */
  by: originSchema,
  title: z.string(),
});
export type Version = z.infer<typeof versionSchema>;
