import { z } from 'zod';
import { draftSchema, fieldSchema } from './draft-shape.ts';
import { HOLDS } from './holds.ts';
import { seenSchema } from './sync.ts';

/** What the window is told of sync, and what it may ask for. Words are the window's; here are codes and their facts. */

const id = z.int().positive();
const moment = z.int();
const factsSchema = z.record(z.string(), z.unknown());
const MAX_IDS = 100_000;
const idsSchema = z.array(id).max(MAX_IDS);

/** A field of a question that two sides can disagree on. */
export const syncFieldSchema = fieldSchema;
export type SyncField = z.infer<typeof syncFieldSchema>;

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

const syncRowSchema = z.object({
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

export const roundReportSchema = z.object({
  at: moment,
  /** Questions that were brought in line with the service. */
  synced: z.int(),
  /** Those that a person has to look at now, and did not before. */
  held: z.int(),
  /** Those that wait on. */
  waiting: z.int(),
});
export type RoundReport = z.infer<typeof roundReportSchema>;

const syncStandingSchema = z.object({
  /** What is missing before anything can be sent. */
  setUp: z.enum(['no-address', 'no-token', 'ready']),
  account: accountFactsSchema.nullable(),
  pause: pauseSchema.nullable(),
  wait: waitSchema.nullable(),
  counts: syncCountsSchema,
  /** What runs now: a round, or a refresh that is so far. */
  running: z.object({ what: z.enum(['round', 'refresh']), done: z.int(), total: z.int() }).nullable(),
  lastRound: roundReportSchema.nullable(),
  /** When the next automatic round, or the end of the wait, comes; null where nothing comes by itself. */
  next: moment.nullable(),
  automatic: z.boolean(),
});
export type SyncStanding = z.infer<typeof syncStandingSchema>;

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

const syncQuestionSchema = z.object({
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
const notQueuedSchema = z.enum(['not-found', 'draft', 'held', 'same', 'other-account']);

/** What became of a reference that was to be adopted. */
const adoptionSchema = z.object({
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
export type Adoption = z.infer<typeof adoptionSchema>;

/** What the connection tester looks at, in this order; after the first that is wrong the others are skipped. */
const checkSchema = z.object({
  what: z.enum(['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock']),
  result: z.enum(['good', 'wrong', 'doubtful', 'skipped']),
  why: z.object({ code: z.string(), facts: factsSchema }).nullable(),
});
export type Check = z.infer<typeof checkSchema>;

const done = z.object({});
const one = z.object({ id });

/** How a token is kept: see `Keeping` of the host; `none` where there is none. */
const keptSchema = z.enum(['keychain', 'session', 'readable', 'none']);

/** Whether the system's keychain encrypts tokens; `refused` also if it can't decrypt what it once encrypted. */
export const keychainSchema = z.enum(['available', 'none', 'unresponsive', 'refused']);
export type KeychainState = z.infer<typeof keychainSchema>;

const tokenViewSchema = z.object({ kept: keptSchema, mayInsist: z.boolean(), keychain: keychainSchema });
/** How a token is kept now, and whether insisting on a readable file would change it. */
export type TokenView = z.infer<typeof tokenViewSchema>;

/**
 * The methods of sync. Those about one question reject with AppError('not-found'), and with AppError('changed-elsewhere')
 * where what they are for is not so any more. All resolve once what they changed is on the disk; none waits for the
 * service but `round`, `refresh`, `adopt` and `test`.
 */
export const syncMethods = {
  'sync.standing': { input: z.object({}), output: syncStandingSchema },
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
  'sync.round': { input: z.object({}), output: syncStandingSchema },
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
    output: z.object({ results: z.array(adoptionSchema) }),
  },
  /** Of an unknown create: sends it again, though it may be there already. */
  'sync.sendAgain': { input: one, output: done },
  /** Of one that is gone on the service, or another there: creates it anew. */
  'sync.createAgain': { input: one, output: done },
  /** It has nothing to do with the service any more; what is there stays there. */
  'sync.keepLocal': { input: one, output: done },
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
    output: done,
  },
  /** Sends the edits of a question that was sent meanwhile all the same. */
  'sync.goAhead': { input: one, output: done },
  /** Ends the pause, and the wait, unless the service itself asked for it. */
  'sync.resume': { input: z.object({}), output: syncStandingSchema },
  /**
   * The computer woke up, or its network came back: waits end, unless the service itself asked for one. What was to go out
   * by itself is tried at once; nothing else is sent.
   */
  'sync.awake': { input: z.object({}), output: z.object({}) },
  /** Whether the account in use is the one that it was before token or address changed. */
  'sync.confirmAccount': { input: z.object({ same: z.boolean() }), output: syncStandingSchema },
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
  'sync.tokenKept': { input: z.object({}), output: tokenViewSchema },
  /** Asks the keychain again after it failed, and resolves within its deadline. */
  'sync.retryKeychain': { input: z.object({}), output: tokenViewSchema },
  /** Votes over time, oldest first, and the options that they are for. */
  'sync.votes': {
    input: one,
    output: z.object({
      options: z.array(z.object({ emoji: z.string(), text: z.string() })),
      points: z.array(z.object({ at: moment, votes: z.array(z.number()) })),
    }),
  },
  /** The author has seen to the similar questions that the service named. */
  'sync.dismissNamed': { input: one, output: done },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;
