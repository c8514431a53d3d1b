import { setImmediate } from 'node:timers/promises';
import type { LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import { pluralize } from '../../../../shared/text/pluralize.ts';

export interface ExportOptions {
  format: 'har' | 'json';
  version: string;
  /** Masks tokens that become visible only when a URL is parsed. */
  mask: (text: string) => string;
  count: number;
  /** The maximum number of characters in total. The newest request is always included. */
  maxCharacters?: number;
}

/** Limits memory use, because several copies of the output exist at the same time. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/**
 * The number of characters to format before yielding to other work. Formatting them takes a few milliseconds.
 */
const MAX_UNINTERRUPTED_CHARACTERS = 128 * 1024;

/**
 * Exports requests as HAR or JSON, oldest first. Reads them lazily from newest to oldest and yields to other
 * work. `omitted` is the number of older requests beyond the limit.
 */
export async function exportRequests(
  newestFirst: Iterable<LoggedRequestDetail>,
  { format, version, mask, count, maxCharacters = MAX_CHARACTERS }: ExportOptions,
): Promise<{ text: string; omitted: number }> {
  const indent = format === 'har' ? '      ' : '  ';
  const written: { at: number; id: number; text: string }[] = [];
  let characters = 0;
  let sinceTurn = 0;
  for (const call of newestFirst) {
    const text = formatIndented(format === 'har' ? toHarEntry(call, mask) : call, indent);
    if (written.length > 0 && characters + text.length > maxCharacters) break;
    written.push({ at: call.at, id: call.id, text });
    characters += text.length;
    sinceTurn += text.length;
    if (sinceTurn < MAX_UNINTERRUPTED_CHARACTERS) continue;
    sinceTurn = 0;
    await setImmediate();
  }
  const omitted = count - written.length;
  const calls = written.sort((a, b) => a.at - b.at || a.id - b.id).map(({ text }) => text);
  const list = (closing: string) => (calls.length === 0 ? '[]' : `[\n${calls.join(',\n')}\n${closing}]`);
  if (format === 'json') return { text: `${list('')}\n`, omitted };
  const head = formatIndented({ ...createHarHead(version), ...createHarComment(omitted) }, '  ')
    .trim()
    .slice(0, -1)
    .trimEnd();
  return { text: `{\n  "log": ${head},\n    "entries": ${list('    ')}\n  }\n}\n`, omitted };
}

/** Returns JSON with every line indented. Strings in JSON can't contain line breaks. */
const formatIndented = (value: unknown, indent: string): string =>
  indent + JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/**
 * Returns a HAR 1.2 file's version and creator. In a HAR file, unknown sizes are -1 and an unknown status is
 * 0 (http://www.softwareishard.com/blog/har-12-spec/).
 */
const createHarHead = (version: string) => ({ version: '1.2', creator: { name: 'QOTD Studio', version } });

const createHarComment = (omitted: number): { comment?: string } =>
  omitted === 0
    ? {}
    : { comment: `Omitted ${pluralize(omitted, 'older request')} because of the size limit.` };

interface NamedValue {
  name: string;
  value: string;
}

interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: NamedValue[];
    queryString: NamedValue[];
    postData?: { mimeType: string; text: string; comment?: string };
    headersSize: number;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: NamedValue[];
    content: { size: number; mimeType: string; text?: string; comment?: string };
    redirectURL: string;
    headersSize: number;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  comment?: string;
}

const HTTP_VERSION = 'HTTP/1.1';
const UNKNOWN = -1;
const CUT = 'Only the start of the body was logged.';
/** Common fields of requests and responses. Cookies are never stored, and header sizes aren't measured. */
const MESSAGE = { httpVersion: HTTP_VERSION, cookies: [] as [], headersSize: UNKNOWN };

function toHarEntry(call: LoggedRequestDetail, mask: (text: string) => string): HarEntry {
  const notes = [...(call.status === null ? [call.phrase] : []), ...call.faults];
  return {
    startedDateTime: new Date(call.at).toISOString(),
    time: call.ms,
    request: toHarRequest(call, mask),
    response: toHarResponse(call),
    cache: {},
    timings: { send: 0, wait: call.ms, receive: 0 },
    ...(notes.length > 0 && { comment: notes.join(', ') }),
  };
}

function toHarRequest(
  { method, path, request, requestBytes }: LoggedRequestDetail,
  mask: (text: string) => string,
): HarEntry['request'] {
  const url = toUrl(path, findHeader(request.headers, 'host'));
  const { body } = request;
  const mimeType = findHeader(request.headers, 'content-type') ?? '';
  return {
    ...MESSAGE,
    method,
    url: mask(url.href),
    headers: request.headers.map(toNamedValue),
    queryString: [...url.searchParams].map(toNamedValue),
    ...(body !== null && {
      postData: { mimeType, text: body, ...(request.bodyIsCut && { comment: CUT }) },
    }),
    bodySize: requestBytes,
  };
}

function toHarResponse({ response, responseBytes, phrase }: LoggedRequestDetail): HarEntry['response'] {
  const headers = response?.headers ?? [];
  const body = response?.body ?? null;
  return {
    ...MESSAGE,
    status: response?.status ?? 0,
    statusText: response ? phrase : '',
    headers: headers.map(toNamedValue),
    content: {
      size: responseBytes,
      mimeType: findHeader(headers, 'content-type') ?? 'x-unknown',
      ...(body !== null && { text: body }),
      ...(response?.bodyIsCut && { comment: CUT }),
    },
    redirectURL: '',
    bodySize: response ? responseBytes : UNKNOWN,
  };
}

const toNamedValue = ([name, value]: readonly [string, string]): NamedValue => ({ name, value });

const findHeader = (headers: readonly (readonly [string, string])[], wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

/** Returns an absolute URL without a fragment for any request target, as HAR requires. */
function toUrl(target: string, host = '127.0.0.1'): URL {
  const isPath = target.startsWith('/');
  const candidates = isPath ? [`http://${host}${target}`, `http://127.0.0.1${target}`] : [target];
  const isHttp = (url: URL | null) => url?.protocol === 'http:';
  const url = candidates.map((text) => URL.parse(text)).find(isHttp) ?? new URL('http://127.0.0.1/');
  url.hash = '';
  return url;
}
