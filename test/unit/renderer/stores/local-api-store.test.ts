import { describe, expect, it } from 'vitest';
import { countFaults, createLocalApiStore } from '../../../../renderer/stores/local-api-store.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createQueryClient } from '../../../../renderer/stores/primitives/query-client.ts';
import type { ApiStatus } from '../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Fault } from '../../../../shared/local-api/injected-fault.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';

const drop: Fault = { operation: '*', kind: 'drop-after', probability: 1 };
const truncated: Fault = { operation: 'GET', kind: 'truncated', probability: 0.5 };

const createStatus = (...faults: Fault[]): ApiStatus => ({
  state: 'running',
  url: 'http://127.0.0.1:4747/api/v1',
  port: 4747,
  problem: null,
  library: 'own',
  canChooseLibrary: false,
  faults: { faults, seed: 7 },
});

const start = async () => {
  const fake = createFakeConnection();
  const feed = createBackendEvents(fake.connection);
  const queries = createQueryClient(fake.connection, feed);
  const store = createLocalApiStore({ bridge: fake.connection, events: feed, queries });
  await fake.calls[0]?.respond(createStatus());
  const add = (fault: Fault) => store.changeFaults((now) => ({ ...now, faults: [...now.faults, fault] }));
  return { ...fake, store, add };
};

