import { cpSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../../electron/host/app.ts';
import type { Log } from '../../electron/host/ports.ts';
import type { SyncNetwork } from '../../electron/host/sync/sync-ports.ts';
import { createHttpNetwork, type HttpNetwork } from '../../electron/host/sync/transport/node-transport.ts';
import { createBackend, memorySettings } from '../support/backend.ts';
import { handTimers } from '../support/hand-timers.ts';

/** Longer than any deadline of a request. */
const LONG = 10 * 60_000;

export interface ClientOptions {
  /** The library's folder. */
  dir: string;
  /** Of the live service. */
  baseUrl: string;
  token: string;
  /** Called with what the log has of errors. */
  onError: (what: string) => void;
  /** Puts something between the engine and its network. */
  wrap?: (network: SyncNetwork) => SyncNetwork;
}

/** The app of an author: the whole host, with its engine of sync, its network over real sockets and its library on the disk. */
export interface Client {
  readonly host: Host;
  /** The deadlines of all requests under way pass. */
  runOut(): void;
  /** Copies the folder as a power cut would leave it, and cuts all connections. Nothing is sent after it. */
  crash(to: string): Promise<void>;
  /** Ends it in peace. */
  close(): Promise<void>;
}

/** Opens it. No time passes for it by itself, so that nothing is sent but in rounds that somebody asks for. */
export async function openClient({ dir, baseUrl, token, onError, wrap }: ClientOptions): Promise<Client> {
  const deadlines = handTimers();
  let hasCrashed = false;
  let network: HttpNetwork | null = null;
  const log: Log = {
    info() {},
    warn() {},
    error: (message, cause) => onError(`${message} ${cause instanceof Error ? (cause.stack ?? '') : ''}`),
  };
  const host = await createBackend(dir, {
    timers: handTimers(),
    openSettings: async () => memorySettings({ syncUrl: baseUrl }),
    log,
    givenLiveToken: token,
    openTransport({ settings, tokenFor }) {
      const own = createHttpNetwork(
        { timers: deadlines, environment: {}, readFile: (file) => readFile(file, 'utf8') },
        { settings, tokenFor, version: '0.0.0' },
      );
      network = own;
      const wrapped = wrap?.(own) ?? own;
      return {
        send: async (request) => (hasCrashed ? DEAD : wrapped.send(request)),
        test: async () => [],
        close: async () => own.close(),
      };
    },
  });
  return {
    host,
    runOut: () => deadlines.pass(LONG),
    async crash(to) {
      hasCrashed = true;
      imageOf(dir, to);
      network?.close();
    },
    close: host.close,
  };
}

/**
 * What a crash leaves of a folder: it is copied while nothing of this process goes on but the one call to the disk that
 * each file may be in. Where such a call takes a file away under the copy, the copy is made anew.
 */
function imageOf(dir: string, to: string): void {
  for (;;) {
    try {
      cpSync(dir, to, { recursive: true, filter: (from) => path.basename(from) !== 'library.lock' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      rmSync(to, { recursive: true, force: true });
    }
  }
}

const DEAD = { kind: 'failure', phase: 'before', cause: 'other', detail: 'crashed' } as const;
