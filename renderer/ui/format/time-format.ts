import { FIRST_DAY, LAST_DAY } from '../../../shared/library/calendar-date.ts';
import type { Translate } from '../../../shared/messages/translate.ts';

/** Formats timestamps in milliseconds since 1970. */
export interface TimeFormat {
  /** Formats a relative time, such as `now`, `12 min`, `3 h`, `Mon`, `Nov 9`, or `Nov 9, 2024`. */
  ago(at: number, now: number): string;
  full(at: number): string;
  /** Formats 2 full timestamps as a range, without repeating a date or time of day that they share. */
  range(from: number, to: number): string;
  /** Formats a date such as `2026-11-20` as `Friday, November 20`. */
  day(day: string): string;
  /** Formats a date such as `2026-11-20` as `Nov 20`, or as `Nov 20, 2027` in another year. */
  shortDay(day: string, now: number): string;
  /** Formats a date such as `2026-11-20` as `Fri, Nov 20`. */
  formatDateWithWeekday(day: string): string;
  /** Formats the time with seconds, such as `2:36:02 PM`. */
  clock(at: number): string;
  /** Formats the time, such as `2:36 PM`. */
  minute(at: number): string;
  /**
   * Formats the time, with the date unless it's today, such as `2:36 PM (Nov 19)`. Includes seconds if the
   * time is less than 2 minutes ahead, because a retry shouldn't seem overdue.
   */
  formatTimestamp(at: number, now: number): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Creates the locale's formatters once, because creating formatters is slow. `timeZone` defaults to the
 * system's time zone.
 */
export function createTimeFormat(t: Translate, timeZone?: string): TimeFormat {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(t('time.locale'), {
      ...options,
      ...(timeZone === undefined ? {} : { timeZone }),
    });
  const weekday = format({ weekday: 'short' });
  const day = format({ day: 'numeric', month: 'short' });
  const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const year = format({ year: 'numeric' });
  const full = format({ dateStyle: 'full', timeStyle: 'short' });
  // Dates don't have a time zone.
  const dayName = new Intl.DateTimeFormat(t('time.locale'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const shortDay = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(t('time.locale'), {
      ...options,
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const thisYear = shortDay({});
  const otherYear = shortDay({ year: 'numeric' });
  const weekdayAndDay = new Intl.DateTimeFormat(t('time.locale'), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const clock = format({ timeStyle: 'medium' });
  const minute = format({ timeStyle: 'short' });
  const formatDayAndYear = (at: number, now: number) =>
    (year.format(at) === year.format(now) ? day : dayAndYear).format(at);
  return {
    ago(at, now) {
      const ago = now - at;
      if (ago < MINUTE) return t('time.now');
      if (ago < HOUR) return t('time.minutes', { count: Math.floor(ago / MINUTE) });
      if (ago < DAY) return t('time.hours', { count: Math.floor(ago / HOUR) });
      // Weekdays are shown for less than a week, because today's weekday would be ambiguous.
      if (ago < 6 * DAY) return weekday.format(at);
      return formatDayAndYear(at, now);
    },
    full: (at) => full.format(at),
    range: (from, to) => full.formatRange(from, to),
    shortDay: (day, now) =>
      (day.startsWith(`${new Date(now).getFullYear()}-`) ? thisYear : otherYear).format(Date.parse(day)),
    day: (day) => dayName.format(Date.parse(day)),
    formatDateWithWeekday: (day) => weekdayAndDay.format(Date.parse(day)),
    clock: (at) => clock.format(at),
    minute: (at) => minute.format(at),
    formatTimestamp(at, now) {
      if (at > now && at - now < 2 * MINUTE) return clock.format(at);
      if (dayAndYear.format(at) === dayAndYear.format(now)) return minute.format(at);
      return `${minute.format(at)} (${formatDayAndYear(at, now)})`;
    },
  };
}

/** Formats one full timestamp without reusing the formatters. */
export const formatFullTime = (at: number, t: Translate): string => createTimeFormat(t).full(at);

/** Formats the first and the last date that new dates can have. */
export function formatNewDays(t: Translate): { first: string; last: string } {
  const { shortDay } = createTimeFormat(t);
  return { first: shortDay(FIRST_DAY, 0), last: shortDay(LAST_DAY, 0) };
}

const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats a relative time in words, such as `3 days ago`. Returns an empty string for NaN. */
export function formatRelativeTime(at: number, now: number, locale: string): string {
  if (Number.isNaN(at)) return '';
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = at - now;
  const found = UNITS.find(([, length]) => Math.abs(passed) >= length);
  return found ? words.format(Math.trunc(passed / found[1]), found[0]) : words.format(0, 'second');
}
