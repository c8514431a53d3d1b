import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { readRows } from '../../../shared/question/option-line.ts';
import type { SyncStatus } from '../../../shared/sync/sync-views.ts';
import { createKeyedMutex } from '../system/keyed-mutex.ts';
import { createAccountPause } from './account/account-pause.ts';
import { createAccounts } from './account/accounts.ts';
import { createEntrySyncCommands } from './entry-sync-commands.ts';
import {
  countStates,
  createStatusRow,
  isUnconfirmed,
  listStatusRows,
  type StatusContext,
} from './entry-sync-status.ts';
import { createHold } from './merge/apply-remote.ts';
import { createLinkRemote } from './merge/link-remote.ts';
import { createSyncQuestionView } from './merge/sync-question-view.ts';
import { createRetrySchedule } from './queue/backoff.ts';
import { createLookUpCreated } from './queue/created-lookup.ts';
import { createQuestionSync } from './queue/question-sync.ts';
import { createQueueRunner } from './queue/queue-runner.ts';
import { createRefreshRunner } from './queue/refresh-runner.ts';
import { createApplyWhenIdle, createResultWriter } from './queue/result-writer.ts';
import { createSyncSchedule } from './queue/sync-schedule.ts';
import { openSyncState } from './stored-sync-state.ts';
import type { Connection, SyncMethods, SyncPorts } from './sync-ports.ts';
import { createRemoteClient, type Session } from './transport/remote-client.ts';
import { createResponseLog } from './transport/response-log.ts';

/** Sync with the live service: the bridge methods, and the app's notifications to sync. */
export interface Sync extends Omit<SyncMethods, 'test' | 'setToken' | 'tokenStatus' | 'retryKeychain'> {
  /** Called after the token, base URL, or schedule has changed. */
  onSettingsChange(): void;
  onConnectionTested(connection: Connection): void;
  /** Called after entries changed outside of sync. More entries may be ready to send. */
  onEntriesChange(): void;
  /** Stops starting requests. Resolves after all work in progress has ended. */
  close(): Promise<void>;
}

