import { createNodeFiles } from '../../../electron/host/files.ts';
import { createHost, type Host } from '../../../electron/host/host.ts';
import { nodeRandom, systemClock, systemTimers } from '../../../electron/host/node-ports.ts';
import type { SettingsPatch, SettingsStore } from '../../../electron/host/ports.ts';
import type { OpenWay } from '../../../electron/host/sync/way.ts';
import { createMemoryVault } from '../../../electron/host/token-vault.ts';
import { defaultSettings, settingsSchema } from '../../../shared/settings.ts';

const log = { info() {}, warn: console.error, error: console.error };

/** Settings that nobody keeps. */
function memorySettings(first: SettingsPatch): SettingsStore {
  let settings = settingsSchema.parse({ ...defaultSettings(), ...first });
  return {
    get: () => settings,
    async set(patch) {
      settings = settingsSchema.parse({ ...settings, ...patch });
      return settings;
    },
  };
}

/** The whole host over the library in `dir`, set up for a live service. Nothing is sent before it is told to. */
export const openSyncHost = (options: {
  dir: string;
  baseUrl: string;
  token: string;
  openWay: OpenWay;
}): Promise<Host> =>
  createHost({
    dataDir: options.dir,
    shell: 'web',
    version: 'bench',
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: async () => memorySettings({ syncUrl: options.baseUrl }),
    log,
    vault: createMemoryVault(),
    givenLiveToken: options.token,
    openWay: options.openWay,
  });
