import { z } from 'zod';
import { daySchema } from './calendar-date.ts';
import { stateSchema, voteTotalSchema } from './entry.ts';

/** Statistics about a library's questions, without the trash. */

/** Only the latest months are included. */
export const MAX_STATISTICS_MONTHS = 60;
export const MAX_RANKED_QUESTIONS = 10;
/** The minimum for `divided`. With fewer votes, a narrow result is due to chance. */
export const MIN_DIVIDED_VOTES = 10;
/** With fewer questions, a weekday's or tag's average is due to chance. */
export const MIN_AVERAGED_QUESTIONS = 3;
/** Longer periods are shown by month. */
export const MAX_PARTICIPATION_DAYS = 400;

const rankedQuestionSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The sent time, in milliseconds since 1970. */
  sentAt: z.int().nullable(),
  votes: voteTotalSchema,
  /** The lead of the first option over the second as a share of all votes, from 0 to 1. */
  lead: z.number(),
});
export type RankedQuestion = z.infer<typeof rankedQuestionSchema>;

export const statisticsSchema = z.object({
  total: z.int(),
  states: z.record(stateSchema, z.int()),
  sent: z.object({ questions: z.int(), votes: voteTotalSchema }),
  /**
   * All months from the first to the last with a question, at most `MAX_STATISTICS_MONTHS`. A draft counts in
   * the month of its last change.
   */
  months: z.array(
    z.object({
      /** The month in local time, such as `2026-11`. */
      month: z.string(),
      created: z.int(),
      sent: z.int(),
    }),
  ),
  /** Most used first. `votes` is the sum for the `sent` questions. */
  tags: z.array(z.object({ tag: z.string(), count: z.int(), sent: z.int(), votes: voteTotalSchema })),
  /** Votes by sent date, in order. */
  participation: z.object({
    unit: z.enum(['day', 'month']),
    /** For a month, `date` is its first day. */
    points: z.array(z.object({ date: daySchema, questions: z.int(), votes: voteTotalSchema })),
  }),
  /**
   * Questions with votes by the weekday they were sent on, in local time. `weekday` is 1 (Monday) to 7
   * (Sunday). Weekdays without such questions are missing.
   */
  weekdays: z.array(z.object({ weekday: z.int().min(1).max(7), questions: z.int(), votes: voteTotalSchema })),
  top: z.array(rankedQuestionSchema),
  /**
   * Sent questions with the fewest votes. Questions without votes are omitted, because their votes may be
   * unknown.
   */
  bottom: z.array(rankedQuestionSchema),
  /** Sent questions with the smallest lead and at least `MIN_DIVIDED_VOTES` votes. */
  divided: z.array(rankedQuestionSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;
