import { describe, expect, it } from 'vitest';
import { canFetchImage, getHost } from '../../../../renderer/stores/allowed-image-hosts.ts';

const allowed = new Set(['pics.example', 'cdn.example:8443']);

describe('an image', () => {
  it.each([
    'https://pics.example/tea.png',
    'HTTPS://PICS.EXAMPLE/tea.png',
    'https://pics.example:443/tea.png',
    'https://somebody@pics.example/tea.png',
    'https://cdn.example:8443/tea.png',
  ])('is loaded from an allowed host: %s', (url) => {
    expect(canFetchImage(url, allowed)).toBe(true);
  });

  it.each([
    ['over http', 'http://pics.example/tea.png'],
    ['from a host whose name ends with an allowed one', 'https://not-pics.example/tea.png'],
    ['from a subdomain', 'https://a.pics.example/tea.png'],
    ['from a host whose name starts with an allowed one', 'https://pics.example.other.example/tea.png'],
    ['with an allowed name before an @', 'https://pics.example@other.example/tea.png'],
    ['with an allowed name in the path', 'https://other.example/pics.example'],
    ['from another port', 'https://pics.example:8443/tea.png'],
    ['without the allowed port', 'https://cdn.example/tea.png'],
    ['from a javascript: URL', 'javascript:fetch("https://pics.example")'],
    ['without a scheme', '//pics.example/tea.png'],
    ['without a host', 'https://'],
    ['from plain words', 'a cup of tea'],
    ['from an empty URL', ''],
  ])("isn't loaded %s: %s", (_, url) => {
    expect(canFetchImage(url, allowed)).toBe(false);
  });

  it('isn’t loaded before its host is allowed', () => {
    expect(canFetchImage('https://pics.example/tea.png', new Set())).toBe(false);
    // A string that isn't a URL has no host, so it can't be allowed.
    expect(canFetchImage('https://', new Set(['null']))).toBe(false);
  });
});

describe("a URL's host", () => {
  it.each([
    ['https://pics.example/tea.png', 'pics.example'],
    ['https://CDN.example:8443/tea.png', 'cdn.example:8443'],
    ['https://pics.example@other.example/', 'other.example'],
    ['a cup of tea', null],
    ['', null],
  ])('is parsed from %j as %j', (url, host) => {
    expect(getHost(url)).toBe(host);
  });
});
