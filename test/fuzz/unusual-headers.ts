import type { Random } from '../support/random.ts';
import { createAnyText } from './unusual-text.ts';

/** Header lines without line breaks, in order. Names can be repeated or invalid. */
export type HeaderLines = string[];

/**
 * Returns headers that can be parsed and don't affect the framing. A server must ignore these headers or
 * reject the request.
 */
export function createOddHeaders(random: Random, port: number): HeaderLines {
  const own = `127.0.0.1:${port}`;
  return random.weighted<() => HeaderLines>([
    [2, () => [`Accept: ${random.pick(['*/*', 'text/html', 'application/xml;q=0.9', '', ','.repeat(200)])}`]],
    [2, () => random.pickMany(random.pick([1, 10, 100, 400]), (at) => `X-${at}: ${at}`)],
    [2, () => [`X-Long: ${'x'.repeat(random.pick([1_000, 8_000, 14_000]))}`]],
    [2, () => [`Origin: ${random.pick(['https://evil.example', 'null', '', `http://${own}`, '\xff'])}`]],
    [1, () => [`X-Text: ${toLatin1(createAnyText(random)).slice(0, 4_000)}`]],
    [
      1,
      () => [
        `${random.pick(['__proto__', 'constructor', 'toString', 'X-Http-Method-Override', 'X-Forwarded-Host'])}: DELETE`,
      ],
    ],
    [1, () => [`Cookie: ${'a=b; '.repeat(random.pickInteger(300))}`]],
    [1, () => [`Upgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.0'])}`, 'Connection: upgrade']],
    [1, () => [`Connection: ${random.pick(['keep-alive', 'close', 'Keep-Alive, x', 'host', ''])}`]],
    [1, () => ['Range: bytes=0-1', 'If-None-Match: *', 'If-Modified-Since: yesterday']],
    [1, () => [`Accept-Encoding: ${random.pick(['gzip', 'br;q=1', '*', 'identity;q=0'])}`]],
    [1, () => ['Content-Length : 0'.replace(' :', '-x:'), `Date: ${createAnyDate(random)}`]],
  ])();
}

const createAnyDate = (random: Random): string =>
  random.pick(['now', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1', '9'.repeat(100)]);

/** Returns valid, invalid, missing, or repeated `Host` headers. */
export const createOddHosts = (random: Random, port: number): HeaderLines =>
  random.pick([
    [],
    ['Host:'],
    ['Host: evil.example'],
    [`Host: 127.0.0.1:${port}.evil.example`],
    [`Host: 127.0.0.1:${port + 1}`],
    [`Host: LOCALHOST:${port}`],
    [`Host: localhost:${port}`],
    [`Host: [::1]:${port}`],
    [`Host: user@127.0.0.1:${port}`],
    [`Host: 127.0.0.1:${port}`, 'Host: evil.example'],
    [`Host: ${'a'.repeat(4_000)}`],
  ]);

/** Returns missing or invalid `Authorization` headers. */
export const createOddTokens = (random: Random, token: string): HeaderLines =>
  random.pick([
    [],
    ['Authorization:'],
    ['Authorization: Bearer'],
    ['Authorization: Bearer '],
    [`Authorization: ${token}`],
    [`Authorization: Basic ${token}`],
    [`Authorization: Bearer  ${token}x`],
    [`Authorization: Bearer ${token} ${token}`],
    [`Authorization: Bearer ${token.slice(0, -1)}`],
    [`Authorization: Bearer ${token.toUpperCase()}`],
    [`Authorization: Bearer ${'a'.repeat(8_000)}`],
    ['Authorization: Bearer \xff\xfe'],
    ['Authorization: Bearer __proto__'],
  ]);

export const createOddTypes = (random: Random): HeaderLines =>
  random.pick([
    [],
    ['Content-Type:'],
    ['Content-Type: text/plain'],
    ['Content-Type: application/x-www-form-urlencoded'],
    ['Content-Type: multipart/form-data; boundary=x'],
    ['Content-Type: application/json; charset=utf-16'],
    ['Content-Type: application/json; charset=latin1'],
    ['Content-Type: application/json;;;;'],
    ['Content-Type: APPLICATION/JSON'],
    ['Content-Type: application/json, text/plain'],
    ['Content-Type: application/json', 'Content-Type: text/plain'],
    ['Content-Type: application/problem+json'],
    [`Content-Type: application/json; x=${'y'.repeat(3_000)}`],
    ['Content-Type: \xff'],
    [
      'Content-Type: application/json',
      `Content-Encoding: ${random.pick(['gzip', 'br', 'identity', 'x', ''])}`,
    ],
  ]);

/** Returns lines that a parser may reject. */
export const createBrokenLines = (random: Random): HeaderLines =>
  random.pick([
    ['no colon'],
    [': no name'],
    ['Bad Name: x'],
    ['Space-Before : x'],
    ['X-Folded: a\r\n b'],
    ['X-Folded: a\r\n\tb'],
    [' X-First: folded'],
    ['X-Nul: a\u0000b'],
    ['X-Return: a\rb'],
    ['X-Feed: a\nX-Smuggled: b'],
    ['X-Control: a\u0001b'],
    ['\xff\xfe: x'],
    [`X-Huge: ${'x'.repeat(20_000)}`],
    [`${'X'.repeat(20_000)}: x`],
    random.pickMany(3_000, (at) => `X-${at}: ${at}`),
    ['\u0000'],
  ]);

/** Returns the text's UTF-8 bytes as Latin-1 characters that are allowed in a header. */
const toLatin1 = (text: string): string =>
  [...Buffer.from(text.toWellFormed())]
    .map((byte) => (byte < 32 || byte === 127 ? '?' : String.fromCharCode(byte)))
    .join('');
