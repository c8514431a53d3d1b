import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { APP_USER_MODEL_ID, createPlatformFeatures } from '../../../electron/desktop/platform-features.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Records the calls to a fake app on `platform`. If `isRejected`, each call throws. */
function used(platform: string, isRejected = false) {
  const calls: unknown[][] = [];
  const errors: string[] = [];
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      if (isRejected) throw new Error('no D-Bus');
      return true;
    };
  const app = {
    setBadgeCount: call('badge'),
    addRecentDocument: call('add'),
    clearRecentDocuments: call('clear'),
    setAppUserModelId: call('model ID'),
  };
  const log = { ...silentLog, error: (message: string) => void errors.push(message) };
  const os = createPlatformFeatures(app, platform, log, call('taskbar'));
  os.registerApp();
  os.setBadgeCount(3);
  os.addRecentDocument('/a.qotd.json');
  os.clearRecentDocuments();
  return { calls, errors };
}

describe('platform features', () => {
  it.each([
    ['linux', ['badge']],
    ['darwin', ['badge', 'add', 'clear']],
    ['win32', ['model ID', 'taskbar', 'add', 'clear']],
    ['freebsd', []],
  ])('are used on %s only if the platform supports them', (platform, names) => {
    expect(used(platform).calls.map(([name]) => name)).toEqual(names);
  });

  it("don't end the app if the system rejects them", () => {
    expect(used('darwin', true).errors).toHaveLength(3);
  });

  it("set the Windows ID from the installer's shortcut", () => {
    const config = readFileSync(path.resolve(import.meta.dirname, '../../../electron-builder.yml'), 'utf8');
    expect(z.object({ appId: z.string() }).parse(parse(config)).appId).toBe(APP_USER_MODEL_ID);
    expect(used('win32').calls[0]).toEqual(['model ID', APP_USER_MODEL_ID]);
  });
});
