import { z } from 'zod';
import { bulkEditPreviewSchema, bulkEditSchema, MAX_BULK_EDIT_ROWS } from '../library/bulk-edit.ts';
import { countSchema, draftSchema, entrySchema, storedQuestionSchema } from '../library/entry.ts';
import {
  newPrivateFieldsSchema,
  privateFieldNameSchema,
  privateFieldsSchema,
} from '../library/private-fields.ts';
import { tagsSchema } from '../library/tags.ts';
import { statusSchema } from '../question/service-body-schemas.ts';
import { id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const MAX_QUESTIONS_PER_CALL = 100_000;
const ids = z.array(id).max(MAX_QUESTIONS_PER_CALL);

const privateFieldsOfSchema = privateFieldsSchema.extend({ id });
/** Questions with the value of one private field. The field is omitted if a question has no value. */
const valuesSchema = z.array(privateFieldsOfSchema).max(MAX_QUESTIONS_PER_CALL);
export type PrivateFieldsOf = z.infer<typeof privateFieldsOfSchema>;
const newValuesSchema = z.array(newPrivateFieldsSchema.extend({ id })).max(MAX_QUESTIONS_PER_CALL);

/** An edit and the versions that it's based on. */
const changeSchema = z.object({
  /** Null for a new question. New questions are identified by `key`. */
  id: id.nullable(),
  /** Generated once for each new question. */
  key: z.string().min(1).max(100),
  /**
   * The `version` of the entry that the edit is based on, or 0 for a new entry. If the entry has a different
   * version, the call rejects with AppError('changed-elsewhere').
   */
  version: countSchema,
  /** The `saved` count of the entry that the edit is based on, or 0 for a new entry. */
  basedOn: countSchema,
  input: draftSchema,
});
export type Change = z.infer<typeof changeSchema>;

/** A question in the version that the author saw. */
const entryRefSchema = z.object({ id, version: countSchema.positive() });
export type EntryRef = z.infer<typeof entryRefSchema>;
const mergedSchema = z.object({ kept: entrySchema, merged: entrySchema });

/** A draft's options and version. `editedAt` is the time of the last edit, if undo must restore it. */
const draftOptionsSchema = entryRefSchema.extend({
  options: draftSchema.shape.options,
  editedAt: entrySchema.shape.editedAt.optional(),
});
export type DraftOptions = z.infer<typeof draftOptionsSchema>;

/** The number of questions whose votes can be set at once. */
export const MAX_VOTE_QUESTIONS = 50;

/**
 * The votes for each option, in order, and the version of a question. `editedAt` is the time of the last edit,
 * if undo must restore it.
 */
const questionVotesSchema = entryRefSchema.extend({
  votes: z.array(z.int().min(0)).max(20),
  editedAt: entrySchema.shape.editedAt.optional(),
});
export type QuestionVotes = z.infer<typeof questionVotesSchema>;

export const questionMethods = {
  'question.get': { input: z.object({ id }), output: entrySchema },
  /** Saves a draft. If `id` is null, creates an entry. Resolves after the draft is on disk. */
  'draft.save': { input: changeSchema, output: entrySchema },
  'draft.discard': { input: z.object({ id }), output: entrySchema },
  /** Saves a draft as a question. A draft that exceeds a limit remains a draft. */
  'question.save': { input: changeSchema, output: entrySchema },
  'question.duplicate': { input: z.object({ id }), output: entrySchema },
  'question.remove': { input: z.object({ id }), output: entrySchema },
  'question.restore': { input: z.object({ id }), output: entrySchema },
  /**
   * Delete, restore, or permanently delete many questions, all or none. The methods skip questions that
   * aren't in the library or the trash and return the IDs of the affected questions. `purge` also deletes the
   * versions.
   */
  'questions.remove': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.restore': { input: z.object({ ids }), output: z.object({ ids }) },
  'questions.purge': { input: z.object({ ids }), output: z.object({ ids }) },
  /**
   * Sets a private field of questions, or clears it for questions without a value. Returns the previous
   * values for undo. This change isn't an edit and never conflicts with an edit.
   */
  'questions.setPrivateField': {
    input: z.object({ name: privateFieldNameSchema, values: newValuesSchema }),
    output: z.object({ before: valuesSchema }),
  },
  /** Undoes or redoes a change. Accepts previous values that aren't valid as new ones, such as old dates. */
  'questions.restorePrivateField': {
    input: z.object({ name: privateFieldNameSchema, values: valuesSchema }),
    output: z.object({ before: valuesSchema }),
  },
  /**
   * Adds and removes tags. Returns the previous tags of changed questions and the number of questions that
   * already have too many tags.
   */
  'questions.tag': {
    input: z.object({ ids, add: tagsSchema, remove: tagsSchema }),
    output: z.object({ before: valuesSchema, full: z.int() }),
  },
  /** Returns questions and drafts that repeat another one word for word and can be deleted. */
  'questions.exactRepeats': { input: z.object({}), output: z.object({ ids: z.array(id) }) },
  'drafts.withoutEmoji': {
    input: z.object({ ids }),
    output: z.object({ drafts: z.array(draftOptionsSchema.extend({ title: z.string() })) }),
  },
  /**
   * Sets the options of drafts. Skips drafts that no longer have the given version or were saved. Returns the
   * previous options for undo.
   */
  'drafts.setOptions': {
    input: z.object({ drafts: z.array(draftOptionsSchema).max(MAX_QUESTIONS_PER_CALL) }),
    output: z.object({ before: z.array(draftOptionsSchema) }),
  },
  /**
   * Saves drafts as questions, all or none. Skips other questions and drafts that exceed a limit.
   * `unfinished` counts those drafts.
   */
  'questions.markReady': {
    input: z.object({ ids }),
    output: z.object({ ids, unfinished: z.int(), undo: z.int() }),
  },
  /**
   * Makes the questions drafts again, except those that were changed, queued, posted, or deleted after it.
   * `kept` counts the exceptions. Rejects with AppError('undo-expired'), for example after a restart of the
   * app.
   */
  'questions.undoMarkReady': {
    input: z.object({ undo: z.int() }),
    output: z.object({ ids, kept: z.int() }),
  },
  /** Returns the questions that an edit would change and how, without changing them. */
  'questions.previewEdit': {
    input: z.object({ ids, edit: bulkEditSchema, limit: z.int().min(0).max(MAX_BULK_EDIT_ROWS) }),
    output: bulkEditPreviewSchema,
  },
  /** Edits questions as shown by `questions.previewEdit`, all or none. Skips questions with an obstacle. */
  'questions.edit': {
    input: z.object({ ids, edit: bulkEditSchema }),
    output: z.object({ ids, undo: z.int() }),
  },
  /**
   * Undoes an edit, except in questions that were changed or sent after it. `kept` counts the exceptions.
   * Rejects with AppError('undo-expired') if the edit can't be undone anymore, for example after a restart of
   * the app.
   */
  'questions.undoEdit': {
    input: z.object({ undo: z.int() }),
    output: z.object({ ids, kept: z.int() }),
  },
  /**
   * Moves the tags, planned date, and votes of `merged` to `kept`, and moves `merged` to the trash. Rejects
   * with AppError('changed-elsewhere') if either question was changed, or with AppError('bad-input') if
   * `findMergeObstacle` finds an obstacle.
   */
  'question.merge': {
    input: z.object({ kept: entryRefSchema, merged: entryRefSchema }),
    output: mergedSchema,
  },
  /**
   * Undoes a merge. Rejects with AppError('undo-expired') if the merge isn't from the current session, or
   * with AppError('changed-elsewhere') if `merged` was changed.
   */
  'question.undoMerge': { input: z.object({ kept: id, merged: id }), output: mergedSchema },
  /**
   * Marks a question as sent: sets status, message ID, link, time, and votes. Keeps the current votes if
   * `votes` is omitted.
   */
  'question.markSent': {
    input: z.object({
      id,
      votes: z.array(z.int().min(0)).max(20).default([]),
      status: statusSchema.default(3),
      /** If the link is omitted, the current link remains or a link is generated. */
      messageLink: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
    }),
    output: entrySchema,
  },
  'question.undoMarkSent': { input: z.object({ id }), output: entrySchema },
  /**
   * Marks questions that were posted by hand. Skips drafts, deleted questions, and synced questions. Returns
   * the IDs of the marked questions.
   */
  'questions.markPosted': {
    input: z.object({
      ids,
      sentAt: z.iso.datetime(),
      messageLink: z
        .url({ protocol: /^https$/ })
        .max(2_000)
        .nullable(),
      skipSent: z.boolean(),
      /** The votes for each option, in order. Options without a value keep their votes. */
      votes: z.array(z.int().min(0)).max(20).default([]),
    }),
    output: z.object({ ids }),
  },
  /**
   * Returns the first questions that were posted by hand, with their votes. `skipped` counts the other
   * questions, and `more` counts those over the limit.
   */
  'questions.votes': {
    input: z.object({ ids }),
    output: z.object({
      questions: z.array(
        questionVotesSchema.extend({ title: z.string(), options: storedQuestionSchema.shape.options }),
      ),
      skipped: z.int(),
      more: z.int(),
    }),
  },
  /**
   * Sets the votes of questions that were posted by hand. Skips questions that no longer have the given
   * version. Returns the previous votes for undo.
   */
  'questions.setVotes': {
    input: z.object({ questions: z.array(questionVotesSchema).max(MAX_VOTE_QUESTIONS) }),
    output: z.object({ before: z.array(questionVotesSchema) }),
  },
  /** Undoes the last `questions.markPosted` of each question. */
  'questions.undoMarkPosted': { input: z.object({ ids }), output: z.object({ ids }) },
} as const satisfies Methods;
