import type { Random } from '../support/random.ts';
import { createAnyText, createPlainText, createSpecialString } from './unusual-text.ts';

const BASE = '/api/v1/questions';

const ADDRESSES = [
  ...'0 -1 1.5 01 +1 1e3 0x1 9007199254740993 999999999999999 _ _0 __ _x _1 _%31 _1/ %5f1 1%00'.split(' '),
  ...'1%0a %31 1;a=b 1,2 __proto__ constructor toString * :address %2e %2e%2e .. . ..%2f.. % %zz'.split(' '),
  ...'%c3%28 %ff %ed%a0%80'.split(' '),
  ...['9'.repeat(30), '9'.repeat(3_000), `_${'9'.repeat(40)}`, '_ 1'],
];

const PATHS = [
  ...'/ // /api /api/ /api/v1 /api/v1/ /api/v2/questions /API/V1/QUESTIONS /api/v1/questions/'.split(' '),
  ...'/api/v1//questions /api/v1/emojis /api/v1/questions/1/votes /api/v1/questions?x=1'.split(' '),
  ...'/api/v1/questions#x /api/v1/questions;x /api/v1/questions%2f1 /api/v1/../v1/questions'.split(' '),
  ...'/./api/v1/questions /api/v1/questions/../../../../etc/passwd /%2e%2e/%2e%2e/etc/passwd'.split(' '),
  ...'/..%5c..%5cwin.ini /placeholders/emoji/cat.svg'.split(' '),
  ...'/placeholders/image/%3Cscript%3Ealert(1)%3C%2Fscript%3E.svg'.split(' '),
  ...'/placeholders/emoji/%00%01%1b%ef%bf%bf.svg /placeholders/emoji/%F0%9F%98%80%22%27%26.svg'.split(' '),
  ...'/placeholders/emoji/.svg /placeholders/emoji/%zz.svg /placeholders/other/a.svg /openapi.json'.split(
    ' ',
  ),
  ...'/favicon.ico /docs /? /% /%00 /\\ /api/v1/questions\\1 /.well-known/x'.split(' '),
  ...'/control /control/v1 /control/v1/faults /control/v1/questions/1/sent /control/v1/openapi.json /control/v1/%ff'.split(
    ' ',
  ),
  ...['', '/a b'],
];

/** Returns the path of a question. `address` is an ID, `_` and a message ID, or any other text. */
export const createQuestionPath = (address: string): string => `${BASE}/${address}`;
export const CREATE_PATH = BASE;

/**
 * Returns a request target that isn't expected to identify a question, in RFC 9112's forms and others. The
 * target is sent as Latin-1.
 */
export function createAnyTarget(random: Random, port: number): string {
  return random.weighted<() => string>([
    [6, () => createQuestionPath(random.pick(ADDRESSES))],
    [6, () => random.pick(PATHS)],
    [3, () => createQuestionPath(encodeURIComponent(createAnyText(random).slice(0, 600).toWellFormed()))],
    [4, () => createImagePath(random)],
    [
      2,
      () =>
        `${BASE}?${random.pick(['', 'a=b', '%zz', '__proto__[x]=1', 'a'.repeat(3_000), '&'.repeat(500)])}`,
    ],
    [
      2,
      () =>
        createQuestionPath(
          random
            .pickMany(
              1 + random.pickInteger(8),
              () => `%${random.pickInteger(256).toString(16).padStart(2, '0')}`,
            )
            .join(''),
        ),
    ],
    [1, () => createQuestionPath('a'.repeat(random.pick([100, 1_999, 2_000, 2_001, 8_000])))],
    [
      1,
      () =>
        `http://${random.pick([`127.0.0.1:${port}`, `localhost:${port}`, 'evil.example', '[::1]', '', '@', `127.0.0.1:${port}@evil.example`])}${BASE}`,
    ],
    [
      1,
      () => random.pick(['*', '/*', 'questions', '?', '#', 'javascript:1', '//evil.example/', `///${BASE}`]),
    ],
  ])();
}

/** Returns the path of a placeholder image for random text. */
function createImagePath(random: Random): string {
  const words = random
    .pick([createAnyText, createSpecialString, createPlainText])(random)
    .slice(0, 120)
    .toWellFormed();
  return `/placeholders/${random.pick(['emoji', 'image'])}/${encodeURIComponent(words)}.svg`;
}

/** Returns a target that a parser may reject, with spaces, control characters, and raw bytes. */
export const createBrokenTarget = (random: Random): string =>
  random.pick([
    `/${String.fromCharCode(random.pickInteger(256))}`,
    '/a b c',
    '/\u0000',
    '',
    ' ',
    `${BASE}/${Buffer.from('日本').toString('latin1')}`,
    `${BASE}/\xff\xfe`,
    'a'.repeat(20_000),
    `/${'a'.repeat(16_500)}`,
    `${BASE}\t`,
    'HTTP/1.1',
  ]);
