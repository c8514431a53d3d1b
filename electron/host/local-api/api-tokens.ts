import { AppError } from '../../../shared/errors.ts';
import {
  type ApiToken,
  type ApiTokenInput,
  type Role,
  roleSchema,
  type TokenProfile,
} from '../../../shared/local-api/api-token.ts';
import { createLocalProfile } from '../../../shared/settings.ts';
import { MAX_PROFILES } from '../../../shared/settings-choices.ts';
import type { KeychainState } from '../../../shared/sync/sync-views.ts';
import type { Log, Random, SettingsStore } from '../ports.ts';
import { createSerialQueue } from '../system/serial-queue.ts';
import type { Tokens, TokenVault } from '../system/token-vault.ts';

/** The ID of a default token is its role. */
const LOCAL_ROLES = roleSchema.options;

/** Values of default tokens that are valid only until the app quits. */
export type GivenTokens = Readonly<Partial<Record<Role, string>>>;

/**
 * The local API's tokens. Changes run one at a time. A change that rejects with AppError('disk') has no
 * effect.
 */
export interface ApiTokens {
  /** Returns a new array after each change. */
  list(): readonly ApiToken[];
  /** Tokens for which a new value was created at startup. */
  readonly created: readonly ApiToken[];
  /** Returns whether the keychain could provide the stored tokens. See `TokenVault`. */
  keychain(): KeychainState;
  /** Rejects with AppError('bad-input') if there are too many tokens. */
  add(input: ApiTokenInput): Promise<ApiToken>;
  /**
   * Changes a token's role, and the author of its future questions. Rejects with AppError('not-found'), or
   * with AppError('bad-input') if a default token's role would change.
   */
  update(id: string, input: ApiTokenInput): Promise<ApiToken>;
  /**
   * Rejects with AppError('not-found'), or with AppError('bad-input') for the last token, because the API
   * needs one.
   */
  remove(id: string): Promise<void>;
  /** Replaces a token's value. Rejects with AppError('not-found'). */
  rotate(id: string): Promise<ApiToken>;
  /** Restores the tokens that existed at startup. */
  restoreOpened(): Promise<void>;
}

interface ApiTokensOptions {
  /** Stores the tokens' roles and authors, without the values. */
  settings: SettingsStore;
  vault: TokenVault;
  /**
   * Values that override stored ones and are never stored. A removed default token is restored if its value
   * is given.
   */
  given?: GivenTokens;
  random: Random;
  log: Log;
  onChange: () => void;
}

