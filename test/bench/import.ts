import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startChild } from '../support/child.ts';
import { progress } from '../support/command-line.ts';
import { atMost, type Bench, percentile, round, targetTable, timed } from './harness.ts';
import { openSockets, rawRequest } from './parts/sockets.ts';

/**
 * How long a call of the local API takes while the app looks at a file that is made to stop it, compared with the same calls
 * before it, in the same process. Backend, app and client are processes of their own. `--stored N` takes a library of another
 * size; `--more` adds a whole export and an import.
 */

const STORED = 1_000;
/** Milliseconds that the calls before it go on. */
const IDLE_MS = 3_000;
const EVERY_MS = 20;
/** Other clients must not notice that a file is read. */
const LONGEST_P99_MS = 50;

const ATTACKS = ['2.6 million rows', '300,000 rows', '10 MB of {}'].map((file) => ({ file, what: 'look' }));
const MORE = [
  { file: 'export of 100,000', what: 'look' },
  { file: 'export of 100,000', what: 'import' },
  { file: '50,000 rows', what: 'import' },
];

const servedSchema = z.object({ port: z.number(), url: z.string() });
const figuresSchema = z.object({ maxDelayMs: z.number(), maxSliceMs: z.number(), peakRssMb: z.number() });
const outcomeSchema = z.object({ state: z.string() });

export const bench: Bench = async (args) => {
  const stored = args.includes('--stored') ? Number(args[args.indexOf('--stored') + 1]) : STORED;
  const rows = [];
  for (const one of [...ATTACKS, ...(args.includes('--more') ? MORE : [])]) {
    progress(`${one.what}: ${one.file}`);
    rows.push(await measure(one, stored));
  }
  const targets = rows
    .filter(({ what }) => what === 'look')
    .map(({ file, p99Ms }) => atMost(`p99 while looking at ${file}, ms`, p99Ms, LONGEST_P99_MS));
  return {
    json: { bench: 'import', stored, rows, targets },
    tables: [
      { title: `A call of the local API while a file is read, with ${stored} questions`, rows },
      targetTable(targets),
    ],
  };
};

async function measure({ file, what }: { file: string; what: string }, stored: number) {
  const folder = await mkdtemp(join(tmpdir(), 'qotd-bench-'));
  const host = startChild(join(import.meta.dirname, 'parts/import-host-process.ts'));
  const client = startChild(join(import.meta.dirname, 'parts/import-client-process.ts'));
  try {
    const served = servedSchema.parse(
      await host.ask({ do: 'serve', dir: join(folder, 'library'), size: stored }),
    );
    await client.ask({ do: 'connect', url: served.url });
    const sockets = await openSockets(served.port, 1);
    const request = rawRequest(served.port, 'GET', '/api/v1/questions/1', { authorization: 'Bearer member' });
    // A call is due every few milliseconds, and late from then on: one long stop counts for all calls that fall into it.
    const during = async (isOver: () => boolean): Promise<number[]> => {
      const latencies: number[] = [];
      for (let due = performance.now(); !isOver(); due += EVERY_MS) {
        await setTimeout(Math.max(0, due - performance.now()));
        await sockets.drive([request]);
        latencies.push(performance.now() - due);
      }
      return latencies;
    };
    const end = performance.now() + IDLE_MS;
    const idle = await during(() => performance.now() > end);
    await host.ask({ do: 'watch' });
    let isDone = false;
    const reading = timed(() => client.ask({ do: what, file })).finally(() => {
      isDone = true;
    });
    const busy = await during(() => isDone);
    const { ms, value } = await reading;
    const { maxDelayMs, maxSliceMs, peakRssMb } = figuresSchema.parse(await host.ask({ do: 'figures' }));
    sockets.close();
    const p99 = { idle: percentile(idle, 0.99), busy: percentile(busy, 0.99) };
    return {
      what,
      file,
      said: outcomeSchema.parse(value).state,
      seconds: round(ms / 1_000),
      p99Ms: round(p99.busy),
      p99OfIdle: round(p99.busy / p99.idle),
      longestCallMs: round(percentile(busy, 1)),
      longestDelayMs: round(maxDelayMs),
      longestSliceMs: round(maxSliceMs),
      peakRssMb: Math.round(peakRssMb),
    };
  } finally {
    await host.kill();
    await client.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
