import { z } from 'zod';
import { bulkEditPreviewSchema, bulkEditSchema, MAX_BULK_EDIT_ROWS } from '../library/bulk-edit.ts';
import { countSchema, draftSchema, entrySchema } from '../library/entry.ts';
import { privateFieldNameSchema, privateFieldsSchema } from '../library/private-fields.ts';
import { tagsSchema } from '../library/tags.ts';
import { statusSchema } from '../question/service-body-schemas.ts';
import { id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** Questions in one call. */
const MAX_QUESTIONS_PER_CALL = 100_000;
const ids = z.array(id).max(MAX_QUESTIONS_PER_CALL);

const privateFieldsOfSchema = privateFieldsSchema.extend({ id });
/** Questions with their value of a private field, which can be absent. */
const valuesSchema = z.array(privateFieldsOfSchema).max(MAX_QUESTIONS_PER_CALL);
export type PrivateFieldsOf = z.infer<typeof privateFieldsOfSchema>;

/** An edit, and the versions that it's based on. */
const changeSchema = z.object({
  /** Null for a new question, which is then identified by `key`. */
  id: id.nullable(),
  /** Generated once for each new question. */
  key: z.string().min(1).max(100),
  /** `version` of the entry that the edit is based on, 0 for a new one. Rejects with AppError('changed-elsewhere') if it differs. */
  version: countSchema,
  /** `saved` of the entry that the edit is based on, 0 for a new one. */
  basedOn: countSchema,
  input: draftSchema,
});
export type Change = z.infer<typeof changeSchema>;

/** A question in the version that the author saw. */
const entryRefSchema = z.object({ id, version: countSchema.positive() });
export type EntryRef = z.infer<typeof entryRefSchema>;
const mergedSchema = z.object({ kept: entrySchema, merged: entrySchema });

/** The options of a draft, in the version that they're from. `editedAt`: the time of the last edit, if it's restored. */
const draftOptionsSchema = entryRefSchema.extend({
  options: draftSchema.shape.options,
  editedAt: entrySchema.shape.editedAt.optional(),
});
export type DraftOptions = z.infer<typeof draftOptionsSchema>;

/** Methods for one question and for many. */
export const questionMethods = {
  'question.get': { input: z.object({ id }), output: entrySchema },
  /** Saves a draft. Without `id`, creates an entry. Resolves after the draft is on disk. */
  'draft.save': { input: changeSchema, output: entrySchema },
  /** Discards the draft of a saved question. */
  'draft.discard': { input: z.object({ id }), output: entrySchema },
  /** Saves a draft as a question. If it exceeds a limit, it stays a draft, which `question` shows. */
  'question.save': { input: changeSchema, output: entrySchema },
  'question.duplicate': { input: z.object({ id }), output: entrySchema },
  /** Moves a question to the trash, or restores it. */
  'question.remove': { input: z.object({ id }), output: entrySchema },
  'question.restore': { input: z.object({ id }), output: entrySchema },
  /**
   * The same for many questions, all or none. Skips those that aren't in the library or in the trash, and returns the
   * others. `purge` permanently deletes questions in the trash with their versions.
   */
  'questions.remove': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.restore': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.purge': { input: z.object({ ids }), output: z.object({ ids }) },
  /**
   * Sets a private field of questions, or clears it for those without a value. Returns the previous values of changed
   * questions, so that the same method undoes the change. It isn't an edit and never conflicts with one.
   */
  'questions.setPrivateField': {
    input: z.object({ name: privateFieldNameSchema, values: valuesSchema }),
    output: z.object({ before: valuesSchema }),
  },
  /**
   * Adds and removes tags. Returns the previous tags of changed questions, and the number of questions that have too many
   * tags for another one.
   */
  'questions.tag': {
    input: z.object({ ids, add: tagsSchema, remove: tagsSchema }),
    output: z.object({ before: valuesSchema, full: z.int() }),
  },
  /** Returns the drafts among these questions that have options with text but no emoji. */
  'drafts.withoutEmoji': {
    input: z.object({ ids }),
    output: z.object({ drafts: z.array(draftOptionsSchema.extend({ title: z.string() })) }),
  },
  /**
   * Sets the options of drafts, except for those that were changed or saved since. Returns the previous options, so that
   * the same method undoes the change.
   */
  'drafts.setOptions': {
    input: z.object({ drafts: z.array(draftOptionsSchema).max(MAX_QUESTIONS_PER_CALL) }),
    output: z.object({ before: z.array(draftOptionsSchema) }),
  },
  /** Returns the questions that an edit would change, and how. Changes nothing. */
  'questions.previewEdit': {
    input: z.object({ ids, edit: bulkEditSchema, limit: z.int().min(0).max(MAX_BULK_EDIT_ROWS) }),
    output: bulkEditPreviewSchema,
  },
  /** Edits questions as `questions.previewEdit` shows, all or none. Skips those with an obstacle. */
  'questions.edit': {
    input: z.object({ ids, edit: bulkEditSchema }),
    output: z.object({ ids, undo: z.int() }),
  },
  /**
   * Undoes an edit. `kept`: questions that were changed or sent since, which stay. Rejects with AppError('undo-expired')
   * if the edit was before the start of the app.
   */
  'questions.undoEdit': {
    input: z.object({ undo: z.int() }),
    output: z.object({ ids, kept: z.int() }),
  },
  /**
   * Moves tags, planned date, and votes of `merged` to `kept`, and puts `merged` in the trash. Rejects with
   * AppError('changed-elsewhere') if either was changed, and ('bad-input') if it isn't possible: see `mergeObstacle`.
   */
  'question.merge': {
    input: z.object({ kept: entryRefSchema, merged: entryRefSchema }),
    output: mergedSchema,
  },
  /** Undoes a merge since the start of the app. Rejects with AppError('not-found'), AppError('changed-elsewhere'). */
  'question.undoMerge': { input: z.object({ kept: id, merged: id }), output: mergedSchema },
  /** Marks a question as sent: sets status, message ID, link, time, and votes. Omitted votes stay. */
  'question.markSent': {
    input: z.object({
      id,
      votes: z.array(z.int().min(0)).max(20).default([]),
      status: statusSchema.default(3),
      /** If omitted, the current link stays, or one is generated. */
      messageLink: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
    }),
    output: entrySchema,
  },
  /** Undoes the last `question.markSent`. */
  'question.undoMarkSent': { input: z.object({ id }), output: entrySchema },
  /** Marks questions that were posted by hand. Returns the marked ones; drafts and synced questions are skipped. */
  'questions.markPosted': {
    input: z.object({
      ids,
      sentAt: z.iso.datetime(),
      messageLink: z
        .url({ protocol: /^https$/ })
        .max(2_000)
        .nullable(),
      /** Skips questions that were sent before. */
      skipSent: z.boolean(),
      /** By option, in order. An option without a value keeps its votes. */
      votes: z.array(z.int().min(0)).max(20).default([]),
    }),
    output: z.object({ ids }),
  },
  /** Undoes the last `questions.markPosted` of each. */
  'questions.undoMarkPosted': { input: z.object({ ids }), output: z.object({ ids }) },
} as const satisfies Methods;
