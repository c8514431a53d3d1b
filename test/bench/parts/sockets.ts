import { connect, type Socket } from 'node:net';

/** A request as bytes, to be sent again and again without any client in between. */
export function rawRequest(
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

/** Connections that stay open, each with one request under way at a time. */
export interface Sockets {
  /** Sends every request, in order, over whichever connection is free. Requests per second. Throws unless all are 200. */
  drive(requests: readonly Buffer[]): Promise<number>;
  close(): void;
}

export async function openSockets(port: number, count: number): Promise<Sockets> {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(port)));
  return {
    async drive(requests) {
      let next = 0;
      const client = async (socket: Socket) => {
        for (let request = requests[next++]; request; request = requests[next++])
          await exchange(socket, request);
      };
      const start = performance.now();
      await Promise.all(sockets.map(client));
      return (requests.length / (performance.now() - start)) * 1000;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends a request; resolves with the whole answer. */
export function exchange(socket: Socket, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const fail = (error: Error) => reject(error);
    socket.once('error', fail);
    const onData = (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
      if (!isWhole(answer)) return;
      socket.off('data', onData).off('error', fail);
      if (answer.toString('latin1', 9, 12) === '200') resolve(answer);
      else reject(new Error(answer.toString()));
    };
    socket.on('data', onData);
    socket.write(request);
  });
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1];
  return answer.length >= end + 4 + Number(length);
}
