import { z } from 'zod';
import { backupNameSchema, backupSchema } from './backup.ts';
import {
  apiStatusSchema,
  type HostEvent,
  keptTrailSchema,
  listSchema,
  type Problem,
  type Reply,
} from './bridge-start.ts';
import { seenEmojiSchema } from './emoji/custom-emoji.ts';
import { AppError } from './errors.ts';
import { exchangeFormatSchema, importReportSchema } from './exchange.ts';
import { noFilter } from './filter.ts';
import { versionListSchema, versionSchema } from './history.ts';
import { importJobSchema, importLookSchema, sentSourceSchema } from './import-look.ts';
import {
  countSchema,
  draftSchema,
  entrySchema,
  sectionSchema,
  sortSchema,
  storedQuestionSchema,
  tagsSchema,
} from './library.ts';
import { daySchema, facetsSchema, filterSchema, tagCountSchema } from './library-filter.ts';
import { faultSchema, faultsSchema, MAX_FAULTS } from './local-api/fault.ts';
import { accountSchema, profileInputSchema } from './local-api/profile.ts';
import { callDetailSchema, loggedCallSchema } from './local-api/request-log.ts';
import { statusSchema } from './question.ts';
import { recoveryReportSchema } from './recovery.ts';
import { settingsPatchSchema, settingsSchema } from './settings.ts';
import {
  duplicatePairSchema,
  evidenceSchema,
  gradeSchema,
  similarHitSchema,
  similarKeySchema,
  similarProgressSchema,
  similarTextSchema,
} from './similar.ts';
import { snapshotNameSchema, snapshotSchema } from './snapshot.ts';
import { keychainSchema, syncMethods } from './sync-views.ts';
import { trailSchema } from './trail-schema.ts';

export type { ApiStatus, HostEvent, Reply } from './bridge-start.ts';

const id = z.int().positive();

