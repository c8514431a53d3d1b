import { setImmediate } from 'node:timers/promises';
import type { LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';

export interface ExportOptions {
  format: 'har' | 'json';
  /** Of the app, for those who read it. */
  version: string;
  /** Masks what turns out to be a token only once an address is taken apart. */
  mask: (text: string) => string;
  /** How many calls there are to write. */
  count: number;
  /** Characters that the calls may have, all together; the first one is written in any case. */
  maxCharacters?: number;
}

/** Characters: about as much as can be read and kept in memory several times over. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Characters that are written without letting others have their turn: a few milliseconds. */
const AT_ONE_GO = 128 * 1024;

/**
 * Writes calls as HAR or JSON, oldest first. They come newest first, each read when its turn is, and other work goes on
 * in between. `leftOut`: how many older ones have no room.
 */
export async function exportRequests(
  newestFirst: Iterable<LoggedRequestDetail>,
  { format, version, mask, count, maxCharacters = MAX_CHARACTERS }: ExportOptions,
): Promise<{ text: string; leftOut: number }> {
  const indent = format === 'har' ? '      ' : '  ';
  const written: { at: number; id: number; text: string }[] = [];
  let characters = 0;
  let sinceTurn = 0;
  for (const call of newestFirst) {
    const text = indented(format === 'har' ? harEntry(call, mask) : call, indent);
    if (written.length > 0 && characters + text.length > maxCharacters) break;
    written.push({ at: call.at, id: call.id, text });
    characters += text.length;
    sinceTurn += text.length;
    if (sinceTurn < AT_ONE_GO) continue;
    sinceTurn = 0;
    await setImmediate();
  }
  const leftOut = count - written.length;
  const calls = written.sort((a, b) => a.at - b.at || a.id - b.id).map(({ text }) => text);
  const list = (closing: string) => (calls.length === 0 ? '[]' : `[\n${calls.join(',\n')}\n${closing}]`);
  if (format === 'json') return { text: `${list('')}\n`, leftOut };
  const head = indented({ ...harHead(version), ...harCommentOf(leftOut) }, '  ')
    .trim()
    .slice(0, -1)
    .trimEnd();
  return { text: `{\n  "log": ${head},\n    "entries": ${list('    ')}\n  }\n}\n`, leftOut };
}

/** JSON with every line moved in. No text in JSON has a line end of its own. */
const indented = (value: unknown, indent: string): string =>
  indent + JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/**
 * Calls in the form of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/). What the log does not know has the
 * values that the format gives it: -1 for sizes, 0 for a status.
 */

/** The log without its entries. `version` is that of the app. */
const harHead = (version: string) => ({ version: '1.2', creator: { name: 'QOTD Studio', version } });

/** What a reader is to know about older calls that are not in it. */
const harCommentOf = (leftOut: number): { comment?: string } =>
  leftOut === 0 ? {} : { comment: `${leftOut} older calls are left out: there was no room for more.` };

interface NamedValue {
  name: string;
  value: string;
}

interface HarEntry {
  startedDateTime: string;
  /** Milliseconds. */
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
const CUT = 'The body was longer than what is kept of it.';
/** Common to both: cookies are never kept, and nobody has measured the headers. */
const MESSAGE = { httpVersion: HTTP_VERSION, cookies: [] as [], headersSize: UNKNOWN };

/** A call as an entry. `mask` takes tokens out of what only shows once an address is taken apart. */
function harEntry(call: LoggedRequestDetail, mask: (text: string) => string): HarEntry {
  const notes = [...(call.status === null ? [call.phrase] : []), ...call.faults];
  return {
    startedDateTime: new Date(call.at).toISOString(),
    time: call.ms,
    request: requestOf(call, mask),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: call.ms, receive: 0 },
    ...(notes.length > 0 && { comment: notes.join(', ') }),
  };
}

function requestOf(
  { method, path, request, requestBytes }: LoggedRequestDetail,
  mask: (text: string) => string,
): HarEntry['request'] {
  const url = urlOf(path, headerOf(request.headers, 'host'));
  const { body } = request;
  const mimeType = headerOf(request.headers, 'content-type') ?? '';
  return {
    ...MESSAGE,
    method,
    url: mask(url.href),
    headers: request.headers.map(named),
    queryString: [...url.searchParams].map(named),
    ...(body !== null && {
      postData: { mimeType, text: body, ...(request.bodyIsCut && { comment: CUT }) },
    }),
    bodySize: requestBytes,
  };
}

function responseOf({ response, responseBytes, phrase }: LoggedRequestDetail): HarEntry['response'] {
  const headers = response?.headers ?? [];
  const body = response?.body ?? null;
  return {
    ...MESSAGE,
    status: response?.status ?? 0,
    statusText: response ? phrase : '',
    headers: headers.map(named),
    content: {
      size: responseBytes,
      mimeType: headerOf(headers, 'content-type') ?? 'x-unknown',
      ...(body !== null && { text: body }),
      ...(response?.bodyIsCut && { comment: CUT }),
    },
    redirectURL: '',
    bodySize: response ? responseBytes : UNKNOWN,
  };
}

const named = ([name, value]: readonly [string, string]): NamedValue => ({ name, value });

const headerOf = (headers: readonly (readonly [string, string])[], wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

/** Absolute and without fragment, as the format demands, whatever was sent. */
function urlOf(target: string, host = '127.0.0.1'): URL {
  const isPath = target.startsWith('/');
  const candidates = isPath ? [`http://${host}${target}`, `http://127.0.0.1${target}`] : [target];
  const isHttp = (url: URL | null) => url?.protocol === 'http:';
  const url = candidates.map((text) => URL.parse(text)).find(isHttp) ?? new URL('http://127.0.0.1/');
  url.hash = '';
  return url;
}