/** Opens the tokens in the settings. Each token's value is given, stored, or new. */
export async function openApiTokens(options: ApiTokensOptions): Promise<ApiTokens> {
  const { settings, vault, random, log, onChange } = options;
  const given = new Map(Object.entries(options.given ?? {}));
  await addMissingProfiles(settings, given);

  let stored = vault.get();
  const withToken = (profile: TokenProfile): ApiToken => {
    const token = given.get(profile.id) ?? stored.get(profile.id);
    if (token === undefined) throw new Error(`The API token ${profile.id} has no value.`);
    return { ...profile, token };
  };
  const complete = completeTokens(settings.get().profiles, { given, stored, random });
  stored = complete.tokens;
  if (!hasSameTokens(stored, vault.get())) {
    await vault.set(stored).catch((error: unknown) => {
      log.error("Couldn't store the local API's tokens", error);
    });
  }
  let current = settings.get().profiles.map(withToken);
  const created = current.filter(({ id }) => complete.created.has(id));
  const opened = { current, stored, given: [...given], profiles: settings.get().profiles };

  const storeTokens = async (tokens: Tokens) => {
    await vault.set(tokens);
    stored = tokens;
  };
  const publish = () => {
    current = settings.get().profiles.map(withToken);
    onChange();
  };
  const find = (id: string): ApiToken => {
    const found = current.find((token) => token.id === id);
    if (!found)
      throw new AppError(
        'not-found',
        `No API token has the ID ${JSON.stringify(id)}. It may have been removed.`,
        { id },
      );
    return found;
  };
  /**
   * Removes both the value and the profile, or neither. Removes the value first because it mustn't remain
   * valid if the app crashes in between.
   */
  const removeBoth = async (id: string) => {
    const before = stored;
    if (before.has(id)) await storeTokens(removeToken(before, id));
    try {
      await settings.set({ profiles: settings.get().profiles.filter((profile) => profile.id !== id) });
    } catch (error) {
      stored = before;
      await vault
        .set(before)
        .catch(() =>
          log.warn("Couldn't store a token, so it's valid only until the app quits", { profile: id }),
        );
      throw error;
    }
  };

  const enqueue = createSerialQueue();
  return {
    list: () => current,
    created,
    keychain: () => vault.keychain,
    add: (input) =>
      enqueue(async () => {
        const { profiles } = settings.get();
        if (profiles.length >= MAX_PROFILES) {
          throw new AppError(
            'bad-input',
            `You can have at most ${MAX_PROFILES} API tokens. Remove one first.`,
          );
        }
        const profile = { id: random.uuid(), role: input.role, author: input.author };
        // If the app crashes before the profile is stored, the next start removes the value.
        await storeTokens(new Map(stored).set(profile.id, createToken(profile.role, random)));
        await settings.set({ profiles: [...profiles, profile] });
        publish();
        return find(profile.id);
      }),
    update: (id, { role, author }) =>
      enqueue(async () => {
        if (find(id).role !== role && LOCAL_ROLES.some((local) => local === id)) {
          throw new AppError(
            'bad-input',
            `The role of the default token ${id} can't be changed. Add another token instead.`,
          );
        }
        const { profiles } = settings.get();
        const changed = profiles.map((profile) => (profile.id === id ? { id, role, author } : profile));
        await settings.set({ profiles: changed });
        publish();
        return find(id);
      }),
    remove: (id) =>
      enqueue(async () => {
        find(id);
        if (current.length === 1) {
          throw new AppError('bad-input', "The last API token can't be removed. Add another one first.");
        }
        await removeBoth(id);
        publish();
      }),
    rotate: (id) =>
      enqueue(async () => {
        await storeTokens(new Map(stored).set(id, createToken(find(id).role, random)));
        given.delete(id);
        publish();
        return find(id);
      }),
    restoreOpened: () =>
      enqueue(async () => {
        if (current === opened.current) return;
        await settings.set({ profiles: opened.profiles });
        await storeTokens(opened.stored);
        for (const [id, token] of opened.given) given.set(id, token);
        publish();
      }),
  };
}

/** Restores removed default tokens whose values are given. */
async function addMissingProfiles(
  settings: SettingsStore,
  given: ReadonlyMap<string, string>,
): Promise<void> {
  const { profiles } = settings.get();
  const missing = LOCAL_ROLES.filter((role) => given.has(role) && !profiles.some(({ id }) => id === role));
  if (missing.length > 0) await settings.set({ profiles: [...missing.map(createLocalProfile), ...profiles] });
}

/**
 * Returns a unique value to store for each token, except for tokens whose value is given and was never
 * stored. `created` contains the IDs of tokens with a new value.
 */
function completeTokens(
  profiles: readonly TokenProfile[],
  { given, stored, random }: { given: Tokens; stored: Tokens; random: Random },
): { tokens: Tokens; created: ReadonlySet<string> } {
  const used = new Set(given.values());
  const tokens = new Map<string, string>();
  const created = new Set<string>();
  for (const { id, role } of profiles) {
    let token = stored.get(id);
    if (token === undefined || used.has(token)) {
      if (given.has(id)) continue;
      token = createToken(role, random);
      created.add(id);
    }
    used.add(token);
    tokens.set(id, token);
  }
  return { tokens, created };
}

const TOKEN_BYTES = 24;
/** Prefixes that show readers a token's role. The API ignores them. */
const TOKEN_PREFIXES: Readonly<Record<Role, string>> = { administrator: 'adm_', member: 'mem_' };

export const createToken = (role: Role, random: Random): string =>
  TOKEN_PREFIXES[role] + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

export const createControlToken = (random: Random): string =>
  `ctl_${Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url')}`;

const removeToken = (tokens: Tokens, id: string): Tokens =>
  new Map([...tokens].filter(([other]) => other !== id));

const hasSameTokens = (a: Tokens, b: Tokens): boolean =>
  a.size === b.size && [...a].every(([id, token]) => b.get(id) === token);
