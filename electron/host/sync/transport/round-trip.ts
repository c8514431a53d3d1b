import type { IncomingHttpHeaders } from 'node:http';
import type { Timers } from '../../ports.ts';
import type { Connection } from './http-connection.ts';
import { type Failure, failureOf } from './transport-failure.ts';

/** A request as it goes over the wire. */
export interface RawRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** A whole answer, whatever it says. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Milliseconds: to have a connection, and for everything. */
export interface Deadlines {
  connect: number;
  whole: number;
}

/** Bytes of the longest answer that is read: a question with 20 options and 5 similar ones has some tens of thousands. */
const MAX_ANSWER = 1024 * 1024;

/**
 * Sends one request over a connection, once, and reads the answer. Whatever becomes of it, it is settled by the deadline;
 * unless it was answered, the connection is dropped. Never rejects.
 */
export function roundTrip(
  connection: Connection,
  request: RawRequest,
  { deadlines, timers, secure }: { deadlines: Deadlines; timers: Timers; secure: boolean },
): Promise<RawAnswer | Failure> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer | Failure>();
  let reached = false;
  let settled = false;
  let head: Omit<RawAnswer, 'text'> | null = null;
  const chunks: Buffer[] = [];
  let length = 0;
  const settle = (outcome: RawAnswer | Failure) => {
    if (settled) return;
    settled = true;
    stopConnecting();
    stopWhole();
    if ('code' in outcome) connection.drop();
    resolve(outcome);
  };
  const fail = (code: Failure['code'], facts: Failure['facts'] = {}) => settle({ reached, code, facts });
  const late = () => fail('timeout');
  const stopConnecting = timers.after(deadlines.connect, late);
  const stopWhole = timers.after(deadlines.whole, late);
  connection.client.dispatch(
    { ...request, headers: { ...request.headers } },
    {
      onRequestStart(controller) {
        // undici sends again what it thinks has not left. That is never for it to decide.
        if (reached || settled) return controller.abort(new Error('A request is sent once.'));
        reached = true;
        stopConnecting();
      },
      onResponseStart(_, status, headers) {
        if (status >= 200) head = { status, headers };
      },
      onResponseData(_, chunk) {
        length += chunk.length;
        if (length > MAX_ANSWER) fail('too-large', { status: head?.status ?? 0 });
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (head) settle({ ...head, text: new TextDecoder().decode(Buffer.concat(chunks)) });
      },
      onResponseError(_, error) {
        if (head) fail('cut-off', { status: head.status });
        else settle(failureOf(error, reached, secure));
      },
    },
  );
  return promise;
}
