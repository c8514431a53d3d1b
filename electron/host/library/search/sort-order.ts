import type { Entry, Sort } from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import { findPlanDateOfEntry } from '../../../../shared/library/plan-date.ts';

type Compare = (a: Entry, b: Entry) => number;

/** Sorts after every date. */
const NEVER = Number.NEGATIVE_INFINITY;
const NO_DAY = '~';

const sentAtOf = ({ question }: Entry): number => (question?.sentAt ? Date.parse(question.sentAt) : NEVER);
const findDate = (entry: Entry): string => findPlanDateOfEntry(entry) ?? NO_DAY;
const newest = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
const earlier = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const lastEdited: Compare = (a, b) => newest(a.editedAt, b.editedAt) || newest(a.id, b.id);

/** Returns a comparison per sort order. It returns 0 only for the same entry. */
export function createOrders(): Record<Sort, Compare> {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return {
    edited: lastEdited,
    created: (a, b) => newest(a.id, b.id),
    title: (a, b) => compare(draftOfEntry(a).title, draftOfEntry(b).title) || a.id - b.id,
    sent: (a, b) => newest(sentAtOf(a), sentAtOf(b)) || lastEdited(a, b),
    planned: (a, b) => earlier(findDate(a), findDate(b)) || lastEdited(a, b),
  };
}

/** In the trash, the deletion time replaces the time of the last edit. */
export const createTrashOrders = (): Record<Sort, Compare> => ({
  ...createOrders(),
  edited: (a, b) => newest(a.removedAt ?? NEVER, b.removedAt ?? NEVER) || newest(a.id, b.id),
});

/** Entries in one order, updated with each change instead of sorted again. */
export interface Order {
  /** In order. Valid until the next change. */
  entries(): readonly Entry[];
  /** Replaces, adds, or removes an entry. */
  update(old: Entry | undefined, next: Entry | undefined): void;
}

/** After this many changes, sorting once is faster. */
const MAX_UNSORTED_CHANGES = 64;

/** `all` returns the entries when the order is first needed. */
export function createOrder(all: () => Iterable<Entry>, compare: (a: Entry, b: Entry) => number): Order {
  let sorted: Entry[] | null = null;
  let unseen = 0;

  /** The index of an entry, or where to insert it. */
  const placeOf = (entries: readonly Entry[], entry: Entry): number => {
    let from = 0;
    let to = entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const there = entries[middle];
      if (there && compare(there, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    entries() {
      unseen = 0;
      sorted ??= [...all()].sort(compare);
      return sorted;
    },
    update(old, next) {
      unseen += 1;
      if (unseen > MAX_UNSORTED_CHANGES) sorted = null;
      if (!sorted) return;
      const at = old ? placeOf(sorted, old) : -1;
      if (old && sorted[at] === old) sorted.splice(at, 1);
      // Sorts again if the order is inconsistent.
      else if (old) sorted = null;
      if (sorted && next) sorted.splice(placeOf(sorted, next), 0, next);
    },
  };
}
