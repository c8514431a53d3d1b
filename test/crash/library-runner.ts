import { ProcessEnded } from '../support/child-rpc.ts';
import { createRandom, type Random } from '../support/random.ts';
import { createExpectedLibrary, type Finding } from './expected-library.ts';
import { type HostClient, startHost } from './host-client.ts';
import { type Moment, workUntilKilled } from './kill-timing.ts';

/** A failure and the number of the library's run. */
export interface Fault extends Finding {
  run: number;
}

export interface LibraryRunnerOptions {
  dir: string;
  /** The backend's bundle. */
  file: string;
  seed: number;
  lane: number;
  onAcknowledged: () => void;
  onFault: (fault: Fault) => void;
}

/** A library and the backends that open it one after another. */
export interface LibraryRunner {
  /** Starts a backend that opens, checks, and changes the library until it's killed. */
  runOnce(): Promise<void>;
  /** Opens and checks the library a last time and exits normally. */
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

/**
 * Creates a runner for a library in an empty folder. Random values depend on `seed`, `lane`, and the run's
 * number.
 */
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

  /** Kills the process while it opens the library or shortly afterward. */
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

  /**
   * Runs the work and then kills the backend. Reports the library as unreadable if the work fails or the
   * backend logs a problem.
   */
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
        // The next backend loads its code while this backend runs.
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
