import { Worker } from 'node:worker_threads';
import type { Session } from 'electron';
import { z } from 'zod';
import type { Log } from '../host/ports.ts';
import type { SystemNetwork } from '../host/sync/transport/http-client.ts';

/**
 * Returns the proxies and certificates that Chromium would use. Reads certificates only once, on the first
 * use.
 */
export function createSystemNetwork(
  session: Pick<Session, 'resolveProxy'>,
  log: Log,
  read: () => Promise<readonly string[]> = readCertificates,
): SystemNetwork {
  let reading: Promise<readonly string[]> | null = null;
  return {
    resolveProxy: (url) => session.resolveProxy(url),
    readSystemCertificates: () => {
      reading ??= read().catch((error: unknown) => {
        log.error("Couldn't read the certificates that the system trusts", error);
        return [];
      });
      return reading;
    },
  };
}

const READ = `require('node:worker_threads').parentPort.postMessage(require('node:tls').getCACertificates('system'));`;

/**
 * Reads the system's certificates in a thread. Reading a large keychain can take seconds, and the window must
 * remain responsive.
 */
function readCertificates(): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const worker = new Worker(READ, { eval: true });
  worker.once('message', (message: unknown) => resolve(z.array(z.string()).parse(message)));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread ended without certificates.')));
  worker.unref();
  return promise;
}
