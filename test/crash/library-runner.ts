import { ProcessEnded } from '../support/child-rpc.ts';
import { createRandom, type Random } from '../support/random.ts';
import { createExpectedLibrary, type Finding } from './expected-library.ts';
import { type HostClient, startHost } from './host-client.ts';
import { type Moment, workUntilKilled } from './kill-timing.ts';

/** The failures, with the library's run. */
export interface Fault extends Finding {
  run: number;
}

export interface LibraryRunnerOptions {
  /** The library's folder. */
  dir: string;
  /** The host's program. */
  file: string;
  seed: number;
  lane: number;
  /** Called after each acknowledged change. */
  onAcknowledged: () => void;
  onFault: (fault: Fault) => void;
}

/** One library, and the hosts that open it one after another. */
export interface LibraryRunner {
  /** Opens, checks, writes, and is killed. */
  runOnce(): Promise<void>;
  /** Opens and checks once more, and exits normally. */
  close(): Promise<void>;
}

/** The maximum time from the start of opening to the kill, in milliseconds. */
const OPENING = 30;

const KILL_TIMES: readonly (readonly [number, Moment | 'opening'])[] = [
  [3, 'opening'],
  [4, 'working'],
  [4, 'answered'],
  [3, 'replacing'],
  [2, 'closing'],
];

/** Creates a lane with an empty folder. Random values depend on `seed`, `lane`, and the run's number. */
export function createLibraryRunner({
  dir,
  file,
  seed,
  lane,
  onAcknowledged,
  onFault,
}: LibraryRunnerOptions): LibraryRunner {
  const book = createExpectedLibrary(`Question ${lane}`);
  let life = 0;
  let next = startHost(file);

  const fault = (kind: Fault['kind'], what: string) => onFault({ kind, run: life, what });

  async function open(host: HostClient): Promise<number> {
    return Number(await host.ask({ do: 'open', dir }));
  }

  /** Kills the process while it opens the library, or right afterward. */
  async function crashWhileOpening(host: HostClient, random: Random): Promise<void> {
    const opening = open(host).catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error;
    });
    const killing = new Promise((resolve) => setTimeout(resolve, random.pickInteger(OPENING * 10) / 10)).then(
      host.kill,
    );
    await Promise.all([opening, killing]);
  }

  async function check(host: HostClient, random: Random): Promise<void> {
    for (const { kind, what } of await book.check(host, random)) fault(kind, what);
  }

  /** Counts a library as unreadable if its host can't open or respond. */
  async function runGuarded(host: HostClient, work: () => Promise<void>): Promise<void> {
    try {
      await host.ask({ do: 'ping' });
      await work();
    } catch (error) {
      fault('unreadable', error instanceof Error ? error.message : String(error));
    } finally {
      await host.kill();
      for (const line of host.logged) fault('unreadable', `in the log: ${line}`);
      if (host.errorOutput() !== '') fault('unreadable', `standard error: ${host.errorOutput()}`);
    }
  }

  return {
    async runOnce() {
      life += 1;
      const random = createRandom(seed, lane * 1_000_000 + life);
      const moment = random.weighted(KILL_TIMES);
      const host = next;
      await runGuarded(host, async () => {
        // Meanwhile it loads its code.
        next = startHost(file);
        if (moment === 'opening') return crashWhileOpening(host, random);
        const port = await open(host);
        await check(host, random);
        const faults = await workUntilKilled({ host, port, expected: book, random, moment, onAcknowledged });
        for (const what of faults) fault('lost', what);
      });
    },
    async close() {
      life += 1;
      const host = next;
      await runGuarded(host, async () => {
        await open(host);
        await check(host, createRandom(seed, life));
        await host.ask({ do: 'close' });
      });
    },
  };
}
