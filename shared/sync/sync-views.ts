import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import { FIELDS, type Field } from '../question/question-fields.ts';
import { HOLD_CODES, seenSchema } from './entry-sync-schema.ts';

/** Sync as the UI shows it, as codes and details. The UI has the messages. */

const id = z.int().positive();
const timestamp = z.int();
const factsSchema = z.record(z.string(), z.unknown());

export const syncFieldSchema = z.enum(FIELDS);
export type SyncField = Field;

/**
 * Why an account is paused until the author acts. The facts of each code:
 * - `unauthorized`: 401. `words`.
 * - `redirect`: `status`, `host` (of the target, or null).
 * - `not-the-service`: a response that isn't from the service, such as a login page. `status`, `type` (content type), `start`.
 * - `account-unsure`: the token or base URL changed, and it's unknown whether the account is the same. `reason` is `no-question`
 *   (there is no question to compare) or `other-author`; `was`, `is` (names or IDs, or null).
 * - `disk`: a response couldn't be written to the disk. `reason`.
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
 * Why an account waits. It continues automatically at `until` (milliseconds since 1970).
 * - `rate-limited`: 429. `until`.
 * - `unreachable`: no byte was sent. `cause` (a network failure), `detail`, `until`.
 * - `failing`: several creates in a row are unconfirmed. The last one's facts as in `HOLD_CODES`, `until`.
 */
const waitCodeSchema = z.enum(['rate-limited', 'unreachable', 'failing']);
export type WaitCode = z.infer<typeof waitCodeSchema>;

export const pauseSchema = z.object({ code: pauseCodeSchema, at: timestamp, facts: factsSchema });
export type Pause = z.infer<typeof pauseSchema>;
export const waitSchema = z.object({
  code: waitCodeSchema,
  at: timestamp,
  until: timestamp,
  facts: factsSchema,
});
export type Wait = z.infer<typeof waitSchema>;

/**
 * - `waiting`: it's queued. `why` is the reason for a wait, or null if it's sent with the next sync.
 * - `sending`: it's being sent now.
 * - `synced`: both sides are the same.
 * - `changed`: it has local changes that aren't queued.
 * - `unknown`: a create is unconfirmed.
 * - `conflict`: both sides changed, or a linked question differs.
 * - `refused`: the service rejected the content.
 * - `held`: it needs attention for another reason.
 * - `paused`: it's queued, and its account is paused.
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
 * Why a question isn't synced: the code of its hold, of its account's pause or wait, or
 * - `busy`: a request failed, and it's retried. The failure's facts as in `HOLD_CODES`, `tries`, `until`.
 * - `not-set-up`: the base URL or token is missing.
 * - `other-account`: it belongs to another account. `baseUrl`, `author`, `isUnsent` if nothing was sent for
 * it.
 *
 * A wait and `busy` have `isRetried` if it's sent at `until` without another request from the author. A wait
 * has `isUnsent` if no earlier request may have arrived.
 */
export const syncReasonSchema = z.enum([
  ...HOLD_CODES,
  ...pauseCodeSchema.options,
  ...waitCodeSchema.options,
  'busy',
  'not-set-up',
  'other-account',
]);
export type SyncReason = z.infer<typeof syncReasonSchema>;

/** What the author can do. */
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
  isSent: z.boolean(),
  /** The request that is sent next or now, or null. */
  kind: z.enum(['create', 'edit']).nullable(),
  remoteId: z.int().nullable(),
  why: z.object({ code: syncReasonSchema, facts: factsSchema }).nullable(),
  /** Most likely action first. */
  actions: z.array(syncActionSchema),
  /** When the state began, if known. */
  since: timestamp.nullable(),
  /** Counts similar questions from the service that the author hasn't dismissed. */
  named: z.int(),
});
export type SyncRow = z.infer<typeof syncRowSchema>;

const syncCountsSchema = z.record(syncStateSchema, z.int());
export type SyncCounts = z.infer<typeof syncCountsSchema>;

const accountFactsSchema = z.object({
  key: z.string(),
  baseUrl: z.string(),
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});

export const syncReportSchema = z.object({
  at: timestamp,
  synced: z.int(),
  /** Counts questions that need attention since this sync. */
  held: z.int(),
  waiting: z.int(),
  /** When the last sync that synced a question ended. It's this sync or an earlier one. */
  syncedAt: timestamp.nullable().default(null),
});

