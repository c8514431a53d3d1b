import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { HEADERS_TOO_LARGE } from './header-limits.ts';
import { createProblemDocument } from './http-error.ts';

export const INVALID_HTTP = "The request isn't valid HTTP. Send an HTTP/1.1 request.";

/** The response on a connection without a valid request. */
export interface Rejection {
  socket: Duplex;
  request: IncomingMessage | null;
  status: number;
  /** The status line and headers. */
  head: string;
  body: string;
}

/** Called before the response is sent. */
type OnRejection = (refusal: Rejection) => void;

/**
 * Responds with a proper error instead of Node.js's default to invalid, too large, or slow headers, unknown
 * methods, and unknown expectations.
 */
export function rejectMalformedRequests(server: Server, onRejection: OnRejection = () => {}): void {
  server.on('connect', (request, socket) => {
    waitForPendingResponse(socket, () => {
      const detail =
        "CONNECT isn't supported. Send the request directly, not through this server as a proxy.";
      endWithError(socket, { request, status: 405, detail, headers: { allow: 'GET' }, onRejection });
    });
  });
  server.prependListener('request', closeAfterUpgrade);
  server.on('checkExpectation', (request, response) => {
    closeAfterUpgrade(request, response);
    const body = JSON.stringify(
      createProblemDocument(417, 'The server supports only `Expect: 100-continue`. Omit the header.'),
    );
    response
      .writeHead(417, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}

/** Closes the connection, because Node.js drops data after a request for a protocol upgrade. */
function closeAfterUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
}

/** Handles a connection that failed before a complete request was received. */
export function rejectClientError(
  error: Error & { code?: string },
  socket: Duplex,
  onRejection: OnRejection = () => {},
): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  waitForPendingResponse(socket, () => {
    const [status, detail] = toError(error.code);
    endWithError(socket, { status, detail, onRejection });
  });
}

/**
 * Calls `send` after the response to an earlier request. Otherwise, the client could mistake the error for
 * that response.
 */
function waitForPendingResponse(socket: Duplex, send: () => void): void {
  const earlier = findPendingResponse(socket);
  if (!earlier) {
    send();
    return;
  }
  socket.pause();
  earlier.once('close', () => waitForPendingResponse(socket, send));
}

/** Returns the pending response to a fully received request. Node.js stores it on the socket. */
function findPendingResponse(socket: Duplex): ServerResponse | null {
  const answer: unknown = '_httpMessage' in socket ? socket._httpMessage : null;
  return answer instanceof ServerResponse && answer.req.complete ? answer : null;
}

function toError(code: string | undefined): [number, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, HEADERS_TOO_LARGE];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request took too long to arrive. Send it again.'];
    default:
      return [400, INVALID_HTTP];
  }
}

/** Ends the connection with an error response unless the connection is already closed. */
function endWithError(
  socket: Duplex,
  {
    request = null,
    status,
    detail,
    headers = {},
    onRejection,
  }: {
    request?: IncomingMessage | null;
    status: number;
    detail: string;
    headers?: Readonly<Record<string, string>>;
    onRejection: OnRejection;
  },
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const document = createProblemDocument(status, detail);
  const body = JSON.stringify(document);
  const lines = Object.entries({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    // Without this header, a page from another site could distinguish this response from a closed port.
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${status} ${document.title}\r\n${lines.join('\r\n')}\r\n\r\n`;
  onRejection({ socket, request, status, head, body });
  socket.end(head + body);
}
