import { z } from 'zod';
import { countSchema, draftSchema, entrySchema } from '../library/entry.ts';
import { privateFieldNameSchema, privateFieldsSchema } from '../library/private-fields.ts';
import { tagsSchema } from '../library/tags.ts';
import { statusSchema } from '../question/question-schema.ts';
import { id, type Methods } from './method-types.ts';

/** As many questions as are changed at once. */
const MAX_AT_ONCE = 100_000;
const ids = z.array(id).max(MAX_AT_ONCE);

const privateFieldsOfSchema = privateFieldsSchema.extend({ id });
/** Questions, each with its value of a private field, or without one. */
const valuesSchema = z.array(privateFieldsOfSchema).max(MAX_AT_ONCE);
export type PrivateFieldsOf = z.infer<typeof privateFieldsOfSchema>;

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

/** A question at the version that the user saw. */
const entryRefSchema = z.object({ id, version: countSchema.positive() });
export type EntryRef = z.infer<typeof entryRefSchema>;
const mergedSchema = z.object({ kept: entrySchema, merged: entrySchema });

/** One question, and many at once. */
export const questionMethods = {
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
   * Sets a private field of questions, or clears it of those without a value. Returns what they had before, of those that
   * it changed, so that the same method undoes it. It is not an edit: nothing typed elsewhere conflicts with it.
   */
  'questions.setPrivateField': {
    input: z.object({ name: privateFieldNameSchema, values: valuesSchema }),
    output: z.object({ before: valuesSchema }),
  },
  /**
   * Adds and removes tags. Returns the tags that questions had before, of those that it changed, and how many had no room
   * for one more.
   */
  'questions.tag': {
    input: z.object({ ids, add: tagsSchema, remove: tagsSchema }),
    output: z.object({ before: valuesSchema, full: z.int() }),
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
} as const satisfies Methods;
