import type { QueryClient } from '@tanstack/react-query';
import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { Settings } from '../../shared/settings.ts';
import type { HostFeed } from './backend-events.ts';
import type { Store } from './external-store.ts';
import { createChangedQuery } from './optimistic-query.ts';

/** The settings as the host has them; null until they have come. */
export interface SettingsStore extends Store<Settings | null> {
  /** Shown at once; this much is taken back where the host could not keep it. Rejects with the AppError. */
  change(patch: Partial<Settings>): Promise<void>;
}

/** The settings as the host tells of them; null until it has. */
export function createSettingsStore(ports: {
  bridge: Bridge;
  feed: HostFeed;
  queries: QueryClient;
}): SettingsStore {
  const { bridge } = ports;
  const settings = createChangedQuery<Settings>({
    ...ports,
    method: 'settings.get',
    fetch: () => bridge.call('settings.get', {}),
    valueIn: (event) => (event.type === 'settings' ? event.settings : null),
  });
  return {
    get: settings.get,
    subscribe: settings.subscribe,
    change: (patch) =>
      settings.change(() => bridge.call('settings.set', patch), { shown: (now) => ({ ...now, ...patch }) }),
  };
}
