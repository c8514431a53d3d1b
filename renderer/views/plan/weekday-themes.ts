import { getWeekday } from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { toCaselessKey } from '../../../shared/text/fold-case.ts';

type Candidate = Pick<Summary, 'id' | 'tags'>;

interface FilledDates {
  values: { id: number; plannedFor: string }[];
  /** The themes of dates for which no question is left, with their numbers of dates. */
  unfilled: ReadonlyMap<string, number>;
}

/** Returns a date's theme, or an empty string if its weekday has none. */
export const getTheme = (themes: readonly string[], date: string): string =>
  themes[getWeekday(date) - 1] ?? '';

const hasTag = ({ tags = [] }: Candidate, tag: string): boolean =>
  tags.some((other) => toCaselessKey(other) === toCaselessKey(tag));

/**
 * Assigns a question to each date, in order. Dates with a theme get only questions with its tag. Other dates
 * get questions without any theme's tag first.
 */
export function fillDates(
  dates: readonly string[],
  candidates: readonly Candidate[],
  themes: readonly string[],
): FilledDates {
  const left = new Set(candidates);
  const unfilled = new Map<string, number>();
  const planned = new Map<string, number>();
  const plan = (date: string, question: Candidate | undefined): boolean => {
    if (!question) return false;
    left.delete(question);
    planned.set(date, question.id);
    return true;
  };
  const find = (isWanted: (question: Candidate) => boolean) => [...left].find(isWanted);
  for (const date of dates) {
    const theme = getTheme(themes, date);
    if (
      theme !== '' &&
      !plan(
        date,
        find((question) => hasTag(question, theme)),
      )
    )
      unfilled.set(theme, (unfilled.get(theme) ?? 0) + 1);
  }
  const isThemed = (question: Candidate) => themes.some((theme) => theme !== '' && hasTag(question, theme));
  for (const date of dates) {
    if (getTheme(themes, date) === '')
      plan(date, find((question) => !isThemed(question)) ?? find(() => true));
  }
  const values = dates.flatMap((plannedFor) => {
    const id = planned.get(plannedFor);
    return id === undefined ? [] : [{ id, plannedFor }];
  });
  return { values, unfilled };
}
