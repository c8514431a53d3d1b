import { describe, expect, it, vi } from 'vitest';
import { createLocalProfile } from '../../../../shared/settings.ts';

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

// Another test file in this process may have loaded these modules with the real function.
vi.resetModules();
const { createAuthenticator } = await import('../../../../electron/host/local-api/server/access-control.ts');
const { isSameSecret } = await import('../../../../electron/host/web/browser-access.ts');

/** Returns the lengths of the byte arrays that `work` compares. */
function comparisons(work: () => unknown): [number, number][] {
  compared.lengths = [];
  work();
  return compared.lengths;
}

const accounts = ['first', 'second-token', 'x'].map((token) => ({ ...createLocalProfile('member'), token }));
const every = accounts.map(() => [32, 32]);

describe('a token', () => {
  const authenticate = createAuthenticator(() => accounts);

  it.each([
    ['the first token', 'first'],
    ['the last token', 'x'],
    ['an unknown token', 'unknown'],
    ['the first token with a different last character', 'firsx'],
    ['a token of 1 character', 'y'],
    ['a very long token', 'y'.repeat(8_000)],
  ])("is compared with every account's hash in constant time: %s", (_, token) => {
    expect(comparisons(() => authenticate(`Bearer ${token}`))).toEqual(every);
  });
});

describe('a repeated header', () => {
  const authenticate = createAuthenticator(() => accounts);

  it('is accepted without another comparison only if its token was valid', () => {
    authenticate('Bearer first');
    authenticate('Bearer firsx');
    expect(comparisons(() => authenticate('Bearer first'))).toEqual([]);
    expect(comparisons(() => authenticate('Bearer firsx'))).toEqual(every);
  });

  it('is rejected after its account is removed', () => {
    let now: typeof accounts = accounts;
    const changing = createAuthenticator(() => now);
    expect(changing('Bearer first')?.token).toBe('first');
    now = accounts.slice(1);
    expect(changing('Bearer first')).toBeNull();
  });

  it('is cached only in a limited number of spellings', () => {
    const many = createAuthenticator(() => accounts);
    const written = (blanks: number) => `Bearer${' '.repeat(blanks)}first`;
    for (let blanks = 1; blanks <= 300; blanks += 1) many(written(blanks));
    expect(comparisons(() => many(written(1)))).toEqual([]);
    expect(comparisons(() => many(written(300)))).toEqual(every);
  });
});

describe('comparing 2 secrets', () => {
  it.each([
    ['same', 'same'],
    ['same', 'samd'],
    ['short', 'much longer than the other'],
    ['', 'x'],
  ])('uses only their hashes: %j and %j', (a, b) => {
    expect(comparisons(() => isSameSecret(a, b))).toEqual([[32, 32]]);
    expect(isSameSecret(a, b)).toBe(a === b);
  });
});
