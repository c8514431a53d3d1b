import { addDays } from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';

/** Posted questions stay on their date, so they never block it. */
export type PlannedRow = Pick<Summary, 'id' | 'sentAt'>;

/** A question dropped on a date that has other questions. */
export interface PlanMove {
  id: number;
  /** The question's previous date, or null if it wasn't planned. */
  from: string | null;
  to: string;
}

export type PlanChange = { id: number; plannedFor: string | undefined };

/** Returns the unposted questions on a date, without the moved question. */
export const listMovable = <Row extends PlannedRow>(rows: readonly Row[], movedId: number): Row[] =>
  rows.filter(({ id, sentAt }) => id !== movedId && sentAt === null);

/**
 * Returns the dates after swapping the moved question's previous date with the date of the questions on its
 * new date.
 */
export const computeSwap = ({ id, from, to }: PlanMove, rows: readonly PlannedRow[]): PlanChange[] => [
  { id, plannedFor: to },
  ...listMovable(rows, id).map((row) => ({ id: row.id, plannedFor: from ?? undefined })),
];

/** Returns the dates after moving each of the other questions to the next day, up to the next free date. */
export function computeShift(
  { id, to }: PlanMove,
  days: ReadonlyMap<string, readonly PlannedRow[]>,
): PlanChange[] {
  const changes: PlanChange[] = [{ id, plannedFor: to }];
  let date = to;
  let moving = listMovable(days.get(date) ?? [], id);
  while (moving.length > 0) {
    date = addDays(date, 1);
    for (const row of moving) changes.push({ id: row.id, plannedFor: date });
    moving = listMovable(days.get(date) ?? [], id);
  }
  return changes;
}
