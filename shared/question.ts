import { z } from 'zod';
import { OPTIONAL_FIELDS, PLAIN_FIELDS, recordOf } from './question/fields.ts';

/**
 * The shapes of the service, section by section of service.md.
 * They say what a value looks like; `check.ts` says which limits and rules it breaks.
 */

/** A moment as ISO 8601 with offset, such as `2026-11-09T09:00:00.000Z`. */
const moment = () => z.iso.datetime({ offset: true });

/** service.md 2.1: the body of create and edit. `options` holds one `<emoji> - <text>` per line. */
export const questionInputSchema = z.object({
  title: z.string(),
  options: z.string(),
  ...recordOf(OPTIONAL_FIELDS, () => z.string().nullish()),
});
export type QuestionInput = z.infer<typeof questionInputSchema>;

/** service.md section 3: four values whose meaning is not given, beyond 2 for fresh and 3 for sent questions. */
export const statusSchema = z.literal([0, 1, 2, 3]);
export type Status = z.infer<typeof statusSchema>;

/** service.md 2.4, as create and edit return it. `emoji`: a literal, or `$[<label>](<image_url>)$`. */
export const optionSchema = z.object({ emoji: z.string(), text: z.string() });
export type Option = z.infer<typeof optionSchema>;

/** service.md 2.4, as fetch returns it. */
export const votedOptionSchema = optionSchema.extend({ votes: z.int().min(0) });

/** service.md 2.5. */
export const authorSchema = z.object({
  id: z.string(),
  username: z.string(),
  globalName: z.string(),
  avatarURL: z.string(),
  displayAvatarURL: z.string(),
});
export type Author = z.infer<typeof authorSchema>;

/** service.md 2.6. */
export const similarQuestionSchema = z.object({
  id: z.int(),
  createdAt: moment(),
  question: z.string(),
  ...recordOf(PLAIN_FIELDS, () => z.string()),
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
  ...recordOf(PLAIN_FIELDS, () => z.string().nullable()),
  status: statusSchema,
  image: z.string().nullable(),
  messageID: z.string().nullable(),
});

/** service.md 2.2 without `similarQuestions`: what edit returns. */
export const editOutputSchema = outputBase.extend({
  author: z.string(),
  options: z.array(optionSchema),
  sentAt: moment().nullable(),
});
export type EditOutput = z.infer<typeof editOutputSchema>;

/** service.md 2.2: what create returns. */
export const createOutputSchema = editOutputSchema.extend({
  similarQuestions: z.array(similarQuestionSchema).nullable(),
});
export type CreateOutput = z.infer<typeof createOutputSchema>;

/** service.md 2.3: what fetch returns. `sentAt` has no offset: `YYYY-MM-DDTHH:MM:SS`. */
export const fetchOutputSchema = outputBase.extend({
  author: authorSchema,
  options: z.array(votedOptionSchema).min(2),
  sentAt: z.iso.datetime({ local: true }).nullable(),
  messageLink: z.string().nullable(),
});
export type FetchOutput = z.infer<typeof fetchOutputSchema>;
