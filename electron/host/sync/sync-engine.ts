import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { readRows } from '../../../shared/options/option-row.ts';
import type { SyncStanding } from '../../../shared/sync/sync-views.ts';
import { keyedMutex } from '../system/keyed-mutex.ts';
import { createAccounts } from './account/accounts.ts';
import { holdOf } from './merge/apply-remote.ts';
import { createAdopt } from './merge/link-remote.ts';
import { createHalts, createRetries } from './queue/backoff.ts';
import { createBringUpToDate, createKeeping } from './queue/pending-writes.ts';
import { createCycle } from './queue/question-sync.ts';
import { isUnknown } from './queue/queue-rules.ts';
import { createRounds, createSchedule } from './queue/queue-runner.ts';
import { createRefresh } from './queue/refresh-runner.ts';
import { createDecisions, questionView } from './sync-commands.ts';
import type { SyncCalls, SyncPorts } from './sync-ports.ts';
import { openMemory } from './sync-state.ts';
import { countsOf, rowOf, rowsOf, type Surroundings } from './sync-status.ts';
import { createAsking } from './transport/remote-client.ts';

/** Sync with the live service: the methods of the bridge, and what the app reports to it. */
export interface Sync extends Omit<SyncCalls, 'test' | 'setToken' | 'tokenKept' | 'retryKeychain'> {
  /** Token, address or schedule were changed. */
  changed(): void;
  /** An entry was changed by others: what waited because of its content may be worth another try. */
  noticed(ids: readonly number[] | null): void;
  /** Begins nothing more, and waits for what is under way. */
  close(): Promise<void>;
}

