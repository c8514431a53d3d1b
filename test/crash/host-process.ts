import { join } from 'node:path';
import { z } from 'zod';
import { openSettings } from '../../electron/desktop/settings/settings-file.ts';
import type { Host } from '../../electron/host/create-host.ts';
import type { Log } from '../../electron/host/ports.ts';
import { dispatch } from '../../shared/bridge/dispatch-call.ts';
import { createBackend } from '../support/backend.ts';
import { serveParent } from '../support/child-rpc.ts';
import { TOKEN } from './api-client.ts';

/** Requests to a backend process that uses real files, settings, and HTTP, and that will be killed. */

const requestSchema = z.discriminatedUnion('do', [
  /** Responds as soon as the process has loaded its code. */
  z.object({ do: z.literal('ping') }),
  /** Opens the library in `dir` and starts its local API. Returns the port. */
  z.object({ do: z.literal('open'), dir: z.string() }),
  z.object({ do: z.literal('call'), method: z.string(), input: z.unknown() }),
  /** Returns every entry, including deleted ones. */
  z.object({ do: z.literal('entries') }),
  z.object({ do: z.literal('close') }),
]);

let host: Host | null = null;

async function open(dir: string): Promise<number> {
  host = await createBackend(dir, {
    openSettings: (library) => openSettings({ dir, log, ...library }),
    log,
    givenTokens: { administrator: TOKEN },
    importWorker: join(import.meta.dirname, 'import-worker.mjs'),
  });
  const { port } = await host.localApi.start();
  return port;
}

const notify = serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  if (request.do === 'ping') return null;
  if (request.do === 'open') return open(request.dir);
  if (!host) throw new Error('No library is open.');
  if (request.do === 'close') return host.close();
  if (request.do === 'entries') return [...host.library.entries()];
  return dispatch(host.handlers, request.method, request.input, (error) =>
    log.error('a bridge request', error),
  );
});

const log: Log = {
  info() {},
  warn: (message, facts) => notify(`${message} ${JSON.stringify(facts ?? {})}`),
  error: (message, cause) =>
    notify(`${message} ${cause instanceof Error ? (cause.stack ?? '') : String(cause ?? '')}`),
};
