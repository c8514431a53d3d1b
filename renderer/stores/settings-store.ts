import type { QueryClient } from '@tanstack/react-query';
import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Settings } from '../../shared/settings.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import type { Store } from './primitives/external-store.ts';
import { createOptimisticQuery } from './primitives/optimistic-query.ts';

/** The settings; null until they're loaded. */
export interface SettingsStore extends Store<Settings | null> {
  /** Applied optimistically, and reverted if it fails. Rejects with an AppError. */
  change(patch: Partial<Settings>): Promise<void>;
}

/** The lists that a patch changes, as they are now. */
const pickLists = (now: Settings, patch: Partial<Settings>): Partial<Settings> => ({
  ...(patch.templates && { templates: now.templates }),
  ...(patch.customEmoji && { customEmoji: now.customEmoji }),
  ...(patch.pictureHosts && { pictureHosts: now.pictureHosts }),
  ...(patch.listSorts && { listSorts: now.listSorts }),
});

export function createSettingsStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  queries: QueryClient;
  /** Used until the first response. */
  first?: Settings | undefined;
}): SettingsStore {
  const { bridge } = ports;
  const settings = createOptimisticQuery<Settings>({
    ...ports,
    method: 'settings.get',
    fetch: () => bridge.call('settings.get', {}),
    valueOfEvent: (event) => (event.type === 'settings' ? event.settings : null),
  });
  return {
    get: settings.get,
    subscribe: settings.subscribe,
    change(patch) {
      const now = settings.get();
      // The patch has whole lists, in which the backend looks for what was changed.
      const base = now && pickLists(now, patch);
      return settings.mutate(() => bridge.call('settings.set', { ...patch, ...(base && { base }) }), {
        shown: (current) => ({ ...current, ...patch }),
      });
    },
  };
}
