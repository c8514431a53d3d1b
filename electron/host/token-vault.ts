/** Tokens by what they belong to: the id of a profile, or the origin of a service. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * How tokens are kept: by a keychain that really encrypts, for this run alone, or in a file that whoever can read the
 * author's files can read as well. The last only where he insisted.
 */
export type Keeping = 'keychain' | 'session' | 'readable';

/** Where tokens are kept apart from everything that is readable. */
export interface TokenVault {
  readonly keeping: Keeping;
  /** Whether the author may insist on a readable file, since there is nothing better that lasts. */
  readonly mayInsist: boolean;
  get(): Tokens;
  /**
   * Keeps these and no others, once it resolves; `insist` says from now on whether that is in a readable file. Rejects with
   * AppError('disk'); then `get` gives what it gave before.
   */
  set(tokens: Tokens, insist?: boolean): Promise<void>;
}

/** Keeps tokens for this run; nothing of them touches a disk. */
export function createMemoryVault(): TokenVault {
  let kept: Tokens = new Map();
  return {
    keeping: 'session',
    mayInsist: false,
    get: () => kept,
    async set(tokens) {
      kept = tokens;
    },
  };
}
