import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { findIntactNeighbors } from '../../../../../electron/host/library/store/load/intact-neighbors.ts';
import { findJournalGaps } from '../../../../../electron/host/library/store/load/journal-damage.ts';
import { createLoadedEntries } from '../../../../../electron/host/library/store/load/loaded-entries.ts';
import { recover } from '../../../../../electron/host/library/store/load/recover-entries.ts';
import { createNodeFiles, type Files } from '../../../../../electron/host/system/files.ts';
import { MAX_REPORT_ITEMS } from '../../../../../shared/library/recovery-report.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { ignoreSync } from '../../../../support/store-faults.ts';
import { formatEntryLine, formatQuestions, JOURNAL, writeFiles } from '../../../../support/store-files.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';

const FILE = 'questions/000001-000256.jsonl';
const SEGMENT = 'journal/000001.jsonl';
const good = [1, 2, 3].map((id) => formatEntryLine(id, createSmallEntry(id)));
const withoutSum = (text: string) => text.replace(/"sum":"\w{8}"/, '"sum":"00000000"').trim();

const KINDS: Readonly<Record<string, (number: number) => string>> = {
  'short lines': () => '{bad',
  'lines with an ID': (number) => `{"seq":${number},"entry":{"id":${number + 10},"title":"Half a ti`,
  'invalid entries': (number) => `{"seq":9,"entry":{"id":${(number % 200) + 10}}}`,
  'changed versions': (number) => withoutSum(formatEntryLine(5, createSmallEntry((number % 200) + 10, 2))),
  'handwritten lines': (number) =>
    JSON.stringify({ seq: 1, entry: createSmallEntry((number % 200) + 10, 2) }),
  'conflict markers': () => '<<<<<<< HEAD',
};

const PLACES: Readonly<Record<string, string>> = {
  [FILE]: formatQuestions(...good),
  [SEGMENT]: JOURNAL + good.join(''),
};

const bad = (count: number, make: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => `${make(number)}\n`).join('');

/** Opens and closes a library with damaged lines. Counts reads and parsed lines. */
async function work(place: string, count: number, make: (number: number) => string) {
  await using folder = await createTemporaryFolder();
  await writeFiles(folder.dir, { [place]: `${PLACES[place]}${bad(count, make)}` });
  const nodeFiles = ignoreSync(createNodeFiles());
  let reads = 0;
  const files: Files = {
    ...nodeFiles,
    readFile: (path) => {
      reads += 1;
      return nodeFiles.readFile(path);
    },
  };
  const parse = vi.spyOn(JSON, 'parse');
  try {
    const store = await openStore({ dir: folder.dir, files, log: silentLog });
    const ids = [...store.entries.keys()];
    const reports = await store.recovery.reports();
    await store.close();
    const items = reports.flatMap(({ files: found, restored, lost }) => [...found, ...restored, ...lost]);
    return { ids, reads, parses: parse.mock.calls.length, items: items.length };
  } finally {
    parse.mockRestore();
  }
}

describe('a file with many damaged lines', () => {
  it.each(Object.keys(PLACES).flatMap((place) => Object.keys(KINDS).map((kind) => [place, kind] as const)))(
    'is read in linear time: %s with %s',
    async (place, kind) => {
      const make = KINDS[kind] ?? String;
      const few = await work(place, 500, make);
      const many = await work(place, 2_500, make);
      expect(few.ids).toEqual(expect.arrayContaining([1, 2, 3]));
      expect(many.ids).toEqual(expect.arrayContaining([1, 2, 3]));
      // Opening and closing each parse a line at most once, and again if the line was changed.
      expect(many.parses - few.parses).toBeLessThanOrEqual(2 * 2_000);
      expect(many.reads).toBe(few.reads);
      expect(many.items).toBeLessThanOrEqual(MAX_REPORT_ITEMS + 100);
    },
  );

  it.each([100_000, 150_000])(
    'is opened with every intact question and a short report: %i lines',
    async (count) => {
      await using folder = await createTemporaryFolder();
      const make = (number: number) => (number % 2 ? '{bad' : (KINDS['lines with an ID']?.(number) ?? ''));
      await writeFiles(folder.dir, { [FILE]: PLACES[FILE] + bad(count, make) });
      const store = await openStore({
        dir: folder.dir,
        files: ignoreSync(createNodeFiles()),
        log: silentLog,
      });
      expect([...store.entries.keys()]).toEqual([1, 2, 3]);
      const [report] = await store.recovery.reports();
      expect(report?.files.map(({ reason }) => reason)).toEqual([
        expect.stringContaining(`${(count - 1).toLocaleString('en')} other lines`),
      ]);
      expect(report?.lost).toHaveLength(MAX_REPORT_ITEMS);
      // The report lists every ID and the first lines without an ID, and counts the remaining lines.
      expect(report?.unlisted).toEqual({ files: 0, restored: 0, lost: count / 2 + 21 - MAX_REPORT_ITEMS });
      await store.close();
    },
  );

  it('needs a constant number of reads per line to find intact neighbors', () => {
    const countLooks = (count: number) => {
      let looks = 0;
      const lines = Array.from({ length: count }, (_, number) => ({
        line: { seq: 1, entry: createSmallEntry(number + 1) },
        number,
        get trust() {
          looks += 1;
          return 'changed' as const;
        },
      }));
      findIntactNeighbors(lines);
      return looks;
    };
    expect(countLooks(4_000)).toBe(4 * countLooks(1_000));
  });

  it('needs a constant number of reads per lost change, however many segments are damaged', () => {
    const countLooks = (count: number) => {
      let looks = 0;
      const bad = { number: 2, reason: '', text: '', kind: 'damaged', isMended: false } as const;
      const journal = Array.from({ length: count }, (_, number) => ({
        path: `journal/${number}`,
        number,
        bytes: Buffer.from('\n'),
        reading: {
          lines: [],
          bad: [bad],
          version: 2,
          isIntact: false,
          expected: undefined,
          digest: 0,
        },
      }));
      const damaged = journal.map(({ path }) => ({
        get path() {
          looks += 1;
          return path;
        },
        id: undefined,
        get seq() {
          looks += 1;
          return undefined;
        },
        describe: () => ({ hint: '' }),
      }));
      findJournalGaps(journal, damaged, 0);
      return looks;
    };
    expect(countLooks(400)).toBe(4 * countLooks(100));
  });

  it('has hints only for the lost lines that the report lists', async () => {
    const described: number[] = [];
    const damaged = Array.from({ length: 3 * MAX_REPORT_ITEMS }, (_, index) => ({
      path: FILE,
      id: index + 1,
      seq: undefined,
      describe() {
        described.push(index);
        return { hint: `Title ${index}` };
      },
    }));
    const memory = createLoadedEntries({ recordReplaced: () => {}, add: () => {} });
    const copies = { find: async () => [], highestId: async () => 0 };
    const { lost } = await recover({ damaged, shortfalls: [], journalGaps: [] }, memory, copies);
    expect(lost.map(({ id }) => id)).toEqual(damaged.map(({ id }) => id));
    const listed = damaged.slice(0, MAX_REPORT_ITEMS).map((_, index) => index);
    expect(described).toEqual(listed);
    expect(lost.slice(0, MAX_REPORT_ITEMS).map(({ hint }) => hint)).toEqual(
      listed.map((index) => `Title ${index}`),
    );
  });
});
