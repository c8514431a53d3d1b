import type { Entry } from '../../../../shared/library/entry.ts';
import type { SyncReport } from '../../../../shared/sync/sync-views.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import type { AccountPause } from '../account/account-pause.ts';
import type { Accounts } from '../account/accounts.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { SyncStateStore } from '../sync-state.ts';
import { belongsTo, isReadyToSend } from '../sync-status.ts';
import type { Session } from '../transport/remote-client.ts';
import type { RetrySchedule } from './backoff.ts';
import type { PendingWrites } from './pending-writes.ts';
import type { QuestionSync, Step } from './question-sync.ts';

/** When something is done by itself. */
interface Schedule {
  /** Looks again at what there is to do, and when. */
  wake(): void;
  /** Milliseconds since 1970 of the next round or refresh that comes by itself; null where none does. */
  next(): number | null;
  stop(): void;
}

/** Milliseconds in which one more change is waited for before what is queued goes out by itself. */
const SOON = 1_000;
const MINUTE = 60_000;

/** `pullAll` fetches all known questions. Nothing is begun once `closed` is aborted. */
export function createSyncSchedule(
  { clock, timers, options, log }: SyncPorts,
  accountPause: AccountPause,
  retries: RetrySchedule,
  queueRunner: QueueRunner,
  accounts: Accounts,
  closed: AbortSignal,
  pullAll: () => Promise<unknown>,
): Schedule {
  let cancel: (() => void) | null = null;
  let due: number | null = null;
  let pulledAt = timers.now();
  let isPulling = false;

  /** Milliseconds until what is queued is worth a try; null where nothing is. */
  function untilRound(): number | null {
    const waits = queueRunner.eligible().map(({ id }) => retries.remainingMs(id));
    if (waits.length === 0) return null;
    return Math.max(accountPause.remainingWaitMs(), Math.min(...waits), SOON);
  }

  function untilPull(): number | null {
    const { automatic, interval } = options();
    if (!automatic || isPulling) return null;
    return Math.max(accountPause.remainingWaitMs(), pulledAt + interval * MINUTE - timers.now(), SOON);
  }

  async function pull(): Promise<void> {
    isPulling = true;
    pulledAt = timers.now();
    await pullAll()
      .catch((error: unknown) => log.error('a refresh failed', error))
      .finally(() => {
        isPulling = false;
      });
  }

  async function tick(): Promise<void> {
    if (closed.aborted) return;
    const { automatic, interval } = options();
    const isPullDue = automatic && !isPulling && timers.now() >= pulledAt + interval * MINUTE;
    await queueRunner.run('wanted');
    if (isPullDue && !closed.aborted) await pull();
    schedule.wake();
  }

  const schedule: Schedule = {
    wake() {
      if (closed.aborted || queueRunner.isRunning()) return;
      const times =
        accountPause.currentPause() || !accounts.isSetUp()
          ? []
          : [untilRound(), untilPull()].filter((time) => time !== null);
      const soonest = times.length === 0 ? null : timers.now() + Math.min(...times);
      // One that comes as soon stays: changes in a row must not put it off for ever.
      if (cancel && due !== null && soonest !== null && due <= soonest) return;
      cancel?.();
      due = soonest;
      cancel =
        soonest === null
          ? null
          : timers.after(soonest - timers.now(), () => {
              cancel = null;
              due = null;
              void tick();
            });
    },
    next: () => (due === null ? null : Math.round(clock.now() + due - timers.now())),
    stop() {
      cancel?.();
      cancel = null;
    },
  };
  return schedule;
}

/** Sends what is queued, one request at a time. */
interface QueueRunner {
  /**
   * `all`: everything that is queued by now, until it is through, over as many queueRunner as that takes. `wanted`: what is left of that
   * or, where queueRunner are automatic, everything as well. A round that runs is joined.
   */
  run(what: 'all' | 'wanted'): Promise<void>;
  isRunning(): boolean;
  /** Queued, not held, and asked to be sent. */
  eligible(): Entry[];
  idle(): Promise<void>;
}

/** So often a question is gone through in one round, should it change all the time. */
const MOST_TURNS = 4;

