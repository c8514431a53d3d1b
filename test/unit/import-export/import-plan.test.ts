import { describe, expect, it } from 'vitest';
import { createContentHashes } from '../../../electron/host/import-export/content-hash.ts';
import { type Incoming, planImport } from '../../../electron/host/import-export/import-plan.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

const contents = createContentHashes();

/** Creates a library of equal entries and a file with the same entries. */
function createEqualEntries(count: number) {
  const entries = Array.from({ length: count }, (_, at): Entry => ({ ...createExampleEntry(1), id: at + 1 }));
  const incoming = entries.map(
    (entry): Incoming => ({
      kind: 'entry',
      entry,
      line: null,
      content: '',
      problems: [],
      problemCount: 0,
      limitCount: 0,
    }),
  );
  const content = contents.whole(createExampleEntry(1));
  return {
    current: new Map(entries.map((entry) => [entry.id, entry])),
    incoming: incoming.map((one) => ({ ...one, content })),
  };
}

function plan({ current, incoming }: ReturnType<typeof createEqualEntries>) {
  const steps = planImport(current, incoming, { contents, skipsRepeats: false, createKey: () => 'new' });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('an import of equal entries', () => {
  it('matches each library entry only once', () => {
    const { current, incoming } = createEqualEntries(4);
    const { here } = plan({ current, incoming: [...incoming, ...incoming.slice(1)] });
    expect(here.map((one) => one?.id ?? null)).toEqual([1, 2, 3, 4, null, null, null]);
  });
});
