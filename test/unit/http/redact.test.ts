import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../electron/host/http/calls/redact.ts';

const percent = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const units = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
const WAYS = [percent, units, encodeURIComponent, (text: string) => JSON.stringify(text).slice(1, -1)];

// Brackets stand around it in what follows.
const token = fc
  .string({ unit: 'grapheme', minLength: 5, maxLength: 30 })
  .filter((text) => text.isWellFormed() && !/[[\]]/.test(text));
const ways = fc.array(fc.constantFrom(...WAYS), { maxLength: 4 });
const encoded = (text: string, how: readonly ((text: string) => string)[]) =>
  how.reduce((form, encode) => encode(form), text);

describe('redaction of a token', () => {
  // One of backslashes alone stands several times in what it is encoded as.
  it('finds it in any encoding, several times over, and leaves the rest as it is', () => {
    fc.assert(
      fc.property(token, ways, (secret, how) => {
        const { text } = createRedactor(new Set([secret]));
        expect(text(`[${encoded(secret, how)}]`)).toMatch(/^\[(?:••••)+\]$/);
      }),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    );
  });

  it('leaves nothing of its beginning where a text breaks off, wherever it does', () => {
    fc.assert(
      fc.property(token, ways, fc.nat(), (secret, how, place) => {
        const { brokenText } = createRedactor(new Set([secret]));
        const form = encoded(secret, how);
        const bytes = Buffer.from(form);
        const first = Buffer.byteLength(encoded(Array.from(secret)[0] ?? '', how));
        const end = first + (place % (bytes.length - first));
        expect(brokenText(`[${bytes.subarray(0, end)}`)).toMatch(/^\[(?:••••)+$/);
      }),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    );
  });

  it('changes no text without one', () => {
    const { text } = createRedactor(new Set(['not-in-any-of-these']));
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, (given) => {
        expect(text(given)).toBe(given);
      }),
    );
  });

  it('masks each of two that stand side by side, and two that overlap as one', () => {
    const { text } = createRedactor(new Set(['abc', 'cde']));
    expect([text('abcabc'), text('-abcde-')]).toEqual(['••••••••', '-••••-']);
  });

  it('masks what stands there once and a piece more only once', () => {
    expect(createRedactor(new Set(['aa'])).text('aaa')).toBe('••••a');
  });

  it('leaves what is around it, in characters of any length', () => {
    expect(createRedactor(new Set(['geheim'])).text('größer geheim ☕')).toBe('größer •••• ☕');
  });

  it('knows no empty one', () => {
    const { text, brokenText } = createRedactor(new Set(['', 'abc']));
    expect([text('xyz'), text('xabc'), brokenText('xyz')]).toEqual(['xyz', 'x••••', 'xyz']);
  });

  it('masks where a text breaks off only what may be a beginning, and whole ones before', () => {
    const { brokenText } = createRedactor(new Set(['secret-one']));
    expect(brokenText('secret-one, secret-o')).toBe('••••, ••••');
    expect(brokenText('secret-one, ecret-one')).toBe('••••, ecret-one');
    expect(brokenText('☕ secret-one')).toBe('☕ ••••');
  });

  it('masks all of a whole one that ends as it begins, where the text breaks off behind it', () => {
    const { brokenText } = createRedactor(new Set(['secret-s', 'abab']));
    expect(brokenText('a secret-s')).toBe('a ••••');
    expect(brokenText('-abab')).toBe('-••••');
    expect(brokenText('secret-ssecret-')).toBe('••••••••');
  });

  it('finds one whose half of a character is not the only one in the text', () => {
    const { brokenText } = createRedactor(new Set(['secret-ö']));
    expect(brokenText('a\uFFFD secret-\uFFFD')).toBe('a\uFFFD ••••');
  });

  it('leaves an escape that breaks off where no beginning stands before it', () => {
    expect(createRedactor(new Set(['secret'])).brokenText('abc%2')).toBe('abc%2');
  });

  it('masks an encoded one before a plain one, each in its place', () => {
    expect(createRedactor(new Set(['secret'])).text('%73ecret, secret.')).toBe('••••, ••••.');
  });

  it('leaves half a character of a text without one', () => {
    expect(createRedactor(new Set(['secret'])).text('\uD83D')).toBe('\uD83D');
  });

  it('masks from where the earliest of several may begin', () => {
    const { brokenText } = createRedactor(new Set(['cdxx', 'abcd', 'dyy']));
    expect(brokenText('-abc')).toBe('-••••');
  });
});

describe('redaction of a header', () => {
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
  ])('shows of the authorization %j no more than %j', (value, shown) => {
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
  )('shows %s, but for tokens in it', (name) => {
    expect(header(name, `a value with ${long}`)).toBe('a value with ••••');
  });

  it.each(['cookie', 'set-cookie', 'x-api-key', 'proxy-authorization', 'referer', ''])(
    'shows nothing of «%s»',
    (name) => expect(header(name, 'a value')).toBe('•••'),
  );
});
