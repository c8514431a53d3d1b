import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../support/child.ts';
import { progress } from '../support/command-line.ts';
import { SLOW_KINDS } from '../support/slow-sockets.ts';
import { atMost, type Bench, median, percentile, round, targetTable, timed } from './harness.ts';
import { exampleInput } from './parts/questions.ts';
import { openSockets, rawRequest } from './parts/sockets.ts';

/**
 * How long a valid call takes while 1,000 others hold a connection and never finish: silent ones, ones whose headers
 * drip, ones whose body drips. Each call comes on a connection of its own. Server, slow callers and the one who is timed
 * are processes of their own; the quiet case takes its turn in each round, and every ratio is the median of the ratios
 * of the rounds. `--rounds N` makes it shorter or longer, `--count N` takes another number of slow callers.
 */

const STORED = 1_000;
const SLOW = 1_000;
const ROUNDS = 10;
/** As many as fit well into the 5 s after which the server ends the slow ones. */
const CALLS = 400;
const WARM_UP = 50;
/** What reliability asks for. */
const LONGEST_MS = 200;

const CASES = ['quiet', ...SLOW_KINDS] as const;
type Case = (typeof CASES)[number];

/** Milliseconds of the calls of one round: even ones fetch, odd ones create. */
type Rounds = Record<Case, number[][]>;

export const bench: Bench = async (args) => {
  const numberOf = (name: string, usual: number) =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : usual;
  const count = numberOf('--count', SLOW);
  const folder = await mkdtemp(join(tmpdir(), 'qotd-bench-'));
  const host = startChild(join(import.meta.dirname, 'parts/api-process.ts'));
  const slow = startChild(join(import.meta.dirname, 'parts/slow-process.ts'));
  try {
    const dir = join(folder, 'library');
    await host.ask({ do: 'fill', dir, size: STORED });
    const port = Number(await host.ask({ do: 'serve', dir }));
    const rounds: Rounds = { quiet: [], idle: [], 'half headers': [], 'half body': [] };
    for (let at = 0; at <= numberOf('--rounds', ROUNDS); at++) {
      progress(at === 0 ? 'warming up' : `round ${at}`);
      for (const one of CASES) {
        const latencies = await measure(one, { slow, port, count });
        if (at > 0) rounds[one].push(latencies);
      }
    }
    return report(rounds, count);
  } finally {
    await host.kill();
    await slow.kill();
    await rm(folder, { recursive: true });
  }
};

async function measure(one: Case, setting: { slow: Child; port: number; count: number }): Promise<number[]> {
  const { slow, port, count } = setting;
  if (one !== 'quiet') await slow.ask({ do: 'open', port, token: 'member', count, kind: one });
  for (let at = 0; at < WARM_UP; at++) await call(port, at);
  const latencies: number[] = [];
  for (let at = 0; at < CALLS; at++) latencies.push(await call(port, at));
  if (one === 'quiet') return latencies;
  const held = Number(await slow.ask({ do: 'count' }));
  if (held < count) throw new Error(`Only ${held} of ${count} slow sockets (${one}) were open to the end.`);
  await slow.ask({ do: 'close' });
  return latencies;
}

async function call(port: number, at: number): Promise<number> {
  const headers = { authorization: 'Bearer member' };
  const request =
    at % 2 === 0
      ? rawRequest(port, 'GET', `/api/v1/questions/${1 + ((at * 7919) % STORED)}`, headers)
      : rawRequest(port, 'POST', '/api/v1/questions', headers, JSON.stringify(exampleInput(at)));
  const { ms } = await timed(async () => {
    const sockets = await openSockets(port, 1);
    await sockets.drive([request]);
    sockets.close();
  });
  return ms;
}

function report(rounds: Rounds, count: number) {
  const p99 = (latencies: readonly number[]) => percentile(latencies, 0.99);
  const ratio = (one: Case, figure: (latencies: readonly number[]) => number) =>
    round(median(rounds[one].map((latencies, at) => figure(latencies) / figure(rounds.quiet[at] ?? []))));
  const rows = CASES.map((one) => ({
    slow: one === 'quiet' ? 'none' : one,
    medianMs: round(median(rounds[one].map(median))),
    p99Ms: round(median(rounds[one].map(p99))),
    medianOfQuiet: ratio(one, median),
    p99OfQuiet: ratio(one, p99),
  }));
  const targets = SLOW_KINDS.map((kind) =>
    atMost(`p99 with ${kind}, ms`, median(rounds[kind].map(p99)), LONGEST_MS),
  );
  return {
    json: { bench: 'sockets', slowSockets: count, calls: CALLS, rounds: rounds.quiet.length, rows, targets },
    tables: [{ title: `A valid call beside ${count} slow sockets`, rows }, targetTable(targets)],
  };
}
