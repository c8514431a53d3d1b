import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { Lost, RecoveryFile, RecoveryReport, Restored } from '../../shared/library/recovery-report.ts';
import { defaultSettings, settingsSchema } from '../../shared/settings.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { createHost, type Host } from '../host/create-host.ts';
import { AUTOMATIC } from '../host/library/restore-points/restore-points.ts';
import { holdsLibrary, LIBRARY_FILES } from '../host/library/store/load/library-files.ts';
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

/** Of each kind; the report has all of them. */
const MAX_LISTED = 10;

/** Returns a recovery report as lines for a terminal, or null if another program changed files and nothing is missing. */
export function formatDamage(report: RecoveryReport, dir: string): string | null {
  const { files, restored, lost, folder } = report;
  if (lost.length === 0 && files.every(({ kind }) => kind === 'changed-outside')) return null;
  const lines = [
    `Found ${pluralize(files.length, 'problem')} in the library's files.`,
    ...listed(files, fileLine),
    ...listed(restored, restoredLine),
    ...listed(lost, lostLine),
    `The original files and report.json are in ${joinLines(path.join(dir, 'set-aside', folder))}.`,
  ];
  return `${lines.join('\n')}\n`;
}

function listed<T>(all: readonly T[], line: (one: T) => string): string[] {
  const more = all.length - MAX_LISTED;
  return [
    ...all.slice(0, MAX_LISTED).map((one) => `  ${joinLines(line(one))}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const fileLine = ({ path: file, line, reason }: RecoveryFile): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${reason}`;

const restoredLine = ({ id, title, from }: Restored): string =>
  `Restored question ${id} from ${from}: ${JSON.stringify(title)}`;

const lostLine = ({ id, hint }: Lost): string => `Lost${id === null ? '' : ` question ${id}`}: ${hint}`;

/** What the entry point passes to commands. */
export interface CommandContext {
  version: string;
  /** Opens the settings in a folder. */
  openSettings: (options: { dir: string; log: Log } & Parameters<OpenSettings>[0]) => Promise<SettingsStore>;
  /** Replaced in tests. */
  files?: Files;
  /** See `HostOptions`. */
  searchWorker?: string;
  lacksModel?: boolean;
  importWorker?: string;
  referenceDir?: string;
}

interface OpenHost {
  host: Host;
  log: Log;
  /** What `--snapshot` did, as a sentence, or null without it. */
  startMessage: string | null;
  close(): Promise<void>;
}

/**
 * Opens the backend on a library, applies `--snapshot`, faults, and the request log, and prints damage to standard error. The
 * local API isn't started. `outputReady` resolves when the request log may use standard output. Throws like `createHost`, and
 * AppError('snapshot-unreadable') or AppError('bad-input').
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
    /** If missing, nothing is sent to the live service. */
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
      withRunSettings(isInMemory ? memorySettings() : await app.openSettings({ dir, log, ...library }), {
        absentFields: options.absentFields,
        // The library's author chose its proxy and certificate, which could read the token.
        ...(options.remote?.url !== undefined && {
          syncUrl: options.remote.url,
          syncProxy: '',
          syncCaFile: '',
        }),
      }),
    log,
    vault: createMemoryVault(),
    ...(options.remote && {
      openTransport: createLazyTransport({ environment: terminal.env, version: app.version }),
    }),
    givenLiveToken: givenConnection(options.remote),
    givenTokens: options.tokens,
    controlToken: options.controlToken,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
    apiHost: options.apiHost,
    hasTestLibrary: options.hasTestLibrary ?? false,
    extraHosts: options.extraHosts,
    ...(app.searchWorker === undefined ? {} : { searchWorker: app.searchWorker }),
    lacksModel: app.lacksModel,
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

/** Returns the default settings. Changes last for this run. */
function memorySettings(): SettingsStore {
  let settings = defaultSettings();
  return {
    get: () => settings,
    async set(patch) {
      settings = settingsSchema.parse({ ...settings, ...patch });
      return settings;
    },
  };
}

/** Throws AppError('bad-input') if the path is a file. */
async function rejectFile(data: string): Promise<void> {
  const found = await stat(data).catch(() => null);
  if (found && !found.isDirectory())
    throw new AppError('bad-input', `${data} is a file. Specify a folder with --data.`);
}

/** Throws AppError('bad-input') if a folder contains other files, but no library. Hidden files don't count. */
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
      `${error.message} Use another folder, or add --replace, which first saves the library as the snapshot ${AUTOMATIC}.`,
    );
  });
  const message = `Loaded ${count} ${count === 1 ? 'entry' : 'entries'} from ${joinLines(file)}.`;
  return kept
    ? `${message} The previous state of the library was saved as the snapshot ${AUTOMATIC}.`
    : message;
}

/** Returns the token of the environment with the base URL that it's for. The library's base URL never gets it. */
const givenConnection = (remote: RemoteOptions | undefined): Connection | undefined =>
  remote?.url === undefined || remote.token === undefined
    ? undefined
    : { baseUrl: remote.url, token: remote.token };

/** Settings that options can override for one run. */
const RUN_SETTINGS = ['absentFields', 'syncUrl', 'syncProxy', 'syncCaFile'] as const;

/** Returns settings with overrides for this run. An override isn't stored, and ends when the setting is changed. */
export function withRunSettings(
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

/** Returns whether a folder contains a library, or files of one. Throws AppError('library-too-new'), ('library-unreadable'). */
export const isLibrary = (dir: string, files: Files = createNodeFiles()): Promise<boolean> =>
  holdsLibrary(files, dir);

export const noLibraryMessage = (dir: string): string =>
  `There's no library in ${dir}. To create one, use \`serve\` or \`import\`.`;

/** Throws AppError('bad-input') if a folder doesn't contain a library, and like `isLibrary`. */
export async function requireLibrary(dir: string): Promise<void> {
  await rejectFile(dir);
  if (!(await isLibrary(dir))) throw new AppError('bad-input', noLibraryMessage(dir));
}

/**
 * Runs `work` with the library in a folder, which is created if needed, and waits for the disk. No server runs meanwhile, and
 * without `remote` nothing is sent. Throws like `createHost`.
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
