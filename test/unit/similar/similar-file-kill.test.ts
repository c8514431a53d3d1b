import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createQuarantine } from '../../../electron/host/library/recovery/quarantine.ts';
import { openSimilarFile } from '../../../electron/host/similar/similar-file.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { linesUntilKilled } from '../../support/killed.ts';
import { openLibrary } from '../../support/library.ts';
import { silentLog } from '../../support/silent-log.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('a process killed while it remembers', () => {
  it('has lost no pair that it acknowledged, and left a file that can be read', async () => {
    await using folder = await temporaryFolder();
    const { dir } = folder;
    const files = createNodeFiles();
    const everything: number[] = [];
    for (const count of [1, 20, 77, 200]) {
      const first = 1 + everything.length * 2;
      // The pairs by their lower number.
      everything.push(
        ...(await linesUntilKilled('similar-file-child.ts', [dir, `${first}`], count)).map(Number),
      );
      const quarantine = createQuarantine({ dir, files, log: silentLog, onChange() {} });
      const clock = { now: () => 0 };
      const file = openSimilarFile({ dir, files, clock, log: silentLog, quarantine, onChange() {} });
      await file.ready;
      const found = new Set(file.current.different.map(({ a }) => a.key));
      expect(everything.filter((number) => !found.has(`q${number}`))).toEqual([]);
      expect(await quarantine.reports()).toEqual([]);
    }
    expect(everything.length).toBeGreaterThan(290);
    // What it was writing just then goes when the library is opened.
    await writeFile(join(dir, 'similar.jsonl.0123456789ab.tmp'), 'half');
    await (await openLibrary(dir)).close();
    const left = await readdir(dir);
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(left).toContain('similar.jsonl');
  });
});
