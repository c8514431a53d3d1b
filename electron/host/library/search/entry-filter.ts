import { type Entry, isSent, type Section, stateOf } from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import type { DateRange, LibraryFilter } from '../../../../shared/library/library-filter.ts';
import { findPlanDateOfEntry } from '../../../../shared/library/plan-date.ts';

/** What a filter needs in addition to the entry. */
interface FilterFacts {
  hasProblem: (entry: Entry) => boolean;
  isLikelyDuplicate: (id: number) => boolean;
}

type Test = (entry: Entry) => boolean;

/** Whether an entry belongs to a section. The entry is of the section's scope: from the trash, or else not deleted. */
export const isInSectionOfScope = (entry: Entry, section: Section): boolean =>
  section === 'all' || section === 'trash' || stateOf(entry) === section;

export const hasImage: Test = (entry) => draftOfEntry(entry).image.trim() !== '';

/** Returns a function that checks whether an entry passes a filter. */
export function createFilterTest(
  filter: LibraryFilter,
  { hasProblem, isLikelyDuplicate }: FilterFacts,
): Test {
  const { states, origins, tags, problems, image, duplicates, unplanned, dates } = filter;
  const tests: Test[] = [];
  if (states.length > 0) tests.push((entry) => states.includes(stateOf(entry)));
  if (origins.length > 0) tests.push(({ origin }) => origins.includes(origin));
  if (tags.length > 0) tests.push((entry) => tags.every((tag) => entry.tags?.includes(tag)));
  if (image) tests.push(hasImage);
  if (duplicates) tests.push(({ id }) => isLikelyDuplicate(id));
  if (unplanned) tests.push((entry) => entry.plannedFor === undefined && !isSent(entry));
  if (dates) tests.push(dateTest(dates));
  if (problems) tests.push(hasProblem);
  return (entry) => tests.every((test) => test(entry));
}

function dateTest({ of, from, to }: DateRange): Test {
  if (of === 'planned') {
    return (entry) => {
      const day = findPlanDateOfEntry(entry);
      return day !== undefined && (from === null || day >= from) && (to === null || day <= to);
    };
  }
  const first = from === null ? Number.NEGATIVE_INFINITY : startOf(from, 0);
  const end = to === null ? Number.POSITIVE_INFINITY : startOf(to, 1);
  return (entry) => {
    const at = momentOf(entry, of);
    return at !== null && at >= first && at < end;
  };
}

/** Returns the start of a day in local time, plus some days. */
function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  // The constructor treats years below 100 as 19xx.
  start.setFullYear(year, month - 1, date + later);
  return start.setHours(0, 0, 0, 0);
}

/** Drafts have no creation time, so their last change is used. */
function momentOf({ editedAt, question }: Entry, of: 'edited' | 'created' | 'sent'): number | null {
  if (of === 'edited') return editedAt;
  if (of === 'created') return question ? Date.parse(question.createdAt) : editedAt;
  return question?.sentAt ? Date.parse(question.sentAt) : null;
}
