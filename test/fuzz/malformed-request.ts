import type { Random } from '../support/random.ts';
import { createGoodHeaders, type FuzzRequest, type RequestTarget } from './fuzz-request.ts';
import { createBadChunks, splitIntoChunks } from './http-text.ts';
import { valid } from './random-bodies.ts';
import { CREATE_PATH, createBrokenTarget, createQuestionPath } from './request-targets.ts';
import { createBrokenLines, type HeaderLines } from './unusual-headers.ts';

/** Creates a malformed HTTP request, or one that parsers may interpret differently. */
export function createMalformedRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const role = 'member';
  const body = valid(random, aim.tag);
  const headers = [...createGoodHeaders(aim, role), 'Content-Type: application/json'];
  const { length } = body.bytes;
  const createHead = (...lines: string[]) => [...headers, ...lines];
  const createRequestLine = (
    method: string,
    target: string,
    version: string,
    lines: HeaderLines,
    sent: Uint8Array,
  ) =>
    Buffer.concat([
      Buffer.from(`${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
      sent,
    ]);
  const post = (lines: HeaderLines, sent: Uint8Array = body.bytes) =>
    createRequestLine('POST', CREATE_PATH, 'HTTP/1.1', createHead(...lines), sent);
  const bytes = random.weighted<() => Buffer>([
    [3, () => post([`Content-Length: ${random.pick(LENGTHS)}`])],
    [
      2,
      () =>
        post([
          `Content-Length: ${length}`,
          `Content-Length: ${random.pick([0, 1, length - 1, length + 1, length])}`,
        ]),
    ],
    [2, () => post([`Content-Length: ${random.pickInteger(length)}`])],
    [1, () => post([`Content-Length: ${length + 1 + random.pickInteger(1_000)}`])],
    [
      3,
      () =>
        post(
          ['Transfer-Encoding: chunked', `Content-Length: ${random.pick([0, length])}`],
          random.pick([body.bytes, splitIntoChunks(random, body.bytes)]),
        ),
    ],
    [3, () => post([`Transfer-Encoding: ${random.pick(CODINGS)}`], splitIntoChunks(random, body.bytes))],
    [3, () => post(['Transfer-Encoding: chunked'], createBadChunks(random, body.bytes))],
    [
      3,
      () =>
        createRequestLine(
          'POST',
          CREATE_PATH,
          'HTTP/1.1',
          [...createBrokenLines(random), ...createHead(`Content-Length: ${length}`)],
          body.bytes,
        ),
    ],
    [
      2,
      () =>
        createRequestLine(
          random.pick(METHODS),
          CREATE_PATH,
          'HTTP/1.1',
          createHead('Content-Length: 0'),
          Buffer.alloc(0),
        ),
    ],
    [2, () => createRequestLine('GET', createBrokenTarget(random), 'HTTP/1.1', headers, Buffer.alloc(0))],
    [
      2,
      () =>
        createRequestLine('GET', createQuestionPath('1'), random.pick(VERSIONS), headers, Buffer.alloc(0)),
    ],
    [2, () => Buffer.from(random.pickMany(1 + random.pickInteger(200), () => random.pickInteger(256)))],
    [1, () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    [1, () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    [1, () => Buffer.from('\r\n'.repeat(random.pickInteger(50)))],
  ])();
  const [, method = 'POST'] = /^([A-Z]+) /.exec(bytes.toString('latin1', 0, 20)) ?? [];
  return { method, bytes, operation: null, body, role, framed: false, forbidden: null };
}

const LENGTHS = ['-1', '+1', '0x10', '1e2', '1 1', '1,1', '1a', '', ' ', '9'.repeat(40)];
const CODINGS = [
  ...['gzip', 'chunked, gzip', 'gzip, chunked', 'identity', 'xchunked', '"chunked"', 'chunked\u000b', ''],
];
const METHODS = [
  ...'get post GETS BREW CONNECT 日'.split(' '),
  '',
  'G ET',
  'G\u0000T',
  'POST\t',
  'M'.repeat(5_000),
];
const VERSIONS = 'HTTP/0.9 HTTP/1.0 HTTP/1.2 HTTP/2.0 HTTP/1.1.1 http/1.1 HTTP/9 ICE/1.0 RTSP/1.0 x'.split(
  ' ',
);
