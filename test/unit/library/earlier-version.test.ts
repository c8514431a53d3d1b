import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { readLibrary } from '../../../electron/host/library/read-library.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { createBackend } from '../../support/backend.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { createManualClock } from '../../support/test-library.ts';

/*
 * A library that version 1.0 left behind when it was killed: entries in every state, changes that are only in
 * the journal, history, undo, restore points, settings, dismissed duplicates, and a live service account.
 * `expected.json` is that version's view of the library. `checkpointed` has the files that the version wrote
 * when it closed the library.
 */
const FIXTURE = path.resolve(import.meta.dirname, '../../fixtures/library-2026-11');
const LOCK_FILES = /^library\.lock/;

const expected = JSON.parse(await readFile(path.join(FIXTURE, 'expected.json'), 'utf8'));

const open = (dir: string) => {
  const clock = createManualClock(Date.parse('2026-11-09T12:00:00.000Z'));
  return createBackend(dir, {
    clock,
    timers: { now: () => 0, after: () => () => undefined },
    log: silentLog,
    openSettings: (library) => openSettings({ dir, log: silentLog, ...library, now: clock.now }),
  });
};

async function readContent(dir: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !LOCK_FILES.test(name)) content[name] = await readFile(file, 'utf8');
  }
  return content;
}

const withoutUndo = (content: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith('undo/')));

async function copyFixture() {
  const folder = await createTemporaryFolder();
  await cp(path.join(FIXTURE, 'library'), folder.dir, { recursive: true });
  return folder;
}

describe('a library from November 2026', () => {
  it('opens with all its data after a crash, without quarantining files', async () => {
    await using folder = await copyFixture();
    const host = await open(folder.dir);
    const call = host.handlers;
    expect([...host.library.entries()]).toEqual(expected.entries);
    for (const [id, versions] of Object.entries(expected.versions)) {
      expect(await call['history.list']({ id: Number(id) })).toEqual(versions);
    }
    expect(await call['restorePoint.list']({ library: 'own' })).toEqual(expected.restorePoints);
    // Settings that are newer than the fixture have their defaults.
    expect(host.settings.get()).toEqual({
      defaultFooter: '',
      defaultImage: '',
      listSorts: {},
      pinnedFilters: [],
      pinnedEmoji: [],
      weekdayThemes: ['', '', '', '', '', '', ''],
      botTools: null,
      ...expected.settings,
    });
    expect(await host.similar.listServiceQuestions()).toEqual(expected.service);
    expect(await call['recovery.reports']({})).toEqual([]);
    await host.close();
    expect(Object.keys(await readContent(folder.dir)).filter((name) => name.startsWith('set-aside'))).toEqual(
      [],
    );
  });

  it("isn't rewritten when it's opened after a normal close", async () => {
    await using folder = await copyFixture();
    await cp(path.join(FIXTURE, 'checkpointed'), folder.dir, { recursive: true });
    await rm(path.join(folder.dir, 'journal/000001.jsonl'));
    const before = withoutUndo(await readContent(folder.dir));
    const host = await open(folder.dir);
    expect([...host.library.entries()]).toEqual(expected.entries);
    expect(await readContent(folder.dir)).toEqual(before);
    await host.close();
    expect(await readContent(folder.dir)).toMatchObject(before);
  });

  it('loses its undo history because it may contain deleted text', async () => {
    await using folder = await copyFixture();
    expect(await readdir(folder.dir)).toContain('undo');
    const host = await open(folder.dir);
    expect(await readdir(folder.dir)).not.toContain('undo');
    await host.close();
  });

  it('is checkpointed to the expected bytes and reopens with all its data', async () => {
    await using folder = await copyFixture();
    await (await open(folder.dir)).close();
    expect(await readContent(folder.dir)).toMatchObject(
      await readContent(path.join(FIXTURE, 'checkpointed')),
    );
    const again = await open(folder.dir);
    expect([...again.library.entries()]).toEqual(expected.entries);
    await again.close();
  });

  it('can be read without being opened', async () => {
    const { entries, damaged, lost } = await readLibrary({
      dir: path.join(FIXTURE, 'library'),
      files: createNodeFiles(),
      log: silentLog,
    });
    expect({ entries, damaged, lost }).toEqual({ entries: expected.entries, damaged: [], lost: 0 });
  });

  it('can be restored to its named restore point', async () => {
    await using folder = await copyFixture();
    const host = await open(folder.dir);
    expect(await host.admin.restorePoints.restore('before-the-party')).toMatchObject({ count: 12 });
    await host.close();
  });
});
