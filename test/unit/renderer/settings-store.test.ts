import { describe, expect, it } from 'vitest';
import { createHostFeed } from '../../../renderer/state/host-feed.ts';
import { createSettingsStore } from '../../../renderer/state/settings-store.ts';
import { defaultSettings } from '../../../shared/settings.ts';
import { createFakeConnection } from './fake-connection.ts';

describe('the settings in the window', () => {
  it('keep the very same list while it says the same', () => {
    const { connection, emit } = createFakeConnection();
    const store = createSettingsStore({ bridge: connection, feed: createHostFeed(connection) });
    const emoji = { name: 'blob', url: 'https://x.org/blob.png', keywords: [] };
    const settings = () => ({ ...defaultSettings(), customEmoji: [{ ...emoji }] });

    emit({ type: 'settings', revision: 1, settings: settings() });
    const first = store.get();
    emit({ type: 'settings', revision: 2, settings: { ...settings(), skinTone: 3 } });
    expect(store.get()?.skinTone).toBe(3);
    expect(store.get()?.customEmoji).toBe(first?.customEmoji);

    emit({ type: 'settings', revision: 3, settings: { ...settings(), customEmoji: [] } });
    expect(store.get()?.customEmoji).toEqual([]);
  });
});
