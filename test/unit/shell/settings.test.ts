import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSettings } from '../../../electron/shell/settings.ts';
import { defaultSettings } from '../../../shared/settings.ts';
import { silentLog } from '../../support/silent-log.ts';

import { temporaryFolder } from '../../support/temporary.ts';

const now = () => Date.parse('2026-11-09T09:00:00.000Z');
const open = (dir: string) => openSettings({ dir, log: silentLog, now });
const fileIn = (dir: string) => path.join(dir, 'settings.json');
const written = async (dir: string): Promise<unknown> => JSON.parse(await readFile(fileIn(dir), 'utf8'));

describe('settings', () => {
  it('start from the defaults', async () => {
    await using folder = await temporaryFolder();
    expect((await open(folder.dir)).get()).toEqual(defaultSettings());
  });

  it('make the folder where it is missing', async () => {
    await using folder = await temporaryFolder();
    const settings = await open(path.join(folder.dir, 'new/folder'));
    await settings.set({ theme: 'dark' });
    expect(await written(path.join(folder.dir, 'new/folder'))).toMatchObject({ theme: 'dark' });
  });

  it('keep a change over a restart, and nothing but the change', async () => {
    await using folder = await temporaryFolder();
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    expect(await settings.set({ apiPort: 5000 })).toEqual({
      ...defaultSettings(),
      theme: 'dark',
      apiPort: 5000,
    });
    expect((await open(folder.dir)).get()).toEqual({ ...defaultSettings(), theme: 'dark', apiPort: 5000 });
  });

  it('are read from the file once', async () => {
    await using folder = await temporaryFolder();
    const settings = await open(folder.dir);
    await settings.set({ theme: 'dark' });
    await writeFile(fileIn(folder.dir), '{"theme":"light"}');
    expect(settings.get().theme).toBe('dark');
  });

  it('refuse what is not as agreed, and keep what was', async () => {
    await using folder = await temporaryFolder();
    const settings = await open(folder.dir);
    await expect(settings.set({ apiPort: 70_000 })).rejects.toMatchObject({ code: 'bad-input' });
    expect(settings.get()).toEqual(defaultSettings());
  });

  it('leave the members of a newer version in the file', async () => {
    await using folder = await temporaryFolder();
    await writeFile(fileIn(folder.dir), '{"theme":"dark","fromTheFuture":[1]}');
    const settings = await open(folder.dir);
    await settings.set({ apiEnabled: false });
    expect(await written(folder.dir)).toMatchObject({ theme: 'dark', apiEnabled: false, fromTheFuture: [1] });
  });

  it.each([
    ['half a file', '{"theme":"da', {}],
    ['an empty file', '', {}],
    ['another kind of value', '[1, 2]', {}],
    ['a member of the wrong kind', '{"theme":"mauve","apiPort":5000}', { apiPort: 5000 }],
  ])('set %s aside, whole, and use what is sound of it', async (_what, text, sound) => {
    await using folder = await temporaryFolder();
    await writeFile(fileIn(folder.dir), text);
    const settings = await open(folder.dir);
    expect(settings.get()).toEqual({ ...defaultSettings(), ...sound });
    const kept = 'settings.unreadable-2026-11-09T09-00-00.000Z.json';
    expect(await readFile(path.join(folder.dir, kept), 'utf8')).toBe(text);
    expect((await open(folder.dir)).get()).toEqual({ ...defaultSettings(), ...sound });
    expect((await readdir(folder.dir)).filter((name) => name.includes('unreadable'))).toEqual([kept]);
  });

  it('name the file that the disk refuses', async () => {
    await using folder = await temporaryFolder();
    const blocked = path.join(folder.dir, 'file');
    await writeFile(blocked, '');
    await expect(open(path.join(blocked, 'below'))).rejects.toMatchObject({
      code: 'disk',
      details: { path: path.join(blocked, 'below/settings.json') },
    });
  });
});
