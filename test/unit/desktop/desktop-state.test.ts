import { link, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDesktopState } from '../../../electron/desktop/desktop-state.ts';
import { openLogFile } from '../../../electron/desktop/log-file.ts';
import type { Log } from '../../../electron/host/ports.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const windowState = { bounds: { x: 1, y: 2, width: 900, height: 700 }, maximized: true, fullScreen: false };

describe('the desktop state', () => {
  test('is restored in the next run', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'shell.json');
    openDesktopState(file, strictLog).update({ window: windowState, recent: ['/a.qotd.json'] });
    expect(openDesktopState(file, strictLog).get()).toEqual({
      window: windowState,
      spelling: null,
      spellingLanguages: null,
      recent: ['/a.qotd.json'],
      updates: 'ask',
      lookedAt: null,
      skipped: null,
      hardwareAcceleration: true,
      keepRunning: false,
      downloadFolder: null,
    });
    expect(await readdir(folder.dir)).toEqual(['shell.json']);
  });

  test.skipIf(process.platform === 'win32')("can't be read by other users", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'shell.json');
    // The mode for new files must also apply to an existing file.
    await writeFile(file, '{}', { mode: 0o644 });
    openDesktopState(file, strictLog).update({ recent: ['/a.qotd.json'] });
    expect(await readMode(file)).toBe('600');
  });

  test.each(['', '{', '[]', '"/home/me/secret.qotd.json', '\0'.repeat(100)])(
    'is empty if the file is damaged (%j), and the file is preserved and reported',
    async (text) => {
      await using folder = await createTemporaryFolder();
      const file = path.join(folder.dir, 'shell.json');
      await writeFile(file, text);
      const { log, logged } = createRecordingLog();
      const state = openDesktopState(file, log);
      expect(state.get()).toMatchObject({ window: null, recent: [], hardwareAcceleration: true });
      state.update({ spelling: true });
      const [kept = '', ...more] = await readdir(folder.dir);
      expect(kept).toMatch(/^shell\.damaged-\d+\.json$/);
      expect(more).toEqual(['shell.json']);
      expect(await readFile(path.join(folder.dir, kept), 'utf8')).toBe(text);
      expect(logged).toEqual([
        ["Couldn't read the window state, so the app uses defaults", { reason: 'damaged' }],
        ['The damaged window state was kept', { file: kept }],
      ]);
    },
  );

  test('uses defaults for invalid fields but preserves the fields until they change', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'shell.json');
    const stored = { window: { bounds: { x: '1' } }, spelling: true, recent: 7, updates: 'weekly' };
    await writeFile(file, JSON.stringify(stored));
    const { log, logged } = createRecordingLog();
    const state = openDesktopState(file, log);
    expect(state.get()).toMatchObject({ window: null, spelling: true, recent: [], updates: 'ask' });
    expect(logged).toEqual([
      [
        'The app uses defaults for invalid fields of the window state',
        { fields: ['window', 'recent', 'updates'] },
      ],
    ]);
    state.update({ window: windowState });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...stored, window: windowState });
  });

  test("preserves a newer version's fields", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'shell.json');
    await writeFile(file, '{"tray":{"shown":true},"spelling":false,"hardwareAcceleration":false}');
    const state = openDesktopState(file, strictLog);
    expect(state.get().hardwareAcceleration).toBe(false);
    state.update({ spelling: true });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      tray: { shown: true },
      spelling: true,
      hardwareAcceleration: false,
    });
  });

  test.skipIf(process.platform === 'win32').each([
    ['a symbolic link', symlink, null],
    ['a hard link', link, true],
  ])('replaces %s without changing its target', async (_, make, spelling) => {
    await using folder = await createTemporaryFolder();
    const [file, target] = [path.join(folder.dir, 'shell.json'), path.join(folder.dir, 'target')];
    await writeFile(target, '{"spelling":true}');
    for (const name of [file, `${file}.tmp`]) await make(target, name);
    const state = openDesktopState(file, createRecordingLog().log);
    expect(state.get().spelling).toBe(spelling);
    state.update({ spelling: false });
    expect(await readFile(target, 'utf8')).toBe('{"spelling":true}');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ spelling: false });
  });

  test("applies until the app quits if it can't be saved", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'shell.json');
    await mkdir(`${file}.tmp`);
    const { log, logged } = createRecordingLog();
    const state = openDesktopState(file, log);
    state.update({ spelling: true });
    expect(logged).toEqual([["Couldn't save the window state", expect.any(Error)]]);
    expect(state.get().spelling).toBe(true);
  });
});

