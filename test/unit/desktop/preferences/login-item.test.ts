import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { openLoginItem } from '../../../../electron/desktop/preferences/login-item.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const WINDOWS_PROGRAM = 'C:\\Users\\Ann\\AppData\\Local\\Programs\\qotd-studio\\QOTD Studio.exe';

/** Opens the login item of a fake app on `platform` with these settings. */
function start(platform: string, settings: object, program = WINDOWS_PROGRAM) {
  const calls: object[] = [];
  const app = {
    isPackaged: true,
    getLoginItemSettings: (options?: object) => {
      if (options) calls.push(options);
      return settings;
    },
    setLoginItemSettings: (options: object) => void calls.push(options),
  };
  return { item: openLoginItem({ app: app as unknown as App, platform, program }), calls };
}

describe('the login item', () => {
  it.each(['linux', 'darwin', 'win32'])("isn't available on %s unless the app is installed", (platform) => {
    expect(openLoginItem({ app: { isPackaged: false } as App, platform, program: '' })).toBeNull();
  });

  it.each([
    ['on', { openAtLogin: true, status: 'enabled' }],
    ['off', { openAtLogin: false, status: 'not-registered' }],
    ['needs-approval', { openAtLogin: false, status: 'requires-approval' }],
  ])('has the state "%s" on macOS, according to the system settings', (expected, settings) => {
    expect(start('darwin', settings).item?.get()).toBe(expected);
  });

  it("quotes the program's path on Windows, because Electron truncates unquoted paths at spaces", () => {
    const { item, calls } = start('win32', { openAtLogin: true, executableWillLaunchAtLogin: true });
    expect(item?.get()).toBe('on');
    item?.set(false);
    const program = { path: `"${WINDOWS_PROGRAM}"`, args: ['--background'] };
    expect(calls).toEqual([program, { ...program, openAtLogin: false }]);
  });

  it('is off on Windows if the user turned it off in Task Manager', () => {
    const { item } = start('win32', { openAtLogin: true, executableWillLaunchAtLogin: false });
    expect(item?.get()).toBe('off');
  });
});

describe('the Linux autostart entry', () => {
  const open = (appData: string, program: string) => {
    const app = { isPackaged: true, getPath: () => appData, getName: () => 'QOTD Studio' };
    const item = openLoginItem({ app: app as unknown as App, platform: 'linux', program });
    if (!item) throw new Error('no login item');
    return { item, file: path.join(appData, 'autostart/qotd-studio.desktop') };
  };

  it('is created and removed', async () => {
    await using folder = await createTemporaryFolder();
    const { item, file } = open(folder.dir, '/opt/QOTD Studio/qotd-studio');
    expect(item.get()).toBe('off');
    item.set(true);
    item.set(true);
    expect(item.get()).toBe('on');
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      '[Desktop Entry]',
      'Type=Application',
      'Name=QOTD Studio',
      'Icon=qotd-studio',
      'TryExec=/opt/QOTD Studio/qotd-studio',
      'Exec="/opt/QOTD Studio/qotd-studio" --background',
      '',
    ]);
    item.set(false);
    expect([item.get(), existsSync(file)]).toEqual(['off', false]);
  });

  it.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])(
    'is off if its file contains %s',
    async (line) => {
      await using folder = await createTemporaryFolder();
      const { item, file } = open(folder.dir, '/opt/app');
      mkdirSync(path.dirname(file));
      writeFileSync(file, `[Desktop Entry]\n${line}\n`);
      expect(item.get()).toBe('off');
    },
  );

  it("escapes special characters in the program's path", async () => {
    await using folder = await createTemporaryFolder();
    const { item, file } = open(folder.dir, '/a $b`c"d\\e%f/app');
    item.set(true);
    expect(readFileSync(file, 'utf8')).toContain(
      'Exec="/a \\\\$b\\\\`c\\\\"d\\\\\\\\e%%f/app" --background\n',
    );
  });

  it("reports an error if the folder can't be written", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'file');
    writeFileSync(file, '');
    const { item } = open(file, '/opt/app');
    expect(() => item.set(true)).toThrow('ENOTDIR');
  });
});
