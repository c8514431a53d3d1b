import type { Entry } from '../../../../shared/library/entry.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import type { AccountPause } from '../account/account-pause.ts';
import type { Accounts } from '../account/accounts.ts';
import { isOfAccount, isReadyToSend } from '../entry-sync-status.ts';
import type { SyncStateStore } from '../stored-sync-state.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { Session } from '../transport/remote-client.ts';
import type { RetrySchedule } from './backoff.ts';
import type { QuestionResult, QuestionSync } from './question-sync.ts';
import type { ResultWriter } from './result-writer.ts';

export interface QueueRunner {
  /**
   * Sends all questions that are queued now if `what` is `all`. With `requested`, sends the remaining
   * questions of earlier `all` runs or, if sync is automatic, all queued questions. Joins a run in progress.
   */
  run(what: 'all' | 'requested'): Promise<void>;
  isRunning(): boolean;
  listEligible(): Entry[];
  /** Returns whether the next run sends a queued question. */
  isRequested(id: number): boolean;
  waitUntilIdle(): Promise<void>;
}

/** Limits the attempts because a question can change during each attempt. */
const MAX_ATTEMPTS_PER_RUN = 4;

interface QueueRunnerOptions {
  resultWriter: ResultWriter;
  retries: RetrySchedule;
  questionMutex: KeyedMutex<number>;
  accountPause: AccountPause;
  questionSync: QuestionSync;
  accounts: Accounts;
  stateStore: SyncStateStore;
  sending: Set<number>;
  closed: AbortSignal;
  onProgress: (progress: { done: number; total: number } | null) => void;
}

export function createQueueRunner(
  { repository, clock, getPreferences, log }: SyncPorts,
  {
    resultWriter,
    retries,
    questionMutex,
    accountPause,
    questionSync,
    accounts,
    stateStore,
    sending,
    closed,
    onProgress,
  }: QueueRunnerOptions,
): QueueRunner {
  /** The questions that the author asked to send while sync isn't automatic. */
  const requested = new Set<number>();
  let running: Promise<void> | null = null;

  const listQueued = (): Entry[] => {
    const account = accounts.getCurrent()?.key ?? null;
    return [...repository.listSyncedEntries()]
      .filter((entry) => isReadyToSend(entry) && isOfAccount(entry, account))
      .sort((a, b) => (a.sync?.queued?.at ?? 0) - (b.sync?.queued?.at ?? 0) || a.id - b.id);
  };
  const listEligible = (): Entry[] =>
    getPreferences().automatic ? listQueued() : listQueued().filter(({ id }) => requested.has(id));

  async function runQueue(): Promise<void> {
    if (!(await resultWriter.flush())) return;
    const session = await accounts.open().catch(resultWriter.pauseIfUnsaved);
    if (!session) return;
    const attempts = new Map<number, number>();
    const report = { synced: 0, held: 0 };
    let done = 0;
    /** The result of the previous question, whose response is still being written. */
    let previous: Promise<QuestionResult> = Promise.resolve('later');
    const canContinue = async (): Promise<boolean> => {
      const result = await previous;
      if (result === 'done') report.synced += 1;
      if (result === 'held') report.held += 1;
      previous = Promise.resolve('later');
      return result !== 'stopped';
    };
    const next = () =>
      listEligible().filter(({ id }) => retries.getRemainingMs(id) === 0 && !resultWriter.isPending(id));
    for (let batch = next(); batch.length > 0; batch = next()) {
      const total = done + batch.length;
      for (const { id } of batch) {
        if (closed.aborted || accountPause.getPause() || accountPause.getWait()) break;
        const attempt = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, attempt);
        if (attempt > MAX_ATTEMPTS_PER_RUN) {
          retries.schedule(id, { cause: 'restless' });
          continue;
        }
        onProgress({ done, total });
        done += 1;
        // This question's intent and the previous question's result share a write.
        const { answered, ended } = start(session, id);
        const continues = await canContinue();
        previous = ended;
        if (!continues || (await answered) === 'stopped') break;
      }
      if (!(await canContinue()) || closed.aborted || accountPause.getPause() || accountPause.getWait())
        break;
    }
    return finish(report);
  }

  /**
   * Sends a question. `answered` resolves when the next question can be sent, even if this result isn't on
   * disk yet.
   */
  function start(
    session: Session,
    id: number,
  ): { answered: Promise<QuestionResult | null>; ended: Promise<QuestionResult> } {
    const answer = Promise.withResolvers<null>();
    sending.add(id);
    const ended = questionMutex
      .run(id, () => questionSync.push(session, id, () => answer.resolve(null)))
      .finally(() => sending.delete(id));
    const answered = Promise.race([answer.promise, ended]);
    // The error is handled where `ended` is awaited.
    answered.catch(() => undefined);
    return { answered, ended };
  }

  async function finish({ synced, held }: { synced: number; held: number }): Promise<void> {
    const left = listEligible();
    for (const id of requested) if (!left.some((entry) => entry.id === id)) requested.delete(id);
    const at = clock.now();
    const syncedAt = synced > 0 ? at : (stateStore.get().lastRound?.syncedAt ?? null);
    await stateStore.trySave({ lastRound: { at, synced, held, waiting: left.length, syncedAt } });
  }

  return {
    async run(what) {
      // Includes all accounts because the current one is known only when the run starts.
      if (what === 'all')
        for (const entry of repository.listSyncedEntries()) if (isReadyToSend(entry)) requested.add(entry.id);
      running ??= runQueue()
        .catch((error: unknown) => log.error('a sync failed', error))
        .finally(() => {
          running = null;
          onProgress(null);
        });
      await running;
    },
    isRunning: () => running !== null,
    listEligible,
    isRequested: (id) => getPreferences().automatic || requested.has(id),
    waitUntilIdle: async () => {
      await running;
    },
  };
}
