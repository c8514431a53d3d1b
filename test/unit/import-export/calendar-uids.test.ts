import { describe, expect, it } from 'vitest';
import { formatPlanICalendar } from '../../../electron/host/library/search/plan-icalendar.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

type Open = Awaited<ReturnType<typeof openLibrary>>;

const CSV = [
  'title,options,plannedFor',
  'Tea or coffee?,"🍵 - Tea\n☕ - Coffee",2026-12-24',
  'Tea?,Tea,2026-12-25',
].join('\n');

const listUids = ({ library }: Open) =>
  formatPlanICalendar(library.entries())
    .split('\r\n')
    .filter((line) => line.startsWith('UID:'));
const exportAll = ({ tools }: Open) => [...tools.exchange.export('jsonl').pieces].join('');
const importCsv = ({ tools }: Open, text = CSV) =>
  tools.exchange.import(text, { format: 'csv', dryRun: false });
const importAll = ({ tools }: Open, text: string) =>
  tools.exchange.import(text, { format: 'jsonl', dryRun: false });

describe('the calendar UIDs of imported questions', () => {
  it('stay the same after edits, a restore, and imports of an export', async () => {
    await using folder = await createTemporaryFolder();
    await using otherFolder = await createTemporaryFolder();
    const open = await openLibrary(folder.dir);
    const other = await openLibrary(otherFolder.dir);
    try {
      await importCsv(open);
      const uids = listUids(open);
      expect(new Set(uids).size).toBe(2);
      const file = exportAll(open);

      const [first] = [...open.library.entries()];
      const input = {
        title: 'Tea or cocoa?',
        options: '🍵 - Tea\n🍫 - Cocoa',
        description: '',
        footer: '',
        image: '',
      };
      await open.library.saveQuestion({
        id: first?.id ?? null,
        version: first?.version ?? 0,
        key: 'other',
        basedOn: 1,
        input,
      });
      expect(listUids(open)).toEqual(uids);
      await open.library.remove(first?.id ?? 0);
      await open.library.restore(first?.id ?? 0);
      expect(listUids(open)).toEqual(uids);

      // The other library has other questions with the same IDs.
      await importCsv(other, CSV.replaceAll('Tea', 'Milk'));
      expect(listUids(other)).not.toContain(uids[0]);
      await importAll(other, file);
      expect(listUids(other)).toEqual(expect.arrayContaining(uids));

      await open.library.replaceAll(() => []);
      await importAll(open, file);
      expect(listUids(open)).toEqual(uids);
    } finally {
      await open.close();
      await other.close();
    }
  });

  it('differ if an entry is imported next to its edited version', async () => {
    await using folder = await createTemporaryFolder();
    const open = await openLibrary(folder.dir);
    try {
      await importCsv(open);
      const file = exportAll(open)
        .replaceAll('"title":"Tea?"', '"title":"Water?"')
        .replaceAll(/"editedAt":\d+/g, '"editedAt":9000000000000');
      await importAll(open, file);
      const uids = listUids(open);
      expect(uids.length).toBeGreaterThan(2);
      expect(new Set(uids).size).toBe(uids.length);
    } finally {
      await open.close();
    }
  });
});

describe('the calendar UID of a question from the API', () => {
  it('differs between libraries with the same ID and time, and stays the same after edits', async () => {
    await using folder = await createTemporaryFolder();
    await using otherFolder = await createTemporaryFolder();
    const open = await openLibrary(folder.dir);
    const other = await openLibrary(otherFolder.dir);
    try {
      const unkeyed = { ...createExampleEntry(1), key: null };
      for (const { library } of [open, other]) {
        await library.replaceAll(() => [unkeyed]);
        await library.setPrivateField('plannedFor', [{ id: unkeyed.id, plannedFor: '2026-12-24' }]);
      }
      const [uids, otherUids] = [listUids(open), listUids(other)];
      expect(uids).toHaveLength(1);
      expect(uids).not.toEqual(otherUids);
      const input = { title: 'Tea?', options: '🍵 - Yes\n☕ - No', description: '', footer: '', image: '' };
      const [entry] = [...open.library.entries()];
      await open.library.saveQuestion({
        ...{ id: 1, version: entry?.version ?? 0, key: 'other', basedOn: 1, input },
      });
      await open.library.setPrivateField('plannedFor', [{ id: 1, plannedFor: '2026-12-25' }]);
      expect(listUids(open)).toEqual(uids);
    } finally {
      await open.close();
      await other.close();
    }
  });
});
