import type { AppInfo, Handlers, HostEvent } from '../../shared/bridge/bridge-methods.ts';
import type { CustomEmoji } from '../../shared/emoji/custom-emoji.ts';
import { createEmojiResolver, type EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import { AppError } from '../../shared/errors.ts';
import { isOwnApiUrl } from '../../shared/http-url.ts';
import { createHandlers } from './bridge/bridge-handlers.ts';
import type { CrashDump } from './bridge/problem-report.ts';
import { closeAll } from './close-all.ts';
import { createImportJobs } from './import-export/import-jobs.ts';
import { createImportReader } from './import-export/import-worker-client.ts';
import type { Library } from './library/commands/editable-library.ts';
import { openStore } from './library/open-store.ts';
import { summarize } from './library/search/entry-summary.ts';
import type { Store } from './library/store/entry-store.ts';
import { createLibraryFiles, hasLibrary, warnIfOthersCanWrite } from './library/store/load/library-files.ts';
import type { LibraryAdmin } from './library-admin/library-admin.ts';
import { openLibraryServices, STORED_SIMILAR_FILES } from './library-services.ts';
import { type ApiTokens, type GivenTokens, openApiTokens } from './local-api/api-tokens.ts';
import { createAdjustableClock } from './local-api/control/adjustable-clock.ts';
import { composeLocalApi, type LocalApi } from './local-api/local-api.ts';
import type { RequestLog } from './local-api/request-log/request-log.ts';
import { createEvents, type Events } from './numbered-events.ts';
import type { Clock, Log, OpenSettings, Random, SettingsStore, Timers } from './ports.ts';
import type { SimilarQuestions } from './similar/similar-questions.ts';
import { openLiveSync } from './sync/live-sync.ts';
import type { Sync } from './sync/sync-engine.ts';
import { type Connection, type OpenTransport, openOfflineTransport } from './sync/sync-ports.ts';
import { type Files, watchFolder } from './system/files.ts';
import { recordRecentLines } from './system/log.ts';
import { throttle } from './system/throttle.ts';
import { createMemoryVault, type TokenVault } from './system/token-vault.ts';
import { createTestLibrary } from './test-library.ts';

export interface HostOptions {
  /** The library's folder. It's created if it's missing. */
  dataDir: string;
  /** True if `files` keeps the library in memory. */
  isInMemory?: boolean;
  shell: AppInfo['shell'];
  version: string;
  platform: string;
  clock: Clock;
  timers: Timers;
  random: Random;
  files: Files;
  /** Called after the library is locked because the settings are in the same folder. */
  openSettings: OpenSettings;
  log: Log;
  /** Returns the end of the log, including earlier runs. If undefined, reports contain this run's log. */
  recentLog?: () => string;
  crashDumps?: () => Promise<readonly CrashDump[]>;
  vault: TokenVault;
  /** Tokens of the local API that are valid for this run only. */
  givenTokens?: GivenTokens;
  /** Stores the live service's tokens by origin. If undefined, they're valid for this run only. */
  liveVault?: TokenVault;
  /** A token for the live service that is valid for this run only. */
  givenLiveToken?: Connection | undefined;
  /** Opens the transport to the live service. If undefined, nothing is sent. */
  openTransport?: OpenTransport;
  versions?: Readonly<Record<string, string>>;
  /** The home folder. Problem reports redact it because it contains the user's name. */
  homeDir?: string;
  /** Overrides the port in the settings without changing it. */
  apiPort?: number;
  /** The address that the local API listens on. Defaults to 127.0.0.1. */
  apiHost?: string | undefined;
  /** Additional values of `Host` that the local API accepts, with or without a port. */
  extraHosts?: readonly string[] | undefined;
  /**
   * True if the local API can also serve a test library, as in the app. The settings then determine the
   * library, and the test library is the default. If false, the API serves this library.
   */
  hasTestLibrary?: boolean | undefined;
  /** Turns on the control API. Its requests need this token. */
  controlToken?: string | undefined;
  /** The folder with the built API reference. If undefined, the local API serves none. */
  referenceDir?: string | undefined;
  /** The built search worker. If undefined, this thread compares titles by words only. */
  searchWorker?: string;
  /** The embedding model's path. Defaults to the one next to the search worker. If null, only words are compared. */
  model?: string | null | undefined;
  /** The built import worker. If undefined, it runs from source. */
  importWorker?: string | undefined;
}

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
  /** Stops the local API, waits for pending writes, and unlocks the library. */
  close(): Promise<void>;
}

