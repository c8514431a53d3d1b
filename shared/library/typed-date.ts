import { z } from 'zod';
import { foldCase } from '../text/fold-case.ts';
import { getWeekday, newDaySchema } from './calendar-date.ts';
import { getDateNames } from './date-names.ts';

/** Dates as users and other programs write them. */

/** The order of month and day in dates with slashes or hyphens, such as `3/4/2026`. */
export const dateOrderSchema = z.enum(['month/day', 'day/month']);
export type DateOrder = z.infer<typeof dateOrderSchema>;

/** Longer text isn't a date. */
const MAX_LENGTH = 100;
const DASHES = /[\u2010-\u2015\u2212]/gu;
const INVISIBLE = /\p{Cf}/gu;
/** Matches the time of day that databases, spreadsheets, and logs write after a date. */
const TIME =
  /(?:t|,? (?:at |um )?)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?| uhr)?(?: ?(?:z|utc|[a-z]{1,4}t)?(?:[+-]\d{1,2}(?::?\d{2})?)?(?: \([a-z ]+\))?)?$/;
/** Matches dates that are only digits, such as `20261224`, with an optional time. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:t\d{4,6}z?)?$/;
/** Matches Chinese and Japanese dates with an optional weekday. */
const WITH_UNITS = /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日?(?: ?\(.\)| ?(?:星期|周).| ?.曜日?)?$/u;
const YEAR_FIRST = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/;
/** With periods, the day always comes first. With slashes and hyphens, the month may come first. */
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
/** A year after hyphens has 4 digits, because `24-12-26` could also start with the year. */
const SLASHED = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|(?<=\/)\d{2})$/;

/** Matches a weekday before a date in digits. */
const WEEKDAY = /^([a-z]+)[.,]{0,2} (\d.*)$/;

/** Returns the date, or null if it doesn't exist or its year isn't plausible. */
function createDay(year: string, month: string, day: string): string | null {
  // A date such as 24/12/87 is more likely from 1987 than a plan for 2087.
  if (year.length === 2 && year >= '50') return null;
  const parsed = newDaySchema.safeParse(
    `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return parsed.success ? parsed.data : null;
}

/** Folds case, accents, full-width digits, and dashes. Removes the time of day. */
const foldDate = (typed: string): string =>
  typed.length > MAX_LENGTH
    ? ''
    : foldCase(typed.replace(INVISIBLE, ''))
        .trim()
        .replace(DASHES, '-')
        .replace(TIME, '')
        .replace(COMPACT, '$1-$2-$3')
        .replace(WITH_UNITS, '$1-$2-$3');

/**
 * Returns the possible dates: none, one, or 2 if the order of month and day isn't clear. The first one is then
 * the month-first reading.
 */
export function findDays(typed: string, order?: DateOrder | null): string[] {
  const written = foldDate(typed);
  const [, name, date = written] = WEEKDAY.exec(written) ?? [];
  const found = findDaysInDigits(date, order);
  if (found.length === 0 && LETTER.test(written)) return listFound([findNamedDay(written)]);
  if (name === undefined) return found;
  return found.filter((day) => getDateNames().weekdays.get(name) === getWeekday(day));
}

function findDaysInDigits(date: string, order?: DateOrder | null): string[] {
  const [isYearFirst, year = '', , month = '', day = ''] = YEAR_FIRST.exec(date) ?? [];
  if (isYearFirst !== undefined) return listFound([createDay(year, month, day)]);
  const [isDotted, dottedDay = '', dottedMonth = '', dottedYear = ''] = DOTTED.exec(date) ?? [];
  if (isDotted !== undefined) return listFound([createDay(dottedYear, dottedMonth, dottedDay)]);
  const [, first = '', , second = '', lastYear = ''] = SLASHED.exec(date) ?? [];
  const days = [createDay(lastYear, first, second), createDay(lastYear, second, first)];
  const found = listFound(days);
  return found.length === 2 && order ? listFound([days[order === 'month/day' ? 0 : 1] ?? null]) : found;
}

const listFound = (days: readonly (string | null)[]): string[] =>
  [...new Set(days)].filter((day) => day !== null);

const LETTER = /[a-z]/;
const BETWEEN_WORDS = /[\s.,/()°-]+/u;
const FILLERS: ReadonlySet<string> = new Set(['', 'of', 'the', 'de', 'del', 'den', 'le', 'feira']);
/** Matches a day or year, also as an ordinal number such as `24th` or `1er`. */
const NUMBER = /^(\d{1,2}|\d{4})(?:st|nd|rd|th|er|e|o)?$/;

/** Returns the date with a month's name, a day, a year, and an optional weekday that fits. */
function findNamedDay(written: string): string | null {
  const words = written.split(BETWEEN_WORDS).filter((word) => !FILLERS.has(word));
  const [first = '', second = '', ...more] = words.flatMap((word) => NUMBER.exec(word)?.[1] ?? []);
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  if (more.length > 0 || year.length < 2) return null;
  const names = words.filter((word) => !NUMBER.test(word));
  const { months, weekdays } = getDateNames();
  for (const [at, name] of names.entries()) {
    const found = createDay(year, String(months.get(name) ?? ''), day);
    // In Spanish, `mar` is a month and a weekday.
    const others = names.toSpliced(at, 1);
    if (found && others.every((other) => weekdays.get(other) === getWeekday(found))) return found;
  }
  return null;
}

/** Returns the order of month and day if some dates allow only one order, and no date contradicts them. */
export function guessDateOrder(cells: Iterable<string>): DateOrder | null {
  let guess: DateOrder | null = null;
  for (const cell of cells) {
    const [, first = '', , second = ''] = SLASHED.exec(foldDate(cell)) ?? [];
    if (findDays(cell).length !== 1 || Number(first) === Number(second)) continue;
    const order = Number(second) > 12 ? 'month/day' : 'day/month';
    if (guess !== null && guess !== order) return null;
    guess = order;
  }
  return guess;
}
