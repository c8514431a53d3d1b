import { Socket } from 'node:net';
import { buildConnector, Client } from 'undici';
import type { ProxyServer } from './proxy.ts';

/** The proxy kept a request from reaching its server. Nothing but CONNECT has left. */
export class ProxyFault extends Error {
  /** What it answered in the place of 2xx; null where it could not be reached, and `cause` says why. */
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super('The proxy gave no connection.', { cause });
    this.status = status;
  }
}

/** Connects to an https: server through a proxy: CONNECT, then TLS with the server itself. Fails with ProxyFault, or as TLS does. */
export function tunnelConnector(
  proxy: ProxyServer,
  options: buildConnector.BuildOptions,
): buildConnector.connector {
  const secure = buildConnector(options);
  return (target, callback) => {
    openTunnel(proxy, `${target.hostname}:${target.port || '443'}`, options).then(
      (httpSocket) => secure({ ...target, httpSocket }, callback),
      (error: unknown) => callback(error instanceof ProxyFault ? error : new ProxyFault(null, error), null),
    );
  };
}

async function openTunnel(
  proxy: ProxyServer,
  target: string,
  options: buildConnector.BuildOptions,
): Promise<Socket> {
  const reach = buildConnector(options);
  // undici would take the name on the proxy's certificate from the Host header, which is that of the server.
  const connect: buildConnector.connector = ({ servername: _, ...own }, callback) => reach(own, callback);
  const client = new Client(proxy.origin, { connect, headersTimeout: 0 });
  const { statusCode, socket } = await client.connect({
    path: target,
    headers: {
      host: target,
      ...(proxy.authorization !== null && { 'proxy-authorization': proxy.authorization }),
    },
  });
  if (statusCode >= 200 && statusCode < 300 && socket instanceof Socket) return socket;
  socket.destroy();
  throw new ProxyFault(statusCode);
}
