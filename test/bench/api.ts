import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../support/child.ts';
import { progress } from '../support/command-line.ts';
import { atLeast, type Bench, median, round, targetTable } from './harness.ts';
import { exampleInput } from './parts/questions.ts';
import { openSockets, rawRequest } from './parts/sockets.ts';

/**
 * GET one and POST create over real sockets, beside bare `node:http` that answers as many bytes and beside the same
 * journal lines appended without HTTP. Server and driver are processes of their own. Each round starts from the same
 * library, all sizes and floors take turns within it, and every ratio is the median of the ratios of the rounds.
 * `--dir D` puts the files on another disk than that of the temporary folder, `--rounds N` makes it shorter or longer.
 */

const SIZES = [100, 10_000, 100_000];
const CONNECTIONS = 10;
const GETS = 24_000;
const CREATES = 4_800;
/** With similarity a create takes many times as long. */
const ADMINISTRATOR_CREATES = 600;
const ROUNDS = 6;
const SLICES = 6;

/** Requests per second of one round at one size; `similarMs` is one similarity query. */
interface Figures {
  get: number;
  getFloor: number;
  member: number;
  administrator: number;
  appendFloor: number;
  /** Bare `node:http` that reads a body, appends the same bytes the same way, and answers. */
  httpAppendFloor: number;
  similarMs: number;
}

interface Setting {
  folder: string;
  floor: Child;
  hosts: ReadonlyMap<number, Child>;
}

export const bench: Bench = async (args) => {
  const optionOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const folder = await mkdtemp(join(optionOf('--dir') ?? tmpdir(), 'qotd-bench-'));
  const floor = startChild(join(import.meta.dirname, 'parts/floor-process.ts'));
  const hosts = new Map(
    SIZES.map((size) => [size, startChild(join(import.meta.dirname, 'parts/api-process.ts'))]),
  );
  try {
    return await measure({ folder, floor, hosts }, Number(optionOf('--rounds') ?? ROUNDS));
  } finally {
    for (const child of [floor, ...hosts.values()]) await child.kill();
    await rm(folder, { recursive: true });
  }
};

