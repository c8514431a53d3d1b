import { z } from 'zod';
import { daySchema } from '../days.ts';
import { countSchema, draftSchema, entrySchema } from '../library.ts';
import { statusSchema } from '../question.ts';
import { tagsSchema } from '../tags.ts';
import { id, type Methods } from './methods.ts';

/** As many questions as are changed at once. */
const MAX_AT_ONCE = 100_000;
const ids = z.array(id).max(MAX_AT_ONCE);

const taggedSchema = z.array(z.object({ id, tags: tagsSchema })).max(MAX_AT_ONCE);
/** Null: for no day. */
const plannedSchema = z.array(z.object({ id, day: daySchema.nullable() })).max(MAX_AT_ONCE);

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
} as const satisfies Methods;
