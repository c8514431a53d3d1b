import { describe, expect, it } from 'vitest';
import { createSession } from '../../../electron/host/http/ui/session.ts';
import type { Random } from '../../../electron/host/ports.ts';

/** Bytes that are others each time. */
function countingRandom(): Random {
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

const secretOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');

describe('a session', () => {
  const session = createSession(countingRandom());
  const [key, ticket] = [secretOf(1), secretOf(2)];

  it('has a key and a cookie of 32 bytes each, and they are two secrets', () => {
    expect(session.key).toBe(key);
    expect(session.cookie(4747)).toBe(`qotd-studio-4747=${ticket}; Path=/; HttpOnly; SameSite=Strict`);
  });

  it('opens with its key alone', () => {
    expect([key, ticket, `${key}a`, ''].map(session.isKey)).toEqual([true, false, false, false]);
  });

  it.each([
    [`qotd-studio-4747=${ticket}`, true],
    [`other=1; qotd-studio-4747=${ticket};third=3`, true],
    [`other=1;   qotd-studio-4747=${ticket}  `, true],
    [`qotd-studio-4748=${ticket}; qotd-studio-4747=${ticket}`, true],
    [`qotd-studio-4748=${ticket}`, false],
    [`not-qotd-studio-4747=${ticket}`, false],
    [`qotd-studio-4747=${key}`, false],
    [`qotd-studio-4747=${ticket}x`, false],
    ['qotd-studio-4747=', false],
    ['qotd-studio-4747', false],
    ['', false],
    [undefined, false],
  ])('finds its cookie in %j: %j', (header, isCarried) => {
    expect(session.isCarried(header, 4747)).toBe(isCarried);
  });
});
