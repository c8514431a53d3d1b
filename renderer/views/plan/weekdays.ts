import { daysFrom } from '../../../shared/days.ts';

/** The names of the days of a week that begins so, short and in full. */
export function weekdayNames(locale: string, week: readonly string[]): { short: string; long: string }[] {
  const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [short, long] = [name('short'), name('long')];
  return week.map((day) => ({ short: short.format(Date.parse(day)), long: long.format(Date.parse(day)) }));
}

/** With which day a week begins there: 1 Monday to 7 Sunday. */
export function firstWeekday(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** The first seven days of a plan, for their names. */
export const someWeek = (weeks: readonly string[][]): string[] => weeks[0] ?? daysFrom('2024-01-01', 7);