/** What a round works with: `sending` has the questions that are being sent, and nothing is begun once `closed` is aborted. */
interface Parts {
  pendingWrites: PendingWrites;
  retries: RetrySchedule;
  perQuestion: KeyedMutex<number>;
  accountPause: AccountPause;
  questionSync: QuestionSync;
  accounts: Accounts;
  stateStore: SyncStateStore;
  sending: Set<number>;
  closed: AbortSignal;
  onProgress: (progress: { done: number; total: number } | null) => void;
}

export function createQueueRunner(
  { repository, clock, options, log }: SyncPorts,
  {
    pendingWrites,
    retries,
    perQuestion,
    accountPause,
    questionSync,
    accounts,
    stateStore,
    sending,
    closed,
    onProgress,
  }: Parts,
): QueueRunner {
  /** What the author has asked to be sent, where queueRunner are not automatic. */
  const wanted = new Set<number>();
  let running: Promise<void> | null = null;

  const queuedNow = (): Entry[] => {
    const account = accounts.current()?.key ?? null;
    return [...repository.entriesWithSync()]
      .filter((entry) => isReadyToSend(entry) && belongsTo(entry, account))
      .sort((a, b) => (a.sync?.queued?.at ?? 0) - (b.sync?.queued?.at ?? 0) || a.id - b.id);
  };
  const eligible = (): Entry[] =>
    options().automatic ? queuedNow() : queuedNow().filter(({ id }) => wanted.has(id));

  async function round(): Promise<void> {
    if (!(await pendingWrites.flush())) return;
    const session = await accounts.open().catch(pendingWrites.pauseIfDiskError);
    if (!session) return;
    const turns = new Map<number, number>();
    const report: SyncReport = { at: clock.now(), synced: 0, held: 0, waiting: 0 };
    let done = 0;
    /** The one before, answered and on its way to the disk. */
    let before: Promise<Step> = Promise.resolve('later');
    /** Whether the round goes on behind the one before. */
    const goesOn = async (): Promise<boolean> => {
      const step = await before;
      if (step === 'done') report.synced += 1;
      if (step === 'held') report.held += 1;
      before = Promise.resolve('later');
      return step !== 'stopped';
    };
    const next = () =>
      eligible().filter(({ id }) => retries.remainingMs(id) === 0 && !pendingWrites.isPending(id));
    for (let batch = next(); batch.length > 0; batch = next()) {
      const total = done + batch.length;
      for (const { id } of batch) {
        if (closed.aborted || accountPause.currentPause() || accountPause.currentWait()) break;
        const turn = (turns.get(id) ?? 0) + 1;
        turns.set(id, turn);
        if (turn > MOST_TURNS) {
          retries.schedule(id, { cause: 'restless' });
          continue;
        }
        onProgress({ done, total });
        done += 1;
        // What is put down before it is sent shares a write with what the one before came to.
        const { answered, ended } = begin(session, id);
        const isOn = await goesOn();
        before = ended;
        if (!isOn || (await answered) === 'stopped') break;
      }
      if (!(await goesOn()) || closed.aborted || accountPause.currentPause() || accountPause.currentWait())
        break;
    }
    return finish(report);
  }

  /** Sends one. `answered`: the next one may be sent, although what came of this one is not on the disk yet. */
  function begin(session: Session, id: number): { answered: Promise<Step | null>; ended: Promise<Step> } {
    const answer = Promise.withResolvers<null>();
    sending.add(id);
    const ended = perQuestion
      .run(id, () => questionSync.push(session, id, () => answer.resolve(null)))
      .finally(() => sending.delete(id));
    const answered = Promise.race([answer.promise, ended]);
    // Who waits for `ended` hears of an error; nobody may be waiting for this one then.
    answered.catch(() => undefined);
    return { answered, ended };
  }

  async function finish(report: SyncReport): Promise<void> {
    const left = eligible();
    for (const id of wanted) if (!left.some((entry) => entry.id === id)) wanted.delete(id);
    await stateStore.trySave({ lastRound: { ...report, at: clock.now(), waiting: left.length } });
  }

  return {
    async run(what) {
      // Of any account: which one is in use is only looked at when the round begins.
      if (what === 'all')
        for (const entry of repository.entriesWithSync()) if (isReadyToSend(entry)) wanted.add(entry.id);
      running ??= round()
        .catch((error: unknown) => log.error('a round of sync failed', error))
        .finally(() => {
          running = null;
          onProgress(null);
        });
      await running;
    },
    isRunning: () => running !== null,
    eligible,
    idle: async () => {
      await running;
    },
  };
}
