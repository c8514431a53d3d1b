import type { AppInfo, Handlers, HostEvent } from '../../shared/bridge/bridge-protocol.ts';
import { isPurged } from '../../shared/library/entry.ts';
import { emojiBookOf } from './bridge/emoji-in-questions.ts';
import { createHandlers } from './bridge/handlers.ts';
import { createEvents } from './events.ts';
import { createImportJobs } from './import-export/import-jobs.ts';
import { createImportReader } from './import-export/import-worker-client.ts';
import { openBackups } from './library/backups/backups.ts';
import { createLibrary, type Library } from './library/library.ts';
import { summarize } from './library/search/entry-search.ts';
import { createLibraryFiles } from './library/store/load/library-files.ts';
import { openStore } from './library/store/open-store.ts';
import { createUndoStore } from './library/undo/undo-store.ts';
import { type LibraryAdmin, openLibraryAdmin } from './library-admin/library-admin.ts';
import { type ApiTokens, type GivenTokens, openApiTokens } from './local-api/api-tokens.ts';
import { composeLocalApi, type LocalApi } from './local-api/local-api.ts';
import type { RequestLog } from './local-api/request-log/request-log.ts';
import type { Clock, Log, QuarantineFiles, Random, SettingsStore, Timers } from './ports.ts';
import { createSearchWorkerClient } from './similar/search-worker-client.ts';
import { SIMILAR_FILE } from './similar/similar-file.ts';
import { createSimilarQuestions, type SimilarQuestions } from './similar/similar-questions.ts';
import { EMBEDDING_CACHE_FILE } from './similar/worker/embeddings/embedding-cache.ts';
import { createLocalSearch } from './similar/worker/search-service.ts';
import { openLiveSync } from './sync/live-sync.ts';
import type { Sync } from './sync/sync-engine.ts';
import { type OpenTransport, openOfflineTransport } from './sync/sync-ports.ts';
import { type Files, watchFolder } from './system/files.ts';
import { withRecentLines } from './system/log.ts';
import { throttle } from './system/throttle.ts';
import { createMemoryVault, type TokenVault } from './system/token-vault.ts';

export interface HostOptions {
  /** The library's folder; made where it is missing. */
  dataDir: string;
  shell: AppInfo['shell'];
  version: string;
  platform: string;
  clock: Clock;
  timers: Timers;
  random: Random;
  files: Files;
  /** Called once the library is held: until then its folder, settings and all, is another program's. */
  openSettings: (keepDamaged: QuarantineFiles) => Promise<SettingsStore>;
  log: Log;
  /** The end of the log, of runs before this one as well; without it that of this run is remembered. */
  recentLog?: () => string;
  /** Keeps the tokens of the local API. */
  vault: TokenVault;
  /** Tokens of the local API for this run alone. */
  givenTokens?: GivenTokens;
  /** Keeps the tokens of the live service, by origin; without it they last for this run. */
  liveVault?: TokenVault;
  /** The token of the live service that the settings name, for this run alone. */
  givenLiveToken?: string;
  /** The transport to the live service; without it, no request leaves this computer. */
  openTransport?: OpenTransport;
  /** Names and versions of the programs that this runs on. */
  versions?: Readonly<Record<string, string>>;
  /** The folder that is named after a person. */
  homeDir?: string;
  /** Taken instead of the port of the settings, which then stays as it is. */
  apiPort?: number;
  /** The folder of the built API reference; without it the local API has none. */
  referenceDir?: string | undefined;
  /** The program of the search worker, as built; without it titles are compared by their words alone, in this thread. */
  searchWorker?: string;
  /** The program of the thread that reads files to import, as built; without it that of the sources. */
  importWorker?: string | undefined;
}

/** The backend: the library, the services over it, and the handlers of the bridge. */
export interface Host {
  readonly handlers: Handlers;
  readonly library: Library;
  readonly similar: SimilarQuestions;
  readonly sync: Sync;
  readonly admin: LibraryAdmin;
  readonly localApi: LocalApi;
  readonly requests: RequestLog;
  readonly settings: SettingsStore;
  readonly apiTokens: ApiTokens;
  subscribe(onEvent: (event: HostEvent) => void): () => void;
  /** Stops the local API, waits for the disk, and releases the library. */
  close(): Promise<void>;
}

const SYNC_EVENT_INTERVAL_MS = 200;

