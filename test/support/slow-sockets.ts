import { openManyRaw } from './raw-http.ts';

/** What a caller has sent who then goes on slowly, or not at all. */
export const SLOW_KINDS = ['idle', 'half headers', 'half body'] as const;
export type SlowKind = (typeof SLOW_KINDS)[number];

/** Connections that never finish their request. */
export interface SlowSockets {
  /** How many of them are still open. */
  open(): number;
  /** Sends one more byte over each of those that have begun a request. */
  drip(): void;
  close(): void;
}

const CREATE = (port: number, token: string) =>
  `POST /api/v1/questions HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n` +
  'Content-Type: application/json\r\n';

/** Opens so many connections to the local API and begins a request on each, as far as `kind` says. */
export async function openSlowSockets(
  port: number,
  { count, kind, token }: { count: number; kind: SlowKind; token: string },
): Promise<SlowSockets> {
  const begun = {
    idle: '',
    'half headers': `${CREATE(port, token)}X-Slow: `,
    'half body': `${CREATE(port, token)}Content-Length: 100000\r\n\r\n{"title":"`,
  }[kind];
  const sockets = (await openManyRaw(port, count)).map(({ socket }) => socket);
  if (begun !== '') for (const socket of sockets) socket.write(begun);
  return {
    open: () => sockets.filter((socket) => socket.readyState === 'open').length,
    drip() {
      if (begun === '') return;
      for (const socket of sockets) socket.write('x');
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
