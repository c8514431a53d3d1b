import { AppError } from '../../../../shared/errors.ts';
import type { TokenView } from '../../../../shared/sync/sync-views.ts';
import { KeychainError, type TokenVault } from '../../system/token-vault.ts';
import type { Connection } from '../sync-ports.ts';

/** The live service's tokens. Each is bound to an origin. */
export interface ServiceTokens {
  getToken(origin: string): string | undefined;
  listTokens(): string[];
  /** Returns the base URL and its origin's token, or an empty token if there is none. */
  getConnection(baseUrl: string): Connection;
  /**
   * Saves or removes a base URL's token. If the keychain fails, keeps a new token until the app closes.
   * Rejects with AppError('bad-input') if the URL has no origin or the token isn't allowed in a header, and
   * with AppError('disk') if nothing could be saved.
   */
  set(baseUrl: string, token: string | null, allowUnencrypted?: boolean): Promise<void>;
  view(baseUrl: string): TokenView;
  retryKeychain(): Promise<void>;
}

/**
 * Matches visible ASCII characters, because the token format is unknown (docs/reference/service-api.md 5).
 */
const TOKEN_PATTERN = /^[\x21-\x7e]+$/;

/**
 * Returns a vault's tokens. `given` is a base URL with a token that is used until the app closes and never
 * stored.
 */
export function createServiceTokens(vault: TokenVault, given: Connection | null = null): ServiceTokens {
  let sessionToken =
    given && parseOrigin(given.baseUrl) !== ''
      ? { token: given.token, origin: parseOrigin(given.baseUrl) }
      : null;
  const getToken = (origin: string): string | undefined =>
    sessionToken?.origin === origin ? sessionToken.token : vault.get().get(origin);
  return {
    getToken,
    listTokens: () => [...vault.get().values(), ...(sessionToken ? [sessionToken.token] : [])],
    getConnection: (baseUrl) => ({
      baseUrl: baseUrl.trim().replace(/(?<!\/)\/+$/, ''),
      token: getToken(parseOrigin(baseUrl)) ?? '',
    }),
    view(baseUrl) {
      const origin = parseOrigin(baseUrl);
      const { canStoreUnencrypted, keychain } = vault;
      const isSessionToken = sessionToken?.origin === origin;
      const persistence = isSessionToken ? 'session' : vault.persistence;
      return {
        persistence: getToken(origin) === undefined ? 'none' : persistence,
        canStoreUnencrypted,
        keychain,
      };
    },
    retryKeychain: vault.retryKeychain,
    async set(baseUrl, token, allowUnencrypted) {
      const origin = parseOrigin(baseUrl);
      if (origin === '') {
        throw new AppError('bad-input', 'Set the base URL before you add a token.');
      }
      if (token !== null && !TOKEN_PATTERN.test(token)) {
        throw new AppError(
          'bad-input',
          'A token can contain only ASCII letters, digits, and symbols, without spaces.',
        );
      }
      const others = new Map([...vault.get()].filter(([one]) => one !== origin));
      const tokens = token === null ? others : others.set(origin, token);
      await vault.set(tokens, allowUnencrypted).catch((error: unknown) => {
        // A failed removal is an error, because the token would be back after a restart.
        if (token === null || !(error instanceof KeychainError)) throw error;
        return vault.setForThisRun(tokens);
      });
      if (sessionToken?.origin === origin) sessionToken = null;
    },
  };
}

/** Returns a URL's scheme, host, and port, or an empty string if the URL isn't an HTTP URL. */
function parseOrigin(address: string): string {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}
