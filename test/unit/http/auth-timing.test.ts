import { describe, expect, it, vi } from 'vitest';
import { createAuthenticator, sameSecret } from '../../../electron/host/http/api/auth.ts';
import { localProfile } from '../../../shared/settings.ts';

const compared = vi.hoisted(() => ({ lengths: [] as [number, number][] }));
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  return {
    ...crypto,
    timingSafeEqual: (a: NodeJS.ArrayBufferView, b: NodeJS.ArrayBufferView) => {
      compared.lengths.push([a.byteLength, b.byteLength]);
      return crypto.timingSafeEqual(a, b);
    },
  };
});

/** How often, and over how many bytes, something was compared meanwhile. */
function comparisons(work: () => unknown): [number, number][] {
  compared.lengths = [];
  work();
  return compared.lengths;
}

const accounts = ['first', 'second-token', 'x'].map((token) => ({ ...localProfile('member'), token }));
const every = accounts.map(() => [32, 32]);

describe('a token', () => {
  const authenticate = createAuthenticator(() => accounts);

  it.each([
    ['the first', 'first'],
    ['the last', 'x'],
    ['none', 'unknown'],
    ['the first but for its end', 'firsx'],
    ['nearly empty', 'y'],
    ['very long', 'y'.repeat(8_000)],
  ])('is compared with each account by hashes of one length, in constant time: %s', (_, token) => {
    expect(comparisons(() => authenticate(`Bearer ${token}`))).toEqual(every);
  });
});

describe('two secrets', () => {
  it.each([
    ['same', 'same'],
    ['same', 'samd'],
    ['short', 'much longer than the other'],
    ['', 'x'],
  ])('are compared by their hashes: %j and %j', (a, b) => {
    expect(comparisons(() => sameSecret(a, b))).toEqual([[32, 32]]);
    expect(sameSecret(a, b)).toBe(a === b);
  });
});
