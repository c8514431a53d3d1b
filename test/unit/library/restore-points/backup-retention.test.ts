import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCopies } from '../../../../electron/host/library/restore-points/find-in-points.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createAnyEntries } from '../../../support/any-entry.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk } from '../../../support/store-disk.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { openTitledLibrary } from '../../../support/titled-library.ts';

const DIR = '/home/library';

const sent = (entry: Entry): Entry => ({
  ...entry,
  question: entry.question && { ...entry.question, status: 3, messageID: '123456789012345678' },
});

/**
 * Unusual but valid entries: duplicate messages or keys, high versions, deleted entries, and invalid Unicode.
 */
const unusualEntries = fc
  .tuple(createAnyEntries(6), fc.array(fc.boolean()), fc.array(fc.integer({ min: 1, max: 1e12 })))
  .map(([entries, isSent, versions]) =>
    entries.map((entry, index) => {
      const versioned = { ...entry, version: versions[index] ?? entry.version };
      return isSent[index] ? sent(versioned) : versioned;
    }),
  );

describe('any library', () => {
  it('can be restored from a backup or by an undo', async () => {
    const twice = [sent(createExampleEntry(1)), sent(createExampleEntry(2)), createExampleEntry(3)];
    await fc.assert(
      fc.asyncProperty(unusualEntries, async (entries) => {
        const { files } = createMemoryDisk();
        const first = await openTitledLibrary({ dir: DIR, files });
        for (const entry of entries) await first.store.commit(entry);
        await first.store.close();
        const { store, library, restorePoints: points } = await openTitledLibrary({ dir: DIR, files });
        const stored = [...library.entries()];
        expect(stored).toHaveLength(entries.length);
        const { name } = await points.create();
        expect(await points.list()).toMatchObject([{ name, isDamaged: false }]);

        await points.replace(() => []);
        expect([...library.entries()]).toEqual([]);
        await points.restore('before-last-change');
        expect([...library.entries()]).toEqual(stored);
        await points.replace(() => []);
        await points.restore(name);
        expect([...library.entries()]).toEqual(stored);
        const ids = stored.map(({ id }) => id);
        const found = await createCopies({ dir: DIR, files, log: silentLog }).find(new Set(ids));
        expect(found.map(({ entry }) => entry).sort((one, other) => one.id - other.id)).toEqual(stored);
        await store.close();
      }),
      { numRuns: 60, examples: [[twice]] },
    );
  });
});
