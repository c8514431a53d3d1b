import fs from 'node:fs';
import {
  chmod,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openSettings } from '../../../../electron/desktop/settings/settings-file.ts';
import { createQuarantine } from '../../../../electron/host/library/store/quarantine.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { createDefaultSettings } from '../../../../shared/settings.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createFaultyFiles } from '../../../support/store-faults.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const now = () => Date.parse('2026-11-09T09:00:00.000Z');
const quarantineIn = (dir: string, files: Files = createNodeFiles()) =>
  createQuarantine({ dir, files, log: silentLog, onChange: () => {} });
const open = (dir: string, files: Files = createNodeFiles()) =>
  openSettings({ dir, log: silentLog, keepDamaged: quarantineIn(dir, files).store, files, now });
const getFilePath = (dir: string) => path.join(dir, 'settings.json');
const written = async (dir: string): Promise<unknown> => JSON.parse(await readFile(getFilePath(dir), 'utf8'));

describe('settings', () => {
  it('start from the defaults', async () => {
    await using folder = await createTemporaryFolder();
    expect((await open(folder.dir)).get()).toEqual(createDefaultSettings());
  });

  it('create a missing folder', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(path.join(folder.dir, 'new/folder'));
    await settings.set({ theme: 'dark' });
    expect(await written(path.join(folder.dir, 'new/folder'))).toMatchObject({ theme: 'dark' });
  });

  it('keep all changes after a restart', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    expect(await settings.set({ apiPort: 5000 })).toEqual({
      ...createDefaultSettings(),
      theme: 'dark',
      apiPort: 5000,
    });
    expect((await open(folder.dir)).get()).toEqual({
      ...createDefaultSettings(),
      theme: 'dark',
      apiPort: 5000,
    });
  });

  it('are read from the file only once', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    await writeFile(getFilePath(folder.dir), '{"theme":"light"}');
    expect(settings.get().theme).toBe('dark');
  });

  it("don't change if a value is invalid", async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await expect(settings.set({ apiPort: 70_000 })).rejects.toMatchObject({ code: 'bad-input' });
    expect(settings.get()).toEqual(createDefaultSettings());
  });

  it.each(['#create', '?x=1'])('reject a base URL that ends in %s, and report why', async (ending) => {
    await using folder = await createTemporaryFolder();
    const syncUrl = `https://qotd.example/api/v1${ending}`;
    await expect((await open(folder.dir)).set({ syncUrl })).rejects.toMatchObject({ code: 'bad-input' });
    await writeFile(getFilePath(folder.dir), JSON.stringify({ theme: 'dark', syncUrl }));
    expect((await open(folder.dir)).get()).toMatchObject({ theme: 'dark', syncUrl: '' });
    const [report] = await quarantineIn(folder.dir).reports();
    expect(report?.files[0]?.reason).toContain("syncUrl can't contain ? or #");
  });

  it("preserve a newer version's fields", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(getFilePath(folder.dir), '{"theme":"dark","fromTheFuture":[1]}');
    const settings = await open(folder.dir);
    await settings.set({ apiEnabled: false });
    expect(await written(folder.dir)).toMatchObject({ theme: 'dark', apiEnabled: false, fromTheFuture: [1] });
  });

  it('are saved without changing hard links to the file', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    const names = ['settings.json', 'settings.copy.json'];
    const linked = () => Promise.all(names.map((name) => readFile(path.join(folder.dir, `${name}.linked`))));
    for (const name of names)
      await link(path.join(folder.dir, name), path.join(folder.dir, `${name}.linked`));
    const before = await linked();
    await settings.set({ theme: 'light' });
    expect((await open(folder.dir)).get().theme).toBe('light');
    expect(await linked()).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')(
    'are neither read nor written through a symbolic link',
    async () => {
      await using folder = await createTemporaryFolder();
      const settings = await open(folder.dir);
      await settings.set({ theme: 'dark' });
      const target = path.join(folder.dir, 'target');
      await writeFile(target, '{"theme":"light"}');
      for (const name of ['settings.json', 'settings.copy.json']) {
        await rm(path.join(folder.dir, name));
        await symlink(target, path.join(folder.dir, name));
      }
      await expect(settings.set({ apiPort: 5000 })).rejects.toMatchObject({ code: 'disk' });
      await expect(open(folder.dir)).rejects.toMatchObject({ code: 'disk' });
      expect(await readFile(target, 'utf8')).toBe('{"theme":"light"}');
      await rm(getFilePath(folder.dir));
      expect((await open(folder.dir)).get()).toEqual(createDefaultSettings());
      expect(await readFile(target, 'utf8')).toBe('{"theme":"light"}');
    },
  );

  describe.skipIf(process.platform === 'win32')('in a folder that another user can write to', () => {
    /**
     * Creates settings and a user's file outside of their folder. `plant` replaces the settings with a link
     * to the user's file.
     */
    async function withTarget() {
      const folder = await createTemporaryFolder();
      const dir = path.join(folder.dir, 'library');
      const target = path.join(folder.dir, 'target');
      await writeFile(target, '{"theme":"light"}');
      const settings = await open(dir);
      await settings.set({ theme: 'dark' });
      const plant = () => {
        fs.rmSync(getFilePath(dir));
        fs.symlinkSync(target, getFilePath(dir));
      };
      return { dir, target, settings, plant, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
    }

    it('replace a link created between the check and the write', async () => {
      await using folder = await withTarget();
      const { mkdirSync } = fs;
      // electron-store calls `mkdirSync` first.
      using spy = vi.spyOn(fs, 'mkdirSync').mockImplementationOnce((dir, options) => {
        folder.plant();
        return mkdirSync(dir, options);
      });
      await folder.settings.set({ apiPort: 5000 });
      expect(spy).toHaveBeenCalled();
      expect(await readFile(folder.target, 'utf8')).toBe('{"theme":"light"}');
      expect((await lstat(getFilePath(folder.dir))).isFile()).toBe(true);
      expect(await written(folder.dir)).toMatchObject({ theme: 'dark', apiPort: 5000 });
      expect((await readdir(folder.dir)).sort()).toEqual(['settings.copy.json', 'settings.json']);
    });

    it("aren't read through a link created after the check", async () => {
      await using folder = await withTarget();
      const { readFileSync } = fs;
      using spy = vi.spyOn(fs, 'readFileSync').mockImplementationOnce((file, options) => {
        folder.plant();
        return readFileSync(file, options);
      });
      expect((await open(folder.dir)).get().theme).toBe('dark');
      expect(spy).toHaveBeenCalled();
      expect((await lstat(getFilePath(folder.dir))).isSymbolicLink()).toBe(true);
    });
  });

  it.skipIf(process.platform === 'win32')('lose unsafe file permissions after a change', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await chmod(getFilePath(folder.dir), 0o4777);
    await settings.set({ theme: 'dark' });
    expect((await lstat(getFilePath(folder.dir))).mode & 0o7777).toBe(0o664);
  });

  it('remove temporary files that a crash left behind', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'settings.json.0123456789ab.tmp'), '{"the');
    await open(folder.dir);
    expect((await readdir(folder.dir)).sort()).toEqual(['settings.copy.json', 'settings.json']);
  });

  it("report the file that can't be written", async () => {
    await using folder = await createTemporaryFolder();
    const blocked = path.join(folder.dir, 'file');
    await writeFile(blocked, '');
    await expect(open(path.join(blocked, 'below'))).rejects.toMatchObject({
      code: 'disk',
      details: { path: path.join(blocked, 'below/settings.json') },
    });
  });
});

