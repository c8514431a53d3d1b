import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import type { Fault } from '../../../../shared/local-api/injected-fault.ts';
import type { Clock, Timers } from '../../ports.ts';
import type { Rejection } from '../../system/http/malformed-requests.ts';

type ConnectionCut = 'Dropped' | 'Cut off' | 'Client left' | 'Pending';

/**
 * A body as bytes, or as a string with one character per byte. It's null if the message had no body or the
 * body wasn't read.
 */
export type Body = string | Uint8Array | null;

export interface RequestFields {
  /** When the request was received, in milliseconds since 1970. */
  at: number;
  ms: number;
  method: string;
  /** The request target as sent: usually the path and query. */
  target: string;
  /** Alternating names and values, as sent. */
  requestHeaders: readonly string[];
  tokens: readonly ApiToken[];
  faults: readonly Fault[];
  status: number;
  /** The response's status line and headers, or an empty string if nothing was sent. */
  head: string;
  /** The reason why the response is incomplete, or null if it was sent completely. */
  cut: ConnectionCut | null;
}

/** A request and its response, neither formatted nor redacted. */
export interface RequestRecord extends RequestFields {
  requestBody: Body;
  responseBody: Body;
}

/** Records each of a server's requests once, before the end of its response is sent. */
export interface RequestRecorder {
  /** The server must use these classes for requests and responses that are recorded. */
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
  /** Records all responses, including those that are incomplete when their connection closes. */
  watch(server: Server): void;
  /** Stores a request's body. The bytes must not change later. */
  storeBody(request: IncomingMessage, body: Uint8Array): void;
  ignore(response: ServerResponse): void;
  recordFaults(response: ServerResponse, faults: readonly Fault[]): void;
  pending(): RequestRecord[];
  cutPending(): void;
  cut(response: ServerResponse, how: ConnectionCut): void;
  recordRejection(refusal: Rejection): void;
}

interface RequestRecorderOptions {
  clock: Clock;
  timers: Timers;
  /** Returns a new array after each change. */
  tokens: () => readonly ApiToken[];
  record: (call: RequestRecord) => void;
}

/** Node's methods for writing a response, without their overloads. */
interface Writing {
  write(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): boolean;
  end(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): unknown;
}
const node: Writing = ServerResponse.prototype;

/**
 * Creates a recorder. Its response class records responses because Fastify's hooks don't run for responses
 * that Node or Fastify create. This code runs for every request, so it sets few fields and doesn't add
 * listeners.
 */
