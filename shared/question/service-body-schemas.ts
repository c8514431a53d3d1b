import { z } from 'zod';
import { createRecord, OPTIONAL_FIELDS, PLAIN_FIELDS } from './question-fields.ts';

/**
 * The request and response bodies of the service (docs/reference/service-api.md 2). `check-question.ts`
 * checks limits and rules.
 */

/** A time in ISO 8601 with offset, such as `2026-11-09T09:00:00.000Z`. */
const moment = () => z.iso.datetime({ offset: true });

/** The body of create and edit requests. `options` contains one `<emoji> - <text>` per line. */
export const questionInputSchema = z.object({
  title: z.string(),
  options: z.string(),
  ...createRecord(OPTIONAL_FIELDS, () => z.string().nullish()),
});
export type QuestionInput = z.infer<typeof questionInputSchema>;

/**
 * The status of a question: 2 is new, and 3 is sent. The meaning of 0 and 1 is unknown
 * (docs/reference/service-api.md 3).
 */
export const statusSchema = z.literal([0, 1, 2, 3]);
export type Status = z.infer<typeof statusSchema>;

/**
 * An option in the response to a create or edit request. `emoji` is a literal or `$[<label>](<image_url>)$`.
 */
export const optionSchema = z.object({ emoji: z.string(), text: z.string() });
export type Option = z.infer<typeof optionSchema>;

/** An option in the response to a fetch request. */
export const votedOptionSchema = optionSchema.extend({ votes: z.int().min(0) });

/** The author in the response to a fetch request (docs/reference/service-api.md 2.5). */
export const authorSchema = z.object({
  id: z.string(),
  username: z.string(),
  globalName: z.string(),
  avatarURL: z.string(),
  displayAvatarURL: z.string(),
});
export type Author = z.infer<typeof authorSchema>;

/** An element of `similarQuestions` (docs/reference/service-api.md 2.6). */
export const similarQuestionSchema = z.object({
  id: z.int(),
  createdAt: moment(),
  question: z.string(),
  ...createRecord(PLAIN_FIELDS, () => z.string()),
  options: z.array(optionSchema),
  status: statusSchema,
  sentAt: z.string().nullable(),
  image: z.string().nullable(),
  messageID: z.string().nullable(),
  search_score: z.number(),
});
export type SimilarQuestion = z.infer<typeof similarQuestionSchema>;

const outputBase = z.object({
  id: z.int(),
  createdAt: moment(),
  question: z.string(),
  ...createRecord(PLAIN_FIELDS, () => z.string().nullable()),
  status: statusSchema,
  image: z.string().nullable(),
  messageID: z.string().nullable(),
});

/** The response to an edit request. */
export const editOutputSchema = outputBase.extend({
  author: z.string(),
  options: z.array(optionSchema),
  sentAt: moment().nullable(),
});
export type EditOutput = z.infer<typeof editOutputSchema>;

/** The response to a create request. */
export const createOutputSchema = editOutputSchema.extend({
  similarQuestions: z.array(similarQuestionSchema).nullable(),
});
export type CreateOutput = z.infer<typeof createOutputSchema>;

/** The response to a fetch request. `sentAt` has no offset: `YYYY-MM-DDTHH:MM:SS`. */
export const fetchOutputSchema = outputBase.extend({
  author: authorSchema,
  options: z.array(votedOptionSchema).min(2),
  sentAt: z.iso.datetime({ local: true }).nullable(),
  messageLink: z.string().nullable(),
});
export type FetchOutput = z.infer<typeof fetchOutputSchema>;
