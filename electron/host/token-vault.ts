/** Tokens by what they belong to: the id of a profile, or the origin of a service. */
export type Tokens = ReadonlyMap<string, string>;

/** Where tokens are kept apart from everything that is readable. */
export interface TokenVault {
  /** Whether tokens are still there in the next run. */
  readonly lasts: boolean;
  get(): Tokens;
  /** Keeps these and no others, once it resolves. Rejects with AppError('disk'); then `get` gives what it gave before. */
  set(tokens: Tokens): Promise<void>;
}

/** Keeps tokens for this run; nothing of them touches a disk. */
export function createMemoryVault(): TokenVault {
  let kept: Tokens = new Map();
  return {
    lasts: false,
    get: () => kept,
    async set(tokens) {
      kept = tokens;
    },
  };
}