/** Starts sync. Sends nothing until a method is called or the schedule is due. */
export async function createSync(ports: SyncPorts): Promise<Sync> {
  const { repository, log, onChange } = ports;
  const stateStore = await openSyncState(ports.stateFile, log);
  const closing = new AbortController();
  const closed = closing.signal;
  const sending = new Set<number>();
  let running: SyncStatus['running'] = null;
  const setRunning = (now: SyncStatus['running']): void => {
    running = now;
    onChange();
  };

  const accountPause = createAccountPause(ports, stateStore, closed);
  const resultWriter = createResultWriter(ports, accountPause);
  const retries = createRetrySchedule(ports);
  /** Ensures that only one operation at a time works on a question. */
  const questionMutex = createKeyedMutex<number>();
  const responseLog = createResponseLog(ports);
  const remoteClient = createRemoteClient(ports, responseLog, accountPause, closed);
  const applyWhenIdle = createApplyWhenIdle(ports, resultWriter, questionMutex, sending);
  const accounts = createAccounts(
    ports,
    stateStore,
    accountPause,
    remoteClient,
    resultWriter,
    applyWhenIdle,
    { isBusy: (id) => questionMutex.isBusy(id) || resultWriter.isPending(id), pull: pullForMerge },
  );
  const questionSync = createQuestionSync(ports, remoteClient, resultWriter, retries, accounts);
  /**
   * Fetches a question before 2 accounts are merged. Resolves with false if the fetch must be retried or if
   * sync is closing.
   */
  async function pullForMerge(session: Session, id: number): Promise<boolean> {
    if (retries.getRemainingMs(id) > 0) return false;
    const result = await questionMutex.run(id, () => questionSync.pull(session, id));
    return !closed.aborted && (result === 'done' || result === 'held');
  }
  const { linkRemote, applyToLinked } = createLinkRemote(
    ports,
    remoteClient,
    resultWriter,
    questionMutex,
    applyWhenIdle,
    sending,
  );
  const lookUpCreated = createLookUpCreated(repository, remoteClient, applyToLinked);
  const refresh = createRefreshRunner(ports, questionSync, questionMutex, stateStore, (done, total) =>
    setRunning({ what: 'refresh', done, total }),
  );
  const queueRunner = createQueueRunner(ports, {
    resultWriter,
    retries,
    questionMutex,
    accountPause,
    questionSync,
    accounts,
    stateStore,
    sending,
    closed,
    onProgress: (progress) => setRunning(progress && { what: 'round', ...progress }),
  });
  async function pull(ids: readonly number[] | null) {
    try {
      return await refresh(await accounts.open(), ids);
    } finally {
      setRunning(null);
    }
  }
  const schedule = createSyncSchedule({
    ports,
    accountPause,
    retries,
    queueRunner,
    accounts,
    closed,
    pullAll: () => pull(null),
  });
  const isActive = (id: number): boolean => sending.has(id) || resultWriter.isPending(id);
  const commands = createEntrySyncCommands(ports, stateStore, isActive, (id) => {
    retries.cancel(id);
    schedule.wake();
    onChange();
  });

  const createContext = (): StatusContext => ({
    isSetUp: accounts.isSetUp(),
    account: stateStore.get().current,
    findAccount: accounts.find,
    pause: accountPause.getPause(),
    wait: accountPause.getWait(),
    isActive: (id) => sending.has(id),
    isPending: resultWriter.isPending,
    isRetried: queueRunner.isRequested,
    findRetry: retries.findReason,
  });

  let tested: Connection | null = null;
  async function isTested(): Promise<boolean> {
    const { baseUrl, token } = await ports.connection();
    return tested?.baseUrl === baseUrl && tested.token === token;
  }

  async function status(): Promise<SyncStatus> {
    const setUp = await accounts.readSetUp();
    const account = accounts.getCurrent();
    return {
      setUp,
      account: account && { key: account.key, baseUrl: account.baseUrl, author: account.author },
      tested: await isTested(),
      pause: accountPause.getPause(),
      wait: accountPause.getWait(),
      counts: countStates(listStatusRows(repository.listSyncedEntries(), createContext())),
      running,
      lastRound: stateStore.get().lastRound,
      next: schedule.getNext(),
      automatic: ports.getPreferences().automatic,
    };
  }

  const getEntry = (id: number): Entry => {
    const entry = repository.getLatest(id);
    if (!entry) throw new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
    return entry;
  };

  await holdInterruptedCreates(ports);
  await accounts.readSetUp();
  schedule.wake();

  return {
    ...commands,
    status,
    async activity({ states, offset, limit }) {
      await accounts.readSetUp();
      const all = listStatusRows(repository.listSyncedEntries(), createContext());
      const rows = states ? all.filter(({ state }) => states.includes(state)) : all;
      return { total: rows.length, rows: rows.slice(offset, offset + limit) };
    },
    async question({ id }) {
      const entry = getEntry(id);
      const row = createStatusRow(entry, createContext());
      if (!row)
        throw new AppError('not-found', `Question ${id} was never queued or linked, so it isn't synced.`, {
          id,
        });
      return createSyncQuestionView(entry, row);
    },
    async runNow() {
      await accountPause.endWait(false);
      retries.makeAllDue();
      await queueRunner.run('all');
      schedule.wake();
      return status();
    },
    async refresh({ ids }) {
      try {
        return await pull(ids);
      } finally {
        schedule.wake();
      }
    },
    async link({ references, onto }) {
      if (onto !== null && references.length > 1) {
        throw new AppError('bad-input', 'Another question is being linked. Try again when it finishes.');
      }
      if (onto !== null && isActive(onto)) {
        throw new AppError('changed-elsewhere', `Question ${onto} is being sent. Wait until it's synced.`, {
          id: onto,
          version: 0,
        });
      }
      try {
        const session = await accounts.open();
        const results = [];
        for (const reference of references) {
          results.push(await linkRemote(session, reference, onto));
        }
        return { results };
      } finally {
        // Opening the session may have ended a pause.
        schedule.wake();
        onChange();
      }
    },
    async lookUpCreated({ id }) {
      const entry = getEntry(id);
      if (!isUnconfirmed(entry) || isActive(id)) return { found: [], checked: [], isComplete: false };
      try {
        return await lookUpCreated(await accounts.open(), entry);
      } finally {
        // The lookup may have started or ended a wait.
        schedule.wake();
        onChange();
      }
    },
    async resume() {
      if (accountPause.getPause()?.code !== 'disk') await accountPause.resume();
      await resultWriter.flush();
      await accountPause.endWait(false);
      retries.makeAllDue();
      schedule.wake();
      onChange();
      return status();
    },
    async notifyAwake() {
      if (closed.aborted) return {};
      await accountPause.endWait(false);
      retries.makeAllDue();
      schedule.wake();
      onChange();
      return {};
    },
    async confirmAccount({ same }) {
      try {
        await accounts.confirm(same);
      } finally {
        // The choice applies until the app closes, even if it can't be saved.
        schedule.wake();
        onChange();
      }
      return status();
    },
    async votes({ id }) {
      const { sync } = getEntry(id);
      // The votes belong to the service's options. The author may have moved the local options.
      return { options: readRows(sync?.seen?.content.options ?? ''), points: sync?.votes ?? [] };
    },
    async lastResponses({ id }) {
      const { sync } = getEntry(id);
      const account = sync && accounts.find(sync.account);
      return { responses: account ? responseLog.list(account.baseUrl, sync) : [] };
    },
    onConnectionTested(connection) {
      tested = connection;
      onChange();
    },
    onSettingsChange() {
      void accounts
        .readSetUp()
        .then(accounts.checkAgain)
        .catch((error: unknown) => log.error("couldn't check the connection", error))
        .then(schedule.wake);
      onChange();
    },
    onEntriesChange() {
      schedule.wake();
      onChange();
    },
    async close() {
      closing.abort();
      schedule.stop();
      await queueRunner.waitUntilIdle();
      await questionMutex.idle();
      await resultWriter.flush();
    },
  };
}

/**
 * Holds creates that were in progress when the app ended. Such creates are unconfirmed and are never sent
 * again automatically.
 */
async function holdInterruptedCreates({ repository, clock, log }: SyncPorts): Promise<void> {
  const unconfirmed = [...repository.listSyncedEntries()].filter(
    (entry) => isUnconfirmed(entry) && !entry.sync?.hold,
  );
  await Promise.all(
    unconfirmed.map(({ id }) =>
      repository
        .updateSynced(id, ({ sync }) =>
          sync?.sending
            ? {
                sync: {
                  ...sync,
                  hold: createHold('unknown', clock.now(), { cause: 'crash' }, sync.sending.content),
                },
              }
            : null,
        )
        // The entry's status is unconfirmed even without the hold, so a failure is only logged.
        .catch((error: unknown) => log.error("couldn't store that a create request is unconfirmed", error)),
    ),
  );
}
