import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/library/calendar-date.ts';
import { findDays, guessDateOrder } from '../../../../shared/library/typed-date.ts';

describe('a typed date', () => {
  it.each([
    '24 Dec 2026',
    '24 DEZ. 2026',
    '24. Dezember 2026',
    'december 24, 2026',
    'Dec. 24, 2026',
    'Thursday, 24 December 2026',
    'Thursday, December 24th, 2026 at 10:00 AM',
    'Donnerstag, 24. Dezember 2026 um 10:00 Uhr',
    'jeudi 24 décembre 2026',
    '24 de diciembre de 2026',
    'quinta-feira, 24 de dezembro de 2026',
    '24-Dec-2026',
    '24-Dec-26',
    '2026-Dec-24',
    'Thu, 24 Dec 2026 23:30:00 GMT',
    'Thu Dec 24 2026 10:00:00 GMT+0100 (Central European Standard Time)',
    'Do, 24.12.2026',
    'Thu 12/24/2026',
    '20261224',
    '20261224T100000Z',
    '24-12-2026',
    '24‑12‑2026',
    '2026/12/24',
    '2026.12.24',
    '2026. 12. 24.',
    '2026-12-24 10:00 UTC',
    '2026-12-24T10:00:00+02:00',
    '12/24/2026, 10:00:00\u202fAM',
    '\u200e24\u200e.\u200e12\u200e.\u200e2026',
    '2026年12月24日',
    '2026年12月24日(木) 10:00',
    '２０２６年１２月２４日',
    '２０２６／１２／２４',
  ])('is read in this notation: %s', (typed) => {
    expect(findDays(typed)).toEqual(['2026-12-24']);
  });

  it.each([
    ['1. Mrz 2026', '2026-03-01'],
    ['5 Jänner 2026', '2026-01-05'],
    ['5 januari 2026', '2026-01-05'],
    ['1er août 2026', '2026-08-01'],
    ['mar 3 mar 2026', '2026-03-03'],
    ['2026年1月2日', '2026-01-02'],
    ['Tue 3/4/2026', undefined],
    ['Wed 3/4/2026', '2026-03-04'],
  ])('with short numbers or names is read: %s', (typed, day) => {
    expect(findDays(typed)[0]).toBe(day);
  });

  it.each([
    '31 Feb 2026',
    'Feb 29, 2026',
    '31. Februar 2026',
    '20260231',
    '30-02-2026',
    '2026年2月31日',
    '２０２６／０２／３１',
    'Monday, 24 December 2026',
    'Fr, 24.12.2026',
    '24-12-26',
    '24/12/87',
    '24 Dec 99',
    '24 Dec',
    'Dec 2026',
    'Dec 24 6',
    '24 Dec 2026 or 25',
    'not before 24 Dec 2026',
    '24 Dec 1999',
    '24122026',
    '2026-358',
    `24 Dec 2026${' '.repeat(200)}.`,
  ])("isn't guessed if it's impossible, incomplete, or contradictory: %s", (typed) => {
    expect(findDays(typed)).toEqual([]);
  });
});

describe('every day of 4 years', () => {
  const start = '2023-01-01';
  const days = Array.from({ length: 4 * 365 + 1 }, (_, later) => addDays(start, later));
  const pad = (part: number) => String(part).padStart(2, '0');
  const getParts = (day: string) => day.split('-').map(Number) as [number, number, number];
  const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(Date.parse(day));
  };
  const NAMED = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => [
      { name: `${locale}, ${month}`, write: format(locale, { day: 'numeric', month, year: 'numeric' }) },
      {
        name: `${locale}, ${month} with weekday`,
        write: format(locale, { weekday: month, day: '2-digit', month, year: 'numeric' }),
      },
    ]),
  );
  const IN_DIGITS = [
    (year: number, month: number, day: number) => `${year}${pad(month)}${pad(day)}`,
    (year: number, month: number, day: number) => `${year}-${month}-${day}`,
    (year: number, month: number, day: number) => `${year}/${pad(month)}/${pad(day)}`,
    (year: number, month: number, day: number) => `${year}.${month}.${day}`,
    (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
    (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)} 23:59 UTC`,
    (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}T00:00:00-11:00`,
    (year: number, month: number, day: number) => `${day}.${month}.${year}`,
    (year: number, month: number, day: number) => `${pad(day)}.${pad(month)}.${year % 100}`,
  ].map((write) => ({ name: write(2026, 3, 4), write: (day: string) => write(...getParts(day)) }));

  it.each([...NAMED, ...IN_DIGITS])('is read in this notation: $name', ({ write }) => {
    expect(days.filter((day) => findDays(write(day)).join() !== day).map(write)).toEqual([]);
  });

  it.each([
    ['month/day', '/'],
    ['month/day', '-'],
    ['day/month', '/'],
    ['day/month', '-'],
  ] as const)('is one of the readings of %s with %s, and the only one in this order', (order, sign) => {
    for (const date of days) {
      const [year, month, day] = getParts(date);
      const typed = (order === 'month/day' ? [month, day, year] : [day, month, year]).join(sign);
      const isAmbiguous = day <= 12 && day !== month;
      const swapped = `${year}-${pad(day)}-${pad(month)}`;
      const readings = order === 'month/day' ? [date, swapped] : [swapped, date];
      expect(findDays(typed)).toEqual(isAmbiguous ? readings : [date]);
      expect(findDays(typed, order)).toEqual([date]);
      if (!isAmbiguous && day !== month) expect(guessDateOrder([typed])).toBe(order);
    }
  });
});
