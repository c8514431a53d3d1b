import { stat } from 'node:fs/promises';
import { AppError } from '../../shared/errors.ts';
import type { CallLog } from '../host/call-log-file.ts';
import { createNodeFiles, type Files } from '../host/files.ts';
import { createHost, type Host } from '../host/host.ts';
import { AUTOMATIC } from '../host/library/snapshots/snapshots.ts';
import { createLog } from '../host/log.ts';
import { aboutThisComputer, nodeRandom, systemClock, systemTimers } from '../host/node-ports.ts';
import type { KeepDamaged, Log, SettingsStore } from '../host/ports.ts';
import { socketWay } from '../host/sync/wire/socket-way.ts';
import { createMemoryVault } from '../host/token-vault.ts';
import type { Terminal } from './command.ts';
import { damageWords } from './damage-words.ts';
import type { HostOptions } from './host-options.ts';
import type { RemoteOptions } from './remote-options.ts';
import { withRunSettings } from './run-settings.ts';
import { openCallLog } from './serve-calls.ts';

/** What the entry knows and the commands need. */
export interface HostParts {
  version: string;
  /** The settings that are kept in a folder. */
  openSettings: (options: { dir: string; log: Log; keepDamaged: KeepDamaged }) => Promise<SettingsStore>;
  /** The disk; the real one unless a test says otherwise. */
  files?: Files;
  /** See `HostOptions`. */
  searchWorker?: string;
  importWorker?: string;
  referenceDir?: string;
}

export interface OpenHost {
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
  app: HostParts,
  options: HostOptions & {
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
    ...aboutThisComputer(),
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
    ...(options.remote && { openWay: socketWay({ environment: terminal.env, version: app.version }) }),
    ...(options.remote?.token !== undefined && { givenLiveToken: options.remote.token }),
    givenTokens: options.tokens,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
    ...(app.searchWorker === undefined ? {} : { searchWorker: app.searchWorker }),
    importWorker: app.importWorker,
    referenceDir: app.referenceDir,
  });
  let calls: CallLog | null = null;
  const close = async () => {
    await host.close();
    await calls?.close();
  };
  try {
    for (const report of await host.handlers['recovery.reports']({})) {
      if (report.at >= began) terminal.err(damageWords(report, options.data) ?? '');
    }
    host.localApi.setFaults(options.faults, options.faultSeed);
    const started =
      options.snapshot === undefined
        ? null
        : await startFrom(host, options.snapshot, options.replace ?? false);
    if (options.log !== undefined) {
      calls = await openCallLog(options.log, { terminal, log, announced });
      host.requests.follow(calls.write);
    }
    return { host, log, started, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws AppError('bad-input') where a file is in the place of the folder; all else is seen when it is opened. */
export async function refuseFile(data: string): Promise<void> {
  const found = await stat(data).catch(() => null);
  if (found && !found.isDirectory()) throw new AppError('bad-input', `${data} is a file, not a folder.`);
}

async function startFrom(host: Host, file: string, replace: boolean): Promise<string> {
  const { count, kept } = await host.tools.startFrom(file, replace).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'bad-input') throw error;
    throw new AppError(
      'bad-input',
      `${error.message} Give --snapshot another folder, or --replace to put the snapshot in their place; they are kept then as the snapshot ${AUTOMATIC}.`,
    );
  });
  const now = `The library begins with ${file} (${count} ${count === 1 ? 'entry' : 'entries'}).`;
  return kept ? `${now} What it held before is kept as the snapshot ${AUTOMATIC}.` : now;
}
