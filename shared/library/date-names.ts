import { foldCase } from '../text/fold-case.ts';

/** The languages of dates with names. `en-GB` and `de-AT` have other names than `en` and `de`. */
const LOCALES = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl'];

interface DateNames {
  /** From 1 (January) to 12. */
  months: ReadonlyMap<string, number>;
  /** From 1 (Monday) to 7. */
  weekdays: ReadonlyMap<string, number>;
}

/**
 * Returns the folded names of months and weekdays, such as `dez` and `dezember`. Creates them when they're
 * first needed, because that takes 50 milliseconds.
 */
export const getDateNames = createOnce(createDateNames);

function createOnce<T extends object>(create: () => T): () => T {
  let created: T | null = null;
  return () => {
    created ??= create();
    return created;
  };
}

function createDateNames(): DateNames {
  // Excel uses this short form of a German month.
  const months = new Map([['mrz', 3]]);
  const weekdays = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
      // Next to a day, some names are different.
      const date = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      const weekday = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
      for (let number = 1; number <= 12; number += 1) {
        const first = Date.UTC(2024, number - 1);
        const part = date.formatToParts(first).find(({ type }) => type === 'month');
        for (const name of [month.format(first), part?.value ?? '']) months.set(foldName(name), number);
      }
      // The month starts with a Monday.
      for (let number = 1; number <= 7; number += 1)
        weekdays.set(foldName(weekday.format(Date.UTC(2024, 0, number))), number);
    }
  }
  return { months, weekdays };
}

/** Returns the first word, because a Portuguese weekday can end with `-feira`. */
const foldName = (name: string): string => foldCase(name).split(/[.-]/, 1)[0] ?? '';
