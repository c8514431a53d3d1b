import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startChild } from '../support/child-rpc.ts';
import { reportProgress } from '../support/command-line.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import {
  type Bench,
  computeMedian,
  computePercentile,
  createMaximumTarget,
  createMinimumTarget,
  formatQuestionCount,
  formatTargetTable,
  measureTime,
  readNumberOption,
  readOption,
  round,
  type Target,
} from './harness.ts';
import { createRequest } from './parts/questions.ts';
import { formatRawRequest, openSockets } from './parts/raw-sockets.ts';

/**
 * Compares a GET of one question and a POST create over real sockets to bare `node:http`. The baseline
 * responds with the same number of bytes. For creates, it also reads the body and appends the same line with
 * the same group commit. Each round uses new processes, one for each library, and the same initial libraries.
 * A server and its baseline take turns in a round, and every ratio is the median of the rounds' ratios.
 * Titles are compared by words alone, because computing embeddings would distort the results. `--dir D`
 * stores the files on a different disk than the temporary folder. `--rounds N`, `--requests N`, and `--sizes
 * 100,10000` change the run time.
 */

const SIZES = '100,10000,100000';
const LARGEST = 100_000;
const CONNECTIONS = 10;
/** The number of measured GETs per server and scan in one round. A fifth as many creates are measured. */
const REQUESTS = 24_000;
const ROUNDS = 5;
const SLICES = 6;
/**
 * The number of turns until the code of both servers is compiled. Before that, requests take twice as long.
 */
const WARM_UP_TURNS = 3;
/** The number of creates during which the latency of GETs is measured. */
const TIMED_CREATES = 100;
const ADMIN_CREATES = 300;
/** The number of questions that the hot GETs repeat. The cold scan fetches each question once. */
const HOT = 2_000;

/** The requests per second, and the server's CPU time per request for all threads and for the main thread. */
interface Rate {
  perSecond: number;
  cpuUs: number;
  mainUs: number;
}

/** The rates of a server and its baseline, measured in turns. */
interface Pair {
  own: Rate;
  floor: Rate;
}

/** The results of one round at one size. */
interface Figures {
  hot: Pair;
  cold: Pair;
  /** Creates without an index of similar questions. */
  idle: Pair;
  /** Creates with an index that adds each created question. */
  burst: Pair;
  /** The p99 of a member's GET in milliseconds, alone and during administrators' creates. */
  getAlone: number;
  getDuring: number;
  /**
   * The main thread time of an administrator's create in microseconds, including the search for similar
   * questions.
   */
  adminUs: number;
}

type Setting = { dir: string; size: number; requests: number };

export const bench: Bench = async (args) => {
  const sizes = (readOption(args, '--sizes') ?? SIZES).split(',').map(Number);
  const requests = readNumberOption(args, '--requests', REQUESTS);
  const rounds = readNumberOption(args, '--rounds', ROUNDS);
  await using folder = await createTemporaryFolder(readOption(args, '--dir'));
  const settings = sizes.map((size): Setting => ({ dir: join(folder.dir, String(size)), size, requests }));
  for (const { dir, size } of settings) {
    reportProgress(`storing ${size} questions`);
    await withProcess('api-process.ts', (host) => host.ask({ do: 'fill', dir, size }));
  }
  const results = new Map(sizes.map((size): [number, Figures[]] => [size, []]));
  for (let at = 1; at <= rounds; at++) {
    reportProgress(`round ${at} of ${rounds}`);
    for (const setting of settings) results.get(setting.size)?.push(await measureRound(setting));
  }
  return report(results);
};

type Process = ReturnType<typeof startChild>;

async function withProcess<T>(name: string, work: (child: Process) => Promise<T>): Promise<T> {
  const child = startChild(join(import.meta.dirname, 'parts', name));
  try {
    return await work(child);
  } finally {
    await child.kill();
  }
}

const measureRound = (setting: Setting): Promise<Figures> =>
  withProcess('baseline-process.ts', async (baseline) => ({
    ...(await withProcess('api-process.ts', (host) => measureIdle(host, baseline, setting))),
    ...(await withProcess('api-process.ts', (host) => measureIndexed(host, baseline, setting))),
  }));

async function startBaseline(baseline: Process, port: number, { dir, size }: Setting) {
  const body = await getBody(port, size);
  const line = await formatJournalLine(dir);
  return {
    floorPort: Number(await baseline.ask({ do: 'serve', body })),
    appendPort: Number(await baseline.ask({ do: 'serve-append', path: `${dir}-floor.jsonl`, line, body })),
  };
}

const takeCreateTurns = (
  sides: { host: Process; floor: Process; ports: Record<keyof Pair, number> },
  requests: number,
): Promise<Pair> =>
  takeTurns({ ...sides, count: Math.ceil(getSlice(requests) / 5) }, (to, at) =>
    createRequest(to, 'member', 1_000_000 + at),
  );

const getSlice = (requests: number): number => Math.max(CONNECTIONS, Math.round(requests / SLICES));

