import { readFile } from 'node:fs/promises';
import { systemClock, systemTimers } from '../../ports.ts';
import type { OpenTransport } from '../sync-ports.ts';
import { testConnection } from './connection-tester.ts';
import type { Environment } from './http-connection.ts';
import { createWire } from './node-transport.ts';

/** The way to the live service over the sockets of this computer. `environment`: where proxies are named. */
export function socketWay({
  environment,
  version,
}: {
  environment: Environment;
  version: string;
}): OpenTransport {
  const system = {
    timers: systemTimers,
    clock: systemClock,
    readFile: (file: string) => readFile(file, 'utf8'),
    environment,
  };
  return ({ settings, tokenFor }) => {
    const wire = createWire(system, { way: settings, tokenFor, version });
    return {
      send: wire.send,
      test: ({ baseUrl, token }, way) =>
        testConnection({ baseUrl, token, way, knownId: null }, system, version),
      close: async () => wire.close(),
    };
  };
}
