import { AppError } from '../../../shared/errors.ts';
import type { KeychainState } from '../../../shared/sync/sync-views.ts';

/** Tokens by what they belong to: the id of a profile, or the origin of a service. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * How tokens are kept: by a keychain that really encrypts, for this run alone, or in a file that whoever can read the
 * author's files can read as well. The last only where he insisted.
 */
export type TokenPersistence = 'keychain' | 'session' | 'readable';

/** The keychain did not encrypt; nothing was written. */
export class KeychainError extends AppError {
  readonly state: 'unresponsive' | 'refused';

  constructor(state: KeychainError['state'], reason: string, cause?: unknown) {
    super('disk', `The keychain failed: ${reason}`, { reason }, { cause });
    this.state = state;
  }
}

/** Where tokens are kept apart from everything that is readable. */
export interface TokenVault {
  readonly persistence: TokenPersistence;
  /** Whether the author may insist on a readable file, since there is nothing better that lasts. */
  readonly canStoreUnencrypted: boolean;
  readonly keychain: KeychainState;
  get(): Tokens;
  /**
   * Keeps these and no others, once it resolves; `insist` says from now on whether that is in a readable file. Rejects with
   * AppError('disk') or KeychainError; then `get` gives what it gave before.
   */
  set(tokens: Tokens, insist?: boolean): Promise<void>;
  /** Keeps these and no others until the app is closed; the disk stays as it is, and counts again at the next start. */
  setForThisRun(tokens: Tokens): Promise<void>;
  /** Asks the keychain again, and brings into it what was kept for this run. Never rejects: `keychain` says how it went. */
  retryKeychain(): Promise<void>;
}

/** Keeps tokens for this run; nothing of them touches a disk. */
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
