import { AppError } from '../../../shared/errors.ts';
import type { KeychainState } from '../../../shared/sync/sync-views.ts';

/** Tokens by API token ID or by origin of a service. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Where tokens are stored: encrypted in a keychain, in memory for this run, or unencrypted in a file if the user
 * insisted.
 */
export type TokenPersistence = 'keychain' | 'session' | 'readable';

/** The keychain couldn't encrypt. Nothing was written. */
export class KeychainError extends AppError {
  readonly state: 'unresponsive' | 'refused';

  constructor(state: KeychainError['state'], reason: string, cause?: unknown) {
    super('disk', `Couldn't use the keychain: ${reason}`, { reason }, { cause });
    this.state = state;
  }
}

/** Stores tokens separately from the settings. */
export interface TokenVault {
  readonly persistence: TokenPersistence;
  /** Whether the user can choose an unencrypted file, because nothing safer lasts. */
  readonly canStoreUnencrypted: boolean;
  readonly keychain: KeychainState;
  get(): Tokens;
  /**
   * Replaces all tokens. `allowUnencrypted` decides whether they may be stored unencrypted. Rejects with AppError('disk') or
   * KeychainError; then `get` returns the previous ones.
   */
  set(tokens: Tokens, allowUnencrypted?: boolean): Promise<void>;
  /** Replaces all tokens until the app closes. The disk keeps the previous ones for the next start. */
  setForThisRun(tokens: Tokens): Promise<void>;
  /** Tries the keychain again and stores what was kept in memory. Never rejects: `keychain` has the result. */
  retryKeychain(): Promise<void>;
}

/** Stores tokens in memory only. */
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
