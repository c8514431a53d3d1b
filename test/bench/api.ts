import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startChild } from '../support/child-rpc.ts';
import { progress } from '../support/command-line.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  atLeast,
  atMost,
  type Bench,
  median,
  numberOption,
  option,
  percentile,
  questions,
  round,
  type Target,
  targetTable,
  timed,
} from './harness.ts';
import { createRequest } from './parts/questions.ts';
import { openSockets, rawRequest } from './parts/raw-sockets.ts';

/**
 * GET one and POST create over real sockets, compared to bare `node:http` that responds with the same number of
 * bytes, and for creates reads the body and appends the same line with the same group commit. Each round uses new
 * processes, one for each library, and the same initial libraries. A server and its baseline take turns in a round, and every ratio is the
 * median of the ratios per round. Titles are compared by words alone, so that no embedding is computed. `--dir D`
 * puts the files on another disk than the temporary folder; `--rounds N`, `--requests N`, and `--sizes 100,10000`
 * change the run time.
 */

const SIZES = '100,10000,100000';
const LARGEST = 100_000;
const CONNECTIONS = 10;
/** GETs in one round. Creates are a fifth of that. */
const REQUESTS = 24_000;
const ROUNDS = 5;
const SLICES = 6;
/** Turns until the code of both servers is compiled. Before that, requests take twice as long. */
const WARM_UP_TURNS = 3;
/** Creates during which the latency of GETs is measured. */
const TIMED_CREATES = 100;
const ADMIN_CREATES = 300;
/** Questions of the hot set. The cold scan fetches each question once. */
const HOT = 2_000;

/** Requests per second, and the server's CPU time per request: of all threads, and of the main thread. */
interface Rate {
  perSecond: number;
  cpuUs: number;
  mainUs: number;
}

/** A server's rate and its baseline's, measured in turns. */
interface Pair {
  own: Rate;
  floor: Rate;
}

/** One round at one size. */
interface Figures {
  hot: Pair;
  cold: Pair;
  /** Without an index of similar questions. */
  idle: Pair;
  /** With an index that adds what is created. */
  burst: Pair;
  /** p99 of a member's GET in milliseconds, alone and during administrators' creates. */
  getAlone: number;
  getDuring: number;
  /** Main thread time of an administrator's create in microseconds, with similar questions. */
  adminUs: number;
}

type Setting = { dir: string; size: number; requests: number };

