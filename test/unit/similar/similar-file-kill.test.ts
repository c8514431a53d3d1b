import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createQuarantine } from '../../../electron/host/library/store/quarantine.ts';
import { openSimilarFile } from '../../../electron/host/similar/similar-file.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { runUntilKilled } from '../../support/killed-program.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

describe('a process killed while it saves dismissed pairs', () => {
  it('keeps every acknowledged pair and leaves a readable file', async () => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    const files = createNodeFiles();
    const everything: number[] = [];
    for (const count of [1, 20, 77, 200]) {
      const first = 1 + everything.length * 2;
      // Identifies each pair by its lower ID.
      everything.push(
        ...(await runUntilKilled('similar-file-child.ts', [dir, `${first}`], count)).map(Number),
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
    // Opening the library discards a write in progress.
    await writeFile(join(dir, 'similar.jsonl.0123456789ab.tmp'), 'half');
    await (await openLibrary(dir)).close();
    const remaining = await readdir(dir);
    expect(remaining.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(remaining).toContain('similar.jsonl');
  });
});
