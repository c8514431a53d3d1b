import { hash } from 'node:crypto';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { SimilarQuestion } from '../../../shared/question/question-schema.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Library } from '../library/library.ts';
import type { SetAside } from '../library/recovery/quarantine.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { Clock, Log, Random, SettingsStore, Timers } from '../ports.ts';
import { reasonOf } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import type { TokenVault } from '../system/token-vault.ts';
import { createServiceTokens, type ServiceTokens } from './account/service-tokens.ts';
import { createSync, type Sync } from './sync-engine.ts';
import type { OpenTransport, SyncRepository, Transport } from './sync-ports.ts';
import { createSyncStateFile } from './sync-state.ts';

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
  openTransport: OpenTransport;
  /** Remembers which questions the service named as similar to one of the library. */
  remember: (id: number, named: readonly SimilarQuestion[]) => Promise<void>;
  /** Something that is shown has changed. */
  onChange: () => void;
}

/** Sync with the live service over a library, and what belongs to it. */
export interface LiveSync {
  readonly sync: Sync;
  readonly transport: Transport;
  readonly tokens: ServiceTokens;
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
  const tokens = createServiceTokens(vault, given);
  const transport = ports.openTransport({
    settings: () => ({ proxy: settings.get().syncProxy, caFile: settings.get().syncCaFile }),
    tokenFor: tokens.of,
  });
  const sync = await createSync({
    repository: createLibraryRepository({ library, latest, book }),
    network: transport,
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
    transport,
    tokens,
    changed(before, now) {
      if (SETTINGS.every((name) => before[name] === now[name])) return;
      sync.changed();
      if (hoursOf(before) !== hoursOf(now)) refreshing.begin();
    },
    async close() {
      refreshing.stop();
      await sync.close();
      await transport.close();
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