describe('the log file', () => {
  test('moves older lines to other files, and the newest lines can be read', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'logs');
    const log = openLogFile(dir);
    const line = (number: number) => `${String(number).padStart(6, '0')} ${'x'.repeat(1016)}\n`;
    for (let number = 0; number < 4100; number++) log.write(line(number));
    expect((await readdir(dir)).sort()).toEqual(['main.1.log', 'main.2.log', 'main.log']);
    expect(await readFile(path.join(dir, 'main.log'), 'utf8')).toContain('004099');
    const tail = log.tail(2500).split('\n').filter(Boolean);
    expect(tail.map((text) => text.slice(0, 6))).toEqual(['004098', '004099']);
    // The lines span 2 files.
    const all = log.tail(10_000_000).split('\n').filter(Boolean);
    expect(all.at(-1)).toContain('004099');
    expect(all).toHaveLength(1024 * 2 + (4100 % 1024));
  });

  test.skipIf(process.platform === 'win32')(
    "can't be read by other users, and neither can the older file",
    async () => {
      await using folder = await createTemporaryFolder();
      const log = openLogFile(folder.dir);
      // 2 of these lines exceed a file's maximum size.
      for (const letter of ['a', 'b']) log.write(`${letter.repeat(600 * 1024)}\n`);
      for (const name of ['main.log', 'main.1.log'])
        expect(await readMode(path.join(folder.dir, name)), name).toBe('600');
    },
  );

  test.skipIf(process.platform === 'win32').each([
    ['a symbolic link', symlink, ''],
    ['a hard link', link, 'private\n'],
  ])('rotates %s without changing its target', async (_, make, shown) => {
    await using folder = await createTemporaryFolder();
    const target = path.join(folder.dir, 'target');
    await writeFile(target, 'private\n');
    await make(target, path.join(folder.dir, 'main.log'));
    const log = openLogFile(folder.dir);
    log.write('one\n');
    log.write('two\n');
    expect(log.tail(100)).toBe(`${shown}one\ntwo\n`);
    expect(await readFile(target, 'utf8')).toBe('private\n');
  });

  test.skipIf(process.platform === 'win32')("isn't read or written through a linked folder", async () => {
    await using folder = await createTemporaryFolder();
    const target = path.join(folder.dir, 'target');
    await mkdir(target);
    await writeFile(path.join(target, 'main.log'), 'private\n');
    await symlink(target, path.join(folder.dir, 'logs'));
    const log = openLogFile(path.join(folder.dir, 'logs'));
    log.write('one\n');
    expect(log.tail(100)).toBe('');
    expect(await readFile(path.join(target, 'main.log'), 'utf8')).toBe('private\n');
  });

  test("drops a line that can't be written, without throwing", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'logs'), '');
    const log = openLogFile(path.join(folder.dir, 'logs'));
    log.write('lost\n');
    expect(log.tail(100)).toBe('');
  });
});

async function readMode(file: string): Promise<string> {
  return ((await stat(file)).mode & 0o777).toString(8);
}

/** A log that fails the test on any message. */
const strictLog: Log = { info: fail, warn: fail, error: fail };

function fail(message: string): never {
  throw new Error(message);
}

function createRecordingLog(): { log: Log; logged: unknown[][] } {
  const logged: unknown[][] = [];
  const record = (...parts: unknown[]) => void logged.push(parts);
  return { log: { info: record, warn: record, error: record }, logged };
}
