import { hash } from 'node:crypto';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { Quarantine } from '../library/store/quarantine.ts';
import type { Clock, Log, Random, SettingsStore, Timers } from '../ports.ts';
import { getReason } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import type { TokenVault } from '../system/token-vault.ts';
import { createServiceTokens, type ServiceTokens } from './account/service-tokens.ts';
import { createLibraryRepository, type SyncedLibrary } from './library-repository.ts';
import { createPeriodicRefresh } from './periodic-refresh.ts';
import { createSyncStateFile } from './stored-sync-state.ts';
import { createSync, type Sync } from './sync-engine.ts';
import type { Connection, OpenTransport, Transport } from './sync-ports.ts';

interface LiveSyncOptions {
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  library: SyncedLibrary & Pick<Library, 'subscribe'>;
  latest: Store['latest'];
  quarantine: Pick<Quarantine, 'store'>;
  getEmojiResolver: () => EmojiResolver;
  settings: Pick<SettingsStore, 'get'>;
  vault: TokenVault;
  /** A base URL with a token that is used until the app closes, if any. */
  givenToken: Connection | null;
  openTransport: OpenTransport;
  /**
   * Returns whether a base URL is this app's own API. Syncing with it would copy each question into the same
   * library.
   */
  isOwnApi: (baseUrl: string) => boolean;
  storeSimilar: (id: number, named: readonly SimilarQuestion[]) => Promise<void>;
  onChange: () => void;
}

export interface LiveSync {
  readonly sync: Sync;
  readonly transport: Transport;
  readonly tokens: ServiceTokens;
  readonly isOwnApi: (baseUrl: string) => boolean;
  onSettingsChange(before: Settings, now: Settings): void;
  /** Stops starting requests, waits for work in progress, and closes every connection. */
  close(): Promise<void>;
}

const SYNC_SETTINGS = [
  'syncUrl',
  'syncAutomatic',
  'syncMinutes',
  'refreshHours',
  'syncProxy',
  'syncCaFile',
] as const;

/** Returns the hours between refreshes, or 0 if automatic sync already refreshes. */
const getRefreshHours = ({ syncAutomatic, refreshHours }: Settings): number =>
  syncAutomatic ? 0 : refreshHours;

/** Returns a digest that distinguishes tokens. Its 40 bits don't reveal the token. */
const digest = (token: string): string => hash('sha256', `qotd-studio ${token}`, 'hex').slice(0, 10);

/**
 * Opens sync. Sends nothing automatically unless automatic sync or the periodic refresh is on. Never rejects.
 */
export async function openLiveSync(options: LiveSyncOptions): Promise<LiveSync> {
  const {
    clock,
    timers,
    random,
    log,
    library,
    latest,
    getEmojiResolver,
    settings,
    vault,
    givenToken,
    isOwnApi,
    onChange,
  } = options;
  const tokens = createServiceTokens(vault, givenToken);
  const transport = options.openTransport({
    settings: () => ({ proxy: settings.get().syncProxy, caFile: settings.get().syncCaFile }),
    getToken: tokens.getToken,
  });
  const sync = await createSync({
    repository: createLibraryRepository({ library, latest, getEmojiResolver }),
    network: transport,
    stateFile: createSyncStateFile(options),
    clock,
    timers,
    random,
    log,
    connection: async () => {
      const { syncUrl } = settings.get();
      return isOwnApi(syncUrl) ? { baseUrl: '', token: '' } : tokens.getConnection(syncUrl);
    },
    getPreferences: () => ({
      automatic: settings.get().syncAutomatic,
      intervalMinutes: settings.get().syncMinutes,
    }),
    digest,
    onChange,
    onSimilarQuestions({ id }, named) {
      options.storeSimilar(id, named).catch((error: unknown) => {
        log.warn("couldn't store similar questions from the service", { id, reason: getReason(error) });
      });
    },
  });
  library.subscribe((_, forSync) => {
    if (forSync) sync.onEntriesChange();
  });
  const standaloneRefresh = createPeriodicRefresh(options, sync, () => getRefreshHours(settings.get()));
  return {
    sync,
    transport,
    tokens,
    isOwnApi,
    onSettingsChange(before, now) {
      if (SYNC_SETTINGS.every((name) => before[name] === now[name])) return;
      sync.onSettingsChange();
      if (getRefreshHours(before) !== getRefreshHours(now)) standaloneRefresh.restart();
    },
    async close() {
      standaloneRefresh.stop();
      await sync.close();
      await transport.close();
    },
  };
}
