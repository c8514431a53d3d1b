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

// Excludes brackets, because later tests put brackets around a token.
const token = fc
  .string({ unit: 'grapheme', minLength: 5, maxLength: 30 })
  .filter((text) => text.isWellFormed() && !/[[\]]/.test(text));
const encoding = fc.constantFrom(...ENCODINGS);

describe('token redaction', () => {
  it('masks plain, percent-encoded, and JSON-escaped tokens but not the surrounding text', () => {
    fc.assert(
      fc.property(token, encoding, (secret, encode) => {
        const { text } = createRedactor(new Set([secret]));
        expect(text(`[${encode(secret)}]`)).toBe('[••••]');
      }),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    );
  });

  it('masks the start of a token at any truncation', () => {
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

  it('masks adjacent tokens, and the longer of 2 tokens with the same prefix', () => {
    const { text } = createRedactor(new Set(['abc', 'abc-def']));
    expect([text('abcabc'), text('-abc-def-')]).toEqual(['••••••••', '-••••-']);
  });

  it('masks a whole encoded token that ends in a percent sign', () => {
    const { text } = createRedactor(new Set(['abc %']));
    expect([text('[abc%20%25]'), text('[abc %]')]).toEqual(['[••••]', '[••••]']);
  });

  it('masks a token whose characters are escaped with backslashes in JSON', () => {
    const { text } = createRedactor(new Set(['a"b/c\\d']));
    expect(text(String.raw`"a\"b\/c\\d"`)).toBe('"••••"');
  });

  it('masks a very long token completely', () => {
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

  it('masks overlapping copies of a token only once', () => {
    expect(createRedactor(new Set(['aa'])).text('aaa')).toBe('••••a');
  });

  it('preserves the surrounding text, regardless of its encoded length', () => {
    expect(createRedactor(new Set(['geheim'])).text('größer geheim ☕')).toBe('größer •••• ☕');
  });

  it('ignores an empty token', () => {
    const { text, maskIncompleteText } = createRedactor(new Set(['', 'abc']));
    expect([text('xyz'), text('xabc'), maskIncompleteText('xyz')]).toEqual(['xyz', 'x••••', 'xyz']);
  });

  it('masks whole tokens, and partial tokens only where the text is truncated', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-one']));
    expect(maskIncompleteText('secret-one, secret-o')).toBe('••••, ••••');
    expect(maskIncompleteText('secret-o')).toBe('••••');
    expect(maskIncompleteText('secret-one, ecret-one')).toBe('••••, ecret-one');
    expect(maskIncompleteText('☕ secret-one')).toBe('☕ ••••');
  });

  it('masks a token at the truncation completely, even if its end equals its start', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-s', 'abab']));
    expect(maskIncompleteText('a secret-s')).toBe('a ••••');
    expect(maskIncompleteText('-abab')).toBe('-••••');
    expect(maskIncompleteText('secret-ssecret-')).toBe('••••••••');
  });

  it('masks a token truncated next to replacement characters', () => {
    const { maskIncompleteText } = createRedactor(new Set(['secret-ö']));
    expect(maskIncompleteText('a\uFFFD secret-\uFFFD')).toBe('a\uFFFD ••••');
  });

  it("preserves a truncated escape that isn't part of a token", () => {
    expect(createRedactor(new Set(['secret'])).maskIncompleteText('abc%2')).toBe('abc%2');
  });

  it('masks encoded and plain tokens in the same text', () => {
    expect(createRedactor(new Set(['secret'])).text('%73ecret, secret.')).toBe('••••, ••••.');
  });

  it('preserves a lone surrogate', () => {
    expect(createRedactor(new Set(['secret'])).text('\uD83D')).toBe('\uD83D');
  });

  it('masks from the earliest position where a token could start', () => {
    const { maskIncompleteText } = createRedactor(new Set(['cdxx', 'abcd', 'dyy']));
    expect(maskIncompleteText('-abc')).toBe('-••••');
  });

  it('masks a token that starts with a shorter token, at any truncation', () => {
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
  ])('reduces the Authorization header %j to %j', (value, shown) => {
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
  )('shows %s but masks tokens in it', (name) => {
    expect(header(name, `a value with ${long}`)).toBe('a value with ••••');
  });

  it.each(['cookie', 'set-cookie', 'x-api-key', 'proxy-authorization', 'referer', ''])(
    'masks "%s" completely',
    (name) => expect(header(name, 'a value')).toBe('•••'),
  );
});