async function measureIdle(host: Process, baseline: Process, setting: Setting) {
  const { dir, size, requests } = setting;
  const port = Number(await host.ask({ do: 'serve', dir, hasIndex: false }));
  const { floorPort, appendPort } = await startBaseline(baseline, port, setting);
  const hot = Math.min(HOT, size);
  const sendGets = (getIdAt: (at: number) => number) =>
    takeTurns(
      { host, floor: baseline, count: getSlice(requests), ports: { own: port, floor: floorPort } },
      (to, at) => getRequest(to, getIdAt(at)),
    );
  const hotRates = await sendGets((at) => 1 + Math.floor((((at * 7919) % hot) * size) / hot));
  const coldRates = await sendGets((at) => 1 + ((at * 7919) % size));
  const idle = await takeCreateTurns(
    { host, floor: baseline, ports: { own: port, floor: appendPort } },
    requests,
  );
  return { hot: hotRates, cold: coldRates, idle };
}

async function measureIndexed(host: Process, baseline: Process, setting: Setting) {
  const { dir, size, requests } = setting;
  const port = Number(await host.ask({ do: 'serve', dir, hasIndex: true }));
  const { appendPort } = await startBaseline(baseline, port, setting);
  const ports = { own: port, floor: appendPort };
  const burst = await takeCreateTurns({ host, floor: baseline, ports }, requests);
  const during = await measureDuring(port, size);
  const adminUs = await measureAdministrator(host, port);
  await rm(`${dir}-floor.jsonl`);
  return { burst, ...during, adminUs };
}

const getRequest = (port: number, id: number): Buffer =>
  formatRawRequest(port, 'GET', `/api/v1/questions/${id}`, { authorization: 'Bearer member' });

