import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../electron/host/files.ts';
import { openStore } from '../../../electron/host/library/store/open-store.ts';
import { silentLog } from '../../support/silent-log.ts';

import { temporaryFolder } from '../../support/temporary.ts';

/** Acknowledged versions by id, of a process that is killed after it reported this many. */
async function killAfter(dir: string, count: number): Promise<Map<number, number>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../support/store-child.ts'), dir]);
  const acknowledged = new Map<number, number>();
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'open') continue;
    const [id, saved] = line.split(' ').map(Number);
    if (!id || !saved) throw new Error(`the child says: ${line}`);
    acknowledged.set(id, saved);
    lines += 1;
    if (lines === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

describe('a process killed under load', () => {
  it("has lost nothing that it acknowledged, and its lock is in nobody's way", async () => {
    await using folder = await temporaryFolder();
    const everything = new Map<number, number>();
    for (const count of [1, 40, 333, 1111, 2000]) {
      for (const [id, saved] of await killAfter(folder.dir, count)) everything.set(id, saved);
      const store = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
      const lost = [...everything].filter(([id, saved]) => (store.entries.get(id)?.saved ?? 0) < saved);
      expect(lost).toEqual([]);
      await store.close();
    }
    expect(everything.size).toBeGreaterThan(900);
  });
});
