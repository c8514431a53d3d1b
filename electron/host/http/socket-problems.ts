import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemDocument } from './errors.ts';

/**
 * Answers in the usual form what never becomes a request: headers that can't be parsed, that are too large or
 * too slow, and the methods and expectations that Node keeps to itself.
 */
export function answerBrokenRequests(server: Server): void {
  server.on('connect', (_request, socket) =>
    endWith(socket, 405, 'CONNECT is not offered.', { allow: 'GET' }),
  );
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(problemDocument(417, 'Only 100-continue may be expected.'));
    response
      .writeHead(417, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}

/** What to do with a connection that broke before there was a request. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, detail] = meaning(error.code);
  endWith(socket, status, detail);
}

function meaning(code: string | undefined): [number, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'The headers may have at most 16 KiB.'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request took too long to arrive.'];
    default:
      return [400, 'This is not an HTTP request that can be read.'];
  }
}

function endWith(
  socket: Duplex,
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const document = problemDocument(status, detail);
  const body = JSON.stringify(document);
  const lines = Object.entries({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${document.title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