export const syncStatusSchema = z.object({
  /**
   * The missing setting, if any. With `own-api`, the base URL is the app's own local API, and nothing is
   * sent.
   */
  setUp: z.enum(['no-address', 'own-api', 'no-token', 'ready']),
  account: accountFactsSchema.nullable(),
  /** Set if a connection test has succeeded with the current base URL and token since the app started. */
  tested: z.boolean(),
  pause: pauseSchema.nullable(),
  wait: waitSchema.nullable(),
  counts: syncCountsSchema,
  running: z.object({ what: z.enum(['round', 'refresh']), done: z.int(), total: z.int() }).nullable(),
  lastRound: syncReportSchema.nullable(),
  /** When the next automatic sync starts or the wait ends, or null. */
  next: timestamp.nullable(),
  automatic: z.boolean(),
});
export type SyncStatus = z.infer<typeof syncStatusSchema>;

/** A field's three versions. `base` is null without a merge base. */
const fieldViewSchema = z.object({
  field: syncFieldSchema,
  /**
   * The side that changed it. `both` stands for a change to the same value, and `conflict` for different
   * ones.
   */
  change: z.enum(['none', 'local', 'remote', 'both', 'conflict']),
  base: z.string().nullable(),
  local: z.string(),
  remote: z.string(),
  /** The merged value. In a conflict, it's the local one. */
  merged: z.string(),
});
export type FieldView = z.infer<typeof fieldViewSchema>;

/** An option line's three versions. A version is null if that side doesn't have the line. */
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
  local: draftSchema,
  /** The last request's content. For an unconfirmed create, the service may have received it. */
  sent: draftSchema.nullable(),
  remote: seenSchema.nullable(),
  compared: z
    .object({
      fields: z.array(fieldViewSchema),
      /** The options in merged order. The order can be in conflict too. */
      options: z.array(optionViewSchema),
      orderConflict: z.boolean(),
      merged: draftSchema,
    })
    .nullable(),
  refusal: z.object({ status: z.int(), words: z.string(), field: syncFieldSchema.nullable() }).nullable(),
  named: z.array(z.object({ remoteId: z.int(), title: z.string(), score: z.number() })),
});
export type SyncQuestion = z.infer<typeof syncQuestionSchema>;

/** A response from the service. It contains no token and no headers that could be secret. */
export const serviceResponseSchema = z.object({
  at: timestamp,
  method: z.enum(['GET', 'POST', 'PUT']),
  url: z.string(),
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
  isCut: z.boolean(),
});
export type ServiceResponse = z.infer<typeof serviceResponseSchema>;

export const notQueuedSchema = z.enum(['not-found', 'draft', 'held', 'same', 'other-account', 'posted']);

export const linkResultSchema = z.object({
  reference: z.string(),
  /**
   * - `adopted`: it was linked or added.
   * - `compare`: it was linked, and the versions differ.
   * - `already`: it was already linked to the question `id`.
   * - `unreadable`: the reference isn't valid.
   * - `not-found`: 404.
   * - `failed`: `why` has the reason.
   * - `later`: the account waits or is paused.
   */
  outcome: z.enum(['adopted', 'compare', 'already', 'unreadable', 'not-found', 'failed', 'later']),
  id: id.nullable(),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type LinkResult = z.infer<typeof linkResultSchema>;

/** Questions on the service that may result from an unconfirmed create. */
export const createdLookupSchema = z.object({
  /** Most likely first. If `isSame` is false, only the title is equal to the sent content. */
  found: z.array(z.object({ remoteId: z.int(), title: z.string(), isSame: z.boolean() })),
  /** The IDs of other questions, in ascending order. */
  checked: z.array(z.int()),
  /** False if the service couldn't be reached. */
  isComplete: z.boolean(),
});
export type CreatedLookup = z.infer<typeof createdLookupSchema>;

/** The connection test's steps, in this order. After a failed one, the others are skipped. */
export const checkSchema = z.object({
  what: z.enum(['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock']),
  result: z.enum(['good', 'wrong', 'inconclusive', 'skipped']),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type Check = z.infer<typeof checkSchema>;

const tokenPersistenceSchema = z.enum(['keychain', 'session', 'readable', 'none']);

/**
 * Whether the system's keychain encrypts tokens. `refused` means that it failed or can't decrypt the stored
 * tokens.
 */
export const keychainSchema = z.enum(['available', 'none', 'unresponsive', 'refused']);
export type KeychainState = z.infer<typeof keychainSchema>;

export const tokenViewSchema = z.object({
  persistence: tokenPersistenceSchema,
  canStoreUnencrypted: z.boolean(),
  keychain: keychainSchema,
});
/** How a token is stored, and whether it can be stored unencrypted. */
export type TokenView = z.infer<typeof tokenViewSchema>;
