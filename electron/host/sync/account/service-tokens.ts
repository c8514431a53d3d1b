import { AppError } from '../../../../shared/errors.ts';
import type { TokenView } from '../../../../shared/sync/sync-views.ts';
import { KeychainError, type TokenVault } from '../../system/token-vault.ts';
import type { Connection } from '../sync-ports.ts';

/** The tokens of the live service, each bound to an origin. */
export interface ServiceTokens {
  /** The token of an origin, if any. */
  tokenFor(origin: string): string | undefined;
  /** All tokens. */
  all(): string[];
  /** The base URL with the token of its origin; an empty token if there is none. */
  connection(baseUrl: string): Connection;
  /**
   * Saves or removes the token of a base URL. If the keychain fails, the token lasts for this run. Rejects with
   * AppError('bad-input') if the URL has no origin or the token can't be in a header, and with AppError('disk'); then nothing
   * has changed.
   */
  set(baseUrl: string, token: string | null, allowUnencrypted?: boolean): Promise<void>;
  /** How the token of a base URL is stored. */
  view(baseUrl: string): TokenView;
  /** See `TokenVault`. */
  retryKeychain(): Promise<void>;
}

/** Visible ASCII characters: the format of a token is unknown (docs/reference/service-api.md 5). */
const TOKEN_PATTERN = /^[\x21-\x7e]+$/;

/** The tokens of a vault. `given` is the token of `baseUrl` for this run, which isn't stored. */
export function createServiceTokens(vault: TokenVault, given: Connection | null = null): ServiceTokens {
  let sessionToken =
    given && originOf(given.baseUrl) !== '' ? { token: given.token, origin: originOf(given.baseUrl) } : null;
  const tokenFor = (origin: string): string | undefined =>
    sessionToken?.origin === origin ? sessionToken.token : vault.get().get(origin);
  return {
    tokenFor,
    all: () => [...vault.get().values(), ...(sessionToken ? [sessionToken.token] : [])],
    connection: (baseUrl) => ({
      baseUrl: baseUrl.trim().replace(/(?<!\/)\/+$/, ''),
      token: tokenFor(originOf(baseUrl)) ?? '',
    }),
    view(baseUrl) {
      const origin = originOf(baseUrl);
      const { canStoreUnencrypted, keychain } = vault;
      const isSessionToken = sessionToken?.origin === origin;
      const persistence = isSessionToken ? 'session' : vault.persistence;
      return {
        persistence: tokenFor(origin) === undefined ? 'none' : persistence,
        canStoreUnencrypted,
        keychain,
      };
    },
    retryKeychain: vault.retryKeychain,
    async set(baseUrl, token, allowUnencrypted) {
      const origin = originOf(baseUrl);
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
        // A removed token would be back after the next start, so a failed removal is an error.
        if (token === null || !(error instanceof KeychainError)) throw error;
        return vault.setForThisRun(tokens);
      });
      if (sessionToken?.origin === origin) sessionToken = null;
    },
  };
}

/** The scheme, host, and port of a URL; empty if it has none. */
function originOf(address: string): string {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}
