import type { Bridge } from '../../shared/bridge.ts';
import type { Settings } from '../../shared/settings.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';

/** The settings as the host has them; null until they have come. */
export interface SettingsStore extends Store<Settings | null> {
  /** Shown at once, and taken back where the host could not keep it. Rejects with the AppError. */
  change(patch: Partial<Settings>): Promise<void>;
}

/** The settings as the host tells of them; null until it has. */
export function createSettingsStore(ports: { bridge: Bridge; feed: HostFeed }): SettingsStore {
  const store = createStore<Settings | null>(null);
  const fetchAnew = async () => {
    try {
      store.set(await ports.bridge.call('settings.get', {}));
    } catch {
      // The next contact fetches them again; until then the defaults of each view hold.
    }
  };
  ports.feed.subscribe({
    onMissed: () => void fetchAnew(),
    onEvent(event) {
      if (event.type === 'settings') store.set(event.settings);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    async change(patch) {
      const before = store.get();
      if (before) store.set({ ...before, ...patch });
      try {
        store.set(await ports.bridge.call('settings.set', patch));
      } catch (error) {
        store.set(before);
        throw error;
      }
    },
  };
}
