import { timingSafeEqual } from 'node:crypto';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { sha256 } from '../../system/http/secret-comparison.ts';

export type { ApiToken as Account } from '../../../../shared/local-api/api-token.ts';

const BEARER = /^bearer +(\S+)$/i;

/** Ways to write the headers of all tokens that are remembered: `bearer`, `Bearer`, one blank, two. */
const MAX_CACHED_HEADERS = 200;

/** Tokens with their digests, computed once. */
interface TokenCache {
  tokens: readonly ApiToken[];
  digests: readonly { token: ApiToken; digest: Uint8Array }[];
  /** Headers that carried one of these tokens before. */
  byHeader: Map<string, ApiToken>;
}

/**
 * Returns whose token an `Authorization` header has (docs/reference/service-api.md 5); null if it is unknown.
 * `tokens` may change at any time, and then returns another array.
 */
export function createAuthenticator(
  tokens: () => readonly ApiToken[],
): (authorization: string | undefined) => ApiToken | null {
  let cache: TokenCache | null = null;
  const currentCache = (): TokenCache => {
    const now = tokens();
    if (cache?.tokens !== now) {
      const digests = now.map((token) => ({ token, digest: sha256(token.token) }));
      cache = { tokens: now, digests, byHeader: new Map() };
    }
    return cache;
  };
  return (authorization) => {
    if (authorization === undefined) return null;
    const { digests, byHeader } = currentCache();
    // A client shows its token with every call, and hashing it would be a fifth of the work of a fetch. This look-up
    // goes by a hash of the whole header, seeded anew in every process: it says nothing about how close a guess was.
    const before = byHeader.get(authorization);
    if (before) return before;
    const token = findToken(BEARER.exec(authorization)?.[1], digests);
    if (token && byHeader.size < MAX_CACHED_HEADERS) byHeader.set(authorization, token);
    return token;
  };
}

/** Every token is compared, whichever matches: the time taken says nothing about which one was close. */
function findToken(secret: string | undefined, digests: TokenCache['digests']): ApiToken | null {
  if (!secret) return null;
  const presented = sha256(secret);
  let found: ApiToken | null = null;
  for (const { token, digest } of digests) {
    if (timingSafeEqual(digest, presented)) found ??= token;
  }
  return found;
}
