import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { CommandLine } from 'electron';
import { describe, expect, it } from 'vitest';
import { locateFolders, locateUserData } from '../../../electron/desktop/app-folders.ts';
import { AppError } from '../../../shared/errors.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const electron = ['electron', '/app', '--no-sandbox', '--user-data-dir=/u'];

describe("the app's data folder", () => {
  const app = (switches: readonly string[]) => ({
    commandLine: { hasSwitch: (name: string) => switches.includes(name) } as CommandLine,
    // Electron names this folder after the app.
    getPath: (name: string) => (name === 'appData' ? '/config' : '/config/Renamed Studio'),
  });

  it('keeps its name even if the app is renamed', () => {
    expect(locateUserData(app([]))).toBe(path.join('/config', 'QOTD Studio'));
  });

  it("can be set with Chromium's option", () => {
    expect(locateUserData(app(['user-data-dir']))).toBe('/config/Renamed Studio');
  });
});

describe("the library's location", () => {
  it('is the default, even if the default folder is set explicitly', async () => {
    await using folder = await createTemporaryFolder();
    const usual = { library: path.join(folder.dir, 'library'), userData: folder.dir };
    expect(locateFolders(electron, folder.dir)).toEqual(usual);
    expect(locateFolders([...electron, '--data', usual.library], folder.dir)).toEqual(usual);
    expect(locateFolders(['app', '--database=x'], folder.dir)).toEqual(usual);
  });

  it('is the folder that was set, and each folder has separate app data', async () => {
    await using folder = await createTemporaryFolder();
    const named = (name: string) =>
      locateFolders([...electron, `--data=${path.join(folder.dir, name)}`], folder.dir);
    const [one, other] = [named('one'), named('other')];
    expect(one.library).toBe(path.join(folder.dir, 'one'));
    expect(path.dirname(one.userData)).toBe(path.join(folder.dir, 'libraries'));
    expect(new Set([folder.dir, one.userData, other.userData]).size).toBe(3);
    expect(locateFolders(['app', '--data', path.join(folder.dir, 'one')], folder.dir)).toEqual(one);
    await mkdir(path.join(folder.dir, 'one'));
    await symlink(path.join(folder.dir, 'one'), path.join(folder.dir, 'link'), 'junction');
    expect(named('one')).toEqual(one);
    expect(named('link').userData).toBe(one.userData);
  });

  it.each([[['--data']], [['--data=']]])("is rejected if %j doesn't name a folder", (args) => {
    expect(() => locateFolders([...electron, ...args], '/u')).toThrow(AppError);
    expect(() => locateFolders([...electron, ...args], '/u')).toThrow(/--data requires a folder/);
  });
});
