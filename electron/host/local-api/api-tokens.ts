import { AppError } from '../../../shared/errors.ts';
import {
  type ApiToken,
  type ApiTokenInput,
  type Role,
  roleSchema,
  type TokenProfile,
} from '../../../shared/local-api/api-token.ts';
import { localProfile } from '../../../shared/settings.ts';
import { MAX_PROFILES } from '../../../shared/settings-choices.ts';
import type { KeychainState } from '../../../shared/sync/sync-views.ts';
import type { Log, Random, SettingsStore } from '../ports.ts';
import { serialQueue } from '../system/serial-queue.ts';
import type { Tokens, TokenVault } from '../system/token-vault.ts';

/** The profiles that every library begins with have the names of their roles as ids. */
const LOCAL_ROLES = roleSchema.options;

/** Tokens for this run alone, of the profiles that every library begins with. */
export type GivenTokens = Readonly<Partial<Record<Role, string>>>;

/** Everybody who may call the local API. Changes follow each other, and reject with AppError('disk') having changed nothing. */
export interface ApiTokens {
  /** Everybody with his token. The same array for as long as nothing changes. */
  list(): readonly ApiToken[];
  /** Those whose tokens were made by this start. */
  readonly created: readonly ApiToken[];
  /** Whether the tokens of earlier starts were there: see `TokenVault`. */
  keychain(): KeychainState;
  /** Rejects with AppError('bad-input') where there are too many. */
  add(input: ApiTokenInput): Promise<ApiToken>;
  /**
   * The token stays, and what was created so far keeps its author. Rejects with AppError('not-found'), or ('bad-input')
   * for another role of the two profiles that every library begins with.
   */
  update(id: string, input: ApiTokenInput): Promise<ApiToken>;
  /** Rejects with AppError('not-found'), or ('bad-input') for the last one: without any, the API would answer nobody. */
  remove(id: string): Promise<void>;
  /** Another token instead of the one that he has. Rejects with AppError('not-found'). */
  rotate(id: string): Promise<ApiToken>;
}

interface ApiTokensOptions {
  /** Profiles without their tokens. */
  settings: SettingsStore;
  vault: TokenVault;
  /** Used instead of the kept ones and never kept. A profile that was removed comes back for its token. */
  given?: GivenTokens;
  random: Random;
  log: Log;
  onChange: () => void;
}

