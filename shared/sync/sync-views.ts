import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import { FIELDS, type Field } from '../question/fields.ts';
import { HOLDS, seenSchema } from './entry-sync.ts';

/** What the window is told of sync, and what it may ask for. Words are the window's; here are codes and their facts. */

const id = z.int().positive();
const moment = z.int();
const factsSchema = z.record(z.string(), z.unknown());

/** A field of a question that two sides can disagree on. */
export const syncFieldSchema = z.enum(FIELDS);
export type SyncField = Field;

/**
 * Why the whole account does nothing until somebody acts. The facts of each:
 * - `unauthorized`: 401. `words`.
 * - `redirect`: `status`, `host` (of the other place, where it names one).
 * - `not-the-service`: an answer that is none of its own, such as a login page. `status`, `type` (of the content), `start`.
 * - `account-unsure`: token or address changed, and nobody knows whether it is the same author. `reason` is `no-question`
 *   (nothing of ours is there to compare) or `other-author`; `was`, `is` (names or ids, null where not known).
 * - `disk`: the library refused to keep an answer. `reason`.
 */
export const pauseCodeSchema = z.enum([
  'unauthorized',
  'redirect',
  'not-the-service',
  'account-unsure',
  'disk',
]);
export type PauseCode = z.infer<typeof pauseCodeSchema>;

/**
 * Why the whole account waits; it goes on by itself at `until` (milliseconds since 1970).
 * - `rate-limited`: 429. `until`.
 * - `unreachable`: no byte could be sent. `cause` (`dns`, `refused`, `tls`, `proxy`, `timeout`, `other`), `detail`, `until`.
 * - `failing`: nobody knows what became of several creates in a row. `cause`, `status` (null without one), `until`.
 */
const waitCodeSchema = z.enum(['rate-limited', 'unreachable', 'failing']);
export type WaitCode = z.infer<typeof waitCodeSchema>;

export const pauseSchema = z.object({ code: pauseCodeSchema, at: moment, facts: factsSchema });
export type Pause = z.infer<typeof pauseSchema>;
export const waitSchema = z.object({ code: waitCodeSchema, at: moment, until: moment, facts: factsSchema });
export type Wait = z.infer<typeof waitSchema>;

/**
 * - `waiting`: it is queued. `why` says for what it waits; null: for the next round.
 * - `sending`: it is being sent now.
 * - `synced`: both sides say the same, as far as was seen.
 * - `changed`: it is on the service and was edited here since, and is not queued.
 * - `unknown`: a create may or may not have arrived.
 * - `conflict`: both sides changed, or an adopted question is to be compared.
 * - `refused`: the service does not take the content.
 * - `held`: something else that the author has to decide.
 * - `paused`: it is queued, and its account does nothing.
 */
export const syncStateSchema = z.enum([
  'waiting',
  'sending',
  'synced',
  'changed',
  'unknown',
  'conflict',
  'refused',
  'held',
  'paused',
]);
export type SyncState = z.infer<typeof syncStateSchema>;

/**
 * Why a question is not synced: that of its hold (see `HOLDS`), of the pause or wait of its account, or
 * - `busy`: the service failed on it and is asked again. `status` or `cause`, `tries`, `until`.
 * - `not-set-up`: there is no address or token.
 * - `other-account`: it belongs to another account than the one in use. `baseUrl`, `author`.
 */
export const syncReasonSchema = z.enum([
  ...HOLDS,
  ...pauseCodeSchema.options,
  ...waitCodeSchema.options,
  'busy',
  'not-set-up',
  'other-account',
]);
export type SyncReason = z.infer<typeof syncReasonSchema>;

/** What can be done about a question: each is a method `sync.…` but for `edit` and `settings`. */
const syncActionSchema = z.enum([
  'queue',
  'unqueue',
  'refresh',
  'adopt',
  'send-again',
  'create-again',
  'keep-local',
  'resolve',
  'go-ahead',
  'resume',
  'confirm-account',
  'edit',
  'settings',
]);
export type SyncAction = z.infer<typeof syncActionSchema>;

export const syncRowSchema = z.object({
  id,
  title: z.string(),
  state: syncStateSchema,
  /** What would be, or is being, sent; null where nothing would. */
  kind: z.enum(['create', 'edit']).nullable(),
  remoteId: z.int().nullable(),
  why: z.object({ code: syncReasonSchema, facts: factsSchema }).nullable(),
  /** The likeliest first. */
  actions: z.array(syncActionSchema),
  /** Since when it is so, as far as that is known. */
  since: moment.nullable(),
  /** So many questions the service named as similar to it, and the author has not seen to them. */
  named: z.int(),
});
export type SyncRow = z.infer<typeof syncRowSchema>;

const syncCountsSchema = z.record(syncStateSchema, z.int());
export type SyncCounts = z.infer<typeof syncCountsSchema>;

