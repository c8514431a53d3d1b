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

/** Default profiles use their role as their ID. */
const LOCAL_ROLES = roleSchema.options;

/** Tokens of the default profiles that are only valid until the app quits. */
export type GivenTokens = Readonly<Partial<Record<Role, string>>>;

/**
 * The local API's tokens. Changes are serialized. A change that rejects with AppError('disk') has no effect.
 */
export interface ApiTokens {
  /** Returns all profiles with their tokens, in a new array after each change. */
  list(): readonly ApiToken[];
  /** Tokens that were created during this start. */
  readonly created: readonly ApiToken[];
  /** Returns whether the keychain could provide the stored tokens: see `TokenVault`. */
  keychain(): KeychainState;
  /** Rejects with AppError('bad-input') if there are too many. */
  add(input: ApiTokenInput): Promise<ApiToken>;
  /**
   * Changes a profile but keeps its token and its questions' author. Rejects with AppError('not-found'), or
   * with AppError('bad-input') for a new role of a default profile.
   */
  update(id: string, input: ApiTokenInput): Promise<ApiToken>;
  /**
   * Rejects with AppError('not-found'), or with AppError('bad-input') for the last profile, because the API
   * needs a token.
   */
  remove(id: string): Promise<void>;
  /** Rejects with AppError('not-found'). */
  rotate(id: string): Promise<ApiToken>;
  /** Restores the profiles and tokens that existed at the start. */
  restoreOpened(): Promise<void>;
}

interface ApiTokensOptions {
  /** Stores the profiles without their tokens. */
  settings: SettingsStore;
  vault: TokenVault;
  /** Overrides stored tokens and is never stored. A removed profile is restored if its token is given. */
  given?: GivenTokens;
  random: Random;
  log: Log;
  onChange: () => void;
}

/** Opens the profiles in the settings. Their tokens are given, stored, or new. */
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
   * Removes both token and profile, or neither. Removes the token first because it mustn't stay valid if the
   * app crashes in between.
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
        // If the app crashes before the profile is stored, the next start removes the token.
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

/** Restores removed profiles for which a token is given. */
async function addMissingProfiles(
  settings: SettingsStore,
  given: ReadonlyMap<string, string>,
): Promise<void> {
  const { profiles } = settings.get();
  const missing = LOCAL_ROLES.filter((role) => given.has(role) && !profiles.some(({ id }) => id === role));
  if (missing.length > 0) await settings.set({ profiles: [...missing.map(createLocalProfile), ...profiles] });
}

/** Returns a unique token for each profile. `created` contains the IDs of profiles with a new one. */
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
/** Shows readers a token's role. The API ignores it. */
const TOKEN_PREFIXES: Readonly<Record<Role, string>> = { administrator: 'adm_', member: 'mem_' };

export const createToken = (role: Role, random: Random): string =>
  TOKEN_PREFIXES[role] + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

export const createControlToken = (random: Random): string =>
  `ctl_${Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url')}`;

const removeToken = (tokens: Tokens, id: string): Tokens =>
  new Map([...tokens].filter(([other]) => other !== id));

const hasSameTokens = (a: Tokens, b: Tokens): boolean =>
  a.size === b.size && [...a].every(([id, token]) => b.get(id) === token);
