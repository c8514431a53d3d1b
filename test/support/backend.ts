import { createHost, type Host, type HostOptions } from '../../electron/host/create-host.ts';
import type { SettingsPatch, SettingsStore } from '../../electron/host/ports.ts';
import { nodeRandom, systemClock, systemTimers } from '../../electron/host/ports.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import { createMemoryVault } from '../../electron/host/system/token-vault.ts';
import { createDefaultSettings, settingsSchema } from '../../shared/settings.ts';

export function createMemorySettings(first: SettingsPatch = {}): SettingsStore {
  let settings = settingsSchema.parse({ ...createDefaultSettings(), ...first });
  return {
    get: () => settings,
    async set(patch) {
      settings = settingsSchema.parse({ ...settings, ...patch });
      return settings;
    },
  };
}

/**
 * Creates the whole backend for the library in `dataDir`, with settings and tokens in memory. Logs warnings
 * to standard error.
 */
export const createBackend = (dataDir: string, more: Partial<HostOptions> = {}): Promise<Host> =>
  createHost({
    dataDir,
    shell: 'web',
    version: '0.0.0',
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: async () => createMemorySettings(),
    log: { info() {}, warn: console.error, error: console.error },
    vault: createMemoryVault(),
    apiPort: 0,
    ...more,
  });
