import { describe, expect, it } from 'vitest';
import { isHttpUrl, isLoopbackUrl } from '../../../shared/http-url.ts';

describe('isHttpUrl', () => {
  it.each([
    'https://example.org',
    'http://example.org/a.png',
    'HTTPS://EXAMPLE.ORG/A.PNG',
    'https://münchen.example/é?q=ä#ö',
    'https://user:word@example.org:8443/',
    'http://127.0.0.1:4747/placeholders/image/cat.svg',
    'https://[::1]/a',
    'https://example.org/a(1)$.png',
  ])('accepts %s', (url) => expect(isHttpUrl(url)).toBe(true));

  it.each([
    '',
    'example.org',
    '/a.png',
    '//example.org/a.png',
    'https:example.org',
    'https:///example.org',
    'https://',
    'https://?q',
    'https://exa mple.org',
    'https://example.org/a b.png',
    ' https://example.org',
    'https://example.org\n',
    'https://example.org/\0',
    'https://[::1',
    'https://example.org:99999',
    'ftp://example.org/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])('rejects %j', (url) => expect(isHttpUrl(url)).toBe(false));
});

describe('isLoopbackUrl', () => {
  it.each(['http://127.0.0.1:4747/a', 'http://localhost', 'https://[::1]/a', 'http://127.1.2.3?q'])(
    'accepts %s',
    (url) => expect(isLoopbackUrl(url)).toBe(true),
  );

  it.each([
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'https://example.org/localhost',
  ])('rejects %s', (url) => expect(isLoopbackUrl(url)).toBe(false));
});
