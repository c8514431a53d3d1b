import type { Settings } from '../../shared/settings.ts';
import type { SettingsStore } from '../host/ports.ts';

/** Settings that a command line can give for one run. */
export interface RunSettings {
  absentFields: Settings['absentFields'] | undefined;
  syncUrl: Settings['syncUrl'] | undefined;
}

/**
 * The settings with other choices for this run. They are not kept, and each goes as soon as somebody makes that choice
 * himself.
 */
export function withRunSettings(settings: SettingsStore, given: RunSettings): SettingsStore {
  let lasting = Object.entries(given).filter(([, value]) => value !== undefined);
  const get = () => ({ ...settings.get(), ...Object.fromEntries(lasting) });
  return {
    get,
    async set(patch) {
      await settings.set(patch);
      const chosen = new Set(Object.entries(patch).flatMap(([name, value]) => (value === undefined ? [] : [name])));
      lasting = lasting.filter(([name]) => !chosen.has(name));
      return get();
    },
  };
}
