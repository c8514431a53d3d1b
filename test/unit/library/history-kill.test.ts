import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../electron/host/files.ts';
import { VERSIONS_KEPT } from '../../../electron/host/library/history/history-file.ts';
import { openStore } from '../../../electron/host/library/store/open-store.ts';
import { silentLog } from '../../support/silent-log.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** The last acknowledged save by id, of a process that is killed after it reported so many. */
async function killAfter(dir: string, count: number): Promise<Map<number, number>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../support/history-child.ts'), dir]);
  const acknowledged = new Map<number, number>();
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [id, saved] = line.split(' ').map(Number);
    if (!id || !saved) throw new Error(`the child says: ${line}`);
    acknowledged.set(id, saved);
    lines += 1;
    if (lines === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

describe('a process killed while it saves', () => {
  it('has lost no version that the history keeps', async () => {
    await using folder = await temporaryFolder();
    for (const count of [1, 30, 77, 300, 20, 1_000]) {
      const acknowledged = await killAfter(folder.dir, count);
      const store = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
      for (const [id, last] of acknowledged) {
        const entry = store.entries.get(id);
        if (!entry) throw new Error(`question ${id} is gone`);
        const titles = (await store.versions(entry)).versions.map(({ question }) => question.title);
        // What was on its way may have reached the disk.
        expect(entry.saved).toBeGreaterThanOrEqual(last);
        const every = Array.from({ length: entry.saved - 1 }, (_, at) => `Version ${at + 1}`);
        const kept = every.length <= VERSIONS_KEPT ? every : ['Version 1', ...every.slice(1 - VERSIONS_KEPT)];
        expect(titles, `question ${id} after ${count}`).toEqual(kept);
      }
      await store.close();
    }
  });
});
