import type { CallLog } from '../host/call-log-file.ts';
import { createNodeFiles } from '../host/files.ts';
import { createHost, type Host } from '../host/host.ts';
import { AUTOMATIC } from '../host/library/snapshots.ts';
import { createLog } from '../host/log.ts';
import { nodeRandom, systemClock, systemTimers } from '../host/node-ports.ts';
import type { Log, SettingsStore } from '../host/ports.ts';
import { createMemoryVault } from '../host/token-vault.ts';
import type { Terminal } from './command.ts';
import type { HostOptions } from './host-options.ts';
import { openCallLog } from './serve-calls.ts';

/** What the entry knows and the commands need. */
export interface HostParts {
  version: string;
  /** The settings that are kept in a folder. */
  openSettings: (options: { dir: string; log: Log }) => Promise<SettingsStore>;
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
 * told; the local API is not started yet. `announced`: until then standard output belongs to the command.
 * Throws what `createHost` does, AppError('snapshot-unreadable'), AppError('bad-input').
 */
export async function openHost(
  app: HostParts,
  options: HostOptions & { data: string; apiPort?: number | undefined },
  { terminal, announced }: { terminal: Terminal; announced: Promise<void> },
): Promise<OpenHost> {
  const log = createLog(terminal.err, systemClock.now, options.verbose);
  const host = await createHost({
    dataDir: options.data,
    shell: 'web',
    version: app.version,
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: () => app.openSettings({ dir: options.data, log }),
    log,
    vault: createMemoryVault(),
    givenTokens: options.tokens,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
  });
  let calls: CallLog | null = null;
  const close = async () => {
    await host.close();
    await calls?.close();
  };
  try {
    host.localApi.setFaults(options.faults, options.faultSeed);
    const started = options.snapshot === undefined ? null : await startFrom(host, options.snapshot);
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

async function startFrom(host: Host, file: string): Promise<string> {
  const { count, kept } = await host.tools.startFrom(file);
  const now = `The library begins with ${file} (${count} ${count === 1 ? 'entry' : 'entries'}).`;
  return kept ? `${now} What it held before is kept as the snapshot ${AUTOMATIC}.` : now;
}
