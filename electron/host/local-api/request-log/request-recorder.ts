import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import type { Fault } from '../../../../shared/local-api/fault.ts';
import type { Clock, Timers } from '../../ports.ts';
import type { Rejection } from '../../system/http/malformed-requests.ts';

/** Why a response is incomplete. */
export type ConnectionCut = 'Dropped' | 'Cut off' | 'Client left';

/** A body as the server has it; null if there was none, or if it wasn't read. */
export type Body = string | Uint8Array | null;

/** The fields of a request and its response, except for the bodies. */
export interface RequestFields {
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  method: string;
  /** Path and query, or whatever was sent in their place. */
  target: string;
  /** Alternating names and values, as sent. */
  requestHeaders: readonly string[];
  /** The API tokens at that time. */
  tokens: readonly ApiToken[];
  faults: readonly Fault[];
  status: number;
  /** Status line and headers of the response; empty if nothing was sent. */
  head: string;
  /** Null if the response was sent completely. */
  cut: ConnectionCut | null;
}

/** A request and its response, neither formatted nor redacted. */
export interface RequestRecord extends RequestFields {
  requestBody: Body;
  responseBody: Body;
}

/** Where the calls of a server are taken note of: each of them once, when it has ended. */
export interface RequestRecorder {
  /** Answers made by this class are noted: give it to the server. */
  readonly ServerResponse: typeof ServerResponse;
  /** Also notes answers of the server that are not complete when their connection ends. */
  watch(server: Server): void;
  /** The body that came with a request. It must not be changed any more. */
  storeBody(request: IncomingMessage, body: Uint8Array): void;
  recordFaults(response: ServerResponse, faults: readonly Fault[]): void;
  /** Cuts the connection that an answer is meant for. */
  cut(response: ServerResponse, how: ConnectionCut): void;
  /** What was answered on a connection where no request was, or none that could be read to its end. */
  recordRejection(refusal: Rejection): void;
}

interface RequestRecorderOptions {
  clock: Clock;
  timers: Timers;
  /** Who may call. The same array for as long as nothing changes. */
  tokens: () => readonly ApiToken[];
  record: (call: RequestRecord) => void;
}

/** How Node writes an answer: its overloads as the one form that they all have. */
interface Writing {
  write(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): boolean;
  end(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): unknown;
}
const node: Writing = ServerResponse.prototype;

/**
 * Taps a server where every answer must pass: in the class of its answers. Hooks of the framework are not told of what
 * Node and the framework answer by themselves. This is on the way of every call, so it sets two fields for it and adds
 * no listener; everything else is there only where it is needed.
 */
export function createRequestRecorder({
  clock,
  timers,
  tokens,
  record,
}: RequestRecorderOptions): RequestRecorder {
  const none: readonly never[] = [];
  const bodies = new WeakMap<IncomingMessage, Uint8Array>();
  const refusals = new WeakMap<Duplex, Rejection>();
  /** Answers that came up while an earlier one was under way on their connection, as far as any were not complete. */
  const waiting = new WeakMap<Duplex, Set<RecordedResponse>>();

  class RecordedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly at = clock.now();
    readonly begun = begin(this);
    declare faults?: readonly Fault[];
    /** What was written of the body before its end. */
    declare written?: Body;
    /** Set where it is noted before its end. */
    declare isNoted?: true;
    /**
     * Status line and headers as they went out, with those that Node adds. Node has no public name for them; the one
     * that it uses is as old as its answers, and others rely on it too.
     */
    declare readonly _header: string | null;

    override write(chunk?: unknown, encoding?: unknown, done?: unknown): boolean {
      this.written = joined(this.written ?? null, chunk);
      return node.write.call(this, chunk, encoding, done);
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      const isOver = this.writableEnded || this.isNoted;
      node.end.call(this, chunk, encoding, done);
      if (isOver) return this;
      const body = joined(this.written ?? null, chunk);
      recordResponse(this, { cut: this.req.socket.destroyed ? 'Client left' : null, body });
      return this;
    }
  }

  function begin(response: RecordedResponse): number {
    const { socket } = response.req;
    if (pendingResponse(socket)) {
      const others = waiting.get(socket) ?? new Set();
      for (const other of others) if (other.writableEnded) others.delete(other);
      waiting.set(socket, others.add(response));
    }
    return timers.now();
  }

  function recordResponse(
    response: RecordedResponse,
    {
      cut = null,
      body = response.written ?? null,
      refusal,
    }: { cut?: ConnectionCut | null; body?: Body; refusal?: Rejection },
  ): void {
    const { req: request } = response;
    const head = refusal?.head ?? response._header ?? '';
    const sent = head === '' || request.method === 'HEAD' ? null : body;
    record({
      at: response.at,
      ms: timers.now() - response.begun,
      method: request.method ?? '',
      target: request.url ?? '',
      requestHeaders: request.rawHeaders,
      requestBody: bodies.get(request) ?? null,
      tokens: tokens(),
      faults: response.faults ?? none,
      status: refusal?.status ?? response.statusCode,
      head,
      responseBody: refusal?.body ?? sent,
      cut,
    });
  }

  /** A connection has ended; answers on it that are not complete never will be. */
  function recordUnfinished(this: Duplex): void {
    for (const response of new Set([pendingResponse(this), ...(waiting.get(this) ?? [])])) {
      if (!(response instanceof RecordedResponse) || response.writableEnded || response.isNoted) continue;
      response.isNoted = true;
      // Nothing is refused while a request that has come as a whole waits for its answer: this one broke off.
      const refusal = refusals.get(this);
      recordResponse(response, refusal ? { refusal } : { cut: 'Client left' });
      if (refusal) refusals.delete(this);
    }
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
      responseBody: body,
      cut: null,
    });
  }

  return {
    ServerResponse: RecordedResponse,
    watch: (server) => server.on('connection', (socket: Duplex) => socket.once('close', recordUnfinished)),
    storeBody: (request, body) => bodies.set(request, body),
    recordFaults(response, faults) {
      if (response instanceof RecordedResponse) response.faults = faults;
    },
    cut(response, how) {
      if (response instanceof RecordedResponse && !response.isNoted) {
        response.isNoted = true;
        recordResponse(response, { cut: how });
      }
      response.req.socket.destroy();
    },
    recordRejection(refusal) {
      const { socket } = refusal;
      // It may be the answer to a request whose body broke off: that one is noted when the connection closes.
      refusals.set(socket, refusal);
      socket.once('close', () => {
        if (refusals.delete(socket)) recordRejected(refusal);
      });
    },
  };
}

/** The answer that a connection is waiting for, under the name that Node has for it. */
const pendingResponse = (socket: Duplex): unknown => '_httpMessage' in socket && socket._httpMessage;

/** Almost every body is one text that is written at once: then nothing is copied. */
function joined(body: Body, chunk: unknown): Body {
  if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return body;
  return body === null ? chunk : Buffer.concat([bytesOf(body), bytesOf(chunk)]);
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body) : body;
