import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../../electron/host/files.ts';
import { createSetAside } from '../../../../electron/host/library/recovery/set-aside.ts';
import { openRemembered } from '../../../../electron/host/similar/similar-file.ts';
import { openLibrary } from '../../../support/library.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

/** The pairs, by their lower number, that a process acknowledged until it was killed. */
async function killAfter(dir: string, first: number, count: number): Promise<number[]> {
  const program = join(import.meta.dirname, '../../../support/remembered-child.ts');
  const child = spawn(process.execPath, [program, dir, String(first)]);
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

describe('a process killed while it remembers', () => {
  it('has lost no pair that it acknowledged, and left a file that can be read', async () => {
    await using folder = await temporaryFolder();
    const { dir } = folder;
    const files = createNodeFiles();
    const everything: number[] = [];
    for (const count of [1, 20, 77, 200]) {
      everything.push(...(await killAfter(dir, 1 + everything.length * 2, count)));
      const setAside = createSetAside({ dir, files, log: silentLog, onChange() {} });
      const clock = { now: () => 0 };
      const file = openRemembered({ dir, files, clock, log: silentLog, setAside, onChange() {} });
      await file.ready;
      const found = new Set(file.current.different.map(({ a }) => a.key));
      expect(everything.filter((number) => !found.has(`q${number}`))).toEqual([]);
      expect(await setAside.reports()).toEqual([]);
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
