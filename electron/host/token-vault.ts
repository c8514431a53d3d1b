/** Tokens by the id of the profile that they belong to. */
export type Tokens = ReadonlyMap<string, string>;

/** Where tokens are kept apart from everything that is readable. */
export interface TokenVault {
  get(): Tokens;
  /** Keeps these and no others, once it resolves. Rejects with AppError('disk'); then `get` gives what it gave before. */
  set(tokens: Tokens): Promise<void>;
}

/** Keeps tokens for this run; nothing of them touches a disk. */
export function createMemoryVault(): TokenVault {
  let kept: Tokens = new Map();
  return {
    get: () => kept,
    async set(tokens) {
      kept = tokens;
    },
  };
}
