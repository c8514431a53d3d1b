import { describe, expect, it } from 'vitest';
import { isHttpUrl, isLoopbackUrl, isOwnApiUrl } from '../../../shared/http-url.ts';

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
  it.each([
    'http://127.0.0.1:4747/a',
    'http://localhost',
    'https://[::1]/a',
    'http://127.1.2.3?q',
    'http://127.1',
  ])('accepts %s', (url) => expect(isLoopbackUrl(url)).toBe(true));

  it.each([
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'http://127.0.0.1:80@example.org/',
    'ftp://127.0.0.1/',
    'https://example.org/localhost',
  ])('rejects %s', (url) => expect(isLoopbackUrl(url)).toBe(false));
});

describe('isOwnApiUrl', () => {
  const api = { state: 'running', url: 'http://127.0.0.1:4747/api/v1', port: 4747 };

  it.each([
    'http://127.0.0.1:4747/api/v1',
    ' http://LOCALHOST:4747 ',
    'http://localhost.:4747/api/v1',
    'http://app.localhost:4747/api/v1',
    'http://127.1:4747/api/v1',
    'http://2130706433:4747/api/v1',
    'http://0.0.0.0:4747/api/v1',
    'http://[::1]:4747/api/v1',
    'http://[::ffff:127.0.0.1]:4747/api/v1',
    'https://localhost:4747/api/v1',
  ])('accepts %s', (url) => expect(isOwnApiUrl(url, api)).toBe(true));

  it.each([
    '',
    'http://127.0.0.1:4748/api/v1',
    'http://127.0.0.1/api/v1',
    'https://qotd.example:4747/api/v1',
  ])('rejects %j', (url) => expect(isOwnApiUrl(url, api)).toBe(false));

  it('rejects every URL while the API is stopped, because another program may use the port', () =>
    expect(isOwnApiUrl(api.url, { state: 'stopped', url: null, port: 4747 })).toBe(false));

  it('accepts the URL on which the API listens', () =>
    expect(
      isOwnApiUrl('http://192.168.1.2:4747/api/v1', { ...api, url: 'http://192.168.1.2:4747/api/v1' }),
    ).toBe(true));
});
