import { hash } from 'node:crypto';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type { SimilarQuestion } from '../../../shared/question/question-schema.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { TokenView } from '../../../shared/sync/sync-views.ts';
import type { Library } from '../library/library.ts';
import type { SetAside } from '../library/recovery/quarantine.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { Clock, Log, Random, SettingsStore, Timers } from '../ports.ts';
import { reasonOf } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { KeychainError, type TokenVault } from '../system/token-vault.ts';
import { createSync, type Sync } from './sync-engine.ts';
import type { Connection, OpenTransport, SyncRepository, Transport } from './sync-ports.ts';
import { createSyncStateFile } from './sync-state.ts';

/** The tokens of the live service, each bound to the origin that it was given for. */
interface LiveTokens {
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
function createLiveTokens(
  vault: TokenVault,
  given: { token: string; baseUrl: string } | null = null,
): LiveTokens {
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
        throw new AppError('bad-input', 'A token belongs to an address, and there is none.');
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

/** Milliseconds of an hour: so long one timer waits, whatever is set, as those of days are none that a computer keeps. */
const HOUR = 3_600_000;

/** Fetches everything known of the live service each time that so many `hours` are over; never for 0. Begins at once to wait. */
function createScheduledRefresh(
  { timers, log }: { timers: Timers; log: Log },
  sync: Pick<Sync, 'refresh'>,
  hours: () => number,
) {
  let callOff = (): void => {};
  let waited = 0;

  function wait(): void {
    callOff = timers.after(HOUR, () => {
      waited += 1;
      if (hours() > 0 && waited >= hours()) void refresh();
      else wait();
    });
  }

  async function refresh(): Promise<void> {
    waited = 0;
    wait();
    await sync.refresh({ ids: null }).catch((error: unknown) => {
      log.warn('what is known of the live service could not be fetched anew', { reason: reasonOf(error) });
    });
  }

  const stop = () => callOff();
  const begin = () => {
    stop();
    waited = 0;
    if (hours() > 0) wait();
  };
  begin();
  return {
    /** Waits anew, for as long as is set now. */
    begin,
    stop,
  };
}

interface LiveSyncOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  library: Pick<Library, 'synced' | 'changeSynced' | 'addFromService' | 'subscribe'>;
  latest: Store['latest'];
  setAside: Pick<SetAside, 'keep'>;
  book: () => EmojiResolver;
  settings: Pick<SettingsStore, 'get'>;
  vault: TokenVault;
  /** For this run, and for the address that the settings name now. */
  givenToken: string | undefined;
  openWay: OpenTransport;
  /** Remembers which questions the service named as similar to one of the library. */
  remember: (id: number, named: readonly SimilarQuestion[]) => Promise<void>;
  /** Something that is shown has changed. */
  onChange: () => void;
}

/** Sync with the live service over a library, and what belongs to it. */
export interface LiveSync {
  readonly sync: Sync;
  readonly way: Transport;
  readonly tokens: LiveTokens;
  /** The settings were others before. */
  changed(before: Settings, now: Settings): void;
  /** Begins nothing more, waits for what is under way, ends every connection. */
  close(): Promise<void>;
}

/** The settings that sync goes by. */
const SETTINGS = [
  'syncUrl',
  'syncAutomatic',
  'syncMinutes',
  'refreshHours',
  'syncProxy',
  'syncCaFile',
] as const;

/** Automatic queueRunner fetch what is known as well. */
const hoursOf = ({ syncAutomatic, refreshHours }: Settings): number => (syncAutomatic ? 0 : refreshHours);

/** Tells tokens apart, and is too short to find one by: 40 bits. */
const digest = (token: string): string => hash('sha256', `qotd-studio ${token}`, 'hex').slice(0, 10);

/** Opens it. Nothing is sent by that, unless automatic queueRunner are on. Never rejects. */
export async function openLiveSync(ports: LiveSyncOptions): Promise<LiveSync> {
  const { clock, timers, random, log, library, latest, book, settings, vault, givenToken, onChange } = ports;
  const given = givenToken === undefined ? null : { token: givenToken, baseUrl: settings.get().syncUrl };
  const tokens = createLiveTokens(vault, given);
  const way = ports.openWay({
    settings: () => ({ proxy: settings.get().syncProxy, caFile: settings.get().syncCaFile }),
    tokenFor: tokens.of,
  });
  const sync = await createSync({
    repository: createLibraryRepository({ library, latest, book }),
    network: way,
    stateFile: createSyncStateFile(ports),
    clock,
    timers,
    random,
    log,
    connection: async () => tokens.connection(settings.get().syncUrl),
    options: () => ({ automatic: settings.get().syncAutomatic, interval: settings.get().syncMinutes }),
    digest,
    onChange,
    onSimilarQuestions({ id }, named) {
      ports.remember(id, named).catch((error: unknown) => {
        log.warn('what the service found similar could not be kept', { id, reason: reasonOf(error) });
      });
    },
  });
  library.subscribe((ids, forSync) => {
    if (forSync) sync.noticed(ids);
  });
  const refreshing = createScheduledRefresh(ports, sync, () => hoursOf(settings.get()));
  return {
    sync,
    way,
    tokens,
    changed(before, now) {
      if (SETTINGS.every((name) => before[name] === now[name])) return;
      sync.changed();
      if (hoursOf(before) !== hoursOf(now)) refreshing.begin();
    },
    async close() {
      refreshing.stop();
      await sync.close();
      await way.close();
    },
  };
}

/** The library as sync knows it. */
export const createLibraryRepository = ({
  library,
  latest,
  book,
}: {
  library: Pick<Library, 'synced' | 'changeSynced' | 'addFromService'>;
  latest: Store['latest'];
  book: () => EmojiResolver;
}): SyncRepository => ({
  latest,
  entriesWithSync: library.synced,
  update: library.changeSynced,
  add: library.addFromService,
  emojiOf(typed) {
    const resolved = book().resolve(typed);
    return 'emoji' in resolved ? resolved.emoji : typed;
  },
});
