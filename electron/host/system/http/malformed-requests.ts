import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemDocument } from './http-error.ts';

/** What was answered on a connection where no request was, or none that could be read to its end. */
export interface Rejection {
  socket: Duplex;
  /** Null where there was none. */
  request: IncomingMessage | null;
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

type OnRejection = (refusal: Rejection) => void;

/**
 * Answers in the usual form what never becomes a request: headers that can't be parsed, that are too large or
 * too slow, and the methods and expectations that Node keeps to itself.
 */
export function rejectMalformedRequests(server: Server, told: OnRejection = () => {}): void {
  server.on('connect', (request, socket) => {
    afterPendingResponse(socket, () => {
      const refusal = endWithError(socket, 405, 'CONNECT is not offered.', { allow: 'GET' });
      if (refusal) told({ ...refusal, request });
    });
  });
  server.prependListener('request', closeAfterUpgrade);
  server.on('checkExpectation', (request, response) => {
    closeAfterUpgrade(request, response);
    const body = JSON.stringify(problemDocument(417, 'The Expect header can only be 100-continue.'));
    response
      .writeHead(417, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}

/** Node drops whatever it finds behind a request that asks for another protocol: better no caller sends any. */
function closeAfterUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
}

/** What to do with a connection that broke before there was a request. */
export function rejectClientError(
  error: Error & { code?: string },
  socket: Duplex,
  told: OnRejection = () => {},
): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  afterPendingResponse(socket, () => {
    const [status, detail] = errorFor(error.code);
    const refusal = endWithError(socket, status, detail);
    if (refusal) told(refusal);
  });
}

/** What is sent at once would be taken for the answer to a request that came before, and that may yet be carried out. */
function afterPendingResponse(socket: Duplex, send: () => void): void {
  const earlier = pendingResponse(socket);
  if (!earlier) {
    send();
    return;
  }
  socket.pause();
  earlier.once('close', () => afterPendingResponse(socket, send));
}

/** The answer that is on its way to a request that has arrived as a whole; Node keeps it with the socket. */
function pendingResponse(socket: Duplex): ServerResponse | null {
  const answer: unknown = '_httpMessage' in socket ? socket._httpMessage : null;
  return answer instanceof ServerResponse && answer.req.complete ? answer : null;
}

function errorFor(code: string | undefined): [number, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'The headers can have at most 16 KiB.'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request took too long to arrive.'];
    default:
      return [400, 'This is not an HTTP request that can be read.'];
  }
}

/** Ends the connection with an answer; null where nothing can be answered any more. */
function endWithError(
  socket: Duplex,
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Rejection | null {
  if (!socket.writable) {
    socket.destroy();
    return null;
  }
  const document = problemDocument(status, detail);
  const body = JSON.stringify(document);
  const lines = Object.entries({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    // Without it, a page of another site could tell this response from a closed port.
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${status} ${document.title}\r\n${lines.join('\r\n')}\r\n\r\n`;
  socket.end(head + body);
  return { socket, request: null, status, head, body };
}