export const bench: Bench = async (args) => {
  const sizes = (option(args, '--sizes') ?? SIZES).split(',').map(Number);
  const requests = numberOption(args, '--requests', REQUESTS);
  const rounds = numberOption(args, '--rounds', ROUNDS);
  await using folder = await temporaryFolder(option(args, '--dir'));
  const settings = sizes.map((size): Setting => ({ dir: join(folder.dir, String(size)), size, requests }));
  for (const { dir, size } of settings) {
    progress(`storing ${size} questions`);
    await withProcess('api-process.ts', (host) => host.ask({ do: 'fill', dir, size }));
  }
  const results = new Map(sizes.map((size): [number, Figures[]] => [size, []]));
  for (let at = 1; at <= rounds; at++) {
    progress(`round ${at} of ${rounds}`);
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
  const body = await bodyOf(port, size);
  const line = await journalLine(dir);
  return {
    floorPort: Number(await baseline.ask({ do: 'serve', body })),
    appendPort: Number(await baseline.ask({ do: 'serve-append', path: `${dir}-floor.jsonl`, line, body })),
  };
}

const takeCreateTurns = (
  sides: { host: Process; floor: Process; ports: Record<keyof Pair, number> },
  requests: number,
): Promise<Pair> =>
  takeTurns({ ...sides, count: Math.ceil(sliceOf(requests) / 5) }, (to, at) =>
    createRequest(to, 'member', 1_000_000 + at),
  );

const sliceOf = (requests: number): number => Math.max(CONNECTIONS, Math.round(requests / SLICES));

async function measureIdle(host: Process, baseline: Process, setting: Setting) {
  const { dir, size, requests } = setting;
  const port = Number(await host.ask({ do: 'serve', dir, hasIndex: false }));
  const { floorPort, appendPort } = await startBaseline(baseline, port, setting);
  const hot = Math.min(HOT, size);
  const gets = (idAt: (at: number) => number) =>
    takeTurns(
      { host, floor: baseline, count: sliceOf(requests), ports: { own: port, floor: floorPort } },
      (to, at) => getRequest(to, idAt(at)),
    );
  const hotRates = await gets((at) => 1 + Math.floor((((at * 7919) % hot) * size) / hot));
  const coldRates = await gets((at) => 1 + ((at * 7919) % size));
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
  rawRequest(port, 'GET', `/api/v1/questions/${id}`, { authorization: 'Bearer member' });

async function bodyOf(port: number, id: number): Promise<string> {
  const headers = { authorization: 'Bearer member' };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/questions/${id}`, { headers });
  return response.text();
}

/**
 * Measures in short alternating slices, because other load on the machine must affect both equally. The first
 * turns are a warm-up. Requests aren't repeated, so a scan stays cold.
 */
async function takeTurns(
  {
    host,
    floor: baseline,
    count,
    ports,
  }: { host: Process; floor: Process; count: number; ports: Record<keyof Pair, number> },
  requestOf: (port: number, at: number) => Buffer,
): Promise<Pair> {
  const sums = { own: { ms: 0, cpuUs: 0, mainUs: 0 }, floor: { ms: 0, cpuUs: 0, mainUs: 0 } };
  for (let turn = 0; turn < WARM_UP_TURNS + SLICES; turn++) {
    for (const [side, child] of [
      ['floor', baseline],
      ['own', host],
    ] as const) {
      const requests = Array.from({ length: count }, (_, at) => requestOf(ports[side], turn * count + at));
      const before = await cpuOf(child);
      const { ms } = await timed(() => drive(ports[side], requests));
      const after = await cpuOf(child);
      if (turn < WARM_UP_TURNS) continue;
      sums[side].ms += ms;
      sums[side].cpuUs += after.all - before.all;
      sums[side].mainUs += after.main - before.main;
    }
  }
  const all = count * SLICES;
  const rateOf = ({ ms, cpuUs, mainUs }: (typeof sums)['own']): Rate => ({
    perSecond: (all / ms) * 1000,
    cpuUs: cpuUs / all,
    mainUs: mainUs / all,
  });
  return { own: rateOf(sums.own), floor: rateOf(sums.floor) };
}

const cpuSchema = z.object({ all: z.number(), main: z.number() });

/** Returns the CPU time of a process in microseconds, over all threads and of its main thread. */
const cpuOf = async (child: Process) => cpuSchema.parse(await child.ask({ do: 'cpu' }));

async function drive(port: number, requests: readonly Buffer[]): Promise<void> {
  const sockets = await openSockets(port, CONNECTIONS);
  try {
    await sockets.drive(requests);
  } finally {
    sockets.close();
  }
}

/**
 * Measures a member's GETs one after another while administrators create, and then for as long without them.
 * A fixed number of GETs would be over after a few creates.
 */
const measureDuring = (port: number, size: number) =>
  withProcess('administrators-process.ts', async (administrators) => {
    const member = await openSockets(port, 1);
    const p99Until = async (end: Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      let isOver = false;
      const stop = () => {
        isOver = true;
      };
      end.then(stop, stop);
      for (let at = 0; !isOver; at++) {
        times.push((await timed(() => member.drive([getRequest(port, 1 + ((at * 7919) % size))]))).ms);
      }
      await end;
      return percentile(times, 0.99);
    };
    const create = (first: number) =>
      administrators.ask({ port, first, count: TIMED_CREATES, connections: CONNECTIONS });
    try {
      await p99Until(create(2_800_000));
      const during = await timed(() => p99Until(create(2_900_000)));
      return { getAlone: await p99Until(setTimeout(during.ms)), getDuring: during.value };
    } finally {
      member.close();
    }
  });

/** Returns the main thread time of an administrator's create in microseconds, after a warm-up. */
async function measureAdministrator(host: Process, port: number): Promise<number> {
  const create = async (first: number) => {
    const before = await cpuOf(host);
    const numbers = Array.from({ length: ADMIN_CREATES }, (_, at) => first + at);
    await drive(
      port,
      numbers.map((number) => createRequest(port, 'administrator', number)),
    );
    return ((await cpuOf(host)).main - before.main) / ADMIN_CREATES;
  };
  await create(2_000_000);
  return create(2_100_000);
}

/** Returns a line in the store's format. An entry has the same size in a question file and in the journal. */
async function journalLine(dir: string): Promise<string> {
  const folder = join(dir, 'questions');
  const [name = ''] = (await readdir(folder)).sort();
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  return `${lines[1] ?? ''}\n`;
}

function report(results: ReadonlyMap<number, readonly Figures[]>) {
  const sizes = [...results.keys()];
  type Figure = (one: Figures) => number;
  const each = (size: number, figure: Figure): number[] => (results.get(size) ?? []).map(figure);
  const of = (size: number, figure: Figure): number => median(each(size, figure));
  const ratio =
    (name: 'hot' | 'cold' | 'idle' | 'burst'): Figure =>
    (one) =>
      one[name].own.perSecond / one[name].floor.perSecond;
  const duringOfAlone: Figure = (one) => one.getDuring / one.getAlone;
  const rows = sizes.map((stored) => ({
    stored,
    getOfFloor: round(of(stored, ratio('hot'))),
    coldOfFloor: round(of(stored, ratio('cold'))),
    createOfFloor: round(of(stored, ratio('idle'))),
    burstOfFloor: round(of(stored, ratio('burst'))),
    getDuringOfAlone: round(of(stored, duringOfAlone)),
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
  const ofLargest = (target: (name: string) => Target) =>
    sizes.includes(LARGEST) ? [target(questions(LARGEST))] : [];
  const targets = [
    ...sizes.map((size) =>
      atLeast(`Fetch from a hot set, ${questions(size)} / baseline`, each(size, ratio('hot')), 0.85),
    ),
    ...ofLargest((name) => atLeast(`Cold fetch, ${name} / baseline`, each(LARGEST, ratio('cold')), 0.55)),
    ...sizes.map((size) =>
      atLeast(`Create, ${questions(size)}, similarity idle / baseline`, each(size, ratio('idle')), 0.7),
    ),
    ...sizes.map((size) =>
      atLeast(`Create, ${questions(size)}, in a burst / baseline`, each(size, ratio('burst')), 0.6),
    ),
    ...(ofSmallest.length > 0 ? [atLeast('Create, 100,000 questions / 100 questions', ofSmallest, 0.9)] : []),
    ...ofLargest((name) =>
      atMost(
        `Main thread time of a create, ${name}, similarity idle, µs`,
        each(LARGEST, (one) => one.idle.own.mainUs),
        60,
      ),
    ),
    ...ofLargest((name) =>
      atMost(
        `Main thread time of an administrator's create, ${name}, µs`,
        each(LARGEST, (one) => one.adminUs),
        150,
      ),
    ),
    ...sizes.map((size) =>
      atMost(
        `p99 of a fetch, ${questions(size)}, during creates / without creates`,
        each(size, duringOfAlone),
        3,
      ),
    ),
  ];
  return {
    json: { bench: 'api', connections: CONNECTIONS, rows, rates, targets },
    tables: [
      { title: 'Ratios to the baseline, and p99 of a GET during creates relative to one alone', rows },
      { title: `Requests per second on ${CONNECTIONS} connections, CPU time per request`, rows: rates },
      targetTable(targets),
    ],
  };
}