/** Runs all code that doesn't wait for a response. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('faults in the local API store', () => {
  it('appear before the backend responds', async () => {
    const { calls, store, add } = await start();
    const added = add(drop);
    expect(countFaults(store.get().status)).toBe(1);
    await settle();
    expect(calls.at(-1)).toMatchObject({ method: 'api.setFaults', input: { faults: [drop], seed: 7 } });
    await calls.at(-1)?.respond(createStatus(drop));
    await added;
  });

  it('are changed in order, and each change is based on the previous one', async () => {
    const { calls, add } = await start();
    const both = [add(drop), add(truncated)];
    await settle();
    expect(calls).toHaveLength(2);
    await calls[1]?.respond(createStatus(drop));
    expect(calls[2]?.input).toMatchObject({ faults: [drop, truncated] });
    await calls[2]?.respond(createStatus(drop, truncated));
    await Promise.all(both);
  });

  it('are reverted after a rejection, and the next change is still sent', async () => {
    const { calls, store, add } = await start();
    const refused = expect(add(drop)).rejects.toMatchObject({ code: 'bad-input' });
    const taken = add(truncated);
    await settle();
    await calls[1]?.fail(new AppError('bad-input', 'no'));
    await refused;
    expect(calls[2]?.input).toMatchObject({ faults: [truncated] });
    await calls[2]?.respond(createStatus(truncated));
    await taken;
    expect(store.get().status?.faults.faults).toEqual([truncated]);
  });

  it('appear once if an event arrives before the response', async () => {
    const { calls, store, add, emit } = await start();
    const added = add(drop);
    await settle();
    emit({ type: 'api', revision: 1, status: createStatus(drop) });
    expect(store.get().status?.faults.faults).toEqual([drop]);
    await calls[1]?.respond(createStatus(drop));
    await added;
    expect(store.get().status?.faults.faults).toEqual([drop]);
    expect(calls).toHaveLength(2);
  });

  it('are refetched if another client changes them', async () => {
    const { calls, store, add, emit } = await start();
    const added = add(drop);
    await settle();
    emit({ type: 'api', revision: 1, status: createStatus(drop, truncated) });
    await calls[1]?.respond(createStatus(drop));
    expect(store.get().status?.faults.faults).toEqual([drop, truncated]);
    await calls[2]?.respond(createStatus(drop, truncated));
    await added;
    expect(store.get().status?.faults.faults).toEqual([drop, truncated]);
  });

  it('don’t overwrite a newer server state', async () => {
    const { calls, store, add, emit } = await start();
    const added = add(drop);
    await settle();
    const stopped: ApiStatus = { ...createStatus(drop), state: 'stopped', url: null };
    emit({ type: 'api', revision: 1, status: createStatus(drop) });
    emit({ type: 'api', revision: 2, status: stopped });
    await calls[1]?.respond(createStatus(drop));
    expect(store.get().status?.state).toBe('stopped');
    await calls[2]?.respond(stopped);
    await added;
    expect(store.get().status?.state).toBe('stopped');
  });

  it('appear once if another response or a refetch includes the change', async () => {
    const { calls, store, add, emit } = await start();
    const added = add(drop);
    await settle();
    const done = store.stop();
    const stopped: ApiStatus = { ...createStatus(drop), state: 'stopped', url: null };
    await calls[2]?.respond(stopped);
    await done;
    expect(store.get().status).toEqual(stopped);

    emit({ type: 'api', revision: 7, status: stopped });
    emit({ type: 'api', revision: 9, status: stopped });
    await calls[3]?.respond(stopped);
    expect(store.get().status).toEqual(stopped);
    await calls[1]?.respond(stopped);
    await added;
    expect(store.get().status).toEqual(stopped);
  });

  it('appear once if a response follows the event and a refetch', async () => {
    const { calls, store, add, emit } = await start();
    const added = add(drop);
    await settle();
    const done = store.stop();
    const stopped: ApiStatus = { ...createStatus(drop), state: 'stopped', url: null };
    emit({ type: 'api', revision: 1, status: stopped });
    await calls[2]?.respond({ ...stopped, port: 1 });
    expect(calls[3]?.method).toBe('api.status');
    await calls[3]?.respond(stopped);
    await done;
    expect(store.get().status).toEqual(stopped);
    await calls[1]?.respond(stopped);
    await added;
    expect(store.get().status).toEqual(stopped);
  });

  it("keep the event's value if a change fails", async () => {
    const { calls, store, add, emit } = await start();
    const refused = expect(add(drop)).rejects.toMatchObject({ code: 'bad-input' });
    const queued = add(drop);
    await settle();
    emit({ type: 'api', revision: 1, status: createStatus(truncated) });
    await calls[1]?.fail(new AppError('bad-input', 'no'));
    await refused;
    expect(store.get().status?.faults.faults).toEqual([truncated, drop]);
    expect(calls[2]?.input).toMatchObject({ faults: [truncated, drop] });
    await calls[2]?.respond(createStatus(truncated, drop));
    await queued;
    expect(store.get().status?.faults.faults).toEqual([truncated, drop]);
  });

  it("are counted as 0 until they're loaded", () => {
    expect(countFaults(null)).toBe(0);
  });
});

describe('the local API store', () => {
  const stopped: ApiStatus = { ...createStatus(), state: 'stopped', url: null };
  const failed: ApiStatus = { ...stopped, state: 'failed', problem: { code: 'port-in-use', details: {} } };

  it("keeps the event’s state if an older request's response arrives later", async () => {
    const { calls, store, emit } = await start();
    const done = store.stop();
    emit({ type: 'api', revision: 1, status: stopped });
    emit({ type: 'api', revision: 2, status: failed });
    await calls[1]?.respond(stopped);
    expect(store.get().status?.state).toBe('failed');
    await calls[2]?.respond(failed);
    await done;
    expect(store.get()).toMatchObject({ status: { state: 'failed' }, busy: false });
  });

  it('uses the response’s state if no event arrived', async () => {
    const { calls, store } = await start();
    const done = store.stop();
    await calls[1]?.respond(stopped);
    await done;
    expect(store.get().status?.state).toBe('stopped');
    expect(calls).toHaveLength(2);
  });

  it('keeps an event’s state if the refetch fails', async () => {
    const { calls, store, emit } = await start();
    const done = store.stop();
    emit({ type: 'api', revision: 1, status: failed });
    await calls[1]?.respond(stopped);
    await calls[2]?.fail(new AppError('internal', 'gone'));
    await done;
    expect(store.get().status?.state).toBe('failed');
  });
});
