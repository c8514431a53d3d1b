import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import { FIELDS, type Field } from '../question/question-fields.ts';
import { HOLD_CODES, seenSchema } from './entry-sync-schema.ts';

/** Sync views for the UI, with codes and details. The UI formats the messages. */

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
 * - `failing`: several creates in a row are unconfirmed. The last create's facts as in `HOLD_CODES`, `until`.
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
 * - `waiting`: the question is queued. `why` is the reason for a wait, or null if the question is sent with
 * the next sync.
 * - `sending`: the question is being sent.
 * - `synced`: both sides are the same.
 * - `changed`: the question has local changes that aren't queued.
 * - `unknown`: a create is unconfirmed.
 * - `conflict`: both sides changed the same field, or a linked question differs.
 * - `refused`: the service rejected the content.
 * - `held`: the question needs attention for another reason.
 * - `paused`: the question's account is paused, isn't set up, or isn't the current account.
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
 * - `busy`: a request failed and will be retried. The failure's facts as in `HOLD_CODES`, `tries`, `until`.
 * - `not-set-up`: the base URL or token is missing.
 * - `other-account`: the question belongs to another account. `baseUrl`, `author`, `isUnsent` if it was never
 * sent.
 *
 * A wait and `busy` have `isRetried` if the question is sent at `until` without another request from the
 * author. A wait has `isUnsent` if no earlier request may have arrived.
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
  /** The next or current request, or null. */
  kind: z.enum(['create', 'edit']).nullable(),
  remoteId: z.int().nullable(),
  why: z.object({ code: syncReasonSchema, facts: factsSchema }).nullable(),
  /** The available actions, most likely first. */
  actions: z.array(syncActionSchema),
  /** The time when the state began, if known. */
  since: timestamp.nullable(),
  /** The number of similar questions from the service that the author hasn't dismissed. */
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
  /** The number of questions that need attention since this sync. */
  held: z.int(),
  waiting: z.int(),
  /** The end of the last sync that synced a question: this sync or an earlier one. */
  syncedAt: timestamp.nullable().default(null),
});

export const syncStatusSchema = z.object({
  /**
   * The missing setting, if any. With `own-api`, the base URL is the app's own local API, so nothing is sent.
   */
  setUp: z.enum(['no-address', 'own-api', 'no-token', 'ready']),
  account: accountFactsSchema.nullable(),
  /** True if a connection test has succeeded with the current base URL and token since the app started. */
  tested: z.boolean(),
  pause: pauseSchema.nullable(),
  wait: waitSchema.nullable(),
  counts: syncCountsSchema,
  running: z.object({ what: z.enum(['round', 'refresh']), done: z.int(), total: z.int() }).nullable(),
  lastRound: syncReportSchema.nullable(),
  /** The time when the next automatic sync starts or the wait ends, or null. */
  next: timestamp.nullable(),
  automatic: z.boolean(),
});
export type SyncStatus = z.infer<typeof syncStatusSchema>;

/** The 3 versions of a field. `base` is null if there's no merge base. */
const fieldViewSchema = z.object({
  field: syncFieldSchema,
  /**
   * The side that changed the field. `both` means that both sides made the same change, and `conflict` that
   * they made different changes.
   */
  change: z.enum(['none', 'local', 'remote', 'both', 'conflict']),
  base: z.string().nullable(),
  local: z.string(),
  remote: z.string(),
  /** The merged value. In a conflict, it's the local value. */
  merged: z.string(),
});
export type FieldView = z.infer<typeof fieldViewSchema>;

/** The 3 versions of an option line. A version is null if that side doesn't have the line. */
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
  /** The last request's content. The service may have received the content of an unconfirmed create. */
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

/** A response from the service, without tokens and headers that could contain a secret. */
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
   * - `adopted`: the question was linked or added.
   * - `compare`: the question was linked, and its versions differ.
   * - `already`: the question was already linked to the question `id`.
   * - `unreadable`: the reference isn't valid.
   * - `not-found`: the service returned 404.
   * - `failed`: `why` has the reason.
   * - `later`: the account is waiting or paused.
   */
  outcome: z.enum(['adopted', 'compare', 'already', 'unreadable', 'not-found', 'failed', 'later']),
  id: id.nullable(),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type LinkResult = z.infer<typeof linkResultSchema>;

/** Questions on the service that may result from an unconfirmed create. */
export const createdLookupSchema = z.object({
  /** The questions, most likely first. If `isSame` is false, only the title equals the sent title. */
  found: z.array(z.object({ remoteId: z.int(), title: z.string(), isSame: z.boolean() })),
  /** The IDs of other fetched questions, in ascending order. */
  checked: z.array(z.int()),
  /** False if the lookup couldn't finish, for example because the service couldn't be reached. */
  isComplete: z.boolean(),
});
export type CreatedLookup = z.infer<typeof createdLookupSchema>;

/**
 * A step of the connection test. The results are in this order. Steps that can't run after a failure are
 * `skipped`.
 */
export const checkSchema = z.object({
  what: z.enum(['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock']),
  result: z.enum(['good', 'wrong', 'inconclusive', 'skipped']),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type Check = z.infer<typeof checkSchema>;

const tokenPersistenceSchema = z.enum(['keychain', 'session', 'readable', 'none']);

/**
 * The state of the system's keychain. `refused` means that the keychain failed or can't decrypt the stored
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
