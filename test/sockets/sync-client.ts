import { cpSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../../electron/host/create-host.ts';
import type { Log } from '../../electron/host/ports.ts';
import type { SyncNetwork } from '../../electron/host/sync/sync-ports.ts';
import {
  createHttpTransport,
  type HttpTransport,
} from '../../electron/host/sync/transport/http-transport.ts';
import { createBackend, createMemorySettings } from '../support/backend.ts';
import { createManualTimers } from '../support/manual-timers.ts';

/** Longer than any request timeout. */
const BEYOND_TIMEOUT_MS = 10 * 60_000;

export interface ClientOptions {
  dir: string;
  baseUrl: string;
  token: string;
  /** Called for each logged error. */
  onError: (what: string) => void;
  wrap?: (network: SyncNetwork) => SyncNetwork;
}

/** An author's app: the whole backend with its sync engine, real sockets, and a library on disk. */
export interface Client {
  readonly host: Host;
  /** Advances the clock past the timeouts of all requests in progress. */
  passTimeouts(): void;
  /**
   * Copies the folder as a power failure would leave it and closes all connections. The client sends nothing
   * afterward.
   */
  crash(to: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a client. Time doesn't advance automatically, so requests are sent only during requested syncs. */
export async function openClient({ dir, baseUrl, token, onError, wrap }: ClientOptions): Promise<Client> {
  const deadlines = createManualTimers();
  let hasCrashed = false;
  let network: HttpTransport | null = null;
  const log: Log = {
    info() {},
    warn() {},
    error: (message, cause) => onError(`${message} ${cause instanceof Error ? (cause.stack ?? '') : ''}`),
  };
  const host = await createBackend(dir, {
    timers: createManualTimers(),
    openSettings: async () => createMemorySettings({ syncUrl: baseUrl }),
    log,
    givenLiveToken: { token, baseUrl },
    openTransport({ settings, getToken }) {
      const own = createHttpTransport(
        { timers: deadlines, environment: {}, readFile: (file) => readFile(file, 'utf8') },
        { getSettings: settings, getToken, version: '0.0.0' },
      );
      network = own;
      const wrapped = wrap?.(own) ?? own;
      return {
        send: async (request) => (hasCrashed ? CRASHED : wrapped.send(request)),
        test: async () => [],
        close: async () => own.close(),
      };
    },
  });
  return {
    host,
    passTimeouts: () => deadlines.advance(BEYOND_TIMEOUT_MS),
    async crash(to) {
      hasCrashed = true;
      copyFolder(dir, to);
      network?.close();
    },
    close: host.close,
  };
}

/**
 * Copies a folder as a crash would leave it. The copy is synchronous, so this process can't start a write
 * during it. If a write that's already in progress deletes a file, the copy starts again.
 */
function copyFolder(dir: string, to: string): void {
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

const CRASHED = { kind: 'failure', phase: 'before', cause: 'other', detail: 'crashed' } as const;
