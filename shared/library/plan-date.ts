import { daySchema, toLocalDay } from './calendar-date.ts';
import type { Entry } from './entry.ts';

/**
 * Returns the date on which the plan shows a question: the sent date if a planned question was sent, or else
 * the planned date. Returns undefined if the question isn't planned. `sentAt` is in milliseconds since 1970.
 */
export function findPlanDate(question: {
  plannedFor?: string | undefined;
  sentAt: number | null;
}): string | undefined {
  const { plannedFor, sentAt } = question;
  if (plannedFor === undefined || sentAt === null) return plannedFor;
  const sent = daySchema.safeParse(toLocalDay(sentAt));
  return sent.success ? sent.data : plannedFor;
}

export const findEntryPlanDate = ({ plannedFor, question }: Entry): string | undefined =>
  findPlanDate({ plannedFor, sentAt: question?.sentAt ? Date.parse(question.sentAt) : null });
