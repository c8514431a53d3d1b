import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateDefaultLibrary } from '../../../electron/find-electron.ts';

describe('locateDefaultLibrary', () => {
  it.each([
    ['linux', {}, path.join(homedir(), '.config')],
    ['linux', { XDG_CONFIG_HOME: '/settings' }, '/settings'],
    ['linux', { XDG_CONFIG_HOME: '' }, path.join(homedir(), '.config')],
    ['darwin', {}, path.join(homedir(), 'Library/Application Support')],
    ['win32', { APPDATA: '/roaming' }, '/roaming'],
    ['win32', {}, path.join(homedir(), 'AppData/Roaming')],
  ])("returns a folder in Electron's userData on %s with %j", (platform, env, folder) => {
    expect(locateDefaultLibrary('An App', platform, env)).toBe(path.join(folder, 'An App', 'library'));
  });
});
