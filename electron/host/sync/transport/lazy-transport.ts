import { readFile } from 'node:fs/promises';
import { systemClock, systemTimers } from '../../ports.ts';
import type { OpenTransport } from '../sync-ports.ts';
import type { HttpTransport } from './http-transport.ts';
import type { Environment } from './proxy.ts';

/**
 * The transport to the live service over Node's sockets. `environment` names proxies. The HTTP client is loaded with the first
 * request: a start without one takes less time and memory.
 */
export function createLazyTransport({
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
    let opening: Promise<HttpTransport> | null = null;
    const open = async (): Promise<HttpTransport> => {
      const { createHttpTransport } = await import('./http-transport.ts');
      return createHttpTransport(system, { settings, tokenFor, version });
    };
    return {
      async send(request) {
        opening ??= open();
        return (await opening).send(request);
      },
      async test({ baseUrl, token }, testedSettings) {
        const { testConnection } = await import('./connection-tester.ts');
        return testConnection({ baseUrl, token, settings: testedSettings, knownId: null }, system, version);
      },
      close: async () => (await opening)?.close(),
    };
  };
}
