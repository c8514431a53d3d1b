import { z } from 'zod';
import { countsSchema, summarySchema } from '../library/entry.ts';
import { settingsSchema } from '../settings.ts';
import { apiStatusSchema } from './local-api-methods.ts';

/** `revision` increases by one with each event. A client that sees a gap missed events and fetches everything again. */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('library'),
    revision: z.int(),
    /** Null if any question may have changed. */
    ids: z.array(z.int()).nullable(),
    counts: countsSchema,
    /** If only one question changed: its version, and its row in a list without a search. */
    entry: z.object({ version: z.int(), row: summarySchema }).nullable(),
  }),
  z.object({ type: z.literal('api'), revision: z.int(), status: apiStatusSchema }),
  z.object({ type: z.literal('settings'), revision: z.int(), settings: settingsSchema }),
  z.object({ type: z.literal('apiTokens'), revision: z.int() }),
  /** The request log has changed. Sent at most ten times per second. */
  z.object({ type: z.literal('requests'), revision: z.int() }),
  /** The test library of the local API has changed. Sent at most ten times per second. */
  z.object({ type: z.literal('testLibrary'), revision: z.int() }),
  /** The progress of reading a file to import, from 0 to 1. */
  z.object({ type: z.literal('import'), revision: z.int(), job: z.string(), share: z.number() }),
  /** A recovery report was created or dismissed. */
  z.object({ type: z.literal('recovery'), revision: z.int() }),
  z.object({ type: z.literal('restorePoints'), revision: z.int() }),
  /** The index was built, or questions of the service or dismissed pairs have changed. */
  z.object({ type: z.literal('similar'), revision: z.int() }),
  /** The sync status of the account or of questions has changed. */
  z.object({ type: z.literal('sync'), revision: z.int() }),
]);
export type HostEvent = z.infer<typeof eventSchema>;
