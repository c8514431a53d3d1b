import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import {
  checkSchema,
  linkResultSchema,
  notQueuedSchema,
  syncQuestionSchema,
  syncRowSchema,
  syncStateSchema,
  syncStatusSchema,
  tokenViewSchema,
} from '../sync/sync-views.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

const moment = z.int();
const MAX_IDS = 100_000;
const idsSchema = z.array(id).max(MAX_IDS);
const one = z.object({ id });

/**
 * The methods of sync. Those about one question reject with AppError('not-found'), and with AppError('changed-elsewhere')
 * where what they are for is not so any more. All resolve once what they changed is on the disk; none waits for the
 * service but `round`, `refresh`, `adopt` and `test`.
 */
export const syncMethods = {
  'sync.standing': { input: emptySchema, output: syncStatusSchema },
  /** Those that are queued or need somebody first, then the others that are on the service; of some states only. */
  'sync.activity': {
    input: z.object({
      states: z.array(syncStateSchema).optional(),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(200),
    }),
    output: z.object({ total: z.int(), rows: z.array(syncRowSchema) }),
  },
  'sync.question': { input: one, output: syncQuestionSchema },
  /** Queues saved questions. Nothing is sent before the next round. */
  'sync.queue': {
    input: z.object({ ids: idsSchema }),
    output: z.object({ queued: idsSchema, left: z.array(z.object({ id, why: notQueuedSchema })) }),
  },
  /** What is on its way just now can't be called back: those are left. */
  'sync.unqueue': { input: z.object({ ids: idsSchema }), output: z.object({ unqueued: idsSchema }) },
  /** Sends what is queued, as far as nothing holds it. Resolves at the end of the round; a round that runs is joined. */
  'sync.round': { input: emptySchema, output: syncStatusSchema },
  /** Fetches questions of the account; all known ones without ids, going on where the last such refresh ended. */
  'sync.refresh': {
    input: z.object({ ids: idsSchema.nullable() }),
    output: z.object({ refreshed: z.int(), changed: z.int(), left: z.int() }),
  },
  /**
   * Takes questions of the service over: by id, `_id` of the message, or link of the message. `onto`: this question is
   * that one; only with a single reference. Without, each becomes a new question here.
   */
  'sync.adopt': {
    input: z.object({ references: z.array(z.string().max(2_000)).min(1).max(1_000), onto: id.nullable() }),
    output: z.object({ results: z.array(linkResultSchema) }),
  },
  /** Of an unknown create: sends it again, though it may be there already. */
  'sync.sendAgain': { input: one, output: emptySchema },
  /** Of one that is gone on the service, or another there: creates it anew. */
  'sync.createAgain': { input: one, output: emptySchema },
  /** It has nothing to do with the service any more; what is there stays there. */
  'sync.keepLocal': { input: one, output: emptySchema },
  /**
   * The author has chosen `content`, in sight of `remote` (of `sync.question`). Queued where `publish` says so and it is
   * not what the service has. AppError('changed-elsewhere') where either side has changed since.
   */
  'sync.resolve': {
    input: one.extend({
      content: draftSchema,
      local: draftSchema,
      remote: draftSchema,
      publish: z.boolean(),
    }),
    output: emptySchema,
  },
  /** Sends the edits of a question that was sent meanwhile all the same. */
  'sync.goAhead': { input: one, output: emptySchema },
  /** Ends the pause, and the wait, unless the service itself asked for it. */
  'sync.resume': { input: emptySchema, output: syncStatusSchema },
  /**
   * The computer woke up, or its network came back: waits end, unless the service itself asked for one. What was to go out
   * by itself is tried at once; nothing else is sent.
   */
  'sync.awake': { input: emptySchema, output: emptySchema },
  /** Whether the account in use is the one that it was before token or address changed. */
  'sync.confirmAccount': { input: z.object({ same: z.boolean() }), output: syncStatusSchema },
  /** Looks at a connection; what is absent is taken from the settings. Sends no question. */
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
   * Saves the token of the service, or removes it. `kept` is `session` if no keychain encrypts it, unless the author insists
   * (`insist`; absent: as before) on a file that anyone who can read their files can read.
   */
  'sync.setToken': {
    input: z.object({ token: z.string().min(1).max(10_000).nullable(), insist: z.boolean().optional() }),
    output: tokenViewSchema,
  },
  /** How the token is kept now. */
  'sync.tokenKept': { input: emptySchema, output: tokenViewSchema },
  /** Asks the keychain again after it failed, and resolves within its deadline. */
  'sync.retryKeychain': { input: emptySchema, output: tokenViewSchema },
  /** Votes over time, oldest first, and the options that they are for. */
  'sync.votes': {
    input: one,
    output: z.object({
      options: z.array(z.object({ emoji: z.string(), text: z.string() })),
      points: z.array(z.object({ at: moment, votes: z.array(z.number()) })),
    }),
  },
  /** The author has seen to the similar questions that the service named. */
  'sync.dismissNamed': { input: one, output: emptySchema },
} as const satisfies Methods;
