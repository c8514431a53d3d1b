import { readFile } from 'node:fs/promises';
import { systemTimers, type Timers } from '../../../electron/host/ports.ts';
import type { SyncRequest, TransportSettings } from '../../../electron/host/sync/sync-ports.ts';
import type { System, SystemNetwork } from '../../../electron/host/sync/transport/http-client.ts';
import {
  createHttpTransport,
  type HttpTransport,
} from '../../../electron/host/sync/transport/http-transport.ts';
import type { Environment } from '../../../electron/host/sync/transport/proxy.ts';

export const TOKEN = 'live-token-of-a-test';

export const createRealSystem = (environment: Environment = {}): System => ({
  timers: systemTimers,
  environment,
  readFile: (file) => readFile(file, 'utf8'),
});

/** Opens a network that uses `TOKEN` for `origin`. `using` closes it. */
export function openTestNetwork(
  origin: string,
  settings: Partial<TransportSettings> = {},
  environment: Environment = {},
  timers: Timers = systemTimers,
  system: Partial<SystemNetwork> = {},
): HttpTransport & Disposable {
  const network = createHttpTransport(
    { ...createRealSystem(environment), timers, ...system },
    {
      getSettings: () => ({ proxy: '', caFile: '', ...settings }),
      getToken: (asked) => (asked === origin ? TOKEN : undefined),
      version: '1.2.3',
    },
  );
  return { ...network, [Symbol.dispose]: network.close };
}

/** Returns a request for one question. With a body, it's a create request. */
export const requestTo = (origin: string, given: Partial<SyncRequest> = {}): SyncRequest => ({
  method: given.body === undefined ? 'GET' : 'POST',
  url: `${origin}/api/v1/questions${given.body === undefined ? '/1' : ''}`,
  token: TOKEN,
  body: null,
  newConnection: given.body !== undefined,
  timeoutMs: 5_000,
  ...given,
});
