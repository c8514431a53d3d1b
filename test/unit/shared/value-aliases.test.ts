import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readLink } from '../../../electron/desktop/open-requests.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readCsv } from '../../../electron/host/import-export/read-csv.ts';
import { resolveAlias, VALUE_ALIASES } from '../../../shared/value-aliases.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { unsynced } from '../../support/sync/memory-repository.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

type Reader = (value: string) => Promise<string | undefined>;

const openFolder = (dir: string) =>
  openSettings({ dir, log: silentLog, keepDamaged: () => Promise.reject(new Error('The file is damaged.')) });

/**
 * Functions that read an old value from a place where it can still occur. Each function returns the value
 * that the app uses instead.
 */
const READERS: Readonly<Record<keyof typeof VALUE_ALIASES, Reader>> = {
  async absentFields(value) {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'settings.json');
    await writeFile(file, JSON.stringify({ absentFields: value }));
    const settings = await openFolder(folder.dir);
    const read = settings.get().absentFields;
    await settings.set({ theme: 'dark' });
    const stored = z
      .object({ absentFields: z.string() })
      .parse(JSON.parse(await readFile(file, 'utf8'))).absentFields;
    expect(stored).toBe(read);
    return stored;
  },
  linkAction: async (value) => readLink(`qotd://${value}/48213`)?.kind,
  async csvState(value) {
    const entry = { ...createExampleEntry(1), sync: { ...unsynced, remoteId: 7 } };
    const text = [...formatExport([entry], { format: 'csv', at: 0 })].join('');
    const state = /\r\n"1","(\w+)"/.exec(text)?.[1];
    const read = readCsv(text);
    expect(read.items).toHaveLength(1);
    expect(readCsv(text.replace(`"${state}"`, `"${value}"`)).items).toEqual(read.items);
    return state;
  },
  // The app only writes this value. The tests of `sync --json` cover both names.
  syncStatus: async (value) => resolveAlias('syncStatus', value),
};

describe('an earlier public value', () => {
  const readers = new Map(Object.entries(READERS));
  const rows = Object.entries(VALUE_ALIASES).flatMap(([kind, aliases]) =>
    Object.entries(aliases).map(([old, current]) => ({ kind, old, current })),
  );

  it.each(rows)('is accepted and replaced by the new value: $kind $old', async ({ kind, old, current }) => {
    const read = readers.get(kind);
    expect(await read?.(old)).toBe(current);
    expect(await read?.(current)).toBe(current);
  });

  it("isn't resolved from an inherited property name", () => {
    expect(resolveAlias('linkAction', 'constructor')).toBe('constructor');
  });
});
