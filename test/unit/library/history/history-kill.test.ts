import { describe, expect, it } from 'vitest';
import { MAX_VERSIONS } from '../../../../electron/host/library/history/history-file.ts';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import { saveUntilKilled } from '../../../support/killed-program.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

describe('a process killed while it saves', () => {
  it("doesn't lose a version that fits in the history", async () => {
    await using folder = await createTemporaryFolder();
    for (const count of [1, 30, 77, 300, 20, 1_000]) {
      const acknowledged = await saveUntilKilled('history-child.ts', folder.dir, count);
      const store = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
      for (const [id, last] of acknowledged) {
        const entry = store.entries.get(id);
        if (!entry) throw new Error(`question ${id} is gone`);
        const titles = (await store.versions(entry)).versions.map(({ question }) => question.title);
        // The save in progress when the process was killed may have reached the disk.
        expect(entry.saved).toBeGreaterThanOrEqual(last);
        const every = Array.from({ length: entry.saved - 1 }, (_, at) => `Version ${at + 1}`);
        const expected =
          every.length <= MAX_VERSIONS ? every : ['Version 1', ...every.slice(1 - MAX_VERSIONS)];
        expect(titles, `question ${id} after ${count}`).toEqual(expected);
      }
      await store.close();
    }
  });
});
