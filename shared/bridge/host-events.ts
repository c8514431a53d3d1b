import { z } from 'zod';
import { countsSchema, summarySchema } from '../library/entry.ts';
import { settingsSchema } from '../settings.ts';
import { apiStatusSchema } from './local-api-methods.ts';

/** `revision` grows by one with each event. A client that sees a gap has missed some and fetches anew. */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('library'),
    revision: z.int(),
    /** Null: any of them may have changed. */
    ids: z.array(z.int()).nullable(),
    counts: countsSchema,
    /** If only one changed: its version, and its row in a list without a search. */
    entry: z.object({ version: z.int(), row: summarySchema }).nullable(),
  }),
  z.object({ type: z.literal('api'), revision: z.int(), status: apiStatusSchema }),
  z.object({ type: z.literal('settings'), revision: z.int(), settings: settingsSchema }),
  z.object({ type: z.literal('profiles'), revision: z.int() }),
  /** The request log has changed. Told at most ten times a second. */
  z.object({ type: z.literal('requests'), revision: z.int() }),
  z.object({ type: z.literal('snapshots'), revision: z.int() }),
  /** The share of a file to import that is read, from 0 to 1. */
  z.object({ type: z.literal('import'), revision: z.int(), job: z.string(), share: z.number() }),
  /** A report of damaged files was made or dismissed. */
  z.object({ type: z.literal('recovery'), revision: z.int() }),
  z.object({ type: z.literal('backups'), revision: z.int() }),
  /** The index has been built, or what is known of the service or is no duplicate has changed. */
  z.object({ type: z.literal('similar'), revision: z.int() }),
  /** Something of sync has changed: standing, or what is shown of questions. */
  z.object({ type: z.literal('sync'), revision: z.int() }),
]);
export type HostEvent = z.infer<typeof eventSchema>;
