import { readFile } from 'node:fs/promises';
import { systemTimers } from '../../../electron/host/ports.ts';
import type { SyncRequest, TransportSettings } from '../../../electron/host/sync/sync-ports.ts';
import type { Environment } from '../../../electron/host/sync/transport/http-connection.ts';
import { createWire, type Wire } from '../../../electron/host/sync/transport/node-transport.ts';
import type { System } from '../../../electron/host/sync/transport/sender.ts';

export const TOKEN = 'live-token-of-a-test';

/** This computer's own time and files. */
export const realSystem = (environment: Environment = {}): System => ({
  timers: systemTimers,
  environment,
  readFile: (file) => readFile(file, 'utf8'),
});

/** A wire that has `TOKEN` for `origin`. Ended by `using`. */
export function wireTo(
  origin: string,
  way: Partial<TransportSettings> = {},
  environment: Environment = {},
): Wire & Disposable {
  const wire = createWire(realSystem(environment), {
    way: () => ({ proxy: '', caFile: '', ...way }),
    tokenFor: (asked) => (asked === origin ? TOKEN : undefined),
    version: '1.2.3',
  });
  return { ...wire, [Symbol.dispose]: wire.close };
}

/** A request for one question, or a create where there is a body. */
export const requestTo = (origin: string, given: Partial<SyncRequest> = {}): SyncRequest => ({
  method: given.body === undefined ? 'GET' : 'POST',
  url: `${origin}/api/v1/questions${given.body === undefined ? '/1' : ''}`,
  token: TOKEN,
  body: null,
  newConnection: given.body !== undefined,
  timeoutMs: 5_000,
  ...given,
});
