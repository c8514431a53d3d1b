import { systemClock, systemTimers } from '../../ports.ts';
import { readNamedFile } from '../../system/named-file.ts';
import type { OpenTransport } from '../sync-ports.ts';
import type { SystemNetwork } from './http-client.ts';
import type { HttpTransport } from './http-transport.ts';
import type { Environment } from './proxy.ts';

/** All certificate authorities of a system take less. */
const MAX_CERTIFICATE_BYTES = 4 * 1024 * 1024;

/**
 * The transport to the live service over Node's sockets. `environment` names proxies. Without `network`, the settings of the
 * operating system aren't used. The HTTP client is loaded with the first request: a start without one takes less time and memory.
 */
export function createLazyTransport({
  environment,
  network,
  version,
}: {
  environment: Environment;
  network?: SystemNetwork;
  version: string;
}): OpenTransport {
  const system = {
    timers: systemTimers,
    clock: systemClock,
    readFile: async (file: string) => (await readNamedFile(file, MAX_CERTIFICATE_BYTES)).toString('utf8'),
    environment,
    ...network,
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