/** Creates settings with a dark theme and port 5000. Their copy dates from November 8 at 9:00. */
async function withSettings() {
  const folder = await createTemporaryFolder();
  const settings = await open(folder.dir);
  await settings.set({ theme: 'dark', apiPort: 5000 });
  const copy = path.join(folder.dir, 'settings.copy.json');
  await utimes(copy, OLD, OLD);
  const reports = () => quarantineIn(folder.dir).reports();
  return { dir: folder.dir, copy, reports, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

const OLD = new Date('2026-11-08T09:00:00.000Z');
const AS_BEFORE = { ...createDefaultSettings(), theme: 'dark', apiPort: 5000 };
const QUARANTINE = 'set-aside/2026-11-09-09-00-00';
const good = '{"theme":"dark","apiPort":5000';

describe('damaged or missing settings', () => {
  it.each([
    ['a truncated file', '{"theme":"da', /^line 1: a string has no closing double quote/],
    ['a trailing comma', `${good},\n}`, /^line 2: expected a field name in double quotes/],
    ['an empty file', '', /^the file is empty/],
    ['a file of zeros', '\0'.repeat(40), /^the file contains only zeros/],
    ['a value of another type', '[1, 2]', /^the file contains no settings/],
    ['invalid UTF-8', Buffer.from('{"theme":"\xff"}', 'latin1'), /^the file isn't UTF-8/],
  ])('are restored from the copy and reported: %s', async (_what, text, reason) => {
    await using folder = await withSettings();
    await writeFile(getFilePath(folder.dir), text);
    expect((await open(folder.dir)).get()).toEqual(AS_BEFORE);
    expect(await folder.reports()).toMatchObject([
      {
        at: now(),
        folder: '2026-11-09-09-00-00',
        files: [
          { path: 'settings.json', line: null, reason: expect.stringMatching(reason), kind: 'damaged' },
        ],
        restored: [],
        lost: [],
      },
    ]);
    const [report] = await folder.reports();
    expect(report?.files[0]?.reason).toMatch(
      /; all settings were restored from the copy of 2026-11-08 at 09:00 UTC$/,
    );
    const quarantined = path.join(folder.dir, QUARANTINE, 'settings.json');
    expect(await readFile(quarantined)).toEqual(Buffer.from(text));
    expect(await written(folder.dir)).toMatchObject({ theme: 'dark', apiPort: 5000 });
    expect((await open(folder.dir)).get()).toEqual(AS_BEFORE);
    expect(await folder.reports()).toHaveLength(1);
    expect((await readdir(folder.dir)).sort()).toEqual(['set-aside', 'settings.copy.json', 'settings.json']);
  });

  it('lose only invalid values', async () => {
    await using folder = await withSettings();
    await writeFile(
      getFilePath(folder.dir),
      '{"theme":"mauve","apiPort":6000,"customEmoji":[{"name":"tea","url":"no address"}],"fromTheFuture":1}',
    );
    expect((await open(folder.dir)).get()).toEqual({ ...AS_BEFORE, apiPort: 6000 });
    const [report] = await folder.reports();
    expect(report?.files.map(({ reason }) => reason)).toEqual([
      'theme is missing or invalid; restored from the copy of 2026-11-08 at 09:00 UTC',
      'customEmoji[0].url is missing or invalid; restored from the copy of 2026-11-08 at 09:00 UTC',
    ]);
    expect(await written(folder.dir)).toMatchObject({ theme: 'dark', apiPort: 6000, fromTheFuture: 1 });
  });

  it("are reset if there's no copy", async () => {
    await using folder = await withSettings();
    await rm(folder.copy);
    await writeFile(getFilePath(folder.dir), '{"theme":"mauve","apiPort":6000}');
    expect((await open(folder.dir)).get()).toEqual({ ...createDefaultSettings(), apiPort: 6000 });
    await rm(folder.copy);
    await writeFile(getFilePath(folder.dir), '{');
    expect((await open(folder.dir)).get()).toEqual(createDefaultSettings());
    const reasons = (await folder.reports()).flatMap(({ files }) => files.map(({ reason }) => reason));
    expect(reasons.sort()).toEqual([
      expect.stringMatching(/; all settings were reset to the default$/),
      'theme is missing or invalid; reset to the default',
    ]);
  });

  it('are reset if the copy is also damaged, and both files are quarantined', async () => {
    await using folder = await withSettings();
    await writeFile(getFilePath(folder.dir), '{');
    await writeFile(folder.copy, '{"theme":');
    expect((await open(folder.dir)).get()).toEqual(createDefaultSettings());
    expect(await readFile(path.join(folder.dir, QUARANTINE, 'settings.copy.json'), 'utf8')).toBe('{"theme":');
    expect(await readFile(folder.copy, 'utf8')).toBe(await readFile(getFilePath(folder.dir), 'utf8'));
  });

  it('are restored from the copy if their file was deleted', async () => {
    await using folder = await withSettings();
    await rm(getFilePath(folder.dir));
    expect((await open(folder.dir)).get()).toEqual(AS_BEFORE);
    const [report] = await folder.reports();
    expect(report?.files[0]?.reason).toBe(
      'the file was deleted; all settings were restored from the copy of 2026-11-08 at 09:00 UTC',
    );
    expect(await written(folder.dir)).toMatchObject({ theme: 'dark' });
  });

  it("don't include a file with a byte order mark or Windows line breaks", async () => {
    await using folder = await withSettings();
    const text = `\ufeff{\r\n"theme":"light"\r\n}\r\n`;
    await writeFile(getFilePath(folder.dir), text);
    const settings = await open(folder.dir);
    expect(settings.get().theme).toBe('light');
    expect(await folder.reports()).toEqual([]);
    expect(await readFile(getFilePath(folder.dir), 'utf8')).toBe(text);
    expect((await settings.set({ apiPort: 6000 })).theme).toBe('light');
    expect(await written(folder.dir)).toMatchObject({ theme: 'light', apiPort: 6000 });
  });

  it("aren't overwritten until they're quarantined", async () => {
    await using folder = await withSettings();
    await writeFile(getFilePath(folder.dir), '{"theme":');
    let isFull = true;
    const faulty = createFaultyFiles(createNodeFiles(), ({ name }) =>
      isFull && (name === 'mkdir' || name === 'open') ? { refused: 'ENOSPC' } : 'done',
    );
    const settings = await open(folder.dir, faulty.files);
    expect(settings.get()).toEqual(AS_BEFORE);
    await expect(settings.set({ apiPort: 6000 })).rejects.toMatchObject({ code: 'disk' });
    expect(settings.get()).toEqual(AS_BEFORE);
    expect(await readFile(getFilePath(folder.dir), 'utf8')).toBe('{"theme":');
    isFull = false;
    await settings.set({ apiPort: 6000 });
    expect(await readFile(path.join(folder.dir, QUARANTINE, 'settings.json'), 'utf8')).toBe('{"theme":');
    expect((await open(folder.dir)).get()).toEqual({ ...AS_BEFORE, apiPort: 6000 });
  });

  it('are quarantined before the next change if another program damaged them', async () => {
    await using folder = await withSettings();
    const settings = await open(folder.dir);
    await writeFile(getFilePath(folder.dir), '{"theme":');
    await settings.set({ apiPort: 6000 });
    expect(await readFile(path.join(folder.dir, QUARANTINE, 'settings.json'), 'utf8')).toBe('{"theme":');
    expect((await open(folder.dir)).get()).toEqual({ ...AS_BEFORE, apiPort: 6000 });
  });
});

describe('the settings copy', () => {
  it('is created when valid settings are read', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(getFilePath(folder.dir), '{"theme":"dark"}');
    await open(folder.dir);
    expect(await readFile(path.join(folder.dir, 'settings.copy.json'), 'utf8')).toBe('{"theme":"dark"}');
  });

  it("is completed after a crash and isn't rewritten otherwise", async () => {
    await using folder = await withSettings();
    const before = await readFile(folder.copy);
    await (await open(folder.dir)).set({ theme: 'light' });
    await writeFile(folder.copy, before);
    await writeFile(`${folder.copy}.tmp`, '{"the');
    expect((await open(folder.dir)).get().theme).toBe('light');
    expect((await readdir(folder.dir)).sort()).toEqual(['settings.copy.json', 'settings.json']);
    expect(await readFile(folder.copy)).toEqual(await readFile(getFilePath(folder.dir)));
    await utimes(folder.copy, OLD, OLD);
    await open(folder.dir);
    await writeFile(getFilePath(folder.dir), '');
    await open(folder.dir);
    expect((await folder.reports())[0]?.files[0]?.reason).toContain('the copy of 2026-11-08');
  });

  it("isn't required for a change to succeed", async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(path.join(folder.dir, 'settings.copy.json'));
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    expect((await open(folder.dir)).get().theme).toBe('dark');
  });

  it('contains every change, including concurrent ones', async () => {
    await using folder = await createTemporaryFolder();
    const settings = await open(folder.dir);
    await Promise.all([settings.set({ theme: 'dark' }), settings.set({ apiPort: 5000 })]);
    expect(settings.get()).toEqual(AS_BEFORE);
    expect((await open(folder.dir)).get()).toEqual(AS_BEFORE);
  });
});
