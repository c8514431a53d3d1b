import { describe, expect, it } from 'vitest';
import { type Account, createAuthenticator } from '../../../electron/host/http/api/auth.ts';
import { sameSecret } from '../../../electron/host/http/server/same-secret.ts';
import { localProfile } from '../../../shared/settings.ts';

const account = (token: string, role: Account['role'] = 'member'): Account => ({
  ...localProfile(role),
  token,
});

describe('the authenticator', () => {
  it('knows each account by its token', () => {
    const accounts = [account('one'), account('two', 'administrator')];
    const authenticate = createAuthenticator(() => accounts);
    expect(authenticate('Bearer one')).toBe(accounts[0]);
    expect(authenticate('bearer  two')).toBe(accounts[1]);
    expect(authenticate('Bearer three')).toBeNull();
    expect(authenticate(undefined)).toBeNull();
  });

  it('never lets an empty token in, not even for an account without one', () => {
    const authenticate = createAuthenticator(() => [account('')]);
    for (const header of ['', 'Bearer', 'Bearer ', 'Bearer   ']) expect(authenticate(header)).toBeNull();
  });

  it('follows the accounts as they change', () => {
    let accounts = [account('old')];
    const authenticate = createAuthenticator(() => accounts);
    expect(authenticate('Bearer old')).not.toBeNull();
    accounts = [account('new')];
    expect(authenticate('Bearer old')).toBeNull();
    expect(authenticate('Bearer new')).toBe(accounts[0]);
  });
});

describe('sameSecret', () => {
  it('compares texts of any length', () => {
    expect(sameSecret('abc', 'abc')).toBe(true);
    expect(sameSecret('abc', 'abd')).toBe(false);
    expect(sameSecret('abc', 'abcd')).toBe(false);
    expect(sameSecret('', '')).toBe(true);
  });
});
