import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { Lost, RecoveryFile, RecoveryReport, Restored } from '../../shared/library/recovery-report.ts';
import { createDefaultSettings, settingsSchema } from '../../shared/settings.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { createHost, type Host } from '../host/create-host.ts';
import { BEFORE_LAST_CHANGE } from '../host/library/restore-points/point-names.ts';
import { hasLibrary, LIBRARY_FILES } from '../host/library/store/load/library-files.ts';
import type { Log, OpenSettings, SettingsPatch, SettingsStore } from '../host/ports.ts';
import { describeComputer, nodeRandom, systemClock, systemTimers } from '../host/ports.ts';
import type { Connection } from '../host/sync/sync-ports.ts';
import { createLazyTransport } from '../host/sync/transport/lazy-transport.ts';
import { createNodeFiles, type Files } from '../host/system/files.ts';
import { createLog } from '../host/system/log.ts';
import { createMemoryFiles, MEMORY_DIR } from '../host/system/memory-files.ts';
import { createMemoryVault } from '../host/system/token-vault.ts';
import type { LocalApiOptions, RemoteOptions } from './command-options.ts';
import { openRequestLog, type RequestLogFile } from './request-log-file.ts';
import type { Terminal } from './terminal.ts';

/** The maximum number of listed items of each kind. The report contains all of them. */
const MAX_LISTED = 10;

/**
 * Formats a recovery report as lines for a terminal. Returns null if other programs changed files but nothing
 * was lost.
 */
export function formatDamage(report: RecoveryReport, dir: string): string | null {
  const { files, restored, lost, folder } = report;
  if (lost.length === 0 && files.every(({ kind }) => kind === 'changed-outside')) return null;
  const lines = [
    `Found ${pluralize(files.length, 'problem')} in the library's files.`,
    ...formatList(files, formatFileLine),
    ...formatList(restored, formatRestoredLine),
    ...formatList(lost, formatLostLine),
    `The original files and report.json are in ${joinLines(path.join(dir, 'set-aside', folder))}.`,
  ];
  return `${lines.join('\n')}\n`;
}