export function createRequestRecorder({
  clock,
  timers,
  tokens,
  record,
}: RequestRecorderOptions): RequestRecorder {
  const none: readonly never[] = [];
  /** The unrecorded responses of each connection, in order. */
  const unrecorded = new Map<Duplex, Set<RecordedResponse>>();

  class RecordedRequest extends IncomingMessage {
    declare recordedBody?: Uint8Array;
  }

  class RecordedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly at = clock.now();
    readonly startedAt = timers.now();
    /** The URL as sent, because the router can change the request's URL. */
    readonly target = this.req.url ?? '';
    declare faults?: readonly Fault[];
    /** The part of the body that was written before `end`. */
    declare written?: Body;
    /**
     * The status line and headers as sent. Node has no public property for them, but this one has existed as
     * long as the class.
     */
    declare readonly _header: string | null;

    constructor(...parameters: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...parameters);
      unrecorded.get(this.req.socket)?.add(this);
    }

    override write(chunk?: unknown, encoding?: unknown, done?: unknown): boolean {
      this.written = joinChunks(this.written ?? null, toBody(chunk, encoding));
      return node.write.call(this, chunk, encoding, done);
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      if (markRecorded(this)) {
        // Completes the status line and headers because they must be recorded before anything is sent.
        if (!this.headersSent) this.writeHead(this.statusCode);
        const body = joinChunks(this.written ?? null, toBody(chunk, encoding));
        recordResponse(this, { cut: this.req.socket.destroyed ? 'Client left' : null, body });
      }
      // Node sends a string in the same write as the headers, but it sends bytes in a separate one.
      if (chunk instanceof Uint8Array) node.end.call(this, toLatin1(chunk), 'latin1', done);
      else node.end.call(this, chunk, encoding, done);
      return this;
    }
  }

  /** Marks a response as recorded. Returns false if it was already recorded or ignored. */
  const markRecorded = (response: RecordedResponse): boolean =>
    unrecorded.get(response.req.socket)?.delete(response) ?? false;

  interface Outcome {
    cut?: ConnectionCut | null;
    body?: Body;
    refusal?: Rejection;
  }
  const recordResponse = (response: RecordedResponse, outcome: Outcome): void =>
    record(toRecord(response, outcome));

  function toRecord(
    response: RecordedResponse,
    { cut = null, body = response.written ?? null, refusal }: Outcome,
  ): RequestRecord {
    const { req: request } = response;
    const head = refusal?.head ?? response._header ?? '';
    const sent = head === '' || request.method === 'HEAD' ? null : body;
    return {
      at: response.at,
      ms: timers.now() - response.startedAt,
      method: request.method ?? '',
      target: response.target,
      requestHeaders: request.rawHeaders,
      requestBody: (request instanceof RecordedRequest && request.recordedBody) || null,
      tokens: tokens(),
      faults: response.faults ?? none,
      status: refusal?.status ?? response.statusCode,
      head,
      responseBody: refusal ? Buffer.from(refusal.body) : sent,
      cut,
    };
  }

  const listPendingResponses = (): RecordedResponse[] =>
    [...unrecorded.values()].flatMap((responses) => [...responses]);

  function cut(response: RecordedResponse, how: ConnectionCut): void {
    if (markRecorded(response)) recordResponse(response, { cut: how });
    response.req.socket.destroy();
  }

  function recordUnfinished(this: Duplex): void {
    const responses = unrecorded.get(this) ?? [];
    unrecorded.delete(this);
    for (const response of responses) recordResponse(response, { cut: 'Client left' });
  }

  function recordRejected({ request, status, head, body }: Rejection): void {
    record({
      at: clock.now(),
      ms: 0,
      method: request?.method ?? '—',
      target: request?.url ?? '',
      requestHeaders: request?.rawHeaders ?? none,
      requestBody: null,
      tokens: tokens(),
      faults: none,
      status,
      head,
      responseBody: Buffer.from(body),
      cut: null,
    });
  }

  return {
    IncomingMessage: RecordedRequest,
    ServerResponse: RecordedResponse,
    watch: (server) =>
      server.on('connection', (socket: Duplex) => {
        unrecorded.set(socket, new Set());
        socket.once('close', recordUnfinished);
      }),
    storeBody(request, body) {
      if (request instanceof RecordedRequest) request.recordedBody = body;
    },
    ignore(response) {
      if (response instanceof RecordedResponse) markRecorded(response);
    },
    recordFaults(response, faults) {
      if (response instanceof RecordedResponse) response.faults = faults;
    },
    pending: () => listPendingResponses().map((response) => toRecord(response, { cut: 'Pending' })),
    cutPending() {
      for (const response of listPendingResponses()) cut(response, 'Dropped');
    },
    cut(response, how) {
      if (response instanceof RecordedResponse) cut(response, how);
    },
    recordRejection(refusal) {
      // The server rejects nothing while a complete request is pending, so the pending request is the
      // rejected one.
      const [response] = unrecorded.get(refusal.socket) ?? [];
      if (response && markRecorded(response)) recordResponse(response, { refusal });
      else recordRejected(refusal);
    },
  };
}

function toBody(chunk: unknown, encoding: unknown): Body {
  if (typeof chunk === 'string') return encoding === 'latin1' ? chunk : Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : null;
}

/** Appends a chunk. Doesn't copy the body in the usual case of a single string. */
function joinChunks(body: Body, chunk: Body): Body {
  if (body === null || chunk === null) return body ?? chunk;
  return Buffer.concat([toBytes(body), toBytes(chunk)]);
}

const toLatin1 = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('latin1');

const toBytes = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