async function getBody(port: number, id: number): Promise<string> {
  const headers = { authorization: 'Bearer member' };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/questions/${id}`, { headers });
  return response.text();
}

/**
 * Measures in short alternating slices, because other load on the machine must affect both servers equally.
 * The first turns are a warm-up. Each request has a new number, so a cold scan remains cold.
 */
async function takeTurns(
  {
    host,
    floor: baseline,
    count,
    ports,
  }: { host: Process; floor: Process; count: number; ports: Record<keyof Pair, number> },
  formatRequest: (port: number, at: number) => Buffer,
): Promise<Pair> {
  const sums = { own: { ms: 0, cpuUs: 0, mainUs: 0 }, floor: { ms: 0, cpuUs: 0, mainUs: 0 } };
  for (let turn = 0; turn < WARM_UP_TURNS + SLICES; turn++) {
    for (const [side, child] of [
      ['floor', baseline],
      ['own', host],
    ] as const) {
      const requests = Array.from({ length: count }, (_, at) =>
        formatRequest(ports[side], turn * count + at),
      );
      const before = await measureCpu(child);
      const { ms } = await measureTime(() => drive(ports[side], requests));
      const after = await measureCpu(child);
      if (turn < WARM_UP_TURNS) continue;
      sums[side].ms += ms;
      sums[side].cpuUs += after.all - before.all;
      sums[side].mainUs += after.main - before.main;
    }
  }
  const all = count * SLICES;
  const computeRate = ({ ms, cpuUs, mainUs }: (typeof sums)['own']): Rate => ({
    perSecond: (all / ms) * 1000,
    cpuUs: cpuUs / all,
    mainUs: mainUs / all,
  });
  return { own: computeRate(sums.own), floor: computeRate(sums.floor) };
}

const cpuSchema = z.object({ all: z.number(), main: z.number() });

/** Returns a process's CPU time in microseconds, for all threads and for its main thread. */
const measureCpu = async (child: Process) => cpuSchema.parse(await child.ask({ do: 'cpu' }));

async function drive(port: number, requests: readonly Buffer[]): Promise<void> {
  const sockets = await openSockets(port, CONNECTIONS);
  try {
    await sockets.drive(requests);
  } finally {
    sockets.close();
  }
}

/**
 * Measures a member's GETs, one after another, while administrators create questions, and then for the same
 * time without creates. With a fixed number of GETs, the measurement would end after a few creates.
 */
const measureDuring = (port: number, size: number) =>
  withProcess('administrators-process.ts', async (administrators) => {
    const member = await openSockets(port, 1);
    const measureP99 = async (end: Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      let isOver = false;
      const stop = () => {
        isOver = true;
      };
      end.then(stop, stop);
      for (let at = 0; !isOver; at++) {
        times.push((await measureTime(() => member.drive([getRequest(port, 1 + ((at * 7919) % size))]))).ms);
      }
      await end;
      return computePercentile(times, 0.99);
    };
    const create = (first: number) =>
      administrators.ask({ port, first, count: TIMED_CREATES, connections: CONNECTIONS });
    try {
      await measureP99(create(2_800_000));
      const during = await measureTime(() => measureP99(create(2_900_000)));
      return { getAlone: await measureP99(setTimeout(during.ms)), getDuring: during.value };
    } finally {
      member.close();
    }
  });

/**
 * Returns the main thread time of an administrator's create in microseconds. Creates a warm-up batch first.
 */
async function measureAdministrator(host: Process, port: number): Promise<number> {
  const create = async (first: number) => {
    const before = await measureCpu(host);
    const numbers = Array.from({ length: ADMIN_CREATES }, (_, at) => first + at);
    await drive(
      port,
      numbers.map((number) => createRequest(port, 'administrator', number)),
    );
    return ((await measureCpu(host)).main - before.main) / ADMIN_CREATES;
  };
  await create(2_000_000);
  return create(2_100_000);
}

/** Returns a line in the store's format. An entry has the same size in a question file and in the journal. */
async function formatJournalLine(dir: string): Promise<string> {
  const folder = join(dir, 'questions');
  const [name = ''] = (await readdir(folder)).sort();
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  return `${lines[1] ?? ''}\n`;
}

function report(results: ReadonlyMap<number, readonly Figures[]>) {
  const sizes = [...results.keys()];
  type Figure = (one: Figures) => number;
  const each = (size: number, figure: Figure): number[] => (results.get(size) ?? []).map(figure);
  const of = (size: number, figure: Figure): number => computeMedian(each(size, figure));
  const computeRatio =
    (name: 'hot' | 'cold' | 'idle' | 'burst'): Figure =>
    (one) =>
      one[name].own.perSecond / one[name].floor.perSecond;
  const compareWithIdle: Figure = (one) => one.getDuring / one.getAlone;
  const rows = sizes.map((stored) => ({
    stored,
    getOfFloor: round(of(stored, computeRatio('hot'))),
    coldOfFloor: round(of(stored, computeRatio('cold'))),
    createOfFloor: round(of(stored, computeRatio('idle'))),
    burstOfFloor: round(of(stored, computeRatio('burst'))),
    getDuringOfAlone: round(of(stored, compareWithIdle)),
    adminUs: round(of(stored, (one) => one.adminUs)),
  }));
  const rates = sizes.flatMap((stored) =>
    (['hot', 'cold', 'idle', 'burst'] as const).map((what) => ({
      stored,
      what: { hot: 'GET, hot', cold: 'GET, cold', idle: 'create, idle', burst: 'create, burst' }[what],
      perSecond: Math.round(of(stored, (one) => one[what].own.perSecond)),
      floor: Math.round(of(stored, (one) => one[what].floor.perSecond)),
      cpuUs: round(of(stored, (one) => one[what].own.cpuUs)),
      mainUs: round(of(stored, (one) => one[what].own.mainUs)),
      floorCpuUs: round(of(stored, (one) => one[what].floor.cpuUs)),
      cpuOfFloor: round(of(stored, (one) => one[what].own.cpuUs / one[what].floor.cpuUs)),
    })),
  );
  const smallest = results.get(100) ?? [];
  const ofSmallest = (results.get(LARGEST) ?? []).flatMap((one, at) => {
    const other = smallest[at];
    return other ? [one.idle.own.perSecond / other.idle.own.perSecond] : [];
  });
  const compareWithLargest = (createTarget: (name: string) => Target) =>
    sizes.includes(LARGEST) ? [createTarget(formatQuestionCount(LARGEST))] : [];
  const targets = [
    ...sizes.map((size) =>
      createMinimumTarget(
        `Fetch from a hot set, ${formatQuestionCount(size)} / baseline`,
        each(size, computeRatio('hot')),
        0.85,
      ),
    ),
    ...compareWithLargest((name) =>
      createMinimumTarget(`Cold fetch, ${name} / baseline`, each(LARGEST, computeRatio('cold')), 0.55),
    ),
    ...sizes.map((size) =>
      createMinimumTarget(
        `Create, ${formatQuestionCount(size)}, similarity idle / baseline`,
        each(size, computeRatio('idle')),
        0.7,
      ),
    ),
    ...sizes.map((size) =>
      createMinimumTarget(
        `Create, ${formatQuestionCount(size)}, in a burst / baseline`,
        each(size, computeRatio('burst')),
        0.6,
      ),
    ),
    ...(ofSmallest.length > 0
      ? [createMinimumTarget('Create, 100,000 questions / 100 questions', ofSmallest, 0.9)]
      : []),
    ...compareWithLargest((name) =>
      createMaximumTarget(
        `Main thread time of a create, ${name}, similarity idle, µs`,
        each(LARGEST, (one) => one.idle.own.mainUs),
        60,
      ),
    ),
    ...compareWithLargest((name) =>
      createMaximumTarget(
        `Main thread time of an administrator's create, ${name}, µs`,
        each(LARGEST, (one) => one.adminUs),
        150,
      ),
    ),
    ...sizes.map((size) =>
      createMaximumTarget(
        `p99 of a fetch, ${formatQuestionCount(size)}, during creates / without creates`,
        each(size, compareWithIdle),
        3,
      ),
    ),
  ];
  return {
    json: { bench: 'api', connections: CONNECTIONS, rows, rates, targets },
    tables: [
      { title: 'Ratios to the baseline, and p99 of a GET during creates relative to one alone', rows },
      { title: `Requests per second on ${CONNECTIONS} connections, CPU time per request`, rows: rates },
      formatTargetTable(targets),
    ],
  };
}
