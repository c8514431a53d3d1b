import { draftOfEntry } from '../../../../shared/draft.ts';
import type { Entry, Sort } from '../../../../shared/library.ts';

type Compare = (a: Entry, b: Entry) => number;

/** Behind every moment and day. */
const NEVER = Number.NEGATIVE_INFINITY;
const NO_DAY = '~';

const sentAtOf = ({ question }: Entry): number => (question?.sentAt ? Date.parse(question.sentAt) : NEVER);
const newest = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
const earlier = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const lastEdited: Compare = (a, b) => newest(a.editedAt, b.editedAt) || newest(a.id, b.id);

/** How two questions stand to each other in each order; only with itself one gives 0. */
export function createOrders(): Record<Sort, Compare> {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return {
    edited: lastEdited,
    created: (a, b) => newest(a.id, b.id),
    title: (a, b) => compare(draftOfEntry(a).title, draftOfEntry(b).title) || a.id - b.id,
    sent: (a, b) => newest(sentAtOf(a), sentAtOf(b)) || lastEdited(a, b),
    planned: (a, b) => earlier(a.plannedFor ?? NO_DAY, b.plannedFor ?? NO_DAY) || lastEdited(a, b),
  };
}

/** Of the trash: what was removed last first, in place of what was edited last. */
export const createTrashOrders = (): Record<Sort, Compare> => ({
  ...createOrders(),
  edited: (a, b) => newest(a.removedAt ?? NEVER, b.removedAt ?? NEVER) || newest(a.id, b.id),
});

/** Entries in one order, kept up to date: a large library is sorted once, and not with every change. */
export interface Order {
  /** In this order. Not to be changed, and not to be kept beyond the next change. */
  entries(): readonly Entry[];
  /** One took the place of another; undefined: there was none, or there is none any more. */
  change(old: Entry | undefined, next: Entry | undefined): void;
}

/** After so many changes that nobody looked at, sorting once is less work. */
const MANY = 64;

/** `all` gives what there is, when the order is asked for first. `compare` tells any two apart, but for the same id. */
export function createOrder(all: () => Iterable<Entry>, compare: (a: Entry, b: Entry) => number): Order {
  let sorted: Entry[] | null = null;
  let unseen = 0;

  /** Where an entry stands, or would stand. */
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
    change(old, next) {
      unseen += 1;
      if (unseen > MANY) sorted = null;
      if (!sorted) return;
      const at = old ? placeOf(sorted, old) : -1;
      if (old && sorted[at] === old) sorted.splice(at, 1);
      // An order that is not what it should be is made anew.
      else if (old) sorted = null;
      if (sorted && next) sorted.splice(placeOf(sorted, next), 0, next);
    },
  };
}
