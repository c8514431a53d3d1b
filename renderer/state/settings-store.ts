import type { Bridge } from '../../shared/bridge/index.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';
import { createTold } from './told.ts';

/** The settings as the host has them; null until they have come. */
export interface SettingsStore extends Store<Settings | null> {
  /** Shown at once; this much is taken back where the host could not keep it. Rejects with the AppError. */
  change(patch: Partial<Settings>): Promise<void>;
}

/** The settings as the host tells of them; null until it has. */
export function createSettingsStore(ports: { bridge: Bridge; feed: HostFeed }): SettingsStore {
  const store = createStore<Settings | null>(null);
  const told = createTold<Settings>({
    show: (settings) => store.set(withSameParts(store.get(), settings)),
    fetch: () => ports.bridge.call('settings.get', {}),
  });
  ports.feed.subscribe({
    onMissed: () => void told.refresh(),
    onEvent(event) {
      if (event.type === 'settings') told.hear(event.settings);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (patch) =>
      told.ask(
        () => ports.bridge.call('settings.set', patch),
        (now) => ({ ...now, ...patch }),
      ),
  };
}

/** `next`, in which lists and objects that say the same are the very same: what is drawn of them need not be anew. */
function withSameParts(before: Settings | null, next: Settings): Settings {
  if (!before) return next;
  const shared = { ...next };
  const keep = <K extends keyof Settings>(name: K) => {
    if (JSON.stringify(before[name]) === JSON.stringify(next[name])) shared[name] = before[name];
  };
  for (const name of settingsSchema.keyof().options) keep(name);
  return shared;
}
