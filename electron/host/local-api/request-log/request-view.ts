import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { LoggedRequest, LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import { getReasonPhrase } from '../../system/http/http-error.ts';
import type { Redactor } from './redactor.ts';
import type { StoredBody, StoredRequest } from './request-buffer.ts';

export function toLoggedRequest(request: StoredRequest, redactor: Redactor): LoggedRequest {
  const { id, at, ms, method, target, faults, cut } = request;
  return {
    id,
    at,
    method,
    path: redactor.text(target),
    status: cut === null ? request.status : null,
    phrase: cut ?? getReasonPhrase(request.status) ?? 'unknown',
    ms: Math.round(ms * 1000) / 1000,
    faults: faults.map(formatFault),
    caller: toClient(request),
    requestBytes: request.requestBody?.bytes ?? countDeclaredBytes(request),
    responseBytes: request.responseBody?.bytes ?? 0,
  };
}

export function toRequestDetail(request: StoredRequest, redactor: Redactor): LoggedRequestDetail {
  const redactHeaders = (pairs: readonly (readonly [string, string])[]): [string, string][] =>
    pairs.map(([name, value]) => [redactor.text(name), redactor.header(name, value)]);
  return {
    ...toLoggedRequest(request, redactor),
    request: {
      headers: redactHeaders(requestHeaders(request)),
      ...viewBody(request, request.requestBody, redactor),
    },
    response:
      request.head === ''
        ? null
        : {
            status: request.status,
            headers: redactHeaders(parseHeaders(request.head)),
            ...viewBody(request, request.responseBody, redactor),
          },
  };
}

/** Returns whether the row contains every word. Words must be lowercase. */
export function hasAllWords(request: LoggedRequest, words: readonly string[]): boolean {
  const { method, path, status, phrase, faults, caller } = request;
  const text = [method, path, status ?? '', phrase, ...faults, caller?.name ?? ''].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

function toClient(request: StoredRequest): LoggedRequest['caller'] {
  const authorization = requestHeader(request, 'authorization');
  const token = authorization && /^bearer +(\S+)$/i.exec(authorization)?.[1];
  const found = token && request.tokens.find((one) => one.token === token);
  return found ? { profileId: found.id, role: found.role, name: found.author.globalName } : null;
}

/** Returns the declared length of a body that was rejected before it was read. */
function countDeclaredBytes(request: StoredRequest): number {
  const declared = Number(requestHeader(request, 'content-length') ?? 0);
  return Number.isSafeInteger(declared) && declared > 0 ? declared : 0;
}

function requestHeader(request: StoredRequest, wanted: string): string | undefined {
  return requestHeaders(request).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

const requestHeaders = ({ requestHeaders: raw }: StoredRequest): [string, string][] =>
  Array.from({ length: raw.length >> 1 }, (_, at) => [raw[at * 2] ?? '', raw[at * 2 + 1] ?? '']);

const parseHeaders = (head: string): [string, string][] =>
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
  return { body: isIncomplete ? redactor.maskIncompleteText(text) : redactor.text(text), bodyIsCut: isCut };
}
