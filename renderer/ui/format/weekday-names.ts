import { getWeekday } from '../../../shared/library/calendar-date.ts';

/** Returns the weekdays of some dates, from 1 (Monday) to 7 (Sunday), with their short and long names. */
export function listWeekdays(
  locale: string,
  days: readonly string[],
): { weekday: number; short: string; long: string }[] {
  const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [short, long] = [name('short'), name('long')];
  return days.map((day) => ({
    weekday: getWeekday(day),
    short: short.format(Date.parse(day)),
    long: long.format(Date.parse(day)),
  }));
}

/** Returns a locale's first day of the week, from 1 (Monday) to 7 (Sunday). */
export function getFirstWeekday(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}
