import { z } from 'zod';
import { daySchema } from './calendar-date.ts';
import { stateSchema, voteTotalSchema } from './entry.ts';

/** Statistics about the questions of a library, without the trash. */

/** The number of months, the latest ones. */
export const MAX_STATISTICS_MONTHS = 60;
/** The length of each list of questions. */
export const MAX_RANKED_QUESTIONS = 10;
/** With fewer votes, a narrow result is chance. */
export const MIN_DIVIDED_VOTES = 10;
/** Longer periods are shown by month. */
export const MAX_PARTICIPATION_DAYS = 400;

const rankedQuestionSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** When it was sent, in milliseconds since 1970. */
  sentAt: z.int().nullable(),
  votes: voteTotalSchema,
  /** The lead of the first option over the second one, as a share of all votes from 0 to 1. */
  lead: z.number(),
});
export type RankedQuestion = z.infer<typeof rankedQuestionSchema>;

export const statisticsSchema = z.object({
  total: z.int(),
  states: z.record(stateSchema, z.int()),
  sent: z.object({ questions: z.int(), votes: voteTotalSchema }),
  /**
   * Every month from the first one with a question to the last one, at most `MAX_STATISTICS_MONTHS`. A draft is created at
   * its last change.
   */
  months: z.array(
    z.object({
      /** `2026-11`, in local time. */
      month: z.string(),
      created: z.int(),
      sent: z.int(),
    }),
  ),
  /** Most used first. `votes` are those of the `sent` questions. */
  tags: z.array(z.object({ tag: z.string(), count: z.int(), sent: z.int(), votes: voteTotalSchema })),
  /** Votes by sent date, in order. */
  participation: z.object({
    unit: z.enum(['day', 'month']),
    /** `date`: the first date of a month. */
    points: z.array(z.object({ date: daySchema, questions: z.int(), votes: voteTotalSchema })),
  }),
  /** Sent questions with the most votes. */
  top: z.array(rankedQuestionSchema),
  /** Sent questions with the fewest votes, but at least one: without votes, they may not be known. */
  bottom: z.array(rankedQuestionSchema),
  /** Sent questions with the smallest lead, and at least `MIN_DIVIDED_VOTES` votes. */
  divided: z.array(rankedQuestionSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;
