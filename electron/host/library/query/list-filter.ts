import { draftOfEntry } from '../../../../shared/draft.ts';
import { type Entry, isSent, type Section, stateOf } from '../../../../shared/library.ts';
import type { DateRange, LibraryFilter } from '../../../../shared/library-filter.ts';

/** What a filter asks that an entry does not say by itself. */
export interface FilterFacts {
  hasProblem: (entry: Entry) => boolean;
  hasTwin: (id: number) => boolean;
}

type Test = (entry: Entry) => boolean;

/** Whether an entry of its scope, the library or the trash, is in a section. */
export const isIn = (entry: Entry, section: Section): boolean =>
  section === 'all' || section === 'trash' || stateOf(entry) === section;

export const hasImage: Test = (entry) => draftOfEntry(entry).image.trim() !== '';

/** Whether an entry passes a filter. */
export function createTest(filter: LibraryFilter, { hasProblem, hasTwin }: FilterFacts): Test {
  const { states, origins, tags, problems, image, twin, unplanned, dates } = filter;
  const tests: Test[] = [];
  if (states.length > 0) tests.push((entry) => states.includes(stateOf(entry)));
  if (origins.length > 0) tests.push(({ origin }) => origins.includes(origin));
  if (tags.length > 0) tests.push((entry) => tags.every((tag) => entry.tags?.includes(tag)));
  if (image) tests.push(hasImage);
  if (twin) tests.push(({ id }) => hasTwin(id));
  if (unplanned) tests.push((entry) => entry.plannedFor === undefined && !isSent(entry));
  if (dates) tests.push(dateTest(dates));
  if (problems) tests.push(hasProblem);
  return (entry) => tests.every((test) => test(entry));
}

function dateTest({ of, from, to }: DateRange): Test {
  if (of === 'planned') {
    return ({ plannedFor: day }) =>
      day !== undefined && (from === null || day >= from) && (to === null || day <= to);
  }
  const first = from === null ? Number.NEGATIVE_INFINITY : startOf(from, 0);
  const end = to === null ? Number.POSITIVE_INFINITY : startOf(to, 1);
  return (entry) => {
    const at = momentOf(entry, of);
    return at !== null && at >= first && at < end;
  };
}

/** When the day begins on this computer, or one some days later. */
function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  // Whatever the year: the constructor takes those below 100 for others.
  start.setFullYear(year, month - 1, date + later);
  return start.setHours(0, 0, 0, 0);
}

/** A draft is begun when nobody knows any more: its last change is as near as one gets. */
function momentOf({ editedAt, question }: Entry, of: 'edited' | 'created' | 'sent'): number | null {
  if (of === 'edited') return editedAt;
  if (of === 'created') return question ? Date.parse(question.createdAt) : editedAt;
  return question?.sentAt ? Date.parse(question.sentAt) : null;
}
