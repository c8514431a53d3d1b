import { join } from 'node:path';
import { createNodeFiles } from '../../electron/host/files.ts';
import { createHost, type Host } from '../../electron/host/host.ts';
import { nodeRandom, systemClock, systemTimers } from '../../electron/host/node-ports.ts';
import type { Log } from '../../electron/host/ports.ts';
import { createMemoryVault } from '../../electron/host/token-vault.ts';
import { openSettings } from '../../electron/shell/settings.ts';
import { dispatch } from '../../shared/bridge.ts';
import { type Notice, type Reply, requestSchema, TOKEN } from './messages.ts';

/** The application in a process of its own, to be killed: real files, real settings, real HTTP. */

const tell = (message: Reply | Notice): void => void process.send?.(message);

const log: Log = {
  info() {},
  warn: (message, facts) => tell({ logged: `${message} ${JSON.stringify(facts ?? {})}` }),
  error: (message, cause) =>
    tell({ logged: `${message} ${cause instanceof Error ? (cause.stack ?? '') : String(cause ?? '')}` }),
};

let host: Host | null = null;

async function open(dir: string): Promise<number> {
  host = await createHost({
    dataDir: dir,
    shell: 'web',
    version: '0.0.0',
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: (keepDamaged) => openSettings({ dir, log, keepDamaged }),
    log,
    vault: createMemoryVault(),
    givenTokens: { administrator: TOKEN },
    apiPort: 0,
    importWorker: join(import.meta.dirname, 'import-worker.mjs'),
  });
  const { port } = await host.localApi.start();
  return port;
}

async function answer(raw: unknown): Promise<unknown> {
  const request = requestSchema.parse(raw);
  if (request.do === 'open') return open(request.dir);
  if (!host) throw new Error('Nothing is open.');
  if (request.do === 'close') return host.close();
  if (request.do === 'entries') return [...host.library.entries()];
  return dispatch(host.handlers, request.method, request.input, (error) =>
    log.error('a call of the bridge', error),
  );
}

process.on('message', (raw: { id: number }) => {
  answer(raw).then(
    (value) => tell({ id: raw.id, value: value ?? null }),
    (error: unknown) => tell({ id: raw.id, error: String(error) }),
  );
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit());
tell({ ready: true });