const SYNC_EVENT_INTERVAL_MS = 200;

interface Context extends Pick<HostOptions, 'clock' | 'timers' | 'random' | 'files' | 'log'> {
  dir: string;
  events: Events;
}

/**
 * Opens the library and composes the services without starting the local API.
 *
 * Rejects with AppError('library-in-use'), AppError('library-too-new'), AppError('library-unreadable'), or
 * AppError('disk').
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { log, tail } = recordRecentLines(options.log, options.clock.now);
  const { dataDir, clock, timers, random, platform, shell, version } = options;
  const events = createEvents();
  const files = createLibraryFiles(options.files, dataDir);
  const context: Context = { dir: dataDir, clock, timers, random, files, log, events };

  const storage = await openStorage(options, context);
  const services = await openServices(options, context, storage);
  const { store, settings, apiTokens } = storage;
  const { library, similar, reader, admin, testLibrary, live, localApi, requests } = services;

  const handlers = createHandlers({
    info: { version, shell, platform, dataDir },
    events,
    library,
    admin,
    importJobs: createImportJobs({
      timers,
      onProgress: (job, share) => events.emit({ type: 'import', job, share }),
      isNeeded: () => events.hasListeners,
    }),
    versions: store.versions,
    recovery: store.recovery,
    changedFiles: store.changedFiles,
    similar,
    live,
    localApi,
    openApiLibrary: async (which) => {
      if (which === 'own') return { library, admin };
      if (options.hasTestLibrary) return testLibrary.open();
      throw new AppError('not-found', 'This command has no test library.');
    },
    requests,
    settings,
    apiTokens,
    report: {
      versions: options.versions ?? {},
      clock,
      log: options.recentLog ?? tail,
      crashDumps: options.crashDumps ?? (async () => []),
      private: () => ({
        secrets: [...apiTokens.list().map(({ token }) => token), ...live.tokens.listTokens()],
        folders: listRedactedFolders(options),
      }),
    },
  });

  const close = () =>
    closeAll(
      {
        'the import reader': () => reader.close(),
        'the search for similar questions': () => similar.stop(),
        'the local API': () => localApi.stop(),
        'the test library': () => testLibrary.close(),
        sync: () => live.close(),
        'the backups': () => admin.restorePoints.close(),
        'the file of similar questions': () => similar.close(),
        'the library': () => store.close(),
      },
      (step, error) => log.error(`Couldn't close ${step}`, error),
    );

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
    close,
  };
}

interface Storage {
  store: Store;
  settings: SettingsStore;
  apiTokens: ApiTokens;
}

/** Locks the library before its settings and tokens are read. */
async function openStorage(options: HostOptions, context: Context): Promise<Storage> {
  const { events, random, log } = context;
  const isNewLibrary = !(await hasLibrary(context.files, context.dir));
  const store = await openStore({
    ...context,
    watch: watchFolder,
    canAsk: () => events.hasListeners,
    onChangedFiles: () => events.emit({ type: 'recovery' }),
    otherFiles: STORED_SIMILAR_FILES,
  });
  await warnIfOthersCanWrite(options.files, context.dir, log);
  store.recovery.onChange(() => events.emit({ type: 'recovery' }));
  try {
    const settings = await options.openSettings({ keepDamaged: store.recovery.store, isNewLibrary });
    const apiTokens = await openApiTokens({
      settings,
      vault: options.vault,
      given: options.givenTokens ?? {},
      random,
      log,
      onChange: () => {
        events.emit({ type: 'settings', settings: settings.get() });
        events.emit({ type: 'apiTokens' });
      },
    });
    return { store, settings, apiTokens };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Composes the services. Nothing is sent or served yet. */
async function openServices(options: HostOptions, context: Context, storage: Storage) {
  const { timers, log, events } = context;
  const { store, settings, apiTokens } = storage;
  const { controlToken } = options;
  const adjustable = controlToken === undefined ? null : createAdjustableClock(context.clock);
  // The store, scheduled restore points, and sync use the system clock.
  const clock = adjustable ?? context.clock;
  const emojiResolver = createEmojiResolverGetter(() => settings.get().customEmoji);
  const getAuthor = () => settings.get().author;
  const reader = createImportReader({ program: options.importWorker, log });
  const { isInMemory, searchWorker, model } = options;
  const shared = {
    ...context,
    clock,
    reader,
    emojiResolver,
    author: getAuthor,
    isInMemory,
    searchWorker,
    model,
  };
  const { library, similar, admin } = await openLibraryServices(
    {
      ...shared,
      async changeCustomEmoji(change) {
        const next = await settings.set({ customEmoji: change(settings.get().customEmoji) });
        events.emit({ type: 'settings', settings: next });
      },
    },
    {
      dir: context.dir,
      store,
      onSimilar: () => events.emit({ type: 'similar' }),
      schedule: { ...context, isAfterCrash: store.isAfterCrash },
      onRestorePoints: () => events.emit({ type: 'restorePoints' }),
    },
  );
  const testLibrary = createTestLibrary(
    // Custom emoji are in the app's settings. Only imports change them, and the test library has no imports.
    { ...shared, changeCustomEmoji: () => Promise.resolve() },
    {
      dataDir: context.dir,
      onChange: () => events.emit({ type: 'testLibrary' }),
      isNeeded: () => events.hasListeners,
    },
  );

  library.subscribe((ids) => {
    const entry = ids?.length === 1 && ids[0] !== undefined ? library.find(ids[0]) : undefined;
    events.emit({
      type: 'library',
      ids,
      counts: { ...library.counts },
      entry: entry ? { version: entry.version, row: summarize(entry, emojiResolver(), '') } : null,
    });
  });

  const { requests, localApi } = composeLocalApi({
    ...context,
    clock,
    own: { library, admin, findSimilar: similar.findSaved },
    openTest: options.hasTestLibrary
      ? async () => {
          const test = await testLibrary.open();
          return { ...test, findSimilar: test.similar.findSaved };
        }
      : null,
    apiTokens,
    emojiResolver,
    settings,
    control:
      adjustable && controlToken !== undefined ? { token: controlToken, clock: adjustable } : undefined,
    port: options.apiPort,
    listenHost: options.apiHost,
    extraHosts: options.extraHosts,
    version: options.version,
    referenceDir: options.referenceDir,
  });
  const live = await openLiveSync({
    ...context,
    library,
    latest: store.latest,
    getEmojiResolver: emojiResolver,
    settings,
    vault: options.liveVault ?? createMemoryVault(),
    givenToken: options.givenLiveToken ?? null,
    openTransport: options.openTransport ?? openOfflineTransport,
    isOwnApi: (url) => isOwnApiUrl(url, localApi.status()),
    quarantine: store.recovery,
    storeSimilar: similar.recordServiceQuestions,
    onChange: throttle(() => events.emit({ type: 'sync' }), {
      pause: SYNC_EVENT_INTERVAL_MS,
      timers,
      isNeeded: () => events.hasListeners,
    }),
  });
  return { library, similar, reader, admin, testLibrary, live, localApi, requests };
}

const listRedactedFolders = ({
  dataDir,
  homeDir,
}: HostOptions): (readonly [folder: string, instead: string])[] => [
  [dataDir, '‹library›'],
  ...(homeDir === undefined ? [] : [[homeDir, '‹home›'] as const]),
];

/** Caches the resolver until the custom emoji change. */
function createEmojiResolverGetter(custom: () => readonly CustomEmoji[]): () => EmojiResolver {
  let names: ReturnType<typeof loadEmojiNames> | null = null;
  let made: { custom: readonly CustomEmoji[]; emojiResolver: EmojiResolver } | null = null;
  return () => {
    const now = custom();
    if (made?.custom !== now) {
      names ??= loadEmojiNames();
      made = { custom: now, emojiResolver: createEmojiResolver(names, now) };
    }
    return made.emojiResolver;
  };
}
