import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkHistoryVersions } from '../../../../../electron/host/library/format/version-line.ts';
import { createPointFolder } from '../../../../../electron/host/library/restore-points/point-folder.ts';
import { formatFreeName } from '../../../../../electron/host/library/restore-points/point-names.ts';
import { formatSnapshot } from '../../../../../electron/host/library/restore-points/snapshot-file.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import { createFilesInMemory, DIR, readAll } from '../../../../support/corrupt-library.ts';
import { createRandom } from '../../../../support/random.ts';
import { createMemoryDisk } from '../../../../support/store-disk.ts';
import { createExampleEntry } from '../../../../support/store-entries.ts';
import { openTitledLibrary } from '../../../../support/titled-library.ts';

/**
 * The number of damaged files. To test more, run `ROT=10000 npx vitest run
 * test/unit/library/store/load/bit-rot-in-copies.test.ts`.
 */
const CASES = Number(process.env.ROT ?? 300);
const AT = Date.UTC(2026, 10, 9);
const NAME = formatFreeName(AT, new Set());

interface Rotten {
  bytes: Buffer;
  what: string;
  /** Whether only a single bit changed. */
  isFlip: boolean;
}

function rotten(whole: Buffer, seed: number): Rotten {
  const roll = createRandom(seed, 0).pickInteger;
  // Half of the damage is in the first line, because it has the most metadata.
  const most = roll(2) === 0 ? whole.indexOf('\n') + 1 : whole.length;
  const at = roll(most);
  const how = roll(10);
  const flipped = Buffer.from(whole);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << roll(8));
  if (how < 7) return { bytes: flipped, what: `seed ${seed}, flipped at ${at}`, isFlip: true };
  const cut = whole.subarray(0, at);
  const zeros = Buffer.concat([cut, Buffer.alloc(whole.length - at)]);
  return { bytes: how === 7 ? zeros : cut, what: `seed ${seed}, cut at ${at}`, isFlip: false };
}

const isAnyOf = <T>(all: readonly T[], one: T): boolean => all.some((other) => isDeepStrictEqual(one, other));

describe('a backup with bit rot', () => {
  it('restores only unchanged questions and is marked as damaged unless all of them are readable', async () => {
    const entries = [1, 2, 3, 4, 5].map((id): Entry => createExampleEntry(id));
    const whole = Buffer.from([...formatSnapshot(entries, AT)].join(''));
    let damaged = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const { bytes, what, isFlip } = rotten(whole, seed);
      const files = await createFilesInMemory(new Map([[`restore-points/${NAME}.jsonl`, bytes]]));
      const file = { folder: 'restore-points', name: NAME };
      const folder = createPointFolder(DIR, files);
      const { isDamaged } = await folder.inspect(file);
      const read = await folder.read(file).catch(() => null);
      expect(read === null, what).toBe(isDamaged);
      if (read) expect(read.entries, what).toEqual(entries);
      else damaged += 1;
      const saved = (await folder.salvage(file)).entries;
      expect(
        saved.filter((one) => !isAnyOf(entries, one)),
        what,
      ).toEqual([]);
      // A flipped bit in a line break joins 2 lines.
      if (isFlip) expect(saved.length, what).toBeGreaterThanOrEqual(entries.length - 2);
    }
    expect(damaged).toBeGreaterThan(CASES * 0.8);
  });
});

describe('a history file with bit rot', () => {
  it('never prevents a start, returns only saved versions, and reports lost versions', async () => {
    const disk = createMemoryDisk();
    const first = await openTitledLibrary({ dir: DIR, files: disk.files });
    const id = await first.create('First title');
    for (let edit = 1; edit <= 5; edit++) await first.save(id, `Title ${edit}`);
    const { versions } = await first.store.versions(first.library.entry(id));
    await first.store.close();
    const content = await readAll(disk.files);
    const path = 'history/000001-000256.jsonl';
    const whole = content.get(path) ?? Buffer.alloc(0);
    let reported = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const { bytes, what, isFlip } = rotten(whole, seed);
      const files = await createFilesInMemory(new Map([...content, [path, bytes]]));
      await checkHistoryVersions(files, `${DIR}/history`);
      const { store, library, save } = await openTitledLibrary({ dir: DIR, files });
      const after = await store.versions(library.entry(id));
      expect(
        after.versions.filter((one) => !isAnyOf(versions, one)),
        what,
      ).toEqual([]);
      const isMissing = after.versions.length < versions.length;
      if (isFlip && isMissing) expect(after.unread, what).toBeGreaterThan(0);
      if (!isMissing) expect(after.unread, what).toBe(0);
      reported += after.unread > 0 ? 1 : 0;
      await save(id, 'Saved on rot');
      expect((await store.versions(library.entry(id))).versions.length, what).toBe(after.versions.length + 1);
      await store.close();
    }
    expect(reported).toBeGreaterThan(CASES / 4);
  });
});