/** Who writes where. */
const accountFactsSchema = z.object({
  key: z.string(),
  baseUrl: z.string(),
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});

export const syncReportSchema = z.object({
  at: moment,
  /** Questions that were brought in line with the service. */
  synced: z.int(),
  /** Those that a person has to look at now, and did not before. */
  held: z.int(),
  /** Those that wait on. */
  waiting: z.int(),
});
export type SyncReport = z.infer<typeof syncReportSchema>;

export const syncStatusSchema = z.object({
  /** What is missing before anything can be sent. */
  setUp: z.enum(['no-address', 'no-token', 'ready']),
  account: accountFactsSchema.nullable(),
  pause: pauseSchema.nullable(),
  wait: waitSchema.nullable(),
  counts: syncCountsSchema,
  /** What runs now: a round, or a refresh that is so far. */
  running: z.object({ what: z.enum(['round', 'refresh']), done: z.int(), total: z.int() }).nullable(),
  lastRound: syncReportSchema.nullable(),
  /** When the next automatic round, or the end of the wait, comes; null where nothing comes by itself. */
  next: moment.nullable(),
  automatic: z.boolean(),
});
export type SyncStatus = z.infer<typeof syncStatusSchema>;

/** One field, three ways. `remote` and `base` are the service's; `base` null where there is none. */
const fieldViewSchema = z.object({
  field: syncFieldSchema,
  /** Which side changed it. `both`: to the same. `conflict`: to different values. */
  change: z.enum(['none', 'local', 'remote', 'both', 'conflict']),
  base: z.string().nullable(),
  local: z.string(),
  remote: z.string(),
  /** What both together make; of a conflict, the local one. */
  merged: z.string(),
});
export type FieldView = z.infer<typeof fieldViewSchema>;

/** An option line, three ways; null where that side does not have it. */
const optionViewSchema = z.object({
  change: z.enum(['none', 'local', 'remote', 'both', 'conflict']),
  base: z.string().nullable(),
  local: z.string().nullable(),
  remote: z.string().nullable(),
  merged: z.string().nullable(),
});
export type OptionView = z.infer<typeof optionViewSchema>;

export const syncQuestionSchema = z.object({
  row: syncRowSchema,
  /** What the author has. */
  local: draftSchema,
  /** What is, or was last, on its way; of an unknown create, what may have arrived. */
  sent: draftSchema.nullable(),
  /** The service's last answer. */
  remote: seenSchema.nullable(),
  /** Where there are two sides to compare. */
  compared: z
    .object({
      fields: z.array(fieldViewSchema),
      /** In the order in which they would stand; the order itself may be in conflict. */
      options: z.array(optionViewSchema),
      orderConflict: z.boolean(),
      merged: draftSchema,
    })
    .nullable(),
  refusal: z.object({ status: z.int(), words: z.string(), field: syncFieldSchema.nullable() }).nullable(),
  named: z.array(z.object({ remoteId: z.int(), title: z.string(), score: z.number() })),
});
export type SyncQuestion = z.infer<typeof syncQuestionSchema>;

/** Why a question was not queued. */
export const notQueuedSchema = z.enum(['not-found', 'draft', 'held', 'same', 'other-account']);

/** What became of a reference that was to be adopted. */
export const linkResultSchema = z.object({
  reference: z.string(),
  /**
   * - `adopted`: both say the same, or it is here now as it is there.
   * - `compare`: they differ, and the author has to pick.
   * - `already`: the question `id` is that one already.
   * - `unreadable`: that names no question.
   * - `not-found`: 404.
   * - `failed`: `why` says it.
   * - `later`: the account waits or is paused.
   */
  outcome: z.enum(['adopted', 'compare', 'already', 'unreadable', 'not-found', 'failed', 'later']),
  id: id.nullable(),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type LinkResult = z.infer<typeof linkResultSchema>;

/** What the connection tester looks at, in this order; after the first that is wrong the others are skipped. */
export const checkSchema = z.object({
  what: z.enum(['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock']),
  result: z.enum(['good', 'wrong', 'doubtful', 'skipped']),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type Check = z.infer<typeof checkSchema>;

/** How a token is kept: see `Keeping` of the host; `none` where there is none. */
const keptSchema = z.enum(['keychain', 'session', 'readable', 'none']);

/** Whether the system's keychain encrypts tokens; `refused` also if it can't decrypt what it once encrypted. */
export const keychainSchema = z.enum(['available', 'none', 'unresponsive', 'refused']);
export type KeychainState = z.infer<typeof keychainSchema>;

export const tokenViewSchema = z.object({
  kept: keptSchema,
  mayInsist: z.boolean(),
  keychain: keychainSchema,
});
/** How a token is kept now, and whether insisting on a readable file would change it. */
export type TokenView = z.infer<typeof tokenViewSchema>;
