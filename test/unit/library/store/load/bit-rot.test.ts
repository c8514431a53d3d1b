import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { FoundEntry } from '../../../../../electron/host/library/store/load/recover-entries.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import {
  type Corruption,
  corruptFiles,
  createCorruptibleLibrary,
  createFilesInMemory,
  getEntries,
  type LibraryFiles,
  openInMemory,
  readAll,
} from '../../../../support/corrupt-library.ts';
import { countWithinTimeLimit } from '../../../../support/time-limit.ts';

/**
 * The number of damaged libraries. To test more, run `ROT=10000 npx vitest run
 * test/unit/library/store/load/bit-rot.test.ts`.
 */
const CASES = Number(process.env.ROT ?? 300);
const FIRST = Number(process.env.ROT_FIRST ?? 1);

const getTitle = (entry: Entry | undefined) => entry?.question?.title;

/** Returns unexpected differences between the original and the opened library. */
function problemsIn(
  before: ReadonlyMap<number, Entry>,
  after: ReadonlyMap<number, Entry>,
  { damagedIds: hit }: Corruption,
): string[] {
  const damaged = new Set(hit);
  const problems: string[] = [];
  let lost = 0;
  for (const [id, entry] of before) {
    const now = after.get(id);
    if (isDeepStrictEqual(now, entry)) continue;
    if (!now || now.saved < entry.saved) lost += 1;
    if (!damaged.has(id)) problems.push(`question ${id} was not hit, and is ${getTitle(now) ?? 'gone'}`);
  }
  for (const id of after.keys()) if (!before.has(id)) problems.push(`question ${id} came from nowhere`);
  if (lost > hit.length) problems.push(`${lost} are lost, and ${hit.length} lines were hit`);
  return problems;
}

async function openTwice(content: LibraryFiles, find?: Parameters<typeof openInMemory>[1]) {
  const files = await createFilesInMemory(content);
  const store = await openInMemory(files, find);
  const entries = getEntries(store);
  const reports = await store.recovery.reports();
  await store.close();
  const again = await openInMemory(files, find);
  const second = { entries: getEntries(again), reports: await again.recovery.reports() };
  await again.close();
  return { files, entries, reports, second };
}

describe('a library with bit rot', () => {
  it('always opens and loses at most the damaged lines', async () => {
    const content = await createCorruptibleLibrary();
    const { entries: before, reports: none } = await openTwice(content);
    expect(none).toEqual([]);
    let [tried, mended] = [0, 0];
    for (const number of countWithinTimeLimit(CASES)) {
      tried += 1;
      const seed = FIRST + number - 1;
      const rot = corruptFiles(content, seed);
      const context = `seed ${seed}: ${rot.description}`;
      const { files, entries, reports, second } = await openTwice(rot.content);
      expect(problemsIn(before, entries, rot), context).toEqual([]);
      // A second start must not change anything or add a report.
      expect(second, context).toEqual({ entries, reports });
      if (reports.length === 0) continue;
      mended += 1;
      const allFiles = await readAll(files);
      for (const { folder, files: found } of reports) {
        for (const { path } of found) {
          const copy = allFiles.get(`set-aside/${folder}/${path}`);
          if (rot.content.has(path)) expect(copy?.equals(rot.content.get(path) ?? copy), context).toBe(true);
        }
      }
    }
    expect(mended).toBeGreaterThan(tried / 3);
  }, 3_600_000);

  it('recovers everything that a backup contains', async () => {
    const content = await createCorruptibleLibrary();
    const { entries: before } = await openTwice(content);
    const find = async (ids: ReadonlySet<number>): Promise<FoundEntry[]> =>
      [...before.values()]
        .filter(({ id }) => ids.has(id))
        .map((entry) => ({ entry, from: 'backups/one.jsonl', at: 1 }));
    for (const seed of countWithinTimeLimit(CASES / 3)) {
      const rot = corruptFiles(content, seed);
      const { entries, reports } = await openTwice(rot.content, find);
      const context = `seed ${seed}: ${rot.description}`;
      // A truncated journal looks like a journal that was never longer.
      const cut =
        rot.description.includes('journal') && /journal\S* at \d+ (?:cut|zeros)/.test(rot.description);
      const missing = [...before.keys()].filter((id) => !entries.has(id));
      if (!cut) expect(missing, context).toEqual([]);
      expect(
        reports.flatMap(({ lost }) =>
          lost.filter(({ id }) => id !== null && entries.has(id) && missing.includes(id)),
        ),
        context,
      ).toEqual([]);
    }
  }, 3_600_000);
});
