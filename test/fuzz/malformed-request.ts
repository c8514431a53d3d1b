import type { Random } from '../support/random.ts';
import { type FuzzRequest, goodHeaders, type RequestTarget } from './fuzz-request.ts';
import { badChunks, chunks } from './http-text.ts';
import { valid } from './random-bodies.ts';
import { brokenTarget, CREATE_PATH, questionPath } from './request-targets.ts';
import { brokenLines, type HeaderLines } from './unusual-headers.ts';

/** Returns a malformed HTTP request, or one that two parsers may read differently. */
export function malformedRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const role = 'member';
  const body = valid(random, aim.tag);
  const headers = [...goodHeaders(aim, role), 'Content-Type: application/json'];
  const { length } = body.bytes;
  const head = (...lines: string[]) => [...headers, ...lines];
  const line = (method: string, target: string, version: string, lines: HeaderLines, sent: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
      sent,
    ]);
  const post = (lines: HeaderLines, sent: Uint8Array = body.bytes) =>
    line('POST', CREATE_PATH, 'HTTP/1.1', head(...lines), sent);
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
    [2, () => post([`Content-Length: ${random.integer(length)}`])],
    [1, () => post([`Content-Length: ${length + 1 + random.integer(1_000)}`])],
    [
      3,
      () =>
        post(
          ['Transfer-Encoding: chunked', `Content-Length: ${random.pick([0, length])}`],
          random.pick([body.bytes, chunks(random, body.bytes)]),
        ),
    ],
    [3, () => post([`Transfer-Encoding: ${random.pick(CODINGS)}`], chunks(random, body.bytes))],
    [3, () => post(['Transfer-Encoding: chunked'], badChunks(random, body.bytes))],
    [
      3,
      () =>
        line(
          'POST',
          CREATE_PATH,
          'HTTP/1.1',
          [...brokenLines(random), ...head(`Content-Length: ${length}`)],
          body.bytes,
        ),
    ],
    [
      2,
      () => line(random.pick(METHODS), CREATE_PATH, 'HTTP/1.1', head('Content-Length: 0'), Buffer.alloc(0)),
    ],
    [2, () => line('GET', brokenTarget(random), 'HTTP/1.1', headers, Buffer.alloc(0))],
    [2, () => line('GET', questionPath('1'), random.pick(VERSIONS), headers, Buffer.alloc(0))],
    [2, () => Buffer.from(random.many(1 + random.integer(200), () => random.integer(256)))],
    [1, () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    [1, () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    [1, () => Buffer.from('\r\n'.repeat(random.integer(50)))],
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
