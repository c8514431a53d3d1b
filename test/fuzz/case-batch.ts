import { createEmojiResolver, type EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import { type Child, ProcessEnded } from '../support/child-rpc.ts';
import { createRandom, type Random } from '../support/random.ts';
import { type ApiSession, openApiSession } from './api-session.ts';
import { type BridgeSession, openBridgeSession } from './bridge-session.ts';
import { type ControlSession, openControlSession } from './control-session.ts';
import type { Failure, Kind, Report } from './failure-report.ts';
import { runFaultCase } from './fault-case.ts';
import { runLibraryFileCase } from './library-file-case.ts';
import { runOptionLineCase } from './option-line-case.ts';
import { NoResponseError } from './raw-connection.ts';
import { runStartFileCase } from './start-file-case.ts';

/**
 * A batch's options. The cases of a batch share 3 libraries: one each for the local API, the bridge, and the
 * control API.
 */
export interface BatchOptions {
  seed: number;
  numbers: readonly number[];
  /** If set, cases of other kinds are skipped. */
  only: CaseKind | undefined;
  report: Report;
  onCase: () => void;
}

const LANES = 8;

type CaseKind = 'http' | 'bridge' | 'control' | 'option-lines' | 'faults' | 'start-files' | 'library-files';
const CASE_KINDS: readonly (readonly [weight: number, sort: CaseKind])[] = [
  [72, 'http'],
  [4, 'control'],
  [10, 'option-lines'],
  [8, 'bridge'],
  [2, 'faults'],
  [2, 'start-files'],
  [2, 'library-files'],
];

export const CASE_KIND_NAMES = CASE_KINDS.map(([, sort]) => sort);

/** Returns the case with this number. The case depends only on the seed and the number. */
function createCase(seed: number, number: number): { number: number; sort: CaseKind; random: Random } {
  const random = createRandom(seed, number);
  return { number, sort: random.weighted(CASE_KINDS), random };
}

/**
 * Runs the cases with new libraries, then closes the libraries and checks that they contain exactly the
 * acknowledged questions. Returns the numbers of cases that didn't run because a process ended earlier.
 */
export async function runBatch(options: BatchOptions): Promise<number[]> {
  const { report } = options;
  const logText = (text: string) =>
    report.add({ kind: 'serverErrors', number: null, what: `the backend logged: ${text}` });
  const api = await openApiSession(LANES, logText);
  const bridge = await openBridgeSession(logText);
  const control = await openControlSession(logText);
  const work = createWork(options, {
    api,
    bridge,
    control,
    emojiResolver: createEmojiResolver(loadEmojiNames(), []),
  });
  await Promise.all([...Array.from({ length: LANES }, (_, lane) => work.runLane(lane)), work.runBridge()]);
  await findCrashingCase(options, work.underWay(), [api.host, bridge.host, control.host]);
  await control.close();
  for (const what of [...(await api.close()), ...(await bridge.close())])
    report.add({ kind: 'partialWrites', number: null, what: `${formatSpan(options.numbers)}: ${what}` });
  return work.left();
}

interface Sessions {
  api: ApiSession;
  bridge: BridgeSession;
  control: ControlSession;
  emojiResolver: EmojiResolver;
}

/** Assigns the cases to lanes. Bridge cases have a separate lane, in which they run in order. */
function createWork(
  { seed, numbers, only, report, onCase }: BatchOptions,
  { api, bridge, control, emojiResolver }: Sessions,
) {
  const left = new Set(numbers);
  const underWay = new Set<number>();
  const isBridge = (number: number) => createCase(seed, number).sort === 'bridge';
  const hosts = { bridge: bridge.host, control: control.host };
  const isStopped = () => report.isFull || [api, bridge, control].some(({ host }) => host.hasEnded());

  async function run(number: number, lane: number): Promise<void> {
    const { sort, random } = createCase(seed, number);
    left.delete(number);
    if (only !== undefined && sort !== only) return;
    underWay.add(number);
    try {
      const faults = await runSort(sort, random, number, lane);
      for (const what of faults) report.add({ kind: 'serverErrors', number, what: `${sort}: ${what}` });
    } catch (error) {
      // If the backend ended, `findCrashingCase` looks for the cause after all lanes have stopped.
      if (
        error instanceof ProcessEnded ||
        (await isDead(sort === 'bridge' || sort === 'control' ? hosts[sort] : api.host))
      )
        return;
      report.add({ kind: getKind(error), number, what: `${sort}: ${String(error)}` });
    }
    underWay.delete(number);
    onCase();
  }
  function runSort(
    sort: CaseKind,
    random: Random,
    number: number,
    lane: number,
  ): Promise<string[]> | string[] {
    switch (sort) {
      case 'http':
        return api.run(random, number, lane);
      case 'bridge':
        return bridge.run(random);
      case 'control':
        return control.run(random);
      case 'option-lines':
        return runOptionLineCase(random, emojiResolver);
      case 'faults':
        return runFaultCase(random);
      case 'start-files':
        return runStartFileCase(random, emojiResolver);
      case 'library-files':
        return runLibraryFileCase(random);
    }
  }
  const runAll = async (mine: readonly number[], lane: number) => {
    for (const number of mine) {
      if (isStopped()) return;
      await run(number, lane);
    }
  };
  return {
    runLane: (lane: number) =>
      runAll(
        numbers.filter((number) => number % LANES === lane && !isBridge(number)),
        lane,
      ),
    runBridge: () => runAll(numbers.filter(isBridge), 0),
    underWay: () => [...underWay],
    left: () => [...left],
  };
}

const getKind = (error: unknown): Kind => (error instanceof NoResponseError ? 'crashes' : 'serverErrors');

const isDead = (host: Child): Promise<boolean> =>
  host.ask({ do: 'ping' }).then(
    () => false,
    () => true,
  );

/**
 * Finds the case that crashes the backend by running each case that was in progress separately, and reports
 * it.
 */
async function findCrashingCase(
  options: BatchOptions,
  suspects: readonly number[],
  hosts: readonly Child[],
): Promise<void> {
  const dead = hosts.find((host) => host.hasEnded());
  if (!dead) return;
  const crash = (number: number | null): Failure => ({
    kind: 'crashes',
    number,
    what: `the backend process ended: ${dead.errorOutput().trim()}`,
  });
  if (options.numbers.length === 1) return options.report.add(crash(options.numbers[0] ?? null));
  const before = options.report.failures.length;
  for (const number of suspects) await runBatch({ ...options, numbers: [number], onCase() {} });
  if (options.report.failures.length === before)
    options.report.add({
      ...crash(null),
      what: `${crash(null).what} (during ${suspects.join(', ')})`,
    });
}

const formatSpan = (numbers: readonly number[]): string => `cases ${numbers[0]} to ${numbers.at(-1)}`;
