import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { readRows } from '../../../shared/options/option-row.ts';
import type { RoundReport, SyncStanding } from '../../../shared/sync-views.ts';
import { holdOf } from './absorb.ts';
import { createAccounts } from './accounts.ts';
import { createAdopt } from './adopting.ts';
import { createAsking } from './asking.ts';
import { questionView } from './compared.ts';
import { createCycle } from './cycle.ts';
import { createDecisions } from './decisions.ts';
import { isUnknown } from './due.ts';
import { createHalts } from './halts.ts';
import { createJoin } from './joining.ts';
import { createKeeping } from './keeping.ts';
import { createLine } from './line.ts';
import { openMemory } from './memory.ts';
import type { SyncPorts } from './ports.ts';
import { createRefresh } from './refreshing.ts';
import { createRetries } from './retries.ts';
import { createRounds } from './rounds.ts';
import { createSchedule } from './schedule.ts';
import { countsOf, rowOf, rowsOf, type Surroundings } from './standing.ts';
import type { Sync } from './sync.ts';
import { createBringUpToDate } from './up-to-date.ts';

/** Sync over its ports. What a crash left is seen to when it resolves; nothing is sent before somebody asks, or it is time. */
export async function createSync(ports: SyncPorts): Promise<Sync> {
  const { book, clock, timers, random, log, onChange } = ports;
  const memory = await openMemory(ports.facts, log);
  const halts = createHalts({ memory, clock, timers });
  const keeping = createKeeping({ book, clock, halts, log });
  const retries = createRetries({ clock, timers, random });
  const line = createLine();
  let isClosed = false;
  let isSetUp = true;
  let running: SyncStanding['running'] = null;

  const asking = createAsking({ ...ports, halts, isClosed: () => isClosed });
  const bringUpToDate = createBringUpToDate({
    ...ports,
    keeping,
    line,
    isSending: (id) => rounds.isSending(id),
  });
  const join = createJoin({ ...ports, memory, keeping });
  const accounts = createAccounts({ ...ports, memory, halts, asking, keeping, bringUpToDate, join });
  const cycle = createCycle({
    ...ports,
    asking,
    keeping,
    retries,
    async onAuthor({ account }, seen, by) {
      const known = accounts.find(account);
      if (!seen?.author || !known) return;
      const isFirst = known.author === null && by === 'create';
      // What comes of a create has no name in it; a fetch has.
      const isName = known.author?.id === seen.author.id && !known.author.name && seen.author.name !== null;
      if (!isFirst && !isName) return;
      const others = memory.get().accounts.filter((one) => one !== known);
      await memory.note({ accounts: [...others, { ...known, author: seen.author }] });
    },
  });
  const adopt = createAdopt({
    ...ports,
    asking,
    keeping,
    line,
    bringUpToDate,
    isSending: (id) => rounds.isSending(id),
  });
  const refresh = createRefresh({
    ...ports,
    cycle,
    line,
    memory,
    onProgress: (done, total) => tell({ what: 'refresh', done, total }),
  });
  const tell = (now: SyncStanding['running']): void => {
    running = now;
    onChange();
  };
  const rounds = createRounds({
    ...ports,
    keeping,
    retries,
    line,
    halts,
    cycle,
    accounts,
    isClosed: () => isClosed,
    onProgress: (progress) => tell(progress && { what: 'round', ...progress }),
    onReport: (lastRound: RoundReport) => memory.note({ lastRound }),
  });
  const schedule = createSchedule({
    ...ports,
    halts,
    retries,
    rounds,
    isClosed: () => isClosed,
    isSetUp: () => isSetUp,
    pull: () => pull(null),
  });
  const isActive = (id: number): boolean => rounds.isSending(id) || keeping.isOwed(id);
  const decisions = createDecisions({
    ...ports,
    account: () => memory.get().current,
    isActive,
    onDecided(id) {
      retries.forget(id);
      schedule.wake();
      onChange();
    },
  });

  const around = (): Surroundings => ({
    isSetUp,
    account: memory.get().current,
    accountOf: accounts.find,
    pause: halts.pause(),
    wait: halts.wait(),
    isActive: rounds.isSending,
    isOwed: keeping.isOwed,
    retryOf: retries.why,
  });

  async function lookAtSetUp(): Promise<SyncStanding['setUp']> {
    const { baseUrl, token } = await ports.connection();
    isSetUp = baseUrl !== '' && token !== '';
    if (isSetUp) return 'ready';
    return baseUrl === '' ? 'no-address' : 'no-token';
  }

  async function standing(): Promise<SyncStanding> {
    const setUp = await lookAtSetUp();
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

  async function pull(ids: readonly number[] | null) {
    try {
      return await refresh(await accounts.open(), ids);
    } finally {
      tell(null);
      schedule.wake();
    }
  }

  const entryOf = (id: number): Entry => {
    const entry = book.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the id ${id}.`, { id });
    return entry;
  };

  await recover(ports);
  await lookAtSetUp();
  schedule.wake();

  return {
    ...decisions,
    standing,
    async activity({ states, offset, limit }) {
      await lookAtSetUp();
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
    refresh: ({ ids }) => pull(ids),
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
      if (isClosed) return {};
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
      void lookAtSetUp()
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
      isClosed = true;
      schedule.stop();
      await rounds.idle();
      await line.idle();
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