/** Sync over its ports. What a crash left is seen to when it resolves; nothing is sent before somebody asks, or it is time. */
export async function createSync(ports: SyncPorts): Promise<Sync> {
  const { book, log, onChange } = ports;
  const memory = await openMemory(ports.facts, log);
  const closing = new AbortController();
  const closed = closing.signal;
  /** Questions that are being sent, or wait for their turn in a round. */
  const sending = new Set<number>();
  let running: SyncStanding['running'] = null;
  const setRunning = (now: SyncStanding['running']): void => {
    running = now;
    onChange();
  };

  const halts = createHalts(ports, memory);
  const keeping = createKeeping(ports, halts);
  const retries = createRetries(ports);
  /** Keeps two from working on one question at the same time. */
  const perQuestion = keyedMutex<number>();
  const asking = createAsking(ports, halts, closed);
  const bringUpToDate = createBringUpToDate(ports, keeping, perQuestion, sending);
  const accounts = createAccounts(ports, memory, halts, asking, keeping, bringUpToDate);
  const cycle = createCycle(ports, asking, keeping, retries, accounts);
  const adopt = createAdopt(ports, asking, keeping, perQuestion, bringUpToDate, sending);
  const refresh = createRefresh(ports, cycle, perQuestion, memory, (done, total) =>
    setRunning({ what: 'refresh', done, total }),
  );
  const rounds = createRounds(ports, {
    keeping,
    retries,
    perQuestion,
    halts,
    cycle,
    accounts,
    memory,
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
  const schedule = createSchedule(ports, halts, retries, rounds, accounts, closed, () => pull(null));
  const isActive = (id: number): boolean => sending.has(id) || keeping.isOwed(id);
  const decisions = createDecisions(ports, memory, isActive, (id) => {
    retries.forget(id);
    schedule.wake();
    onChange();
  });

  const around = (): Surroundings => ({
    isSetUp: accounts.isSetUp(),
    account: memory.get().current,
    accountOf: accounts.find,
    pause: halts.pause(),
    wait: halts.wait(),
    isActive: (id) => sending.has(id),
    isOwed: keeping.isOwed,
    retryOf: retries.why,
  });

  async function standing(): Promise<SyncStanding> {
    const setUp = await accounts.lookAtSetUp();
    const account = accounts.current();
    return {
      setUp,
      account: account && { key: account.key, baseUrl: account.baseUrl, author: account.author },
      pause: halts.pause(),
      wait: halts.wait(),
      counts: countsOf(rowsOf(book.synced(), around())),
      running,
      lastRound: memory.get().lastRound,
      next: schedule.next(),
      automatic: ports.options().automatic,
    };
  }

  const entryOf = (id: number): Entry => {
    const entry = book.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the id ${id}.`, { id });
    return entry;
  };

  await recover(ports);
  await accounts.lookAtSetUp();
  schedule.wake();

  return {
    ...decisions,
    standing,
    async activity({ states, offset, limit }) {
      await accounts.lookAtSetUp();
      const all = rowsOf(book.synced(), around());
      const rows = states ? all.filter(({ state }) => states.includes(state)) : all;
      return { total: rows.length, rows: rows.slice(offset, offset + limit) };
    },
    async question({ id }) {
      const entry = entryOf(id);
      const row = rowOf(entry, around());
      if (!row) throw new AppError('not-found', `Question ${id} has nothing to do with the service.`, { id });
      return questionView(entry, row);
    },
    async round() {
      await halts.hurry(false);
      retries.clear();
      await rounds.run('all');
      schedule.wake();
      return standing();
    },
    async refresh({ ids }) {
      try {
        return await pull(ids);
      } finally {
        schedule.wake();
      }
    },
    async adopt({ references, onto }) {
      if (onto !== null && references.length > 1) {
        throw new AppError('bad-input', 'Only one question can be adopted onto another.');
      }
      if (onto !== null && isActive(onto)) {
        throw new AppError('changed-elsewhere', `Question ${onto} is being sent.`, { id: onto, version: 0 });
      }
      try {
        const session = await accounts.open();
        const results = [];
        for (const reference of references) {
          results.push(await adopt(session, reference, onto));
        }
        return { results };
      } finally {
        // A pause may have ended with it.
        schedule.wake();
        onChange();
      }
    },
    async resume() {
      if (halts.pause()?.code !== 'disk') await halts.resume();
      await keeping.flush();
      await halts.hurry(false);
      retries.clear();
      schedule.wake();
      onChange();
      return standing();
    },
    async awake() {
      if (closed.aborted) return {};
      await halts.hurry(false);
      retries.clear();
      schedule.wake();
      onChange();
      return {};
    },
    async confirmAccount({ same }) {
      try {
        await accounts.confirm(same);
      } finally {
        // What the disk refuses holds for this run, so that there may be something to do.
        schedule.wake();
        onChange();
      }
      return standing();
    },
    async votes({ id }) {
      const { sync } = entryOf(id);
      // Of the service's rows, which the author may have moved here.
      return { options: readRows(sync?.seen?.content.options ?? ''), points: sync?.votes ?? [] };
    },
    changed() {
      void accounts
        .lookAtSetUp()
        .then(accounts.lookAgain)
        .catch((error: unknown) => log.error('the connection could not be looked at', error))
        .then(schedule.wake);
      onChange();
    },
    noticed() {
      schedule.wake();
      onChange();
    },
    async close() {
      closing.abort();
      schedule.stop();
      await rounds.idle();
      await perQuestion.idle();
      await keeping.flush();
    },
  };
}

/** A create that was on its way when the program ended may have arrived: it is never sent again by itself. */
async function recover({ book, clock, log }: SyncPorts): Promise<void> {
  const left = [...book.synced()].filter((entry) => isUnknown(entry) && !entry.sync?.hold);
  await Promise.all(
    left.map(({ id }) =>
      book
        .change(id, ({ sync }) =>
          sync?.sending
            ? {
                sync: {
                  ...sync,
                  hold: holdOf('unknown', clock.now(), { cause: 'crash' }, sync.sending.content),
                },
              }
            : null,
        )
        // It stands as unknown without it, too.
        .catch((error: unknown) => log.error('an unknown outcome could not be noted', error)),
    ),
  );
}
