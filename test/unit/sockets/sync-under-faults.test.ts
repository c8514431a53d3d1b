import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SyncNetwork } from '../../../electron/host/sync/sync-ports.ts';
import { createLiveServiceAt } from '../../sockets/live-service.ts';
import { runSyncUnderFaults, type SyncRunResult } from '../../sockets/sync-run.ts';
import { openHost } from '../../support/host.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

/** Runs the seeds against a backend in this process until one finds a violation. */
async function storms(
  seeds: readonly number[],
  wrap?: (wire: SyncNetwork) => SyncNetwork,
): Promise<SyncRunResult['violations']> {
  await using folder = await createTemporaryFolder();
  const { host } = await openHost(join(folder.dir, 'service'));
  const profiles = await host.handlers['apiToken.list']({});
  const { url } = await host.localApi.start();
  const member = profiles.find(({ role }) => role === 'member');
  const service = createLiveServiceAt(url ?? '', member?.token ?? '');
  try {
    for (const seed of seeds) {
      const dir = join(folder.dir, `run-${seed}`);
      await mkdir(dir);
      const { violations } = await runSyncUnderFaults({ seed, service, dir, ...(wrap && { wrap }) });
      if (violations.length > 0) return violations;
    }
    return [];
  } finally {
    await host.close();
  }
}

/** Faults between the engine and the network, by name. */
const BUGS: Readonly<Record<string, (wire: SyncNetwork) => SyncNetwork>> = {
  'each create is sent twice': (wire) => ({
    async send(request) {
      if (request.method === 'POST') await wire.send(request);
      return wire.send(request);
    },
  }),
  'a create whose response is lost counts as not sent': (wire) => ({
    async send(request) {
      const outcome = await wire.send(request);
      const isLost = request.method === 'POST' && outcome.kind === 'failure';
      return isLost ? { ...outcome, phase: 'before' } : outcome;
    },
  }),
};

describe('sync over real sockets', () => {
  it('converges behind a proxy that truncates, delays, and duplicates data', async () => {
    expect(await storms([1])).toEqual([]);
  });

  it.each(Object.keys(BUGS))('is reported as faulty if %s', async (name) => {
    const violations = await storms([1, 2, 3, 4, 5, 6], BUGS[name]);
    expect(violations.map(({ invariant }) => invariant)).toContain('creates');
  });
});
