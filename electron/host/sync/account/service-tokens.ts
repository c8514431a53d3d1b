import { AppError } from '../../../../shared/errors.ts';
import type { TokenView } from '../../../../shared/sync/sync-views.ts';
import { KeychainError, type TokenVault } from '../../system/token-vault.ts';
import type { Connection } from '../sync-ports.ts';

/** The tokens of the live service, each bound to the origin that it was given for. */
export interface ServiceTokens {
  /** The token of an origin, where there is one. */
  of(origin: string): string | undefined;
  /** Every token that there is. */
  all(): string[];
  /** The base URL with the token of its origin, which is empty where there is none. */
  connection(baseUrl: string): Connection;
  /**
   * Saves the token of this address, or removes it. If the keychain fails, a token lasts for this run. Rejects with
   * AppError('bad-input') if the address names no origin, or the token can't stand in a header, and with
   * AppError('disk'): then nothing has changed.
   */
  set(baseUrl: string, token: string | null, insist?: boolean): Promise<void>;
  /** How the token of this address is kept. */
  view(baseUrl: string): TokenView;
  /** See `TokenVault`. */
  retryKeychain(): Promise<void>;
}

/** Whatever can be seen and is no blank: how a token looks is not known (docs/reference/service-api.md 5). */
const USABLE = /^[\x21-\x7e]+$/;

/** The tokens of a vault. `given`: the one of `baseUrl` in this run, which is kept nowhere. */
export function createServiceTokens(
  vault: TokenVault,
  given: { token: string; baseUrl: string } | null = null,
): ServiceTokens {
  let forThisRun =
    given && originOf(given.baseUrl) !== '' ? { token: given.token, origin: originOf(given.baseUrl) } : null;
  const of = (origin: string): string | undefined =>
    forThisRun?.origin === origin ? forThisRun.token : vault.get().get(origin);
  return {
    of,
    all: () => [...vault.get().values(), ...(forThisRun ? [forThisRun.token] : [])],
    connection: (baseUrl) => ({
      baseUrl: baseUrl.trim().replace(/\/+$/, ''),
      token: of(originOf(baseUrl)) ?? '',
    }),
    view(baseUrl) {
      const origin = originOf(baseUrl);
      const { persistence, canStoreUnencrypted: mayInsist, keychain } = vault;
      if (of(origin) === undefined) return { kept: 'none', mayInsist, keychain };
      return { kept: forThisRun?.origin === origin ? 'session' : persistence, mayInsist, keychain };
    },
    retryKeychain: vault.retryKeychain,
    async set(baseUrl, token, insist) {
      const origin = originOf(baseUrl);
      if (origin === '') {
        throw new AppError('bad-input', 'Set the base URL before you add a token.');
      }
      if (token !== null && !USABLE.test(token)) {
        throw new AppError('bad-input', 'A token has no blanks, and letters and signs of ASCII only.');
      }
      const others = new Map([...vault.get()].filter(([one]) => one !== origin));
      const tokens = token === null ? others : others.set(origin, token);
      await vault.set(tokens, insist).catch((error: unknown) => {
        // A removed token would be back at the next start, so that may not pass for done.
        if (token === null || !(error instanceof KeychainError)) throw error;
        return vault.setForThisRun(tokens);
      });
      if (forThisRun?.origin === origin) forThisRun = null;
    },
  };
}

/** Scheme, host and port; empty where an address has none of its own. */
function originOf(address: string): string {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}
