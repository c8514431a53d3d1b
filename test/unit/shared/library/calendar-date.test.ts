import { describe, expect, it } from 'vitest';
import {
  ALL_WEEKDAYS,
  addDays,
  addMonths,
  findFreeDates,
  listDaysFrom,
  listWeeks,
} from '../../../../shared/library/calendar-date.ts';

describe('calendar dates', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    // Because of daylight saving time, these days have 23 and 25 hours.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('can be moved by days: from %s by %i to %s', (day, count, then) =>
    expect(addDays(day, count)).toBe(then),
  );

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('can be moved by months: from %s by %i to %s', (day, count, then) =>
    expect(addMonths(day, count)).toBe(then),
  );

  it('continue into the next month', () => {
    expect(listDaysFrom('2026-11-29', 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });

  it.each([
    [1, '2026-10-26', '2026-12-06'],
    [7, '2026-11-01', '2026-12-05'],
    [6, '2026-10-31', '2026-12-04'],
  ])('form full weeks that start with weekday %i', (first, from, to) => {
    const weeks = listWeeks('2026-11-20', first);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([from, to]);
  });
});

describe('free dates', () => {
  it('skip planned dates and other weekdays', () => {
    // 2026-11-20 is a Friday.
    const taken = new Set(['2026-11-20', '2026-11-24']);
    expect(findFreeDates('2026-11-20', 2, { taken, weekdays: ALL_WEEKDAYS })).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(findFreeDates('2026-11-20', 3, { taken, weekdays: new Set([2, 5]) })).toEqual([
      '2026-11-27',
      '2026-12-01',
      '2026-12-04',
    ]);
  });

  it('require at least one weekday', () => {
    expect(findFreeDates('2026-11-20', 2, { taken: new Set(), weekdays: new Set() })).toEqual([]);
  });

  it('end with the year 9999', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(listWeeks('9999-12-15', 1).map(([monday]) => monday)).toEqual([
      '9999-11-29',
      '9999-12-06',
      '9999-12-13',
      '9999-12-20',
      '9999-12-27',
    ]);
    const free = findFreeDates('9999-12-30', 5, { taken: new Set(), weekdays: ALL_WEEKDAYS });
    expect(free).toEqual(['9999-12-30', '9999-12-31']);
  });
});
