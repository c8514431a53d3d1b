import { timingSafeEqual } from 'node:crypto';
import type { Account } from '../../../../shared/local-api/api-token.ts';
import { digest } from '../../system/http/secret-comparison.ts';

export type { Account } from '../../../../shared/local-api/api-token.ts';

const BEARER = /^bearer +(\S+)$/i;

/** Ways to write the headers of all accounts that are remembered: `bearer`, `Bearer`, one blank, two. */
const MAX_PROVEN = 200;

/** Accounts with what is worked out from them once. */
interface Known {
  accounts: readonly Account[];
  digests: readonly { account: Account; digest: Uint8Array }[];
  /** Headers that carried one of these tokens before. */
  proven: Map<string, Account>;
}

/**
 * Returns whose token an `Authorization` header has (docs/reference/service-api.md 5); null if it is unknown.
 * `accounts` may change at any time, and then returns another array.
 */
export function createAuthenticator(
  accounts: () => readonly Account[],
): (authorization: string | undefined) => Account | null {
  let known: Known | null = null;
  const knownNow = (): Known => {
    const now = accounts();
    if (known?.accounts !== now) {
      const digests = now.map((account) => ({ account, digest: digest(account.token) }));
      known = { accounts: now, digests, proven: new Map() };
    }
    return known;
  };
  return (authorization) => {
    if (authorization === undefined) return null;
    const { digests, proven } = knownNow();
    // A client shows its token with every call, and hashing it would be a fifth of the work of a fetch. This look-up
    // goes by a hash of the whole header, seeded anew in every process: it says nothing about how close a guess was.
    const before = proven.get(authorization);
    if (before) return before;
    const account = accountOf(BEARER.exec(authorization)?.[1], digests);
    if (account && proven.size < MAX_PROVEN) proven.set(authorization, account);
    return account;
  };
}

/** Every account is compared, whichever matches: the time taken says nothing about which one was close. */
function accountOf(token: string | undefined, digests: Known['digests']): Account | null {
  if (!token) return null;
  const presented = digest(token);
  let found: Account | null = null;
  for (const { account, digest } of digests) {
    if (timingSafeEqual(digest, presented)) found ??= account;
  }
  return found;
}
