import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../../electron/host/local-api/request-log/redactor.ts';

const percent = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const units = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
const ENCODINGS = [
  (text: string) => text,
  percent,
  (text: string) => percent(text).toUpperCase(),
  encodeURIComponent,
  units,
  (text: string) => JSON.stringify(text).slice(1, -1),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) => JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
  (text: string) => JSON.stringify(units(text)).slice(1, -1),
];

// Excludes brackets because later tests put them around a token.
const token = fc
  .string({ unit: 'grapheme', minLength: 5, maxLength: 30 })
  .filter((text) => text.isWellFormed() && !/[[\]]/.test(text));
const encoding = fc.constantFrom(...ENCODINGS);

describe('token redaction', () => {
  it('masks plain, percent-encoded, and JSON-escaped tokens and nothing else', () => {
    fc.assert(
      fc.property(token, encoding, (secret, encode) => {
        const { text } = createRedactor(new Set([secret]));
        expect(text(`[${encode(secret)}]`)).toBe('[••••]');
      }),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    );
  });

  it("masks a token's beginning wherever text is truncated", () => {
    fc.assert(
      fc.property(token, encoding, fc.nat(), (secret, encode, place) => {
        const { maskIncompleteText } = createRedactor(new Set([secret]));
        const bytes = Buffer.from(encode(secret));
        const first = Buffer.byteLength(encode(Array.from(secret)[0] ?? ''));
        const end = first + (place % (bytes.length - first));
        expect(maskIncompleteText(`[${bytes.subarray(0, end)}`)).toBe('[••••');
      }),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    );
  });

  it("doesn't change text without a token", () => {
    const { text } = createRedactor(new Set(['not-in-any-of-these']));
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, (given) => {
        expect(text(given)).toBe(given);
      }),
    );
  });

  it('masks two adjacent tokens and the longer of two with the same prefix', () => {
    const { text } = createRedactor(new Set(['abc', 'abc-def']));
    expect([text('abcabc'), text('-abc-def-')]).toEqual(['••••••••', '-••••-']);
  });

  it('masks an entire encoded token that ends in a percent sign', () => {
    const { text } = createRedactor(new Set(['abc %']));
    expect([text('[abc%20%25]'), text('[abc %]')]).toEqual(['[••••]', '[••••]']);
  });

  it('masks the backslashes of JSON escapes', () => {
    const { text } = createRedactor(new Set(['a"b/c\\d']));
    expect(text(String.raw`"a\"b\/c\\d"`)).toBe('"••••"');
  });

  it('masks an entire very long token', () => {
    const long = `a${'b'.repeat(100_000)}`;
    const { text, maskIncompleteText } = createRedactor(new Set([long]));
    expect([text(`x ${long} y`), maskIncompleteText(`x ${long.slice(0, 99)}`)]).toEqual([
      'x •••• y',
      'x ••••',
    ]);
    expect(maskIncompleteText(`x ${long.slice(0, 9_999)}`)).toBe('x ••••');
    const shorter = 'a'.repeat(256);
    expect(createRedactor(new Set([shorter])).text(`${shorter}b`)).toBe('••••b');
  });

  it('masks overlapping copies of a token once', () => {
    expect(createRedactor(new Set(['aa'])).text('aaa')).toBe('••••a');
  });

  it('keeps the surrounding characters whatever their encoded length', () => {
    expect(createRedactor(new Set(['geheim'])).text('größer geheim ☕')).toBe('größer •••• ☕');
  });

  it('ignores an empty token', () => {
    const { text, maskIncompleteText } = createRedactor(new Set(['', 'abc']));
    expect([text('xyz'), text('xabc'), maskIncompleteText('xyz')]).toEqual(['xyz', 'x••••', 'xyz']);
  });

  it('masks whole tokens and, at the truncated end, only a possible beginning', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-one']));
    expect(maskIncompleteText('secret-one, secret-o')).toBe('••••, ••••');
    expect(maskIncompleteText('secret-o')).toBe('••••');
    expect(maskIncompleteText('secret-one, ecret-one')).toBe('••••, ecret-one');
    expect(maskIncompleteText('☕ secret-one')).toBe('☕ ••••');
  });

  it('masks an entire token whose end equals its beginning before a truncated end', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-s', 'abab']));
    expect(maskIncompleteText('a secret-s')).toBe('a ••••');
    expect(maskIncompleteText('-abab')).toBe('-••••');
    expect(maskIncompleteText('secret-ssecret-')).toBe('••••••••');
  });

  it('masks a token truncated inside a character next to replacement characters', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-ö']));
    expect(maskIncompleteText('a\uFFFD secret-\uFFFD')).toBe('a\uFFFD ••••');
  });

  it("keeps a truncated escape that doesn't follow a token's beginning", () => {
    expect(createRedactor(new Set(['secret'])).maskIncompleteText('abc%2')).toBe('abc%2');
  });

  it('masks an encoded and a plain token in the same text', () => {
    expect(createRedactor(new Set(['secret'])).text('%73ecret, secret.')).toBe('••••, ••••.');
  });

  it('keeps a lone surrogate in text without a token', () => {
    expect(createRedactor(new Set(['secret'])).text('\uD83D')).toBe('\uD83D');
  });

  it('masks from the earliest possible beginning of several tokens', () => {
    const { maskIncompleteText } = createRedactor(new Set(['cdxx', 'abcd', 'dyy']));
    expect(maskIncompleteText('-abc')).toBe('-••••');
  });

  it('masks a longer token that starts with a shorter one at every truncation point', () => {
    const { maskIncompleteText } = createRedactor(new Set(['abc', 'abc-def']));
    const cut = ['-abc', '-abc-', '-abc-d', '-abc-def', '-%61bc-de', '-abc-abc-de'];
    expect(cut.map(maskIncompleteText)).toEqual(['-••••', '-••••', '-••••', '-••••', '-••••', '-••••-••••']);
    expect(createRedactor(new Set(['abab'])).maskIncompleteText('ababab')).toBe('••••••••');
  });
});

describe('header redaction', () => {
  const long = 'abcdefgh-1234';
  const short = 'abcdefg-123';
  const { header } = createRedactor(new Set([long, short, 'abcdefgh1234']));

  it.each([
    [`Bearer ${long}`, 'Bearer ••••1234'],
    [`bearer   ${long}`, 'bearer ••••1234'],
    ['Bearer abcdefgh1234', 'Bearer ••••1234'],
    [`Bearer ${short}`, 'Bearer ••••'],
    ['Bearer somebody-else-has-it', 'Bearer ••••'],
    [`Basic ${long}`, '•••'],
    [`Bearer${long}`, '•••'],
    [`Bearer ${long} and more`, '•••'],
    [`no Bearer ${long}`, '•••'],
    ['', '•••'],
  ])('shows at most this part of the authorization %j: %j', (value, shown) => {
    expect(header('Authorization', value)).toBe(shown);
  });

  it.each(
    [
      'accept accept-charset accept-encoding accept-language accept-ranges allow cache-control connection',
      'content-encoding content-length content-security-policy content-type date expect host keep-alive origin',
      'retry-after sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user transfer-encoding user-agent',
      'www-authenticate x-content-type-options Content-Type',
    ]
      .join(' ')
      .split(' '),
  )('shows %s except for tokens in it', (name) => {
    expect(header(name, `a value with ${long}`)).toBe('a value with ••••');
  });

  it.each(['cookie', 'set-cookie', 'x-api-key', 'proxy-authorization', 'referer', ''])(
    'shows nothing of "%s"',
    (name) => expect(header(name, 'a value')).toBe('•••'),
  );
});
