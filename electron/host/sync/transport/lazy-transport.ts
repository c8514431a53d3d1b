import { systemClock, systemTimers } from '../../ports.ts';
import { readNamedFile } from '../../system/named-file.ts';
import type { OpenTransport } from '../sync-ports.ts';
import type { SystemNetwork } from './http-client.ts';
import type { HttpTransport } from './http-transport.ts';
import type { Environment } from './proxy.ts';

/** A file with all of a system's certificate authorities is smaller. */
const MAX_CERTIFICATE_BYTES = 4 * 1024 * 1024;

/**
 * Creates a transport to the live service over Node's sockets. `environment` may define proxies. Without
 * `network`, the operating system's settings aren't used. The HTTP client is loaded for the first request to
 * save time and memory at startup.
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
  return ({ settings, getToken }) => {
    let opening: Promise<HttpTransport> | null = null;
    const open = async (): Promise<HttpTransport> => {
      const { createHttpTransport } = await import('./http-transport.ts');
      return createHttpTransport(system, { getSettings: settings, getToken, version });
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
