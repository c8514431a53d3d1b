import { stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { Lost, RecoveryFile, RecoveryReport, Restored } from '../../shared/library/recovery-report.ts';
import type { Settings } from '../../shared/settings.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { createHost, type Host } from '../host/app.ts';
import { AUTOMATIC } from '../host/library/snapshots/snapshots.ts';
import { holdsLibrary } from '../host/library/store/load/library-files.ts';
import type { Log, QuarantineFiles, SettingsPatch, SettingsStore } from '../host/ports.ts';
import { describeComputer, nodeRandom, systemClock, systemTimers } from '../host/ports.ts';
import { nodeTransport } from '../host/sync/transport/node-transport.ts';
import { createNodeFiles, type Files } from '../host/system/files.ts';
import { createLog } from '../host/system/log.ts';
import { createMemoryVault } from '../host/system/token-vault.ts';
import { escapeControls, type Terminal } from './command.ts';
import type { LocalApiOptions, RemoteOptions } from './command-options.ts';
import { openRequestLog, type RequestLogFile } from './request-log-file.ts';

/** Of each kind so many are named; the report has all of them. */
const MAX_LISTED = 10;

/**
 * What opening the library in `dir` found damaged, and what became of it, as lines for a terminal. Null where somebody changed
 * files with another program and nothing is missing: that is as it should be.
 */
export function formatDamage(report: RecoveryReport, dir: string): string | null {
  const { files, restored, lost, folder } = report;
  if (lost.length === 0 && files.every(({ kind }) => kind === 'changed-outside')) return null;
  const lines = [
    `The library had damaged files: ${pluralize(files.length, 'problem')}.`,
    ...named(files, fileLine),
    ...named(restored, restoredLine),
    ...named(lost, lostLine),
    `The original files and report.json are in ${path.join(dir, 'set-aside', folder)}.`,
  ];
  return escapeControls(`${lines.join('\n')}\n`);
}

function named<T>(all: readonly T[], line: (one: T) => string): string[] {
  const more = all.length - MAX_LISTED;
  const onOneLine = (text: string) => text.replaceAll(/[\n\r\u2028\u2029]+/gu, ' ');
  return [
    ...all.slice(0, MAX_LISTED).map((one) => `  ${onOneLine(line(one))}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const fileLine = ({ path: file, line, reason }: RecoveryFile): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${reason}`;

const restoredLine = ({ id, title, from }: Restored): string =>
  `Restored question ${id} from ${from}: ${JSON.stringify(title)}`;

const lostLine = ({ id, hint }: Lost): string => `Lost${id === null ? '' : `, question ${id}`}: ${hint}`;

/** What the entry knows and the commands need. */
export interface CommandContext {
  version: string;
  /** The settings that are kept in a folder. */
  openSettings: (options: { dir: string; log: Log; keepDamaged: QuarantineFiles }) => Promise<SettingsStore>;
  /** The disk; the real one unless a test says otherwise. */
  files?: Files;
  /** See `HostOptions`. */
  searchWorker?: string;
  importWorker?: string;
  referenceDir?: string;
}

interface OpenHost {
  host: Host;
  log: Log;
  /** What `--snapshot` did, in a sentence; null without it. */
  started: string | null;
  close(): Promise<void>;
}

/**
 * The host without a window, over the library in a folder, with its faults, its log of calls and its first state as
 * told; the local API is not started yet. What was found damaged is told on standard error. `announced`: until then standard output belongs to the command.
 * Throws what `createHost` does, AppError('snapshot-unreadable'), AppError('bad-input').
 */
export async function openHost(
  app: CommandContext,
  options: LocalApiOptions & {
    data: string;
    apiPort?: number | undefined;
    /** Without it nothing is sent to the live service. */
    remote?: RemoteOptions | undefined;
  },
  { terminal, announced }: { terminal: Terminal; announced: Promise<void> },
): Promise<OpenHost> {
  const log = createLog(terminal.err, systemClock.now, options.verbose);
  await refuseFile(options.data);
  const began = systemClock.now();
  const host = await createHost({
    dataDir: options.data,
    shell: 'web',
    version: app.version,
    platform: process.platform,
    ...describeComputer(),
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: app.files ?? createNodeFiles(),
    openSettings: async (keepDamaged) =>
      withRunSettings(await app.openSettings({ dir: options.data, log, keepDamaged }), {
        absentFields: options.absentFields,
        syncUrl: options.remote?.url,
      }),
    log,
    vault: createMemoryVault(),
    ...(options.remote && {
      openTransport: nodeTransport({ environment: terminal.env, version: app.version }),
    }),
    ...(options.remote?.token !== undefined && { givenLiveToken: options.remote.token }),
    givenTokens: options.tokens,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
    ...(app.searchWorker === undefined ? {} : { searchWorker: app.searchWorker }),
    importWorker: app.importWorker,
    referenceDir: app.referenceDir,
  });
  let calls: RequestLogFile | null = null;
  const close = async () => {
    await host.close();
    await calls?.close();
  };
  try {
    for (const report of await host.handlers['recovery.reports']({})) {
      if (report.at >= began) terminal.err(formatDamage(report, options.data) ?? '');
    }
    host.localApi.setFaults(options.faults, options.faultSeed);
    const started =
      options.snapshot === undefined
        ? null
        : await startFrom(host, options.snapshot, options.replace ?? false);
    if (options.log !== undefined) {
      calls = await openRequestLog(options.log, { terminal, log, announced });
      host.requests.subscribe(calls.write);
    }
    return { host, log, started, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws AppError('bad-input') where a file is in the place of the folder; all else is seen when it is opened. */
async function refuseFile(data: string): Promise<void> {
  const found = await stat(data).catch(() => null);
  if (found && !found.isDirectory()) throw new AppError('bad-input', `${data} is a file, not a folder.`);
}

async function startFrom(host: Host, file: string, replace: boolean): Promise<string> {
  const { count, kept } = await host.admin.replaceFromFile(file, replace).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'bad-input') throw error;
    throw new AppError(
      'bad-input',
      `${error.message} Use another folder, or --replace to replace them; they are saved as the snapshot ${AUTOMATIC} first.`,
    );
  });
  const now = `The library starts from ${file} (${count} ${count === 1 ? 'entry' : 'entries'}).`;
  return kept ? `${now} Its previous state is saved as the snapshot ${AUTOMATIC}.` : now;
}

/** Settings that a command line can give for one run. */
type RunSettings = Pick<SettingsPatch, 'absentFields' | 'syncUrl'>;

/**
 * The settings with other choices for this run. They are not kept, and each goes as soon as somebody makes that choice
 * himself.
 */
export function withRunSettings(
  settings: SettingsStore,
  { absentFields, syncUrl }: RunSettings,
): SettingsStore {
  const lasting: Partial<Settings> = {
    ...(absentFields !== undefined && { absentFields }),
    ...(syncUrl !== undefined && { syncUrl }),
  };
  const get = () => ({ ...settings.get(), ...lasting });
  return {
    get,
    async set(patch) {
      await settings.set(patch);
      if (patch.absentFields !== undefined) delete lasting.absentFields;
      if (patch.syncUrl !== undefined) delete lasting.syncUrl;
      return get();
    },
  };
}

/** Whether there is a library in a folder, or what is left of one. Opening it would make one. Throws AppError('library-too-new'), ('library-unreadable'). */
export const isLibrary = (dir: string, files: Files = createNodeFiles()): Promise<boolean> =>
  holdsLibrary(files, dir);

/** Said where a folder holds no library. */
export const noLibrary = (dir: string): string =>
  `There is no library in ${dir}. serve and import make one where --data names a new folder.`;

/** Throws AppError('bad-input') where there is no library in a folder, and what `isLibrary` does. */
export async function requireLibrary(dir: string): Promise<void> {
  await refuseFile(dir);
  if (!(await isLibrary(dir))) throw new AppError('bad-input', noLibrary(dir));
}

/**
 * Does something with the library in a folder, made where it is missing, and waits for the disk. Nothing listens
 * meanwhile, and without `remote` nothing is sent. Throws what `createHost` does.
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
    { terminal, announced: Promise.resolve() },
  );
  try {
    return await work(host);
  } finally {
    await close();
  }
}
