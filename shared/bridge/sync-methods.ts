import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import {
  checkSchema,
  createdLookupSchema,
  linkResultSchema,
  notQueuedSchema,
  serviceResponseSchema,
  syncQuestionSchema,
  syncRowSchema,
  syncStateSchema,
  syncStatusSchema,
  tokenViewSchema,
} from '../sync/sync-views.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const timestamp = z.int();
const MAX_IDS = 100_000;
const idsSchema = z.array(id).max(MAX_IDS);
const one = z.object({ id });

/**
 * Methods for one question reject with AppError('not-found'), or with AppError('changed-elsewhere') if the
 * call no longer applies. All methods resolve after their changes are on disk. Only `runNow`, `refresh`,
 * `link`, and `test` wait for the service.
 */
export const syncMethods = {
  'sync.status': { input: emptySchema, output: syncStatusSchema },
  /**
   * Returns questions that are queued or need attention, then other synced questions, optionally limited to
   * some states.
   */
  'sync.activity': {
    input: z.object({
      states: z.array(syncStateSchema).optional(),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(200),
    }),
    output: z.object({ total: z.int(), rows: z.array(syncRowSchema) }),
  },
  'sync.question': { input: one, output: syncQuestionSchema },
  /** Queues saved questions for the next sync. */
  'sync.queue': {
    input: z.object({ ids: idsSchema }),
    output: z.object({ queued: idsSchema, left: z.array(z.object({ id, why: notQueuedSchema })) }),
  },
  /** Removes questions from the queue, except for those being sent. */
  'sync.unqueue': { input: z.object({ ids: idsSchema }), output: z.object({ unqueued: idsSchema }) },
  /** Sends queued questions. Resolves when the sync ends, even if it was already running. */
  'sync.runNow': { input: emptySchema, output: syncStatusSchema },
  /**
   * Fetches the account's questions. If `ids` is null, fetches all of them and resumes the last incomplete
   * refresh.
   */
  'sync.refresh': {
    input: z.object({ ids: idsSchema.nullable() }),
    output: z.object({ refreshed: z.int(), changed: z.int(), left: z.int() }),
  },
  /**
   * Adds questions from the service by question ID, message ID (with or without `_`), or the URL of a
   * question or message. With `onto`, links the question to that entry instead.
   */
  'sync.link': {
    input: z.object({ references: z.array(z.string().max(2_000)).min(1).max(1_000), onto: id.nullable() }),
    output: z.object({ results: z.array(linkResultSchema) }),
  },
  /**
   * Searches the service for the question that an unconfirmed create may have stored. Fetches at most 5
   * questions and doesn't link any.
   */
  'sync.lookUpCreated': { input: one, output: createdLookupSchema },
  /** Queues an unconfirmed create again, although the service may have received it. */
  'sync.sendAgain': { input: one, output: emptySchema },
  /**
   * Queues a new create for a question that was deleted or replaced on the service, or that was queued for
   * another account but never sent.
   */
  'sync.createAgain': { input: one, output: emptySchema },
  /** Unlinks a question that needs attention or belongs to another account. The service keeps its version. */
  'sync.unlink': { input: one, output: emptySchema },
  /**
   * Resolves a conflict with `content`. If `publish` is set and the service's version differs, also queues
   * the question. Rejects with AppError('changed-elsewhere') if a version no longer equals `local` or
   * `remote` (from `sync.question`).
   */
  'sync.resolve': {
    input: one.extend({
      content: draftSchema,
      local: draftSchema,
      remote: draftSchema,
      publish: z.boolean(),
    }),
    output: z.object({ isQueued: z.boolean() }),
  },
  /** Queues local changes that weren't synced before the question was posted. */
  'sync.sendLocalChanges': { input: one, output: emptySchema },
  /** Ends a pause, and ends a wait unless the service requested the wait. */
  'sync.resume': { input: emptySchema, output: syncStatusSchema },
  /**
   * Retries automatic sync after the computer wakes up or is online again. Ends waits that the service didn't
   * request.
   */
  'sync.notifyAwake': { input: emptySchema, output: emptySchema },
  /** Records whether the account is the same after the token or base URL was changed. */
  'sync.confirmAccount': { input: z.object({ same: z.boolean() }), output: syncStatusSchema },
  /** Tests a connection. Omitted fields default to the settings. Never sends a question. */
  'sync.test': {
    input: z.object({
      baseUrl: z.string().max(2_000).optional(),
      token: z.string().max(10_000).optional(),
      proxy: z.string().max(2_000).optional(),
      caFile: z.string().max(4_000).optional(),
    }),
    output: z.object({ checks: z.array(checkSchema) }),
  },
  /**
   * Stores or removes the service token. If no keychain can encrypt the token, it's stored only for the
   * session (`persistence` is `session`), unless `allowUnencrypted` allows an unencrypted file. If
   * `allowUnencrypted` is omitted, the previous choice applies.
   */
  'sync.setToken': {
    input: z.object({
      token: z.string().min(1).max(10_000).nullable(),
      allowUnencrypted: z.boolean().optional(),
    }),
    output: tokenViewSchema,
  },
  'sync.tokenStatus': { input: emptySchema, output: tokenViewSchema },
  /** Tries to open the keychain again after a failure. Resolves within the keychain's timeout. */
  'sync.retryKeychain': { input: emptySchema, output: tokenViewSchema },
  /** Returns a question's options and its vote history, oldest first. */
  'sync.votes': {
    input: one,
    output: z.object({
      options: z.array(z.object({ emoji: z.string(), text: z.string() })),
      points: z.array(z.object({ at: timestamp, votes: z.array(z.number()) })),
    }),
  },
  /** Returns the responses from sending and fetching a question since the app started, newest first. */
  'sync.lastResponses': { input: one, output: z.object({ responses: z.array(serviceResponseSchema) }) },
  /** Dismisses the similar questions that the service returned. */
  'sync.dismissSimilar': { input: one, output: emptySchema },
} as const satisfies Methods;
