import { describe, expect, it } from 'vitest';
import { createFetchedStore } from '../../../renderer/state/fetched-store.ts';
import { createHostFeed } from '../../../renderer/state/host-feed.ts';
import { AppError } from '../../../shared/errors.ts';
import { createFakeConnection } from './fake-connection.ts';

const start = () => {
  const fake = createFakeConnection();
  const store = createFetchedStore(
    () => fake.connection.call('profile.list', {}),
    (event) => event.type === 'profiles',
  );
  const stop = store.follow(createHostFeed(fake.connection));
  return { ...fake, store, stop };
};

describe('something fetched as a whole', () => {
  it('comes at once, and again with the events that concern it', async () => {
    const { calls, store, emit } = start();
    expect(store.get().value).toBeNull();
    await calls[0]?.answer([]);
    expect(store.get().value).toEqual([]);
    emit({ type: 'requests', revision: 1 });
    expect(calls).toHaveLength(1);
    emit({ type: 'profiles', revision: 2 });
    expect(calls).toHaveLength(2);
  });

  it('is fetched once more after events that came meanwhile', async () => {
    const { calls, emit } = start();
    emit({ type: 'profiles', revision: 1 });
    emit({ type: 'profiles', revision: 2 });
    expect(calls).toHaveLength(1);
    await calls[0]?.answer([]);
    expect(calls).toHaveLength(2);
    await calls[1]?.answer([]);
    expect(calls).toHaveLength(2);
  });

  it('stays as it was where it could not be fetched, and tells why', async () => {
    const { calls, store, enter } = start();
    await calls[0]?.answer([]);
    enter('online');
    await calls[1]?.fail(new AppError('unreachable', 'gone'));
    expect(store.get()).toMatchObject({ value: [], error: { code: 'unreachable' } });
    store.refresh();
    await calls[2]?.answer([]);
    expect(store.get()).toEqual({ value: [], error: null });
  });

  it('is fetched no more once nobody looks', async () => {
    const { calls, stop, emit } = start();
    await calls[0]?.answer([]);
    stop();
    emit({ type: 'profiles', revision: 1 });
    expect(calls).toHaveLength(1);
  });
});