const appInfoSchema = z.object({
  version: z.string(),
  /** The shell around the interface. */
  shell: z.enum(['desktop', 'web']),
  platform: z.string(),
  dataDir: z.string(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

const nothing = z.object({});

/** As many questions as are changed at once. */
const MAX_AT_ONCE = 100_000;
const ids = z.array(id).max(MAX_AT_ONCE);

/** Which questions, in which order. */
const querySchema = z.object({
  section: sectionSchema,
  search: z.string().max(500),
  filter: filterSchema.default(noFilter),
  sort: sortSchema,
});

const taggedSchema = z.array(z.object({ id, tags: tagsSchema })).max(MAX_AT_ONCE);
/** Null: for no day. */
const plannedSchema = z.array(z.object({ id, day: daySchema.nullable() })).max(MAX_AT_ONCE);
/** Entries that one call names at most. */
const MAX_ROWS = 500_000;

/** What is typed, and what it was made from. */
const changeSchema = z.object({
  /** Null for a new question: then `key` tells whether it was begun already. */
  id: id.nullable(),
  /** Made up once for each new question. */
  key: z.string().min(1).max(100),
  /** `version` of the entry that this was made from, 0 for a new one. Another version gives AppError('changed-elsewhere'). */
  version: countSchema,
  /** `saved` of the entry that the edit began from, 0 for a new one. */
  basedOn: countSchema,
  input: draftSchema,
});
export type Change = z.infer<typeof changeSchema>;

/**
 * Everything that the user interface may ask of the host; what the host tells it is `eventSchema` of `bridge-start.ts`.
 * Handlers and client take their types from these two; the transports (IPC, HTTP) know only `dispatch`.
 */
export const methods = {
  'app.info': { input: nothing, output: appInfoSchema },

  /** One window of the list: rows `offset` to `offset + limit` of those that match. */
  'library.list': {
    input: querySchema.extend({
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    output: listSchema,
  },
  /** The ids of all that match, in order. */
  'library.ids': { input: querySchema, output: z.object({ ids: z.array(id) }) },
  /** How many each choice of a filter would leave. */
  'library.facets': { input: querySchema.pick({ section: true }), output: facetsSchema },
  /** Every tag in use, most used first. */
  'library.tags': { input: nothing, output: z.array(tagCountSchema) },

  'question.get': { input: z.object({ id }), output: entrySchema },

  /** Autosave. Without `id` a new entry is made. Answers once the draft is on disk. */
  'draft.save': { input: changeSchema, output: entrySchema },
  /** Drops the pending edit of a saved question; the question stays as last saved. */
  'draft.discard': { input: z.object({ id }), output: entrySchema },
  /** Saves as question. Where limits are broken it stays a draft and nothing is refused: `question` tells. */
  'question.save': { input: changeSchema, output: entrySchema },
  'question.duplicate': { input: z.object({ id }), output: entrySchema },
  /** Takes it out of the library, and brings it back. */
  'question.remove': { input: z.object({ id }), output: entrySchema },
  'question.restore': { input: z.object({ id }), output: entrySchema },
  /**
   * The same for many, all or none of them; what is not in the library, or not in the trash, is passed over. Gives those
   * that it was done to. `purge` deletes what is in the trash for good, with what is kept of its versions.
   */
  'questions.remove': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.restore': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.purge': { input: z.object({ ids }), output: z.object({ ids }) },
  /**
   * Puts tags on questions and takes others off. Gives the tags before of all that it changed, for `setTags` to bring
   * back, and how many had no room for one more. Neither is an edit: nothing typed elsewhere has to give way to it.
   */
  'questions.tag': {
    input: z.object({ ids, add: tagsSchema, remove: tagsSchema }),
    output: z.object({ before: taggedSchema, full: z.int() }),
  },
  'questions.setTags': {
    input: z.object({ tags: taggedSchema }),
    output: z.object({ before: taggedSchema }),
  },
  /** Plans questions for days; gives what was before, of those that it changed. Nothing is sent by it. */
  'questions.plan': {
    input: z.object({ plans: plannedSchema }),
    output: z.object({ before: plannedSchema }),
  },
  /** The «Mark as sent» tool: a status, message id, link, sent time, votes by option (as they are where absent). */
  'question.markSent': {
    input: z.object({
      id,
      votes: z.array(z.int().min(0)).max(20).default([]),
      status: statusSchema.default(3),
      /** Absent: it keeps the one that it has, or gets one made up. */
      messageLink: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
    }),
    output: entrySchema,
  },
  /** Takes the last `question.markSent` back: status, message, link, time and votes are as they were before it. */
  'question.undoMarkSent': { input: z.object({ id }), output: entrySchema },

  /** Every saved version of a question that is kept. */
  'history.list': { input: z.object({ id }), output: versionListSchema },
  /** What the question was in a version of that list. AppError('no-version') where it is not kept any more. */
  'history.get': {
    input: z.object({ id, version: versionSchema.shape.version, at: versionSchema.shape.at }),
    output: storedQuestionSchema,
  },

  /** What undo and redo of this question go along, as it was kept last; null where nothing is. */
  'undo.get': { input: z.object({ id }), output: keptTrailSchema },
  /** Keeps it, in place of what was kept. */
  'undo.set': { input: z.object({ id, trail: trailSchema }), output: nothing },

  /** Adds the sample questions. */
  'library.seed': { input: nothing, output: z.object({ ids: z.array(id) }) },
  /**
   * Takes out what came through the local API and the samples (`api`), or everything (`all`: then ids begin at 1 again).
   * What was there is kept as the automatic snapshot.
   */
  'library.reset': {
    input: z.object({ what: z.enum(['api', 'all']) }),
    output: z.object({ removed: z.int() }),
  },
  /** Goes back to the automatic snapshot, which then holds what was there until now. */
  'library.undoReset': { input: nothing, output: z.object({ count: z.int() }) },

  /**
   * The library, or these entries of it, as the text of a file. `leftOut`: entries that a file of this format has no place
   * for.
   */
  'library.export': {
    input: z.object({ format: exchangeFormatSchema, ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string(), leftOut: z.int() }),
  },
  /**
   * A part of the text that an `import.look` or `library.import` of this job will be about, in order. The host keeps it for
   * a minute.
   */
  'import.send': { input: z.object({ job: importJobSchema, text: z.string() }), output: nothing },
  /** Ends the job: a file that is being read is refused as canceled, and nothing of it is imported. Does nothing to others. */
  'import.cancel': { input: z.object({ job: importJobSchema }), output: nothing },
  /**
   * What the text of a file holds, question by question, and what would become of each. Nothing is changed. AppError('bad-input')
   * if the parts sent before are not kept any more.
   */
  'import.look': { input: sentSourceSchema, output: importLookSchema },
  /**
   * Adds what the text of a file holds, all of it or nothing, but for what `import.look` shows as impossible and those of
   * `leaveOut` (each the `index` of a row). `take`: these although they are here already. What was there is kept as the
   * automatic snapshot; `undo` is for `import.undo`, null where nothing was added.
   */
  'library.import': {
    input: sentSourceSchema.extend({
      leaveOut: z.array(z.int().min(0)).max(MAX_ROWS),
      take: z.array(z.int().min(0)).max(MAX_ROWS),
    }),
    output: importReportSchema.extend({ undo: z.int().nullable() }),
  },
  /**
   * Takes out what that import added, and nothing else. `kept`: what was changed since, which stays. AppError('not-found')
   * where the host does not remember the import.
   */
  'import.undo': {
    input: z.object({ undo: z.int() }),
    output: z.object({ removed: z.int(), kept: z.int() }),
  },

  'snapshot.list': { input: nothing, output: z.array(snapshotSchema) },
  /** Keeps the library as it is under a name, in place of an older one of this name. */
  'snapshot.save': { input: z.object({ name: snapshotNameSchema }), output: snapshotSchema },
  /** Puts the library back to it, ids included. What was there is kept as the automatic snapshot. */
  'snapshot.restore': { input: z.object({ name: snapshotNameSchema }), output: z.object({ count: z.int() }) },
  'snapshot.remove': { input: z.object({ name: snapshotNameSchema }), output: nothing },

  /** Newest first: copies of the library that the app makes by itself. */
  'backup.list': { input: nothing, output: z.array(backupSchema) },
  'backup.make': { input: nothing, output: backupSchema },
  /** Puts the library back to it, ids included. What was there is kept as the automatic snapshot. */
  'backup.restore': { input: z.object({ name: backupNameSchema }), output: z.object({ count: z.int() }) },

  'api.status': { input: nothing, output: apiStatusSchema },
  'api.start': { input: z.object({ port: z.int().min(0).max(65_535).optional() }), output: apiStatusSchema },
  'api.stop': { input: nothing, output: apiStatusSchema },
  'api.setFaults': {
    /** Without a seed the one in use goes on; the dice begin anew in any case. */
    input: z.object({
      faults: z.array(faultSchema).max(MAX_FAULTS),
      seed: faultsSchema.shape.seed.optional(),
    }),
    output: apiStatusSchema,
  },

  /** Everybody who may call the local API, with tokens. */
  'profile.list': { input: nothing, output: z.array(accountSchema) },
  /** Unless it is available, the tokens may be new with this start. */
  'profile.keychain': { input: nothing, output: z.object({ keychain: keychainSchema }) },
  'profile.add': { input: profileInputSchema, output: accountSchema },
  'profile.change': { input: profileInputSchema.extend({ id: z.string() }), output: accountSchema },
  /** His token is refused from then on. */
  'profile.remove': { input: z.object({ id: z.string() }), output: nothing },
  /** Gives him a new token; the old one is refused from then on. */
  'profile.rotate': { input: z.object({ id: z.string() }), output: accountSchema },

  /**
   * Newest first: calls older than `before` (all, where absent) in which every word of `search` occurs. Those for
   * pictures and docs are left out unless `all` is set.
   */
  'requests.list': {
    input: z.object({
      search: z.string().max(200),
      all: z.boolean().optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200),
    }),
    output: z.object({
      /** Calls that are kept, without those left out. */
      total: z.int(),
      /** Of them, those that match `search`. */
      matching: z.int(),
      /** Calls for pictures and docs that are kept and were left out. */
      leftOut: z.int(),
      rows: z.array(loggedCallSchema),
    }),
  },
  /** AppError('not-found') where it is not kept any more. */
  'requests.get': { input: z.object({ id }), output: callDetailSchema },
  'requests.clear': { input: nothing, output: nothing },
  /**
   * The calls that `requests.list` gives for `search` and `all`, as a HAR 1.2 document or as an array of
   * `callDetailSchema`, as text, redacted.
   */
  'requests.export': {
    input: z.object({
      format: z.enum(['har', 'json']),
      search: z.string().max(200),
      all: z.boolean().optional(),
    }),
    /** `leftOut`: older calls that had no room in it. */
    output: z.object({ text: z.string(), leftOut: z.int() }),
  },

  /** What was found wrong with the library's files and nobody has dismissed yet, newest first. */
  'recovery.reports': { input: nothing, output: z.array(recoveryReportSchema) },
  /** The report is not given any more; the files that were set aside stay. AppError('not-found') where there is none. */
  'recovery.dismiss': { input: z.object({ folder: z.string().max(200) }), output: nothing },

  /**
   * Questions that ask much the same as a text, best first; those below «Related» are left out, and so are `id` itself
   * and what the author said is no duplicate of it. `progress`: while the index is being built, what it knows so far.
   */
  'similar.search': {
    input: similarTextSchema.extend({ id: id.nullable(), limit: z.int().min(1).max(50) }),
    output: z.object({ progress: similarProgressSchema, hits: z.array(similarHitSchema) }),
  },
  /** For each of these texts the question nearest to it, from «Close» on; null where there is none. */
  'similar.nearest': {
    input: z.object({ texts: z.array(similarTextSchema).max(50) }),
    output: z.object({ hits: z.array(similarHitSchema.nullable()) }),
  },
  /** Why that question is near to the text. AppError('not-found') where it is not known any more. */
  'similar.explain': { input: similarTextSchema.extend({ key: similarKeySchema }), output: evidenceSchema },
  /** Remembers, or forgets, that the two are not duplicates of each other: neither is shown to the other any more. */
  'similar.setDifferent': {
    input: z.object({ a: similarKeySchema, b: similarKeySchema, different: z.boolean() }),
    output: nothing,
  },
  /**
   * Pairs of the whole library of at least this grade, nearest first. `total`: how many were found. Where there are many
   * copies of a question that is less than all: for each question the nearest few are looked for.
   */
  'similar.duplicates': {
    input: z.object({ grade: gradeSchema, limit: z.int().min(1).max(1_000) }),
    output: z.object({
      progress: similarProgressSchema,
      total: z.int(),
      pairs: z.array(duplicatePairSchema),
    }),
  },
  /** Which of these questions have a very close twin in the library. */
  'similar.twins': {
    input: z.object({ ids: z.array(id).max(500) }),
    output: z.object({ ids: z.array(id) }),
  },

  /** Pictures that stand in questions, and are not among the user's own emoji; used most first. */
  'emoji.seen': { input: nothing, output: z.array(seenEmojiSchema) },

  ...syncMethods,

  /**
   * A report of a problem, to be read and given away: versions, health of the files, the end of the log. Nothing of the
   * author's: no token, no name, and questions only where `texts` is set.
   */
  'report.make': { input: z.object({ texts: z.boolean() }), output: z.object({ text: z.string() }) },

  'settings.get': { input: nothing, output: settingsSchema },
  'settings.set': { input: settingsPatchSchema, output: settingsSchema },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type Method = keyof typeof methods;
export type Input<M extends Method> = z.input<(typeof methods)[M]['input']>;
type Parsed<M extends Method> = z.output<(typeof methods)[M]['input']>;
export type Output<M extends Method> = z.output<(typeof methods)[M]['output']>;
declare global {
  /** Node and browsers have it; what is shared only hands it on. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** `signal` is aborted when no client waits for the answer any more; what has begun to change something goes on. */
export type Handlers = { [M in Method]: (input: Parsed<M>, signal?: AbortSignal) => Promise<Output<M>> };

const isMethod = (name: string): name is Method => Object.hasOwn(methods, name);

/** What a caller may know of a failure. Unknown errors keep their cause to themselves. */
function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  return { code: 'internal', message: 'Something unexpected went wrong; the log has more.', details: {} };
}

/**
 * One bridge call: parses, calls the handler, and turns every failure into a reply. Never throws.
 * `report` gets unexpected errors; `signal` is aborted when no client waits for the reply any more.
 */
export async function dispatch(
  handlers: Handlers,
  name: string,
  raw: unknown,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Reply> {
  try {
    if (!isMethod(name)) throw new AppError('bad-input', `No method is called ${JSON.stringify(name)}.`);
    return { ok: true, value: await call(handlers, name, raw, signal) };
  } catch (error) {
    if (!(error instanceof AppError)) report(error);
    return { ok: false, problem: toProblem(error) };
  }
}

function call<M extends Method>(
  handlers: Handlers,
  name: M,
  raw: unknown,
  signal: AbortSignal | undefined,
): Promise<Output<M>> {
  const input = methods[name].input.safeParse(raw);
  if (!input.success) {
    throw new AppError('bad-input', `${name}: ${z.prettifyError(input.error)}`);
  }
  // Parsed by the very schema that the handler's type is inferred from; TypeScript can't follow that through the table.
  const handler: (input: never, signal?: AbortSignal) => Promise<Output<M>> = handlers[name];
  return handler(input.data as never, signal);
}

/** What a transport offers to the interface. */
export interface Bridge {
  /** Rejects with an AppError. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** Every event of the host from now on. Returns how to stop. */
  listen(onEvent: (event: HostEvent) => void): () => void;
}
