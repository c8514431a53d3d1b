import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../electron/host/local-api/server/access-control.ts';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { createLocalProfile } from '../../../../shared/settings.ts';

const account = (token: string, role: ApiToken['role'] = 'member'): ApiToken => ({
  ...createLocalProfile(role),
  token,
});

describe('the authenticator', () => {
  it('identifies each account by its token', () => {
    const accounts = [account('one'), account('two', 'administrator')];
    const authenticate = createAuthenticator(() => accounts);
    expect(authenticate('Bearer one')).toBe(accounts[0]);
    expect(authenticate('bearer  two')).toBe(accounts[1]);
    expect(authenticate('Bearer three')).toBeNull();
    expect(authenticate(undefined)).toBeNull();
  });

  it('rejects an empty token, even for an account without one', () => {
    const authenticate = createAuthenticator(() => [account('')]);
    for (const header of ['', 'Bearer', 'Bearer ', 'Bearer   ']) expect(authenticate(header)).toBeNull();
  });

  it.each(['one', 'Basic one', 'Bearerone', 'Bearer\tone', 'Bearer one two', 'no Bearer one', 'Bearer on'])(
    'rejects %j',
    (header) => expect(createAuthenticator(() => [account('one')])(header)).toBeNull(),
  );

  it('recognizes repeated headers and rejects unknown ones', () => {
    const accounts = [account('one'), account('two')];
    const authenticate = createAuthenticator(() => accounts);
    for (const _ of [1, 2]) {
      expect(authenticate('Bearer two')).toBe(accounts[1]);
      expect(authenticate('Bearer three')).toBeNull();
    }
  });

  it('identifies every account after many spellings of the header', () => {
    const accounts = [account('one')];
    const authenticate = createAuthenticator(() => accounts);
    for (let blanks = 1; blanks < 300; blanks += 1)
      expect(authenticate(`Bearer${' '.repeat(blanks)}one`)).toBe(accounts[0]);
  });

  it('identifies the first of 2 accounts with the same token', () => {
    const accounts = [account('one'), account('one', 'administrator')];
    expect(createAuthenticator(() => accounts)('Bearer one')).toBe(accounts[0]);
  });

  it('applies account changes', () => {
    let accounts = [account('old')];
    const authenticate = createAuthenticator(() => accounts);
    expect(authenticate('Bearer old')).not.toBeNull();
    accounts = [account('new')];
    expect(authenticate('Bearer old')).toBeNull();
    expect(authenticate('Bearer new')).toBe(accounts[0]);
  });
});
