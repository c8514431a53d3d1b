import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Timers } from '../../ports.ts';
import type { ResponseFault } from './fault-engine.ts';

interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const SLOW_BODY_CHUNKS = 10;

/**
 * Withholds a response and calls `instead` when the response is complete. Ignores later writes. Returns a
 * function that makes `response` send again.
 */
export function captureResponse(
  response: ServerResponse,
  instead: (wanted: CapturedResponse) => void,
): () => void {
  const parts: Buffer[] = [];
  let headers: OutgoingHttpHeaders = {};
  let complete = false;
  const append = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding === 'latin1' ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  response.writeHead = (status: number, ...rest: (string | HeadersGiven | undefined)[]) => {
    response.statusCode = status;
    for (const given of rest) if (typeof given === 'object') headers = toNamedHeaders(given);
    return response;
  };
  response.write = (chunk: unknown, encoding: unknown) => {
    append(chunk, encoding);
    return true;
  };
  response.end = (chunk?: unknown, encoding?: unknown) => {
    if (complete) return response;
    complete = true;
    append(chunk, encoding);
    instead({ status: response.statusCode, headers, body: Buffer.concat(parts) });
    return response;
  };
  return () => {
    for (const name of ['writeHead', 'write', 'end']) Reflect.deleteProperty(response, name);
  };
}

/** Sends the headers with the full length, and half of the body. `cut` must then close the connection. */
export function sendHalfThenCut(response: ServerResponse, cut: () => void): void {
  const release = captureResponse(response, ({ status, headers, body }) => {
    release();
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length >> 1), cut);
  });
}

export function applyResponseFaults(
  response: ServerResponse,
  faults: readonly ResponseFault[],
  timers: Timers,
): void {
  const release = captureResponse(response, (wanted) => {
    release();
    let { headers, body } = wanted;
    let duration: number | null = null;
    for (const fault of faults) {
      if (fault.kind === 'wrong-type') headers = { ...headers, 'content-type': fault.type };
      else if (fault.kind === 'truncated') body = sliceFirstHalf(body);
      else duration = fault.ms;
    }
    response.writeHead(wanted.status, { ...headers, 'content-length': body.length });
    if (duration === null) response.end(body);
    else sendSlowly(response, { body, ms: duration, timers });
  });
}

/** Sends the first chunk immediately and the last one after `ms`. Stops if the connection closes. */
function sendSlowly(
  response: ServerResponse,
  { body, ms, timers }: { body: Buffer; ms: number; timers: Timers },
): void {
  let cancel = () => {};
  const size = Math.max(1, Math.ceil(body.length / SLOW_BODY_CHUNKS));
  const pause = ms / Math.max(1, Math.ceil(body.length / size) - 1);
  const sendFrom = (start: number): void => {
    const next = start + size;
    if (next >= body.length) {
      response.end(body.subarray(start));
      return;
    }
    response.write(body.subarray(start, next));
    cancel = timers.after(pause, () => sendFrom(next));
  };
  response.once('close', () => cancel());
  sendFrom(0);
}

/** Returns the first half of UTF-8 text without cutting a character. */
function sliceFirstHalf(text: Buffer): Buffer {
  let end = text.length >> 1;
  while (end > 0 && ((text[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return text.subarray(0, end);
}

type HeadersGiven = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Returns headers by lowercase name from any of Node's formats. */
function toNamedHeaders(given: HeadersGiven): OutgoingHttpHeaders {
  const named: OutgoingHttpHeaders = {};
  const set = (name: string, value: OutgoingHttpHeader | undefined) => {
    named[name.toLowerCase()] = value;
  };
  if (Array.isArray(given)) {
    for (let at = 0; at < given.length; at += 2) set(String(given[at]), given[at + 1]);
  } else {
    for (const [name, value] of Object.entries(given)) set(name, value);
  }
  return named;
}
