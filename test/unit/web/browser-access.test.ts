import { describe, expect, it } from 'vitest';
import type { Random } from '../../../electron/host/ports.ts';
import { createBrowserSession, isSameSecret } from '../../../electron/host/web/browser-access.ts';

function createCountingRandom(): Random {
  let last = 0;
  return {
    uuid: () => '',
    bytes(count) {
      last += 1;
      return new Uint8Array(count).fill(last);
    },
    fraction: () => 0,
  };
}

describe('a session', () => {
  const session = createBrowserSession(createCountingRandom());
  const path = `/${Buffer.alloc(16, 1).toString('base64url')}/`;
  const secret = Buffer.alloc(32, 2).toString('base64url');

  it('has a path of 16 bytes and a cookie of 32 bytes for that path', () => {
    expect(session.path).toBe(path);
    expect(session.cookie).toBe(`qotd-studio=${secret}; Path=${path}; HttpOnly; SameSite=Strict`);
  });

  it.each([
    [`qotd-studio=${secret}`, true],
    [`other=1; qotd-studio=${secret};third=3`, true],
    [`other=1;   qotd-studio=${secret}  `, true],
    [`qotd-studio=tossed; qotd-studio=${secret}`, true],
    [`qotd-studio-4748=${secret}`, false],
    [`not-qotd-studio=${secret}`, false],
    [`qotd-studio=${secret}x`, false],
    ['qotd-studio=', false],
    ['qotd-studio', false],
    ['', false],
    [undefined, false],
  ])('finds its cookie in %j: %j', (cookie, isCarried) => {
    expect(session.isPresented({ url: `${path}a`, cookie })).toBe(isCarried);
  });

  it.each([['/'], ['/a'], [path.slice(0, -1)], [`/x${path}`], [path.toLowerCase()], ['']])(
    'rejects other paths: %j',
    (url) => {
      expect(session.isPresented({ url, cookie: `qotd-studio=${secret}` })).toBe(false);
    },
  );
});

describe('isSameSecret', () => {
  it('compares strings of any length', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    expect(isSameSecret('abc', 'abd')).toBe(false);
    expect(isSameSecret('abc', 'abcd')).toBe(false);
    expect(isSameSecret('', '')).toBe(true);
  });
});
