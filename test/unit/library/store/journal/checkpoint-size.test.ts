import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import type { Store } from '../../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles } from '../../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';

/**
 * docs/project/storage-design.md: a checkpoint starts "in the first pause after the journal has grown to 4
 * MiB", or "when the journal reaches 32 MiB, even if there's no pause". Other store tests set smaller sizes.
 */
const MIB = 1024 * 1024;
const PIECE = MIB / 4;

/** Creates an entry whose line is slightly longer than `PIECE` bytes. */
function createPiece(id: number): Entry {
  const { draft, ...entry } = createSmallEntry(id);
  return { ...entry, draft: draft && { ...draft, input: { ...draft.input, footer: 'x'.repeat(PIECE) } } };
}

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let store: Store;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  store = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
  // The test decides when a pause ends, because no real timer runs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await folder[Symbol.asyncDispose]();
});

const commit = async (from: number, to: number) => {
  for (let id = from; id <= to; id += 1) await store.commit(createPiece(id));
};
const journal = () => readdir(join(folder.dir, 'journal'));
const questionFiles = () => readdir(join(folder.dir, 'questions')).catch(() => []);

describe('the journal', () => {
  it('is checkpointed during a pause after it reaches 4 MiB', async () => {
    const almost = (4 * MIB) / PIECE - 1;
    await commit(1, almost);
    expect(vi.getTimerCount()).toBe(0);
    await commit(almost + 1, almost + 1);
    expect(vi.getTimerCount()).toBe(1);
    expect(await questionFiles()).toEqual([]);
    vi.runAllTimers();
    await expect.poll(questionFiles).toEqual(['000001-000256.jsonl']);
  });

  it('is checkpointed without a pause after it reaches 32 MiB', async () => {
    const almost = (32 * MIB) / PIECE - 1;
    await commit(1, almost);
    expect(await questionFiles()).toEqual([]);
    expect(await journal()).toEqual(['000001.jsonl']);
    // Commits the last entry in this segment and the first entry in the next segment.
    await commit(almost + 1, almost + 2);
    expect(await journal()).toContain('000002.jsonl');
    await expect.poll(questionFiles).toEqual(['000001-000256.jsonl']);
  });
});
