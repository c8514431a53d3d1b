import { describe, expect, it } from 'vitest';
import { createTimeFormat } from '../../../../../renderer/ui/format/time-format.ts';
import { inEnglish } from '../../../../support/translations.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0);
const timeFormat = createTimeFormat(inEnglish, 'UTC');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('createTimeFormat', () => {
  it.each([
    ['in the future', -5 * MINUTE, 'now'],
    ['this minute', 59_999, 'now'],
    ['1 minute ago', MINUTE, '1 min'],
    ['just under 1 hour ago', HOUR - 1, '59 min'],
    ['1 hour ago', HOUR, '1 h'],
    ['just under 1 day ago', DAY - 1, '23 h'],
    ['1 day ago', DAY, 'Thu'],
    ['5 days ago', 5 * DAY, 'Sun'],
    ['just under 6 days ago', 6 * DAY - 1, 'Sat'],
    ['6 days ago', 6 * DAY, 'Nov 14'],
    ['this year', 300 * DAY, 'Jan 24'],
    ['last year', 400 * DAY, 'Oct 16, 2025'],
  ])('formats a change %s as %s', (_, ago, expected) => {
    expect(timeFormat.ago(NOW - ago, NOW)).toBe(expected);
  });

  it('never uses today’s weekday for an earlier date', () => {
    for (let ago = DAY; ago < 8 * DAY; ago += 7 * MINUTE) {
      expect(timeFormat.ago(NOW - ago, NOW)).not.toBe('Fri');
    }
  });

  it.each([
    ['today', HOUR, '11:00 AM'],
    ['yesterday', DAY, '12:00 PM (Nov 19)'],
    ['last year', 400 * DAY, '12:00 PM (Oct 16, 2025)'],
  ])("includes the date in a timestamp unless it's from today: %s", (_, ago, expected) => {
    expect(timeFormat.formatTimestamp(NOW - ago, NOW)).toBe(expected);
  });

  it.each([
    ['this minute', 30_000, '12:00:30 PM'],
    ['just under 2 minutes away', 2 * MINUTE - 1, '12:01:59 PM'],
    ['2 minutes away', 2 * MINUTE, '12:02 PM'],
    ['now', 0, '12:00 PM'],
  ])('includes seconds only for a time in the next 2 minutes: %s', (_, ahead, expected) => {
    expect(timeFormat.formatTimestamp(NOW + ahead, NOW)).toBe(expected);
  });

  it('formats the full date and time', () => {
    expect(timeFormat.full(NOW)).toMatch(/^Friday, November 20, 2026 at 12:00 PM$/);
  });

  it.each([
    [59_999, 'Friday, November 20, 2026 at 12:00 PM'],
    [5 * MINUTE, 'Friday, November 20, 2026, 12:00 – 12:05 PM'],
    [DAY, 'Friday, November 20, 2026 at 12:00 PM – Saturday, November 21, 2026 at 12:00 PM'],
  ])('formats a range of %d ms without repetition', (length, expected) => {
    // ICU uses thin spaces as separators.
    expect(timeFormat.range(NOW, NOW + length).replace(/\s/g, ' ')).toBe(expected);
  });
});