function formatList<T>(all: readonly T[], line: (one: T) => string): string[] {
  const more = all.length - MAX_LISTED;
  return [
    ...all.slice(0, MAX_LISTED).map((one) => `  ${joinLines(line(one))}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const formatFileLine = ({ path: file, line, reason }: RecoveryFile): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${reason}`;

const formatRestoredLine = ({ id, title, from }: Restored): string =>
  `Restored question ${id} from ${from}: ${JSON.stringify(title)}`;

const formatLostLine = ({ id, hint }: Lost): string => `Lost${id === null ? '' : ` question ${id}`}: ${hint}`;

/** Dependencies that the entry point passes to commands. */
export interface CommandContext {
  version: string;
  openSettings: (options: { dir: string; log: Log } & Parameters<OpenSettings>[0]) => Promise<SettingsStore>;
  /** Set by tests. */
  files?: Files;
  /** See `HostOptions`. */
  searchWorker?: string;
  model?: string | null;
  importWorker?: string;
  referenceDir?: string;
}

interface OpenHost {
  host: Host;
  log: Log;
  /** A sentence about the effect of `--snapshot`, or null without this option. */
  startMessage: string | null;
  close(): Promise<void>;
}

/**
 * Opens the backend on a library without starting the local API. Applies `--snapshot`, faults, and the
 * request log, and prints damage to standard error. `outputReady` resolves when the request log may use
 * standard output. Rejects like `createHost`, and with AppError('snapshot-unreadable') or
 * AppError('bad-input').
 */
export async function openHost(
  app: CommandContext,
  options: LocalApiOptions & {
    /** Null for a library in memory. */
    data: string | null;
    apiPort?: number | undefined;
    apiHost?: string | undefined;
    extraHosts?: readonly string[];
    /** See `HostOptions`. */
    hasTestLibrary?: boolean;
    /** If undefined, nothing is sent to the live service. */
    remote?: RemoteOptions | undefined;
  },
  { terminal, outputReady }: { terminal: Terminal; outputReady: Promise<void> },
): Promise<OpenHost> {
  const log = createLog(terminal.err, systemClock.now, options.verbose);
  const isInMemory = options.data === null;
  const dir = options.data ?? MEMORY_DIR;
  if (!isInMemory) await rejectFile(dir);
  const began = systemClock.now();
  const host = await createHost({
    dataDir: dir,
    isInMemory,
    shell: 'web',
    version: app.version,
    platform: process.platform,
    ...describeComputer(),
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: isInMemory ? createMemoryFiles() : (app.files ?? createNodeFiles()),
    openSettings: async (library) =>
      overrideRunSettings(
        isInMemory ? createMemorySettings() : await app.openSettings({ dir, log, ...library }),
        {
          absentFields: options.absentFields,
          // The library's author chose its proxy and certificate, and could use them to read the token.
          ...(options.remote?.url !== undefined && {
            syncUrl: options.remote.url,
            syncProxy: '',
            syncCaFile: '',
          }),
        },
      ),
    log,
    vault: createMemoryVault(),
    ...(options.remote && {
      openTransport: createLazyTransport({ environment: terminal.env, version: app.version }),
    }),
    givenLiveToken: toConnection(options.remote),
    givenTokens: options.tokens,
    controlToken: options.controlToken,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
    apiHost: options.apiHost,
    hasTestLibrary: options.hasTestLibrary ?? false,
    extraHosts: options.extraHosts,
    ...(app.searchWorker === undefined ? {} : { searchWorker: app.searchWorker }),
    model: app.model,
    importWorker: app.importWorker,
    referenceDir: app.referenceDir,
  });
  let requestLog: RequestLogFile | null = null;
  const close = async () => {
    await host.close();
    await requestLog?.close();
  };
  try {
    for (const report of await host.handlers['recovery.reports']({})) {
      if (report.at >= began) terminal.err(formatDamage(report, dir) ?? '');
    }
    host.localApi.setFaults(options.faults, options.faultSeed);
    const startMessage =
      options.snapshot === undefined
        ? null
        : await startFrom(host, options.snapshot, options.replace ?? false);
    if (options.log !== undefined) {
      requestLog = await openRequestLog(options.log, { terminal, log, outputReady });
      host.requests.subscribe(requestLog.write);
    }
    return { host, log, startMessage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates default settings that aren't stored. */
function createMemorySettings(): SettingsStore {
  let settings = createDefaultSettings();
  return {
    get: () => settings,
    async set(patch) {
      settings = settingsSchema.parse({ ...settings, ...patch });
      return settings;
    },
  };
}

/** Rejects with AppError('bad-input') if the path is a file. */
async function rejectFile(data: string): Promise<void> {
  const found = await stat(data).catch(() => null);
  if (found && !found.isDirectory())
    throw new AppError('bad-input', `${data} is a file. Specify a folder with --data.`);
}

/**
 * Rejects with AppError('bad-input') if a folder contains other files but no library. Ignores hidden files.
 */
export async function rejectOtherFolder(dir: string): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  const isOther = (name: string) => !name.startsWith('.') && !LIBRARY_FILES.has(name);
  if (!names.some(isOther) || (await isLibrary(dir))) return;
  throw new AppError(
    'bad-input',
    `${dir} isn't empty and doesn't contain a library. Use another folder, or add --create.`,
  );
}

async function startFrom(host: Host, file: string, replace: boolean): Promise<string> {
  const { count, kept } = await host.admin.replaceFromFile(file, replace).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'bad-input') throw error;
    throw new AppError(
      'bad-input',
      `${error.message} Use another folder, or add --replace, which first saves the library as the restore point ${BEFORE_LAST_CHANGE}.`,
    );
  });
  const message = `Loaded ${count} ${count === 1 ? 'entry' : 'entries'} from ${joinLines(file)}.`;
  return kept
    ? `${message} The previous state of the library was saved as the restore point ${BEFORE_LAST_CHANGE}.`
    : message;
}

/**
 * Returns the token in the environment with its base URL, or undefined if either is missing. The library's
 * base URL never receives the token.
 */
const toConnection = (remote: RemoteOptions | undefined): Connection | undefined =>
  remote?.url === undefined || remote.token === undefined
    ? undefined
    : { baseUrl: remote.url, token: remote.token };

const RUN_SETTINGS = ['absentFields', 'syncUrl', 'syncProxy', 'syncCaFile'] as const;

/**
 * Wraps settings with overrides for this run. An override isn't stored and ends when its setting is changed.
 */
export function overrideRunSettings(
  settings: SettingsStore,
  runSettings: Pick<SettingsPatch, (typeof RUN_SETTINGS)[number]>,
): SettingsStore {
  const overrides: SettingsPatch = Object.fromEntries(
    Object.entries(runSettings).filter(([, value]) => value !== undefined),
  );
  const get = () => settingsSchema.parse({ ...settings.get(), ...overrides });
  return {
    get,
    async set(patch) {
      await settings.set(patch);
      for (const name of RUN_SETTINGS) if (patch[name] !== undefined) delete overrides[name];
      return get();
    },
  };
}

/**
 * Resolves with true if a folder contains a library or some of its files. Rejects with
 * AppError('library-too-new') or AppError('library-unreadable').
 */
export const isLibrary = (dir: string, files: Files = createNodeFiles()): Promise<boolean> =>
  hasLibrary(files, dir);

export const formatNoLibraryMessage = (dir: string): string =>
  `There's no library in ${dir}. To create one, use \`serve\` or \`import\`.`;

/**
 * Rejects with AppError('bad-input') if a folder doesn't contain a library, and otherwise like `isLibrary`.
 */
export async function requireLibrary(dir: string): Promise<void> {
  await rejectFile(dir);
  if (!(await isLibrary(dir))) throw new AppError('bad-input', formatNoLibraryMessage(dir));
}

/**
 * Runs `work` with the library in a folder that's created if necessary, and waits until all changes are on
 * disk. Doesn't run a server, and sends nothing without `remote`. Rejects like `createHost`.
 */
export async function withHost<T>(
  app: CommandContext,
  { data, terminal, remote }: { data: string; terminal: Terminal; remote?: RemoteOptions },
  work: (host: Host) => Promise<T>,
): Promise<T> {
  const options = { tokens: {}, faults: [], faultSeed: undefined, log: undefined, snapshot: undefined };
  const { host, close } = await openHost(
    app,
    { ...options, data, remote, verbose: false },
    { terminal, outputReady: Promise.resolve() },
  );
  try {
    return await work(host);
  } finally {
    await close();
  }
}
