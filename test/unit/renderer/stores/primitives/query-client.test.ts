import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createBackendEvents } from '../../../../../renderer/stores/primitives/backend-events.ts';
import { createQueryClient } from '../../../../../renderer/stores/primitives/query-client.ts';
import type { HostEvent, Input, Method } from '../../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../../shared/errors.ts';
import { createFakeConnection } from '../../bridge/fake-connection.ts';
import { settle } from '../../drafts/manual-page-timers.ts';

const start = (...state: Parameters<typeof createFakeConnection>) => {
  const fake = createFakeConnection(...state);
  const client = createQueryClient(fake.connection, createBackendEvents(fake.connection));
  const watch = <M extends Method>(method: M, input: Input<M>) => {
    const observer = new QueryObserver(client, {
      queryKey: [method, input],
      queryFn: () => fake.connection.call(method, input),
    });
    const stop = observer.subscribe(() => {});
    return { get: () => observer.getCurrentResult(), stop };
  };
  return { ...fake, watch };
};

const createChangedEvent = (revision: number, ids: number[] | null): HostEvent => ({
  type: 'library',
  revision,
  ids,
  counts: { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 },
  entry: null,
});

describe('a query', () => {
  it('is fetched immediately and after events that affect it', async () => {
    const { calls, watch, emit } = start();
    const { get } = watch('apiToken.list', {});
    expect(get().isPending).toBe(true);
    await calls[0]?.respond([]);
    expect(get().data).toEqual([]);
    emit({ type: 'requests', revision: 1 });
    expect(calls).toHaveLength(1);
    emit({ type: 'apiTokens', revision: 2 });
    expect(calls).toHaveLength(2);
  });

  it('is refetched once after events during a fetch, even during the first fetch', async () => {
    const { calls, watch, emit } = start();
    const { get } = watch('apiToken.list', {});
    for (let fetch = 0; fetch < 2; fetch += 1) {
      emit({ type: 'apiTokens', revision: 2 * fetch });
      emit({ type: 'apiTokens', revision: 2 * fetch + 1 });
      expect(calls).toHaveLength(fetch + 1);
      await calls[fetch]?.respond([{ id: `${fetch}` }]);
      expect(get().data).toEqual([{ id: `${fetch}` }]);
      expect(calls).toHaveLength(fetch + 2);
    }
    await calls[2]?.respond([]);
    expect(calls).toHaveLength(3);
  });

  it('is refetched only after events about its question', async () => {
    const { calls, watch, emit } = start();
    watch('question.get', { id: 7 });
    await calls[0]?.respond({});
    emit(createChangedEvent(1, [8]));
    expect(calls).toHaveLength(1);
    emit(createChangedEvent(2, [7, 8]));
    expect(calls).toHaveLength(2);
    await calls[1]?.respond({});
    emit(createChangedEvent(3, null));
    expect(calls).toHaveLength(3);
  });

  it('keeps its value and error after a failure until the next connection', async () => {
    const { calls, watch, enter } = start();
    const { get } = watch('apiToken.list', {});
    await calls[0]?.respond([]);
    enter('online');
    await calls[1]?.fail(new AppError('unreachable', 'gone'));
    expect(get()).toMatchObject({ data: [], error: { code: 'unreachable' } });
    enter('unreachable');
    expect(calls).toHaveLength(2);
    enter('online');
    await settle();
    await calls[2]?.respond([]);
    expect(get()).toMatchObject({ data: [], error: null });
    expect(calls).toHaveLength(3);
  });

  it('is refetched after missed events', async () => {
    const { calls, watch, emit } = start();
    watch('apiToken.list', {});
    await calls[0]?.respond([]);
    emit({ type: 'requests', revision: 1 });
    emit({ type: 'requests', revision: 3 });
    expect(calls).toHaveLength(2);
  });

  it('waits for the first connection and is then fetched once', async () => {
    const { calls, watch, enter } = start('connecting');
    const { get } = watch('apiToken.list', {});
    expect(calls).toHaveLength(0);
    enter('online');
    await settle();
    expect(calls).toHaveLength(1);
    await calls[0]?.respond([]);
    expect(get().data).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('isn’t fetched while it has no subscriber', async () => {
    const { calls, watch, emit } = start();
    const { stop } = watch('apiToken.list', {});
    await calls[0]?.respond([]);
    stop();
    emit({ type: 'apiTokens', revision: 1 });
    expect(calls).toHaveLength(1);
  });
});
