import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import type { HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import { methods } from '../../../shared/bridge/bridge-methods.ts';
import { eventSchema } from '../../../shared/bridge/host-events.ts';
import type { Fault } from '../../../shared/local-api/injected-fault.ts';
import { openHost } from '../../support/host.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const unavailable: Fault = { operation: 'GET', kind: 'status', status: 503, probability: 1 };

/**
 * Starts a backend with a running local API. `get` sends a request, and `of` returns the events of a type.
 */
async function start(dir: string) {
  const { host } = await openHost(dir);
  const events: HostEvent[] = [];
  host.subscribe((event) => events.push(eventSchema.parse(event)));
  await host.localApi.start();
  const get = async (): Promise<number> => {
    const { statusCode, body } = await request(`${host.localApi.status().url}/questions/1`);
    await body.dump();
    return statusCode;
  };
  return { host, get, of: (type: HostEvent['type']) => events.filter((event) => event.type === type) };
}

describe("the backend's faults", () => {
  it('are off by default and have a random seed', async () => {
    await using folder = await createTemporaryFolder();
    const { host, get } = await start(folder.dir);
    const { faults } = await host.handlers['api.status']({});
    expect(faults).toEqual({ faults: [], seed: expect.any(Number) });
    expect(await get()).toBe(401);
    await host.close();
  });

  it('stay on after the API restarts and are reported to all clients', async () => {
    await using folder = await createTemporaryFolder();
    const { host, get, of } = await start(folder.dir);
    const before = of('api').length;
    const status = await host.handlers['api.setFaults']({ faults: [unavailable], seed: 7 });
    expect(methods['api.setFaults'].output.parse(status)).toEqual(status);
    expect(status).toMatchObject({ state: 'running', faults: { faults: [unavailable], seed: 7 } });
    expect(of('api').slice(before)).toMatchObject([{ status }]);
    expect(await get()).toBe(503);
    expect(await host.localApi.stop()).toMatchObject({ state: 'stopped', faults: { faults: [unavailable] } });
    await host.localApi.start();
    expect(await get()).toBe(503);
    expect(await host.handlers['api.setFaults']({ faults: [] })).toMatchObject({
      faults: { faults: [], seed: 7 },
    });
    expect(await get()).toBe(401);
    await host.close();
  });

  it('are off after the app restarts', async () => {
    await using folder = await createTemporaryFolder();
    const first = await start(folder.dir);
    await first.host.handlers['api.setFaults']({ faults: [unavailable] });
    await first.host.close();
    const { host, get } = await start(folder.dir);
    expect(await get()).toBe(401);
    await host.close();
  });
});

describe("the backend's request log", () => {
  it('sends few events for many requests and another event when cleared', async () => {
    await using folder = await createTemporaryFolder();
    const { host, get, of } = await start(folder.dir);
    for (let at = 0; at < 20; at++) await get();
    await expect.poll(() => of('requests').length).toBeGreaterThan(0);
    expect(of('requests').length).toBeLessThan(20);
    const eventCount = of('requests').length;
    await host.handlers['requests.clear']({});
    await expect.poll(() => of('requests').length).toBeGreaterThan(eventCount);
    await host.close();
  });

  it('is preserved when the API restarts', async () => {
    await using folder = await createTemporaryFolder();
    const { host, get } = await start(folder.dir);
    await get();
    await host.localApi.stop();
    await host.localApi.start();
    await get();
    const list = await host.handlers['requests.list']({ search: '', limit: 10 });
    expect(methods['requests.list'].output.parse(list)).toEqual(list);
    expect(list.rows.map(({ id }) => id)).toEqual([2, 1]);
    await host.close();
  });
});
