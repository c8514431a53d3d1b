import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import { saveUntilKilled } from '../../../support/killed-program.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

describe('a process killed under load', () => {
  it("doesn't lose acknowledged changes or lock out other programs", async () => {
    await using folder = await createTemporaryFolder();
    const everything = new Map<number, number>();
    for (const count of [1, 40, 333, 1111, 2000]) {
      for (const [id, saved] of await saveUntilKilled('store-child.ts', folder.dir, count))
        everything.set(id, saved);
      const store = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
      const lost = [...everything].filter(([id, saved]) => (store.entries.get(id)?.saved ?? 0) < saved);
      expect(lost).toEqual([]);
      await store.close();
    }
    expect(everything.size).toBeGreaterThan(900);
  });
});
