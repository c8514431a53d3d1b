import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createEmptySyncState,
  createSyncStateFile,
  type StoredSyncState,
  SYNC_STATE_FILE,
} from '../../../electron/host/sync/stored-sync-state.ts';
import { createNodeFiles, type Files } from '../../../electron/host/system/files.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { createManualClock } from '../../support/test-library.ts';

const FACTS: StoredSyncState = {
  ...createEmptySyncState(),
  accounts: [
    {
      key: 'one',
      baseUrl: 'https://s.example/api/v1',
      token: '0123456789',
      author: { id: '5', name: 'Ada' },
    },
  ],
  current: 'one',
};

/** Opens the sync state in `dir`. `quarantined` collects the reasons for quarantined copies. */
function openFile(dir: string, files: Files = createNodeFiles()) {
  const quarantined: string[] = [];
  const store = createSyncStateFile({
    dir,
    files,
    clock: createManualClock(),
    log: silentLog,
    quarantine: {
      store: async ({ files: found }) => {
        quarantined.push(...found.map(({ reason }) => reason));
      },
    },
  });
  return { ...store, quarantined };
}

describe('sync.json', () => {
  it('is missing at first, and then has the last saved state', async () => {
    await using folder = await createTemporaryFolder();
    const { load, save } = openFile(folder.dir);
    expect(await load()).toBeNull();
    expect(await readdir(folder.dir)).toEqual([]);
    await Promise.all([save(createEmptySyncState()), save(FACTS)]);
    expect(await readdir(folder.dir)).toEqual([SYNC_STATE_FILE]);
    expect(await openFile(folder.dir).load()).toEqual(FACTS);
  });

  it('can be edited manually if the checksum is removed', async () => {
    await using folder = await createTemporaryFolder();
    await openFile(folder.dir).save(FACTS);
    const path = join(folder.dir, SYNC_STATE_FILE);
    const { sum: _, ...file } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, `\ufeff${JSON.stringify({ ...file, facts: { ...FACTS, current: null } })}`);
    const { load, quarantined } = openFile(folder.dir);
    expect(await load()).toEqual({ ...FACTS, current: null });
    expect(quarantined).toEqual([]);
  });

  it.each([
    ['is truncated', (text: string) => text.slice(0, 40)],
    ['was changed', (text: string) => text.replace('Ada', 'Eve')],
    ['has another format', () => '{"format":"x","version":1}'],
    [
      'is nested 20,000 levels deep',
      (text: string) =>
        text.replace(/"facts": \{/, `"facts": {"a":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
    ],
  ])('is quarantined if it %s, and the next save replaces it', async (_, spoil) => {
    await using folder = await createTemporaryFolder();
    await openFile(folder.dir).save(FACTS);
    const path = join(folder.dir, SYNC_STATE_FILE);
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    const { load, save, quarantined } = openFile(folder.dir);
    expect(await load()).toBeNull();
    expect(quarantined).toHaveLength(1);
    await save(FACTS);
    expect(await openFile(folder.dir).load()).toEqual(FACTS);
  });

  it("isn't overwritten if a newer version wrote it", async () => {
    await using folder = await createTemporaryFolder();
    const newer = '{"format":"qotd-studio sync","version":2,"facts":{}}';
    await writeFile(join(folder.dir, SYNC_STATE_FILE), newer);
    const { load, save, quarantined } = openFile(folder.dir);
    expect(await load()).toBeNull();
    await expect(save(FACTS)).rejects.toMatchObject({ code: 'library-too-new' });
    expect(quarantined).toEqual([]);
    expect(await readFile(join(folder.dir, SYNC_STATE_FILE), 'utf8')).toBe(newer);
  });

  it("isn't overwritten if it can’t be read, and a failed write is reported", async () => {
    await using folder = await createTemporaryFolder();
    await openFile(folder.dir).save(FACTS);
    const refusal = Object.assign(new Error('no'), { code: 'EIO' });
    const unreadable = { ...createNodeFiles(), readFile: () => Promise.reject(refusal) };
    const blind = openFile(folder.dir, unreadable);
    expect(await blind.load()).toBeNull();
    await expect(blind.save(createEmptySyncState())).rejects.toMatchObject({ code: 'disk' });
    const full = { ...createNodeFiles(), rename: () => Promise.reject(refusal) };
    await expect(openFile(folder.dir, full).save(createEmptySyncState())).rejects.toMatchObject({
      code: 'disk',
    });
    expect(await openFile(folder.dir).load()).toEqual(FACTS);
  });
});
