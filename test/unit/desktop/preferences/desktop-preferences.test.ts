import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDesktopState } from '../../../../electron/desktop/desktop-state.ts';
import { shouldStartInBackground } from '../../../../electron/desktop/preferences/background.ts';
import { createDesktopPreferences } from '../../../../electron/desktop/preferences/desktop-preferences.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const OFF = {
  openAtLogin: 'off',
  keepRunning: false,
  hardwareAcceleration: true,
  needsRestart: false,
  notificationProblem: null,
};

async function start(platform: string) {
  const folder = await createTemporaryFolder();
  const open = () => openDesktopState(path.join(folder.dir, 'shell.json'), silentLog);
  const state = open();
  let isOn = false;
  let changes = 0;
  let problem: 'failed' | null = null;
  const loginItem = {
    get: () => (isOn ? ('on' as const) : ('off' as const)),
    set: (on: boolean) => {
      if (platform === 'readonly') throw new Error('EROFS');
      isOn = on;
    },
  };
  const onKeepRunning = () => {
    changes += 1;
  };
  return {
    ...createDesktopPreferences({
      state,
      platform,
      loginItem,
      notificationProblem: () => problem,
      onKeepRunning,
    }),
    reopen: open,
    changes: () => changes,
    failNotification() {
      problem = 'failed';
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

describe('desktop preferences', () => {
  it('have defaults and can be stored one by one', async () => {
    await using preferences = await start('linux');
    expect(preferences.view()).toEqual(OFF);
    expect(preferences.change({ openAtLogin: true })).toEqual({ ...OFF, openAtLogin: 'on' });
    expect(preferences.changes()).toBe(0);
    expect(preferences.change({ keepRunning: true })).toEqual({
      ...OFF,
      openAtLogin: 'on',
      keepRunning: true,
    });
    expect([preferences.changes(), preferences.reopen().get().keepRunning]).toEqual([1, true]);
  });

  it('include a failure to show notifications', async () => {
    await using preferences = await start('linux');
    preferences.failNotification();
    expect(preferences.view().notificationProblem).toBe('failed');
  });

  it('require a restart while hardware acceleration differs from its initial value', async () => {
    await using preferences = await start('linux');
    const { needsRestart } = preferences.change({ hardwareAcceleration: false });
    expect([needsRestart, preferences.reopen().get().hardwareAcceleration]).toEqual([true, false]);
    expect(preferences.change({ hardwareAcceleration: true }).needsRestart).toBe(false);
  });

  it('omit “Keep running” on macOS, where every app runs without windows', async () => {
    await using preferences = await start('darwin');
    expect(preferences.view().keepRunning).toBeNull();
  });

  it("don't change if the system rejects a change", async () => {
    await using preferences = await start('readonly');
    expect(() => preferences.change({ openAtLogin: true, keepRunning: true })).toThrow('EROFS');
    expect(preferences.view()).toEqual(OFF);
  });
});

describe('a start in the background', () => {
  const createLoginStart = (wasOpenedAtLogin: boolean) => ({
    getLoginItemSettings: () => ({
      openAtLogin: true,
      wasOpenedAtLogin,
      status: 'enabled' as const,
      executableWillLaunchAtLogin: true,
      launchItems: [],
    }),
  });

  it.each([
    [['app', '--background'], true, true],
    [['app', '--background'], false, false],
    [['app'], true, false],
  ])('requires the option and the setting: %j, %s, %s', async (argv, keepRunning, expected) => {
    await using preferences = await start('linux');
    preferences.change({ keepRunning });
    const state = preferences.reopen();
    expect(shouldStartInBackground({ app: createLoginStart(true), argv, state, platform: 'linux' })).toBe(
      expected,
    );
  });

  it.each([true, false])(
    'follows the macOS login item, because macOS passes no option: %s',
    async (isAtLogin) => {
      await using preferences = await start('darwin');
      const options = { argv: ['app'], state: preferences.reopen(), platform: 'darwin' };
      expect(shouldStartInBackground({ app: createLoginStart(isAtLogin), ...options })).toBe(isAtLogin);
    },
  );
});
