import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrder, createOrders } from '../../../../electron/host/library/search/entry-search.ts';
import { type Entry, sortSchema } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';

const entryArbitrary = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  title: fc.constantFrom('a', 'B', 'item 9', 'item 10', ''),
  editedAt: fc.integer({ min: 0, max: 4 }),
  day: fc.constantFrom(undefined, '2026-11-20', '2026-11-21'),
});

const createEntry = ({
  id,
  title,
  editedAt,
  day,
}: typeof entryArbitrary extends fc.Arbitrary<infer T> ? T : never): Entry => ({
  id,
  key: null,
  version: 1,
  origin: 'app',
  editedAt,
  saved: 0,
  question: null,
  draft: { input: { ...createEmptyDraft(), title }, basedOn: 0 },
  ...(day === undefined ? {} : { plannedFor: day }),
  removedAt: null,
});

it.each(sortSchema.options)('sorting by %s matches a full sort after any changes', (sort) => {
  const compare = createOrders()[sort];
  fc.assert(
    fc.property(
      fc.array(fc.record({ next: entryArbitrary, isGone: fc.boolean(), isLookedAt: fc.boolean() }), {
        maxLength: 150,
      }),
      (changes) => {
        const entries = new Map<number, Entry>();
        const order = createOrder(() => entries.values(), compare);
        for (const { next: wanted, isGone, isLookedAt } of changes) {
          const old = entries.get(wanted.id);
          const next = isGone ? undefined : createEntry(wanted);
          if (next) entries.set(wanted.id, next);
          else entries.delete(wanted.id);
          order.update(old, next);
          if (isLookedAt) expect(order.entries()).toEqual([...entries.values()].sort(compare));
        }
        expect(order.entries()).toEqual([...entries.values()].sort(compare));
      },
    ),
  );
});
