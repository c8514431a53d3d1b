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
