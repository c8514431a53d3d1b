import { describe, expect, it } from 'vitest';
import { hostOfUrl, mayFetchImage } from '../../../../renderer/stores/allowed-image-hosts.ts';

const allowed = new Set(['pics.example', 'cdn.example:8443']);

describe('an image', () => {
  it.each([
    'https://pics.example/tea.png',
    'HTTPS://PICS.EXAMPLE/tea.png',
    'https://pics.example:443/tea.png',
    'https://somebody@pics.example/tea.png',
    'https://cdn.example:8443/tea.png',
  ])('may be fetched from a host that was allowed: %s', (url) => {
    expect(mayFetchImage(url, allowed)).toBe(true);
  });

  it.each([
    ['in the clear', 'http://pics.example/tea.png'],
    ['by a name that ends like it', 'https://not-pics.example/tea.png'],
    ['below it', 'https://a.pics.example/tea.png'],
    ['by a name that begins like it', 'https://pics.example.other.example/tea.png'],
    ['by its name before an @', 'https://pics.example@other.example/tea.png'],
    ['by its name in the path', 'https://other.example/pics.example'],
    ['on another port', 'https://pics.example:8443/tea.png'],
    ['without its port', 'https://cdn.example/tea.png'],
    ['as a script', 'javascript:fetch("https://pics.example")'],
    ['without a scheme', '//pics.example/tea.png'],
    ['without a host', 'https://'],
    ['as words', 'a cup of tea'],
    ['as nothing', ''],
  ])('may not be fetched %s: %s', (_, url) => {
    expect(mayFetchImage(url, allowed)).toBe(false);
  });

  it('isn’t fetched before its host is allowed', () => {
    expect(mayFetchImage('https://pics.example/tea.png', new Set())).toBe(false);
    // What is no address has no host, and that is none that could be allowed.
    expect(mayFetchImage('https://', new Set(['null']))).toBe(false);
  });
});

describe('the host of a URL', () => {
  it.each([
    ['https://pics.example/tea.png', 'pics.example'],
    ['https://CDN.example:8443/tea.png', 'cdn.example:8443'],
    ['https://pics.example@other.example/', 'other.example'],
    ['a cup of tea', null],
    ['', null],
  ])('of %j is %j, which is what the author is asked about', (url, host) => {
    expect(hostOfUrl(url)).toBe(host);
  });
});
