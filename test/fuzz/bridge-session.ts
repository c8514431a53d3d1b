import { isDeepStrictEqual } from 'node:util';
import { openStore } from '../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import type { Entry } from '../../shared/library/entry.ts';
import type { Child } from '../support/child-rpc.ts';
import type { Random } from '../support/random.ts';
import { silentLog } from '../support/silent-log.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createBridgeCalls } from './bridge-case.ts';
import { startHost } from './fuzz-host-client.ts';

export interface BridgeSession {
  host: Child;
  /** Runs one case with a few sequential requests and returns its failures. */
  run(random: Random): Promise<string[]>;
  /** Closes the backend, opens the library again, and returns its differences from the replies. */
  close(): Promise<string[]>;
}

export async function openBridgeSession(onLogged: (text: string) => void): Promise<BridgeSession> {
  const folder = await createTemporaryFolder();
  const host = startHost(onLogged);
  await host.ask({ do: 'open', dir: folder.dir });
  const calls = createBridgeCalls(host);
  return {
    host,
    run: (random) => calls.run(random),
    async close() {
      if (!host.hasEnded()) await host.ask({ do: 'close' });
      await host.kill();
      const faults = await checkEntry(folder.dir, calls.entries());
      await folder[Symbol.asyncDispose]();
      return faults;
    },
  };
}

async function checkEntry(dir: string, expected: ReadonlyMap<number, Entry>): Promise<string[]> {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog }).catch((error: unknown) =>
    String(error),
  );
  if (typeof store === 'string') return [`the library can't be opened: ${store}`];
  try {
    const { entries } = store;
    return [
      ...[...expected.values()]
        .filter((entry) => !isDeepStrictEqual(entries.get(entry.id), entry))
        .map(({ id }) => `entry ${id} differs from its last reply`),
      ...[...entries.values()]
        .filter(({ id }) => !expected.has(id))
        .map((entry) => `entry ${entry.id} was in no reply: ${JSON.stringify(entry).slice(0, 300)}`),
    ];
  } finally {
    await store.close();
  }
}
