import { connect, type Socket } from 'node:net';

/** Returns a request as bytes that can be sent repeatedly without an HTTP client. */
export function formatRawRequest(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const all = {
    host: `127.0.0.1:${port}`,
    ...headers,
    ...(body !== '' && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Open connections, each with one request in progress at a time. */
export interface Sockets {
  /**
   * Sends the requests in order, each over the next free connection. Returns the requests per second. Rejects
   * unless every response has status 200 or 201.
   */
  drive(requests: readonly Buffer[]): Promise<number>;
  close(): void;
}

export async function openSockets(port: number, count: number): Promise<Sockets> {
  const sockets = await openConnections(port, count);
  return {
    async drive(requests) {
      let next = 0;
      const runClient = async (socket: Socket) => {
        for (let request = requests[next++]; request; request = requests[next++])
          await exchange(socket, request);
      };
      const start = performance.now();
      await Promise.all(sockets.map(runClient));
      return (requests.length / (performance.now() - start)) * 1000;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const openConnections = (port: number, count: number): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => openSocket(port)));

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** The error for a connection that the server closed before it responded. */
export class ConnectionClosed extends Error {}

/**
 * Sends a request and resolves with the complete response. Rejects with ConnectionClosed if the connection
 * closes first, or with an Error unless the status is 200 or 201.
 */
export function exchange(socket: Socket, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const fail = (error?: Error) => reject(new ConnectionClosed(error?.message));
    socket.once('error', fail).once('end', fail);
    const onData = (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
      if (!isWhole(answer)) return;
      socket.off('data', onData).off('error', fail).off('end', fail);
      if (/^20[01]$/.test(answer.toString('latin1', 9, 12))) resolve(answer);
      else reject(new Error(answer.toString()));
    };
    socket.on('data', onData);
    socket.write(request);
  });
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.toString('latin1', 0, end);
  if (/^transfer-encoding: chunked$/im.test(head)) return answer.subarray(-5).toString() === '0\r\n\r\n';
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return answer.length >= end + 4 + Number(length);
}