/** The profiles of the settings, each with a token: given, kept, or made now. */
export async function openApiTokens(options: ApiTokensOptions): Promise<ApiTokens> {
  const { settings, vault, random, log, onChange } = options;
  const given = new Map(Object.entries(options.given ?? {}));
  await addMissingProfiles(settings, given);

  let kept = vault.get();
  const withToken = (profile: TokenProfile): ApiToken => {
    const token = given.get(profile.id) ?? kept.get(profile.id);
    if (token === undefined) throw new Error(`The profile ${profile.id} has no token.`);
    return { ...profile, token };
  };
  const first = completeTokens(settings.get().profiles, { given, kept, random });
  kept = first.tokens;
  if (!sameTokens(kept, vault.get())) {
    await vault.set(kept).catch((error: unknown) => {
      log.error('The tokens of the local API could not be kept', error);
    });
  }
  let accounts = settings.get().profiles.map(withToken);
  const made = accounts.filter(({ id }) => first.made.has(id));

  const keepTokens = async (tokens: Tokens) => {
    await vault.set(tokens);
    kept = tokens;
  };
  const publish = () => {
    accounts = settings.get().profiles.map(withToken);
    onChange();
  };
  const find = (id: string): ApiToken => {
    const found = accounts.find((account) => account.id === id);
    if (!found) throw new AppError('not-found', `No profile has the id ${JSON.stringify(id)}.`, { id });
    return found;
  };
  /** Takes both away, or neither: the token first, so that no crash in between leaves it to be used. */
  const removeBoth = async (id: string) => {
    const before = kept;
    if (before.has(id)) await keepTokens(without(before, id));
    try {
      await settings.set({ profiles: settings.get().profiles.filter((profile) => profile.id !== id) });
    } catch (error) {
      kept = before;
      await vault
        .set(before)
        .catch(() =>
          log.warn('Could not store a token, so it is valid until the app quits', { profile: id }),
        );
      throw error;
    }
  };

  const inTurn = serialQueue();
  return {
    list: () => accounts,
    created: made,
    keychain: () => vault.keychain,
    add: (input) =>
      inTurn(async () => {
        const { profiles } = settings.get();
        if (profiles.length >= MAX_PROFILES) {
          throw new AppError('bad-input', `There can be at most ${MAX_PROFILES} profiles.`);
        }
        const profile = { id: random.uuid(), role: input.role, author: input.author };
        // One that a crash leaves without its profile is thrown away by the next start.
        await keepTokens(new Map(kept).set(profile.id, newToken(profile.role, random)));
        await settings.set({ profiles: [...profiles, profile] });
        publish();
        return find(profile.id);
      }),
    update: (id, { role, author }) =>
      inTurn(async () => {
        if (find(id).role !== role && LOCAL_ROLES.some((local) => local === id)) {
          throw new AppError(
            'bad-input',
            `The profile ${id} keeps its role: tokens given at the start go by it.`,
          );
        }
        const { profiles } = settings.get();
        const changed = profiles.map((profile) => (profile.id === id ? { id, role, author } : profile));
        await settings.set({ profiles: changed });
        publish();
        return find(id);
      }),
    remove: (id) =>
      inTurn(async () => {
        find(id);
        if (accounts.length === 1) {
          throw new AppError('bad-input', 'The last profile stays: without any, nobody could call the API.');
        }
        await removeBoth(id);
        publish();
      }),
    rotate: (id) =>
      inTurn(async () => {
        await keepTokens(new Map(kept).set(id, newToken(find(id).role, random)));
        given.delete(id);
        publish();
        return find(id);
      }),
  };
}

/** Whoever gives a token for a profile wants to call as it. */
async function addMissingProfiles(
  settings: SettingsStore,
  given: ReadonlyMap<string, string>,
): Promise<void> {
  const { profiles } = settings.get();
  const missing = LOCAL_ROLES.filter((role) => given.has(role) && !profiles.some(({ id }) => id === role));
  if (missing.length > 0) await settings.set({ profiles: [...missing.map(localProfile), ...profiles] });
}

/** The tokens to keep from now on: of these profiles alone, and no two alike. `made` are the ids of those made now. */
function completeTokens(
  profiles: readonly TokenProfile[],
  { given, kept, random }: { given: Tokens; kept: Tokens; random: Random },
): { tokens: Tokens; made: ReadonlySet<string> } {
  const taken = new Set(given.values());
  const tokens = new Map<string, string>();
  const made = new Set<string>();
  for (const { id, role } of profiles) {
    let token = kept.get(id);
    if (token === undefined || taken.has(token)) {
      if (given.has(id)) continue;
      token = newToken(role, random);
      made.add(id);
    }
    taken.add(token);
    tokens.set(id, token);
  }
  return { tokens, made };
}

const TOKEN_BYTES = 24;
/** Tells people whose token they look at. The API doesn't read it. */
const TOKEN_PREFIXES: Readonly<Record<Role, string>> = { administrator: 'adm_', member: 'mem_' };

/** A token that nobody has yet. */
export const newToken = (role: Role, random: Random): string =>
  TOKEN_PREFIXES[role] + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

const without = (tokens: Tokens, id: string): Tokens =>
  new Map([...tokens].filter(([other]) => other !== id));

const sameTokens = (a: Tokens, b: Tokens): boolean =>
  a.size === b.size && [...a].every(([id, token]) => b.get(id) === token);
