import { describe, expect, it } from 'vitest';
import { fillDates, getTheme } from '../../../../../renderer/views/plan/weekday-themes.ts';

/** Mondays are for music, and Fridays for food. */
const THEMES = ['music', '', '', '', 'Food', '', ''];
// November 30, 2026, is a Monday.
const WEEK = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

describe('weekday themes', () => {
  it('belong to weekdays from Monday to Sunday', () => {
    expect(WEEK.map((date) => getTheme(THEMES, date))).toEqual(['music', '', '', '', 'Food']);
    expect(getTheme([], '2026-11-30')).toBe('');
  });

  it('get the first question with their tag, in any case, and other dates get questions without a theme', () => {
    const candidates = [
      { id: 1, tags: ['food'] },
      { id: 2 },
      { id: 3, tags: ['fun', 'Music'] },
      { id: 4, tags: ['music'] },
      { id: 5, tags: ['fun'] },
    ];
    const { values, unfilled } = fillDates(WEEK, candidates, THEMES);
    expect(values).toEqual([
      { id: 3, plannedFor: '2026-11-30' },
      { id: 2, plannedFor: '2026-12-01' },
      { id: 5, plannedFor: '2026-12-02' },
      // After all questions without a theme.
      { id: 4, plannedFor: '2026-12-03' },
      { id: 1, plannedFor: '2026-12-04' },
    ]);
    expect([...unfilled]).toEqual([]);
  });

  it('leave dates free and report them if no question has their tag', () => {
    const dates = [...WEEK, '2026-12-07'];
    const { values, unfilled } = fillDates(dates, [{ id: 1 }, { id: 2 }], THEMES);
    expect(values.map(({ plannedFor }) => plannedFor)).toEqual(['2026-12-01', '2026-12-02']);
    expect([...unfilled]).toEqual([
      ['music', 2],
      ['Food', 1],
    ]);
  });

  it("don't change anything if none is set", () => {
    const { values } = fillDates(WEEK.slice(0, 2), [{ id: 1, tags: ['music'] }, { id: 2 }, { id: 3 }], []);
    expect(values.map(({ id }) => id)).toEqual([1, 2]);
  });
});
