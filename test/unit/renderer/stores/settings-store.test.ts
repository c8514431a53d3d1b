import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../renderer/bridge/bridge-client.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createQueryClient } from '../../../../renderer/stores/primitives/query-client.ts';
import { createSettingsStore } from '../../../../renderer/stores/settings-store.ts';
import { AppError } from '../../../../shared/errors.ts';
import { createDefaultSettings } from '../../../../shared/settings.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';

const storeOver = (connection: Connection) => {
  const feed = createBackendEvents(connection);
  return createSettingsStore({
    bridge: connection,
    events: feed,
    queries: createQueryClient(connection, feed),
  });
};

describe('the settings store', () => {
  it('reuses an equal list', () => {
    const { connection, emit } = createFakeConnection();
    const store = storeOver(connection);
    const emoji = { name: 'blob', url: 'https://x.org/blob.png', keywords: [] };
    const createSettings = () => ({ ...createDefaultSettings(), customEmoji: [{ ...emoji }] });

    emit({ type: 'settings', revision: 1, settings: createSettings() });
    const first = store.get();
    emit({ type: 'settings', revision: 2, settings: { ...createSettings(), skinTone: 3 } });
    expect(store.get()?.skinTone).toBe(3);
    expect(store.get()?.customEmoji).toBe(first?.customEmoji);

    emit({ type: 'settings', revision: 3, settings: { ...createSettings(), customEmoji: [] } });
    expect(store.get()?.customEmoji).toEqual([]);
  });

  it('refetches if a response arrives after a newer change', async () => {
    const { connection, emit, calls } = createFakeConnection();
    const store = storeOver(connection);
    await calls[0]?.respond(createDefaultSettings());

    const changed = store.change({ skinTone: 3 });
    emit({ type: 'settings', revision: 1, settings: { ...createDefaultSettings(), skinTone: 3 } });
    const newer = { ...createDefaultSettings(), skinTone: 5 as const };
    emit({ type: 'settings', revision: 2, settings: newer });
    await calls[1]?.respond({ ...createDefaultSettings(), skinTone: 3 });
    expect(store.get()).toEqual(newer);
    await calls[2]?.respond(newer);
    await changed;
    expect(store.get()).toEqual(newer);
    expect(calls.map(({ method }) => method)).toEqual(['settings.get', 'settings.set', 'settings.get']);
  });

  it('doesn’t refetch if the event and the response are equal', async () => {
    const { connection, emit, calls } = createFakeConnection();
    const store = storeOver(connection);
    await calls[0]?.respond(createDefaultSettings());

    const changed = store.change({ skinTone: 3 });
    emit({ type: 'settings', revision: 1, settings: { ...createDefaultSettings(), skinTone: 3 } });
    await calls[1]?.respond({ ...createDefaultSettings(), skinTone: 3 });
    await changed;
    expect(store.get()?.skinTone).toBe(3);
    expect(calls).toHaveLength(2);
  });

  describe('while changes are pending', () => {
    const start = async () => {
      const fake = createFakeConnection();
      const store = storeOver(fake.connection);
      await fake.calls[0]?.respond(createDefaultSettings());
      const rejectCall = (call: number) => fake.calls[call]?.fail(new AppError('disk', 'full'));
      return { ...fake, store, refuse: rejectCall };
    };

    it("keeps an event's value if the change fails", async () => {
      const { emit, store, refuse } = await start();
      const failed = expect(store.change({ skinTone: 3 })).rejects.toMatchObject({ code: 'disk' });
      emit({ type: 'settings', revision: 1, settings: { ...createDefaultSettings(), theme: 'dark' } });
      expect(store.get()).toMatchObject({ skinTone: 3, theme: 'dark' });
      await refuse(1);
      await failed;
      expect(store.get()).toEqual({ ...createDefaultSettings(), theme: 'dark' });
    });

    it('keeps a successful change if an earlier one fails later', async () => {
      const { calls, store, refuse } = await start();
      const failed = expect(store.change({ skinTone: 3 })).rejects.toMatchObject({ code: 'disk' });
      const kept = store.change({ theme: 'dark' });
      await calls[2]?.respond({ ...createDefaultSettings(), theme: 'dark' });
      await kept;
      expect(store.get()).toMatchObject({ skinTone: 3, theme: 'dark' });
      await refuse(1);
      await failed;
      expect(store.get()).toEqual({ ...createDefaultSettings(), theme: 'dark' });
    });

    it('keeps showing the later change when the earlier one is confirmed', async () => {
      const { calls, store } = await start();
      const seen: unknown[] = [];
      store.subscribe(() => seen.push(store.get()?.theme));
      const first = store.change({ skinTone: 3 });
      const second = store.change({ theme: 'dark' });
      expect(store.get()?.theme).toBe('dark');
      seen.length = 0;
      await calls[1]?.respond({ ...createDefaultSettings(), skinTone: 3 });
      await first;
      await calls[2]?.respond({ ...createDefaultSettings(), skinTone: 3, theme: 'dark' });
      await second;
      expect(store.get()).toEqual({ ...createDefaultSettings(), skinTone: 3, theme: 'dark' });
      expect(seen.filter((theme) => theme !== 'dark')).toEqual([]);
    });

    it('still shows a change made before the first response', async () => {
      const { connection, calls } = createFakeConnection();
      const store = storeOver(connection);
      const changed = store.change({ skinTone: 3 });
      await calls[0]?.respond(createDefaultSettings());
      expect(store.get()?.skinTone).toBe(3);
      await calls[1]?.respond({ ...createDefaultSettings(), skinTone: 3 });
      await changed;
      expect(store.get()?.skinTone).toBe(3);
    });
  });
});
