import type { AbsentFields } from '../../shared/settings.ts';
import type { SettingsStore } from '../host/ports.ts';

/**
 * The settings with another choice for optional fields that an edit leaves out. It is not kept, and goes as soon as
 * somebody makes that choice himself.
 */
export function withAbsentFields(
  settings: SettingsStore,
  absentFields: AbsentFields | undefined,
): SettingsStore {
  if (absentFields === undefined) return settings;
  let lasts = true;
  const get = () => (lasts ? { ...settings.get(), absentFields } : settings.get());
  return {
    get,
    async set(patch) {
      await settings.set(patch);
      if (patch.absentFields !== undefined) lasts = false;
      return get();
    },
  };
}
