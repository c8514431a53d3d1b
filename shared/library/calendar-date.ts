import { z } from 'zod';

/** Calendar dates such as `2026-11-20`, without a time or time zone. */

export const daySchema = z.iso.date();

/** New dates are in this range. Others are typing errors, such as 0026, but stored ones remain. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';
export const isPlausibleDay = (day: string): boolean => day >= FIRST_DAY && day <= LAST_DAY;
export const newDaySchema = daySchema.refine(
  isPlausibleDay,
  `must be a date from ${FIRST_DAY} to ${LAST_DAY}`,
);

const DAY = 24 * 60 * 60 * 1000;

const toTimestamp = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** Returns the date at a timestamp, or the nearest date with a 4-digit year. */
const toDay = (time: number): string =>
  new Date(Math.min(Math.max(time, toTimestamp('0000-01-01')), toTimestamp('9999-12-31')))
    .toISOString()
    .slice(0, 10);

export const addDays = (day: string, count: number): string => toDay(toTimestamp(day) + count * DAY);

export const listDaysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, later) => addDays(day, later));

/** Returns the same day in a later month, or the later month's last day if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(toTimestamp(day));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return toDay(last.getTime());
}

/** Returns the weekday from 1 (Monday) to 7 (Sunday). */
export const getWeekday = (day: string): number => ((new Date(toTimestamp(day)).getUTCDay() + 6) % 7) + 1;

/**
 * Returns the weeks of the month that contains `day`. Each week starts with `firstWeekday`, from 1 (Monday)
 * to 7 (Sunday).
 */
export function listWeeks(day: string, firstWeekday: number): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const offset = (getWeekday(first) - firstWeekday + 7) % 7;
  const last = new Date(toTimestamp(first));
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return Array.from({ length: Math.ceil((offset + last.getUTCDate()) / 7) }, (_, week) =>
    listDaysFrom(addDays(first, week * 7 - offset), 7),
  );
}

/** Returns a timestamp's date in local time. */
export function toLocalDay(moment: number): string {
  const date = new Date(moment);
  const padTwoDigits = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;
}

/**
 * Returns the first `count` dates, starting with `from`, that fall on one of the weekdays and aren't in
 * `taken`. Returns an empty list if there are no weekdays.
 */
export function findFreeDates(
  from: string,
  count: number,
  { taken, weekdays }: { taken: ReadonlySet<string>; weekdays: ReadonlySet<number> },
): string[] {
  if (weekdays.size === 0) return [];
  const free: string[] = [];
  for (let day = from; free.length < count; ) {
    if (weekdays.has(getWeekday(day)) && !taken.has(day)) free.push(day);
    const next = addDays(day, 1);
    if (next === day) break;
    day = next;
  }
  return free;
}

export const ALL_WEEKDAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7]);
