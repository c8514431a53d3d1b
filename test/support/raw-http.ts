import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw connection for bytes that no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  received(): string;
  closed: Promise<void>;
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, received: () => received, closed };
}

/** Opens connections in batches, because the system's backlog is limited. */
export async function openManyRaw(port: number, count: number): Promise<RawConnection[]> {
  const all: RawConnection[] = [];
  while (all.length < count) {
    const some = Math.min(MAX_CONNECTING, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: some }, () => openRaw(port)))));
  }
  return all;
}
const MAX_CONNECTING = 100;

/** Sends raw bytes. Returns everything received until the server closes the connection. */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const { socket, received, closed } = await openRaw(port);
  socket.write(bytes);
  await closed;
  return received();
}

/** Returns the response statuses in raw HTTP text, in order. */
export const listStatuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Formats a request's first line and headers, followed by an empty line. */
export const formatHead = (
  line: string,
  {
    port,
    token,
    close = false,
    ...others
  }: { port: number; token?: string; close?: boolean } & Record<string, unknown>,
): string =>
  [
    `${line} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...Object.entries(others).map(([name, value]) => `${name}: ${String(value)}`),
    ...(close ? ['Connection: close'] : []),
    '\r\n',
  ].join('\r\n');
