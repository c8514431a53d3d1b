import type { StoredSyncState } from '../../../electron/host/sync/stored-sync-state.ts';
import { createSync, type Sync } from '../../../electron/host/sync/sync-engine.ts';
import { AppError } from '../../../shared/errors.ts';
import type { SyncRow } from '../../../shared/sync/sync-views.ts';
import { createManualTimers } from '../manual-timers.ts';
import { silentLog } from '../silent-log.ts';
import { fakeService } from './fake-service.ts';
import { createMemoryRepository } from './memory-repository.ts';

/** Starts sync with a library and a service in memory, and with a fake clock. */
export async function startSync() {
  const repository = createMemoryRepository();
  const service = fakeService();
  const timers = createManualTimers();
  const connection = { baseUrl: 'https://service.example/api/v1', token: 'secret' };
  const options = { automatic: false, intervalMinutes: 15 };
  const start = Date.parse('2026-11-09T10:00:00.000Z');
  let facts: StoredSyncState | null = null;
  let keys = 0;
  let clockSet = 0;
  let changes = 0;
  const named: { id: number; titles: string[] }[] = [];
  const open = (): Promise<Sync> =>
    createSync({
      repository,
      network: service,
      stateFile: {
        load: async () => facts,
        async save(next) {
          if (repository.isFailing) throw new AppError('disk', 'full', { reason: 'ENOSPC' });
          facts = next;
        },
      },
      clock: { now: () => start + timers.now() + clockSet },
      timers,
      random: {
        uuid: () => {
          keys += 1;
          return `account ${keys}`;
        },
        bytes: (count) => new Uint8Array(count),
        fraction: () => 0.5,
      },
      log: silentLog,
      connection: async () => ({ ...connection }),
      getPreferences: () => options,
      digest: (token) => `digest of ${token.length}${token.at(-1)}`,
      onChange() {
        changes += 1;
      },
      onSimilarQuestions: (entry, list) =>
        named.push({ id: entry.id, titles: list.map(({ question }) => question) }),
    });
  const over = {
    repository,
    service,
    timers,
    connection,
    options,
    named,
    sync: await open(),
    /** Replaces the engine with a new engine that reads the stored state, as after a crash. */
    async reopen() {
      over.sync = await open();
    },
    /** Loses `sync.json` and replaces the engine. */
    async forget() {
      facts = null;
      over.sync = await open();
    },
    setClock(milliseconds: number) {
      clockSet += milliseconds;
    },
    /** Returns the number of status changes so far. */
    changes: () => changes,
    now: () => start + timers.now() + clockSet,
    /** Advances the timers and waits for the effects. */
    async pass(milliseconds: number) {
      timers.advance(milliseconds);
      await waitUntilSettled();
    },
    async row(id: number): Promise<SyncRow> {
      const { rows } = await over.sync.activity({ offset: 0, limit: 500 });
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error(`no row for ${id}`);
      return row;
    },
    /** Saves, queues, and syncs a question. Returns its ID. */
    async synced(content: Parameters<typeof repository.save>[0] = {}): Promise<number> {
      const id = repository.save(content);
      await over.sync.queue({ ids: [id] });
      await over.sync.runNow();
      return id;
    },
    async queued(content: Parameters<typeof repository.save>[0] = {}, id?: number): Promise<number> {
      const saved = repository.save(content, id);
      await over.sync.queue({ ids: [saved] });
      return saved;
    },
    contentOf: (id: number) => repository.entry(id).question,
    getSync(id: number) {
      const { sync } = repository.entry(id);
      if (!sync) throw new Error(`entry ${id} is not in sync`);
      return sync;
    },
  };
  return over;
}

type Content = Parameters<Awaited<ReturnType<typeof startSync>>['synced']>[0];

export async function createSyncedHarness(content?: Content) {
  const over = await startSync();
  return { over, id: await over.synced(content) };
}

export async function createQueuedHarness(content?: Content) {
  const over = await startSync();
  return { over, id: await over.queued(content) };
}

export async function createEditedHarness() {
  const { over, id } = await createSyncedHarness();
  await over.queued({ title: 'Tea or coffee?' }, id);
  return { over, id };
}

/** Waits until all promises have settled that don't wait for timers or input. */
export async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await null;
}
