import { z } from 'zod';
import { countsSchema, summarySchema } from '../library/entry.ts';
import { settingsSchema } from '../settings.ts';
import { apiStatusSchema } from './local-api-methods.ts';

/**
 * `revision` increases by 1 with each event. A client that sees a gap has missed events and fetches
 * everything again.
 */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('library'),
    revision: z.int(),
    /** Null if any question may have changed. */
    ids: z.array(z.int()).nullable(),
    counts: countsSchema,
    /** The question's version and list row, if only one question changed. */
    entry: z.object({ version: z.int(), row: summarySchema }).nullable(),
  }),
  z.object({ type: z.literal('api'), revision: z.int(), status: apiStatusSchema }),
  z.object({ type: z.literal('settings'), revision: z.int(), settings: settingsSchema }),
  z.object({ type: z.literal('apiTokens'), revision: z.int() }),
  /** The request log changed. Sent at most 10 times per second. */
  z.object({ type: z.literal('requests'), revision: z.int() }),
  /** The local API's test library changed. Sent at most 10 times per second. */
  z.object({ type: z.literal('testLibrary'), revision: z.int() }),
  /** The progress of reading an import file, from 0 to 1. */
  z.object({ type: z.literal('import'), revision: z.int(), job: z.string(), share: z.number() }),
  z.object({ type: z.literal('recovery'), revision: z.int() }),
  z.object({ type: z.literal('restorePoints'), revision: z.int() }),
  /** The similarity index was built, or service questions or dismissed pairs changed. */
  z.object({ type: z.literal('similar'), revision: z.int() }),
  /** The sync status changed for the account or for questions. */
  z.object({ type: z.literal('sync'), revision: z.int() }),
]);
export type HostEvent = z.infer<typeof eventSchema>;
