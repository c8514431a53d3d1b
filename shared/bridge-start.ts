import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { countsSchema, summarySchema } from './library.ts';
import { faultsSchema } from './local-api/fault.ts';
import { settingsSchema } from './settings.ts';
import { trailSchema } from './trail-schema.ts';

/** Replies and events of the bridge, and the answers that they share. */

/** The local API's own state. `url` is null unless it runs. */
export const apiStatusSchema = z.object({
  state: z.enum(['running', 'stopped', 'failed']),
  url: z.string().nullable(),
  port: z.int(),
  /** Why it failed, where it did: an error code and its facts. */
  problem: z.object({ code: z.enum(ERROR_CODES), details: z.record(z.string(), z.unknown()) }).nullable(),
  /** What it does wrong on purpose, whether it runs or not. Off again with every start of the app. */
  faults: faultsSchema,
});
export type ApiStatus = z.infer<typeof apiStatusSchema>;

/** One window of the list. */
export const listSchema = z.object({
  revision: z.int(),
  total: z.int(),
  counts: countsSchema,
  rows: z.array(summarySchema),
});

/** What undo and redo of a question go along; null where nothing is kept. */
export const keptTrailSchema = z.object({ trail: trailSchema.nullable() });

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

const problemSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

/** The answer to a call: what it gives, or why it failed. */
export const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
export type Reply = z.infer<typeof replySchema>;
