import type { QueryClient } from '@tanstack/react-query';
import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Settings } from '../../shared/settings.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import type { Store } from './primitives/external-store.ts';
import { createOptimisticQuery } from './primitives/optimistic-query.ts';

/** The settings, or null until they're loaded. */
export interface SettingsStore extends Store<Settings | null> {
  /**
   * Applies a change optimistically and reverts the change if it can't be saved. Rejects with an AppError.
   */
  change(patch: Partial<Settings>): Promise<void>;
}

/** Returns the current value of each list that a patch changes. */
const pickLists = (now: Settings, patch: Partial<Settings>): Partial<Settings> => ({
  ...(patch.templates && { templates: now.templates }),
  ...(patch.customEmoji && { customEmoji: now.customEmoji }),
  ...(patch.pictureHosts && { pictureHosts: now.pictureHosts }),
  ...(patch.pinnedFilters && { pinnedFilters: now.pinnedFilters }),
  ...(patch.listSorts && { listSorts: now.listSorts }),
});

export function createSettingsStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  queries: QueryClient;
  /** The settings until the first response. */
  first?: Settings | undefined;
}): SettingsStore {
  const { bridge } = ports;
  const settings = createOptimisticQuery<Settings>({
    ...ports,
    method: 'settings.get',
    fetch: () => bridge.call('settings.get', {}),
    getEventValue: (event) => (event.type === 'settings' ? event.settings : null),
  });
  return {
    get: settings.get,
    subscribe: settings.subscribe,
    change(patch) {
      const now = settings.get();
      // The patch contains whole lists. The backend compares them with the base lists to find the change.
      const base = now && pickLists(now, patch);
      return settings.mutate(() => bridge.call('settings.set', { ...patch, ...(base && { base }) }), {
        shown: (current) => ({ ...current, ...patch }),
      });
    },
  };
}
