import { z } from 'zod';
import { daySchema } from './calendar-date.ts';

/** Dates as users and other programs write them. */

/** The order of month and day in dates with slashes, such as `3/4/2026`. */
export const dateOrderSchema = z.enum(['month/day', 'day/month']);
export type DateOrder = z.infer<typeof dateOrderSchema>;

/** Matches the time of day that databases and spreadsheets write after a date. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]M|Z|[+-]\d{2}:?\d{2})?$/i;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
/** With periods, the day always comes first. With slashes, the month may come first. */
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;

/** Other years are typing errors, such as 0026, and would break the calendar. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Returns the date, or null if it doesn't exist or its year isn't plausible. */
function createDay(year: string, month: string, day: string): string | null {
  const parsed = daySchema.safeParse(
    `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (!parsed.success) return null;
  const fullYear = Number(parsed.data.slice(0, 4));
  return fullYear >= FIRST_YEAR && fullYear <= LAST_YEAR ? parsed.data : null;
}

/**
 * Returns the possible dates: none, one, or 2 if the order of month and day isn't clear. The first one is then
 * the month-first reading.
 */
export function findDays(typed: string, order?: DateOrder | null): string[] {
  const written = typed.trim().replace(TIME, '');
  const [isYearFirst, year = '', , month = '', day = ''] = YEAR_FIRST.exec(written) ?? [];
  if (isYearFirst !== undefined) return listFound([createDay(year, month, day)]);
  const dotted = DOTTED.exec(written);
  const [, first = '', second = '', lastYear = ''] = dotted ?? SLASHED.exec(written) ?? [];
  const days = [dotted ? null : createDay(lastYear, first, second), createDay(lastYear, second, first)];
  const found = listFound(days);
  return found.length === 2 && order ? listFound([days[order === 'month/day' ? 0 : 1] ?? null]) : found;
}

const listFound = (days: readonly (string | null)[]): string[] =>
  [...new Set(days)].filter((day) => day !== null);

/** Returns the order of month and day if some dates allow only one order, and no date contradicts them. */
export function guessDateOrder(cells: Iterable<string>): DateOrder | null {
  let guess: DateOrder | null = null;
  for (const cell of cells) {
    const [, first = '', second = ''] = SLASHED.exec(cell.trim().replace(TIME, '')) ?? [];
    if (findDays(cell).length !== 1 || Number(first) === Number(second)) continue;
    const order = Number(second) > 12 ? 'month/day' : 'day/month';
    if (guess !== null && guess !== order) return null;
    guess = order;
  }
  return guess;
}
