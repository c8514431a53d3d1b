import type { Settings } from '../../shared/settings.ts';
import type { SettingsPatch, SettingsStore } from '../host/ports.ts';

/** Settings that a command line can give for one run. */
export type RunSettings = Pick<SettingsPatch, 'absentFields' | 'syncUrl'>;

/**
 * The settings with other choices for this run. They are not kept, and each goes as soon as somebody makes that choice
 * himself.
 */
export function withRunSettings(
  settings: SettingsStore,
  { absentFields, syncUrl }: RunSettings,
): SettingsStore {
  const lasting: Partial<Settings> = {
    ...(absentFields !== undefined && { absentFields }),
    ...(syncUrl !== undefined && { syncUrl }),
  };
  const get = () => ({ ...settings.get(), ...lasting });
  return {
    get,
    async set(patch) {
      await settings.set(patch);
      if (patch.absentFields !== undefined) delete lasting.absentFields;
      if (patch.syncUrl !== undefined) delete lasting.syncUrl;
      return get();
    },
  };
}
