import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Fault } from '../../../shared/fault.ts';
import type { Account } from '../../../shared/profile.ts';
import type { Clock, Timers } from '../ports.ts';
import type { Body, Call, Cut } from './call.ts';
import type { Refusal } from './socket-problems.ts';

/** Where the calls of a server are taken note of: each of them once, when it has ended. */
export interface CallTap {
  /** Answers made by this class are noted: give it to the server. */
  readonly ServerResponse: typeof ServerResponse;
  /** The body that came with a request. It must not be changed any more. */
  keepBody(request: IncomingMessage, body: Uint8Array): void;
  noteFaults(response: ServerResponse, faults: readonly Fault[]): void;
  /** Cuts the connection that an answer is meant for. */
  cut(response: ServerResponse, how: Cut): void;
  /** What was answered on a connection where no request was, or none that could be read to its end. */
  refused(refusal: Refusal): void;
}

export interface CallTapPorts {
  clock: Clock;
  timers: Timers;
  /** Who may call. The same array for as long as nothing changes. */
  accounts: () => readonly Account[];
  record: (call: Call) => void;
}

/** How Node writes an answer: its overloads as the one form that they all have. */
interface Writing {
  write(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): boolean;
  end(this: ServerResponse, chunk?: unknown, encoding?: unknown, done?: unknown): unknown;
}
const node: Writing = ServerResponse.prototype;

/**
 * Taps a server where every answer must pass: in the class of its answers. Hooks of the framework are not told of what
 * Node and the framework answer by themselves, and cost more. So would a listener for each answer: those that are not
 * complete yet are known by their connection instead.
 */
export function createCallTap({ clock, timers, accounts, record }: CallTapPorts): CallTap {
  const none: readonly never[] = [];
  const bodies = new WeakMap<IncomingMessage, Uint8Array>();
  const refusals = new Map<Duplex, Refusal>();
  /** The newest answer on each connection. */
  const newest = new Map<Duplex, NotedResponse>();

  class NotedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly at = clock.now();
    readonly begun = timers.now();
    readonly callers = accounts();
    faults: readonly Fault[] = none;
    body: Body = null;
    isNoted = false;
    /** One on the same connection that was not complete when this one began; null once this one is. */
    earlier = precede(this);

    override write(chunk?: unknown, encoding?: unknown, done?: unknown): boolean {
      this.body = joined(this.body, chunk);
      return node.write.call(this, chunk, encoding, done);
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      node.end.call(this, chunk, encoding, done);
      if (this.isNoted) return this;
      this.body = joined(this.body, chunk);
      note(this, this.req.socket.destroyed ? 'Client left' : null);
      return this;
    }
  }

  function precede(response: NotedResponse): NotedResponse | null {
    const { socket } = response.req;
    const earlier = newest.get(socket);
    if (!earlier) socket.once('close', () => noteUnfinished(socket));
    newest.set(socket, response);
    return earlier && !earlier.isNoted ? earlier : null;
  }

  function note(response: NotedResponse, cut: Cut | null, refusal: Refusal | null = null): void {
    response.isNoted = true;
    response.earlier = null;
    const { req: request } = response;
    const head = refusal?.head ?? headOf(response);
    record({
      at: response.at,
      ms: timers.now() - response.begun,
      method: request.method ?? '',
      target: request.url ?? '',
      requestHeaders: request.rawHeaders,
      requestBody: bodies.get(request) ?? null,
      accounts: response.callers,
      faults: response.faults,
      status: refusal?.status ?? response.statusCode,
      head,
      responseBody: refusal?.body ?? (head === '' || request.method === 'HEAD' ? null : response.body),
      cut,
    });
  }

  /** A connection has ended; answers on it that are not complete never will be. */
  function noteUnfinished(socket: Duplex): void {
    const unfinished: NotedResponse[] = [];
    for (let one = newest.get(socket) ?? null; one; one = one.earlier) unfinished.unshift(one);
    newest.delete(socket);
    for (const response of unfinished) {
      if (response.isNoted) continue;
      // Of a request that has come as a whole a refusal can't be the answer.
      const refusal = response.req.complete ? null : (refusals.get(socket) ?? null);
      if (refusal) refusals.delete(socket);
      note(response, refusal ? null : 'Client left', refusal);
    }
  }

  function noteRefusal({ request, status, head, body }: Refusal): void {
    record({
      at: clock.now(),
      ms: 0,
      method: request?.method ?? '—',
      target: request?.url ?? '',
      requestHeaders: request?.rawHeaders ?? none,
      requestBody: null,
      accounts: accounts(),
      faults: none,
      status,
      head,
      responseBody: body,
      cut: null,
    });
  }

  return {
    ServerResponse: NotedResponse,
    keepBody: (request, body) => bodies.set(request, body),
    noteFaults(response, faults) {
      if (response instanceof NotedResponse) response.faults = faults;
    },
    cut(response, how) {
      if (response instanceof NotedResponse && !response.isNoted) note(response, how);
      response.req.socket.destroy();
    },
    refused(refusal) {
      const { socket } = refusal;
      // It may be the answer to a request whose body broke off: that one is noted when the connection closes.
      refusals.set(socket, refusal);
      socket.once('close', () => {
        if (refusals.delete(socket)) noteRefusal(refusal);
      });
    },
  };
}

/**
 * Status line and headers as they went out, with those that Node adds; empty where none did. Node has no public name
 * for them; the one that it uses is as old as its answers, and others rely on it too.
 */
function headOf(response: ServerResponse): string {
  const head: unknown = Reflect.get(response, '_header');
  return typeof head === 'string' ? head : '';
}

/** Almost every body is one text that is written at once: then nothing is copied. */
function joined(body: Body, chunk: unknown): Body {
  if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return body;
  return body === null ? chunk : Buffer.concat([bytesOf(body), bytesOf(chunk)]);
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body) : body;
