import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { LoggedRequest, LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import { reasonPhrase } from '../../system/http/http-error.ts';
import type { Redactor } from './redactor.ts';
import type { StoredBody, StoredRequest } from './request-buffer.ts';

/** Returns the row of a request in the log. */
export function toLoggedRequest(call: StoredRequest, redactor: Redactor): LoggedRequest {
  const { id, at, ms, method, target, faults, cut } = call;
  return {
    id,
    at,
    method,
    path: redactor.text(target),
    status: cut === null ? call.status : null,
    phrase: cut ?? reasonPhrase(call.status) ?? 'unknown',
    ms: Math.round(ms * 1000) / 1000,
    faults: faults.map(formatFault),
    caller: clientOf(call),
    requestBytes: call.requestBody?.bytes ?? declaredBytes(call),
    responseBytes: call.responseBody?.bytes ?? 0,
  };
}

/** Returns a request and its response, redacted. */
export function toRequestDetail(call: StoredRequest, redactor: Redactor): LoggedRequestDetail {
  const headers = (pairs: readonly (readonly [string, string])[]): [string, string][] =>
    pairs.map(([name, value]) => [redactor.text(name), redactor.header(name, value)]);
  return {
    ...toLoggedRequest(call, redactor),
    request: { headers: headers(requestHeaders(call)), ...viewBody(call, call.requestBody, redactor) },
    response:
      call.head === ''
        ? null
        : {
            status: call.status,
            headers: headers(headersOf(call.head)),
            ...viewBody(call, call.responseBody, redactor),
          },
  };
}

/** Returns true if the row contains every word. Words are in lowercase. */
export function matches(call: LoggedRequest, words: readonly string[]): boolean {
  const { method, path, status, phrase, faults, caller } = call;
  const text = [method, path, status ?? '', phrase, ...faults, caller?.name ?? ''].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

function clientOf(call: StoredRequest): LoggedRequest['caller'] {
  const authorization = requestHeader(call, 'authorization');
  const token = authorization && /^bearer +(\S+)$/i.exec(authorization)?.[1];
  const found = token && call.tokens.find((one) => one.token === token);
  return found ? { profileId: found.id, role: found.role, name: found.author.globalName } : null;
}

/** Returns the length of a body that was rejected before it was read. */
function declaredBytes(call: StoredRequest): number {
  const declared = Number(requestHeader(call, 'content-length') ?? 0);
  return Number.isSafeInteger(declared) && declared > 0 ? declared : 0;
}

function requestHeader(call: StoredRequest, wanted: string): string | undefined {
  return requestHeaders(call).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

const requestHeaders = ({ requestHeaders: raw }: StoredRequest): [string, string][] =>
  Array.from({ length: raw.length >> 1 }, (_, at) => [raw[at * 2] ?? '', raw[at * 2 + 1] ?? '']);

/** Returns the headers after a status line. */
const headersOf = (head: string): [string, string][] =>
  head
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });

function viewBody(
  { cut, faults }: StoredRequest,
  body: StoredBody | null,
  redactor: Redactor,
): { body: string | null; bodyIsCut: boolean } {
  if (body === null) return { body: null, bodyIsCut: false };
  const isCut = body.bytes > body.start.length;
  const isIncomplete = isCut || cut !== null || faults.some(({ kind }) => kind === 'truncated');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.start);
  return { body: isIncomplete ? redactor.incompleteText(text) : redactor.text(text), bodyIsCut: isCut };
}
