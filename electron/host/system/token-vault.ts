import { AppError } from '../../../shared/errors.ts';
import type { KeychainState } from '../../../shared/sync/sync-views.ts';

/** Tokens by API token ID or by the service's origin. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Where tokens are stored: encrypted in a keychain, in memory until the app closes, or unencrypted in a file
 * if the user allowed it.
 */
export type TokenPersistence = 'keychain' | 'session' | 'readable';

/** The keychain couldn't encrypt the tokens, so nothing was written. */
export class KeychainError extends AppError {
  readonly state: 'unresponsive' | 'refused';

  constructor(state: KeychainError['state'], reason: string, cause?: unknown) {
    super('disk', `Couldn't use the keychain: ${reason}`, { reason }, { cause });
    this.state = state;
  }
}

export interface TokenVault {
  readonly persistence: TokenPersistence;
  /** True if the user can choose an unencrypted file because no safer storage is permanent. */
  readonly canStoreUnencrypted: boolean;
  readonly keychain: KeychainState;
  get(): Tokens;
  /**
   * Replaces all tokens. `allowUnencrypted` determines whether they may be stored unencrypted. Rejects with
   * AppError('disk') or KeychainError. In this case, `get` returns the previous tokens.
   */
  set(tokens: Tokens, allowUnencrypted?: boolean): Promise<void>;
  /** Replaces all tokens until the app closes. The next start restores the previous tokens from the disk. */
  setForThisRun(tokens: Tokens): Promise<void>;
  /**
   * Tries the keychain again and stores tokens that were only in memory. Never rejects: `keychain` contains
   * the result.
   */
  retryKeychain(): Promise<void>;
}

export function createMemoryVault(): TokenVault {
  let current: Tokens = new Map();
  const set = async (tokens: Tokens) => {
    current = tokens;
  };
  return {
    persistence: 'session',
    canStoreUnencrypted: false,
    keychain: 'none',
    get: () => current,
    set,
    setForThisRun: set,
    retryKeychain: async () => undefined,
  };
}