/**
 * Opens the library and composes everything over it. The local API is not started yet.
 * Rejects with AppError('library-in-use'), ('library-too-new'), ('library-unreadable') or ('disk').
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { log, tail } = withRecentLines(options.log, options.clock.now);
  const { clock, timers, random } = options;
  const files = createLibraryFiles(options.files, options.dataDir);
  const system = { dir: options.dataDir, clock, timers, random, files, log };
  const events = createEvents();
  const store = await openStore({
    ...system,
    watch: watchFolder,
    otherFiles: [SIMILAR_FILE, EMBEDDING_CACHE_FILE],
  });
  store.recovery.onChange(() => events.emit({ type: 'recovery' }));
  const closeStore = async (error: unknown): Promise<never> => {
    await store.close();
    throw error;
  };
  const settings = await options.openSettings(store.recovery.keep).catch(closeStore);
  const apiTokens = await openApiTokens({
    settings,
    vault: options.vault,
    given: options.givenTokens ?? {},
    random,
    log,
    onChange: () => {
      events.emit({ type: 'settings', settings: settings.get() });
      events.emit({ type: 'profiles' });
    },
  }).catch(closeStore);
  const book = emojiBookOf(() => settings.get().customEmoji);
  const author = () => settings.get().author;
  const library = createLibrary({ store, clock, random, book, author });
  /** Not for what was deleted for good. */
  const hasUndo = (id: number): boolean => {
    const entry = library.find(id);
    return entry !== undefined && !isPurged(entry);
  };
  const similar = createSimilarQuestions({
    ...system,
    library,
    setAside: store.recovery,
    search:
      options.searchWorker === undefined
        ? createLocalSearch(system)
        : createSearchWorkerClient({ ...system, program: options.searchWorker }),
    ownIdOf: ({ messageID }) => (messageID === null ? undefined : library.questionByMessage(messageID)?.id),
    onChange: () => events.emit({ type: 'similar' }),
  });
  library.subscribe(similar.reindex);
  const trails = createUndoStore({ ...system, isKnown: hasUndo });
  library.subscribe((ids) => {
    void trails.forget(ids?.filter((id) => !hasUndo(id)) ?? []);
    const entry = ids?.length === 1 && ids[0] !== undefined ? library.find(ids[0]) : undefined;
    events.emit({
      type: 'library',
      ids,
      counts: { ...library.counts },
      entry: entry ? { version: entry.version, row: summarize(entry, book(), '') } : null,
    });
  });
  const reader = createImportReader({ program: options.importWorker, log });
  const admin = await openLibraryAdmin({
    ...system,
    library,
    reader,
    book,
    author,
    onSnapshots: () => events.emit({ type: 'snapshots' }),
  });
  const backups = await openBackups({
    ...system,
    library,
    snapshots: admin.snapshots,
    onChange: () => events.emit({ type: 'backups' }),
  });
  const live = await openLiveSync({
    ...system,
    library,
    latest: store.latest,
    book,
    settings,
    vault: options.liveVault ?? createMemoryVault(),
    givenToken: options.givenLiveToken,
    openTransport: options.openTransport ?? openOfflineTransport,
    setAside: store.recovery,
    storeSimilar: similar.recordServiceQuestions,
    onChange: throttle(() => events.emit({ type: 'sync' }), {
      pause: SYNC_EVENT_INTERVAL_MS,
      timers,
      isNeeded: () => events.hasListeners,
    }),
  });
  const { requests, localApi } = composeLocalApi({
    ...system,
    library,
    findSimilar: similar.findSaved,
    tokens: apiTokens.list,
    book,
    settings,
    port: options.apiPort,
    version: options.version,
    referenceDir: options.referenceDir,
    events,
  });
  const handlers = createHandlers({
    info: {
      version: options.version,
      shell: options.shell,
      platform: options.platform,
      dataDir: options.dataDir,
    },
    events,
    library,
    admin,
    importJobs: createImportJobs({
      timers,
      onProgress: (job, share) => events.emit({ type: 'import', job, share }),
      isNeeded: () => events.hasListeners,
    }),
    versions: store.versions,
    trails,
    backups,
    recovery: store.recovery,
    similar,
    live,
    localApi,
    requests,
    settings,
    apiTokens,
    report: {
      versions: options.versions ?? {},
      clock,
      log: options.recentLog ?? tail,
      private: () => ({
        secrets: [...apiTokens.list().map(({ token }) => token), ...live.tokens.all()],
        folders: redactedFolders(options),
      }),
    },
  });
  return {
    handlers,
    library,
    similar,
    sync: live.sync,
    admin,
    localApi,
    requests,
    settings,
    apiTokens,
    subscribe: events.subscribe,
    close: () =>
      closeAll(
        {
          'The reader of files': () => reader.close(),
          'The search for similar questions': () => similar.stop(),
          'The local API': () => localApi.stop(),
          Sync: () => live.close(),
          'The last backup': () => backups.close(),
          'What similar questions remember': () => similar.close(),
          'What undo remembers': () => trails.close(),
          'The library': () => store.close(),
        },
        (step, error) => log.error(`${step} could not be closed`, error),
      ),
  };
}

/** Folders that a report of a problem does not name, and what it has for them. */
const redactedFolders = ({
  dataDir,
  homeDir,
}: HostOptions): (readonly [folder: string, instead: string])[] => [
  [dataDir, '‹library›'],
  ...(homeDir === undefined ? [] : [[homeDir, '‹home›'] as const]),
];

/**
 * Runs all steps in order, also after one fails: the library's own files come last. Calls `onFailure` with each failure, and
 * rejects with the first one at the end.
 */
export async function closeAll(
  steps: Readonly<Record<string, () => unknown>>,
  onFailure: (step: string, error: unknown) => void,
): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
      onFailure(name, error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