async function measure(setting: Setting, rounds: number) {
  for (const [size, host] of setting.hosts) {
    progress(`storing ${size} questions`);
    await host.ask({ do: 'fill', dir: join(setting.folder, String(size)), size });
  }
  const figures = new Map(SIZES.map((size): [number, Figures[]] => [size, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const size of SIZES) {
      const measured = await measureRound(setting, size);
      if (round > 0) figures.get(size)?.push(measured);
    }
  }
  return report(figures);
}

async function measureRound({ folder, floor, hosts }: Setting, size: number): Promise<Figures> {
  const host = hosts.get(size);
  if (!host) throw new Error(`No host for ${size}.`);
  const dir = join(folder, String(size));
  const port = Number(await host.ask({ do: 'serve', dir }));
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/questions/${size}`, {
    headers: { authorization: 'Bearer member' },
  });
  const body = await answer.text();
  const floorPort = Number(await floor.ask({ do: 'serve', body }));

  const gets = (to: number) => (slice: number) =>
    Array.from({ length: GETS / SLICES }, (_, at) =>
      rawRequest(to, 'GET', `/api/v1/questions/${1 + (((slice * GETS + at) * 7919) % size)}`, {
        authorization: 'Bearer member',
      }),
    );
  const creates = (to: number, token: string, first: number, count: number) => (slice: number) =>
    Array.from({ length: count / SLICES }, (_, at) =>
      rawRequest(
        to,
        'POST',
        '/api/v1/questions',
        { authorization: `Bearer ${token}` },
        JSON.stringify(exampleInput(first + slice * CREATES + at)),
      ),
    );
  const line = await journalLine(dir);
  const append = { do: 'append', path: join(folder, 'floor.jsonl'), line, writers: CONNECTIONS };
  const [getFloor = 0, get = 0] = await takeTurns([
    (slice) => drive(floorPort, gets(floorPort)(slice)),
    (slice) => drive(port, gets(port)(slice)),
  ]);
  const appendPort = Number(
    await floor.ask({
      do: 'serve-append',
      path: join(folder, 'http-floor.jsonl'),
      line,
      body,
    }),
  );
  const [appendFloor = 0, httpAppendFloor = 0, member = 0] = await takeTurns([
    async () => Number(await floor.ask({ ...append, count: CREATES / SLICES })),
    (slice) => drive(appendPort, creates(appendPort, 'member', 1_000_000, CREATES)(slice)),
    (slice) => drive(port, creates(port, 'member', 1_000_000, CREATES)(slice)),
  ]);
  const [administrator = 0, perSimilar = 0] = await takeTurns([
    (slice) => drive(port, creates(port, 'administrator', 2_000_000, ADMINISTRATOR_CREATES)(slice)),
    async (slice) => 1 / Number(await host.ask({ do: 'similar', first: 3_000_000 + slice * 100, count: 20 })),
  ]);
  return { get, getFloor, member, administrator, appendFloor, httpAppendFloor, similarMs: 1 / perSimilar };
}

/** Several rates measured in turns of short slices, so that whatever else the machine does meets all of them alike. */
async function takeTurns(measures: readonly ((slice: number) => Promise<number>)[]): Promise<number[]> {
  const times = measures.map(() => 0);
  for (let slice = 0; slice < SLICES; slice++) {
    for (const [at, one] of measures.entries()) times[at] = (times[at] ?? 0) + 1 / (await one(slice));
  }
  return times.map((time) => SLICES / time);
}

async function drive(port: number, requests: readonly Buffer[]): Promise<number> {
  const sockets = await openSockets(port, CONNECTIONS);
  try {
    return await sockets.drive(requests);
  } finally {
    sockets.close();
  }
}

/** A line that the store wrote: an entry takes as many bytes in a line file as in the journal. */
async function journalLine(dir: string): Promise<string> {
  const folder = join(dir, 'questions');
  const [name = ''] = (await readdir(folder)).sort();
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  return `${lines[1] ?? ''}\n`;
}

function report(figures: ReadonlyMap<number, readonly Figures[]>) {
  const of = (size: number, figure: (one: Figures) => number) => (figures.get(size) ?? []).map(figure);
  const shown = (size: number, figure: (one: Figures) => number) => Math.round(median(of(size, figure)));
  const ratio = (size: number, figure: (one: Figures) => number) => round(median(of(size, figure)));
  /** What administrators could reach if similarity came on top of a member's time and nothing else did. */
  const expected = (one: Figures) => 1 / (1 / one.member + one.similarMs / 1000);

  const rows = SIZES.map((size) => ({
    stored: size,
    get: shown(size, (one) => one.get),
    getFloor: shown(size, (one) => one.getFloor),
    getOfFloor: ratio(size, (one) => one.get / one.getFloor),
    create: shown(size, (one) => one.member),
    appendFloor: shown(size, (one) => one.appendFloor),
    createOfFloor: ratio(size, (one) => one.member / one.appendFloor),
    httpAppendFloor: shown(size, (one) => one.httpAppendFloor),
    createOfHttpFloor: ratio(size, (one) => one.member / one.httpAppendFloor),
    administrator: shown(size, (one) => one.administrator),
    similarMs: ratio(size, (one) => one.similarMs),
    administratorOfExpected: ratio(size, (one) => one.administrator / expected(one)),
  }));
  const smallest = of(100, (one) => one.member);
  const ofSmallest = median(
    of(100_000, (one) => one.member).map((value, at) => value / (smallest[at] ?? value)),
  );
  const targets = [
    ...rows.map((row) => atLeast(`GET / floor at ${row.stored}`, row.getOfFloor, 0.7)),
    ...rows.map((row) => atLeast(`create / append floor at ${row.stored}`, row.createOfFloor, 0.7)),
    atLeast('create at 100,000 / at 100', ofSmallest, 0.9),
    ...rows.map((row) =>
      atLeast(`administrator's create / expected at ${row.stored}`, row.administratorOfExpected, 0.5),
    ),
  ];
  return {
    json: { bench: 'api', connections: CONNECTIONS, rows, createOfSmallest: round(ofSmallest), targets },
    tables: [{ title: `Requests per second at ${CONNECTIONS} connections`, rows }, targetTable(targets)],
  };
}
