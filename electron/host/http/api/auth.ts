import { hash, timingSafeEqual } from 'node:crypto';
import type { Account } from '../../../../shared/profile.ts';

export type { Account } from '../../../../shared/profile.ts';

const BEARER = /^bearer +(\S+)$/i;

const digest = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/** True if both are the same. Takes as long for texts that differ early as for those that differ late. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * Tells whose token an `Authorization` header carries (service.md section 5); null where it is nobody's.
 * `accounts` may change at any time, and then returns another array.
 */
export function createAuthenticator(
  accounts: () => readonly Account[],
): (authorization: string | undefined) => Account | null {
  let known: { accounts: readonly Account[]; digests: { account: Account; digest: Uint8Array }[] } | null =
    null;
  const digests = () => {
    const now = accounts();
    if (known?.accounts !== now) {
      known = { accounts: now, digests: now.map((account) => ({ account, digest: digest(account.token) })) };
    }
    return known.digests;
  };
  return (authorization) => {
    const token = authorization && BEARER.exec(authorization)?.[1];
    if (!token) return null;
    const presented = digest(token);
    let found: Account | null = null;
    // Every account is compared, whichever matches: the time taken says nothing about which one was close.
    for (const { account, digest } of digests()) {
      if (timingSafeEqual(digest, presented)) found ??= account;
    }
    return found;
  };
}
