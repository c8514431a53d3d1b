import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { findBuiltCli } from '../support/built-cli.ts';
import { reportProgress } from '../support/command-line.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import {
  type Bench,
  computeMedian,
  createMaximumTarget,
  formatTargetTable,
  measureTime,
  readNumberOption,
  round,
} from './harness.ts';
import { createExampleInput } from './parts/questions.ts';

/**
 * Measures the built `serve` with an empty library: the time until it's ready, its memory at that time, its
 * first create, and the first create with a search for similar questions. Also measures 16 concurrent starts
 * with the memory of each process. An empty Fastify process in the same rounds is the baseline. `--rounds N`
 * changes the run time. Memory is measured only on Linux.
 */

const ROUNDS = 9;
const PARALLEL = 16;
const EMPTY = resolve(import.meta.dirname, 'parts/empty-process.ts');
const TOKENS = { member: 'member', administrator: 'administrator' };
const announcedSchema = z.object({ api: z.string() });

interface Started {
  child: ChildProcess;
  ms: number;
  line: string;
}

export const bench: Bench = async (args) => {
  const rounds = readNumberOption(args, '--rounds', ROUNDS);
  const cli = findBuiltCli();
  await using folder = await createTemporaryFolder();
  const compiled = join(folder.dir, 'compiled');
  const setting: Setting = {
    startEmpty: () => start([EMPTY], compiled),
    serve: (name) =>
      start([cli, 'serve', '--data', join(folder.dir, name), '--port', '0', '--json'], compiled),
  };
  const results: Awaited<ReturnType<typeof measureRound>>[] = [];
  // The first round is a warm-up.
  for (let at = 0; at <= rounds; at++) {
    reportProgress(at === 0 ? 'warming up' : `round ${at} of ${rounds}`);
    const one = await measureRound(setting, `${at}`);
    if (at > 0) results.push(one);
  }
  return report(results);
};

interface Setting {
  startEmpty(): Promise<Started>;
  serve(name: string): Promise<Started>;
}

async function measureRound({ startEmpty, serve }: Setting, name: string) {
  const empty = await startEmpty();
  const emptyMB = await measureMemory(empty.child);
  await end(empty.child);
  const one = await serve(name);
  const memoryMB = await measureMemory(one.child);
  const { api } = announcedSchema.parse(JSON.parse(one.line));
  const firstCreate = await measureTime(() => create(api, TOKENS.member));
  // Only administrators receive similar questions.
  const firstSimilar = await measureTime(() => create(api, TOKENS.administrator));
  await end(one.child);
  const parallel = await measureTime(() =>
    Promise.all(Array.from({ length: PARALLEL }, (_, at) => serve(`${name}-${at}`))),
  );
  const parallelMemory = await Promise.all(parallel.value.map(({ child }) => measureMemory(child)));
  await Promise.all(parallel.value.map(({ child }) => end(child)));
  return {
    emptyMs: empty.ms,
    emptyMB,
    readyMs: one.ms,
    memoryMB,
    firstCreateMs: firstCreate.ms,
    firstSimilarMs: firstSimilar.ms,
    parallelMs: parallel.ms,
    parallelMemoryMB: computeMedian(parallelMemory),
  };
}

/**
 * Starts a Node program that prints a line when it's ready. Like `qotd`, the program uses a compile cache
 * from earlier starts.
 */
async function start(args: readonly string[], compiled: string): Promise<Started> {
  const { ms, value } = await measureTime(async () => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compiled,
        QOTD_MEMBER_TOKEN: TOKENS.member,
        QOTD_ADMIN_TOKEN: TOKENS.administrator,
      },
    });
    const lines = createInterface(child.stdout);
    const line = await Promise.race([once(lines, 'line').then(String), once(child, 'exit').then(() => null)]);
    if (line === null) throw new Error(`${args.join(' ')} ended before it was ready.`);
    return { child, line };
  });
  return { ...value, ms };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Returns the resident memory in MB, or NaN if the system doesn't report it. */
async function measureMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
}

async function create(api: string, token: string): Promise<void> {
  const response = await fetch(`${api}/questions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(createExampleInput(1)),
  });
  if (!response.ok) throw new Error(`The first create got ${response.status}.`);
}

function report(results: readonly Awaited<ReturnType<typeof measureRound>>[]) {
  type Figure = (one: (typeof results)[number]) => number;
  const of = (figure: Figure) => round(computeMedian(results.map(figure)));
  const each = (figure: Figure) => results.map(figure);
  const row = {
    readyMs: of((one) => one.readyMs),
    emptyMs: of((one) => one.emptyMs),
    readyOfEmpty: of((one) => one.readyMs / one.emptyMs),
    memoryMB: of((one) => one.memoryMB),
    emptyMB: of((one) => one.emptyMB),
    firstCreateMs: of((one) => one.firstCreateMs),
    firstSimilarMs: of((one) => one.firstSimilarMs),
    parallelMs: of((one) => one.parallelMs),
    parallelMemoryMB: of((one) => one.parallelMemoryMB),
  };
  const targets = [
    createMaximumTarget(
      'Start to ready, ms',
      each((one) => one.readyMs),
      220,
    ),
    ...(Number.isNaN(row.memoryMB)
      ? []
      : [
          createMaximumTarget(
            'Memory when ready, MB',
            each((one) => one.memoryMB),
            100,
          ),
        ]),
    createMaximumTarget(
      'First create, ms',
      each((one) => one.firstCreateMs),
      50,
    ),
    createMaximumTarget(
      `${PARALLEL} starts at the same time, ms`,
      each((one) => one.parallelMs),
      2_000,
    ),
  ];
  return {
    json: { bench: 'serve', ...row, targets },
    tables: [{ title: '`serve` beside an empty Fastify process', rows: [row] }, formatTargetTable(targets)],
  };
}
