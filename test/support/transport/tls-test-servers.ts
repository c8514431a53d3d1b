import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import path from 'node:path';

const TLS = path.join(import.meta.dirname, '../tls');

const toPem = (name: string): string => readFileSync(path.join(TLS, `${name}.pem`), 'utf8');
/** The certificate of the CA that signed all certificates except `self-signed`. */
export const AUTHORITY = path.join(TLS, 'authority.pem');

export type Certificate = 'good' | 'expired' | 'early' | 'other-name' | 'self-signed';

export interface Arrival {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** The number of the request's connection, counted from 1. */
  connection: number;
}

export interface Running extends AsyncDisposable {
  port: number;
}

/** A server that records its requests and connections. */
export interface CountingServer extends Running {
  origin: string;
  arrivals: Arrival[];
  countConnections: () => number;
  /** All connections so far, in order. */
  sockets: readonly Socket[];
}

export type Answering = (arrival: Arrival, response: Parameters<RequestListener>[1]) => void;

/** Starts a server that calls `answer` with each complete request. With a `certificate`, it uses TLS. */
export async function startCountingServer(
  answer: Answering,
  certificate?: Certificate,
): Promise<CountingServer> {
  const arrivals: Arrival[] = [];
  const numbers = new WeakMap<Socket, number>();
  const sockets: Socket[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const arrival: Arrival = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      connection: numbers.get(request.socket) ?? 0,
    };
    arrivals.push(arrival);
    answer(arrival, response);
  };
  const server = certificate
    ? createSecureServer({ key: toPem('key'), cert: toPem(certificate) }, listener)
    : createServer(listener);
  server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => {
    numbers.set(socket, sockets.push(socket));
  });
  const running = await startListening(server, () => server.closeAllConnections());
  const origin = `${certificate ? 'https' : 'http'}://127.0.0.1:${running.port}`;
  return { ...running, origin, arrivals, countConnections: () => sockets.length, sockets };
}

export async function startTcpServer(onConnection: (socket: Socket) => void): Promise<Running> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    onConnection(socket);
  });
  return startListening(server, () => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Returns a port that no server listens on. */
export async function findClosedPort(): Promise<number> {
  const server = await startTcpServer(() => {});
  await server[Symbol.asyncDispose]();
  return server.port;
}

/**
 * Starts a proxy that supports only CONNECT. The proxy connects every host name to the port from `getTarget`,
 * so tests don't need DNS. `refuse` returns the status for a rejected request, or null. With a `certificate`,
 * clients connect to the proxy over TLS.
 */
export async function connectProxy(
  getTarget: () => number,
  refuse: (headers: Arrival['headers']) => number | null = () => null,
  certificate?: Certificate,
): Promise<Running & { asked: { url: string; headers: Arrival['headers'] }[] }> {
  const asked: { url: string; headers: Arrival['headers'] }[] = [];
  const listener: RequestListener = (_, response) => response.writeHead(501).end();
  const server = certificate
    ? createSecureServer({ key: toPem('key'), cert: toPem(certificate) }, listener)
    : createServer(listener);
  const sockets = new Set<Socket>();
  server.on('connect', (request, client: Socket) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    client.on('error', () => {});
    const status = refuse(request.headers);
    if (status !== null) {
      client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const upstream = connect(getTarget(), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [client, upstream].map((one) => one.destroy()));
    }
  });
  const running = await startListening(server, () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
  });
  return { ...running, asked };
}

async function startListening(server: Server | TcpServer, cut: () => void): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
