import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { openProxy } from '../sockets/fault-proxy.ts';
import { startService } from '../sockets/live-service.ts';
import { drawFault, NO_FAULT, type ProxyFault } from '../sockets/proxy-faults.ts';
import { createRequestRecorder } from '../sockets/socket-request-recorder.ts';
import { findBuiltCli } from '../support/built-cli.ts';
import { ensureChromium } from '../support/chromium.ts';
import { flag, readOptions, readWhole, reportProgress } from '../support/command-line.ts';
import { createRandom, type Random } from '../support/random.ts';
import { createExampleEntry } from '../support/store-entries.ts';
import { fillLibrary } from '../support/test-library.ts';
import { openKillableApp } from './killable-app.ts';
import { type MemoryUse, measureWhileOpening } from './window-memory.ts';
import { runWorkSession } from './work-session.ts';

/**
 * `npm run tool -- soak`: runs the built app in Chromium with a large library and a live service behind a
 * proxy that drops, delays, and duplicates requests. Occasionally kills the backend. Exits with 1 if a
 * question was lost or duplicated, or if memory grew.
 */

/** The maximum growth of memory. A leak grows with each opened question. Without a leak, only caches grow. */
const MAX_MEMORY_GROWTH = 1.2;
/** The service's limit (docs/reference/service-api.md 2.1). */
const MAX_TITLE_LENGTH = 150;

const corpusLineSchema = z.object({ text: z.string() });

const optionsSchema = z.strictObject({
  /** The duration of the simulated work in minutes. */
  minutes: readWhole(60),
  /** The maximum number of steps. */
  steps: readWhole(999_999),
  seed: readWhole(1),
  /** The number of questions in the library at the start. */
  questions: readWhole(10_000),
  /** The number of questions to open sequentially to check memory. */
  opened: readWhole(1_000),
  /**
   * A JSONL file whose `text` fields are the titles of the initial questions. If null, titles are generated.
   */
  corpus: z.string().nullable().default(null),
  json: flag,
});
type Options = z.output<typeof optionsSchema>;

const options = readOptions('soak', optionsSchema);
const scratch = await mkdtemp(join(tmpdir(), 'qotd-soak-'));
try {
  process.exitCode = (await run(options)) ? 0 : 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function run({ minutes, steps, seed, questions, opened, corpus, json }: Options): Promise<boolean> {
  findBuiltCli();
  const violations: string[] = [];
  const violate = (what: string) => {
    violations.push(what);
    reportProgress(what);
  };
  const service = await startService(join(scratch, 'service'));
  const dir = join(scratch, 'library');
  await mkdir(dir);
  reportProgress(`a library of ${questions} questions`);
  await fillWithQuestions(dir, questions, corpus);
  const networkRandom = createRandom(seed, 1);
  const recorder = createRequestRecorder(service.token, (invariant, what) =>
    violate(`${invariant}: ${what}`),
  );
  let requests = 0;
  let isFaultFree = false;
  await using proxy = await openProxy({
    port: service.port,
    getFault(request) {
      const fault = isFaultFree ? NO_FAULT : drawFaultWithoutTimeout(networkRandom);
      requests += 1;
      recorder.record(request, fault);
      return fault;
    },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    await using studio = await openKillableApp({
      browser,
      dir,
      remoteUrl: `http://127.0.0.1:${proxy.port}/api/v1`,
      token: service.token,
      async onDead() {
        // The killed backend's requests must arrive first, because the next backend doesn't know what the
        // previous one has seen.
        await proxy.idle();
        recorder.reset();
      },
    });
    await studio.app.call('settings.set', { startIn: 'text' });
    await studio.page.reload();
    reportProgress(`opening ${opened} questions`);
    const first = await measureWhileOpening(studio, opened);
    reportProgress(`${minutes} minutes of work, or ${steps} steps`);
    const day = await runWorkSession({
      studio,
      service,
      random: createRandom(seed, 0),
      name: `s${seed}`,
      until: performance.now() + minutes * 60_000,
      maxSteps: steps,
      waitForRequests: proxy.idle,
      createsOf: recorder.listCreates,
      stopFaults: () => {
        isFaultFree = true;
      },
      violate,
    });
    if (day.written === 0) violate('nothing was written');
    reportProgress(`opening ${opened} questions again`);
    const last = await measureWhileOpening(studio, opened);
    for (const series of [first, last]) checkMemory(series, violate);
    for (const complaint of studio.consoleErrors) violate(`console error in the window: ${complaint}`);
    const { cuts, doubles } = recorder.counts;
    const summary = { minutes, seed, questions, ...day, kills: studio.kills, requests, cuts, doubles };
    printResult(json, summary, { first, last }, violations);
    return violations.length === 0;
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** Fills an empty library with saved questions whose titles are generated or from a corpus. */
async function fillWithQuestions(dir: string, count: number, corpus: string | null): Promise<void> {
  const titles = corpus === null ? [] : await getTitles(corpus);
  await fillLibrary(dir, count, (id) => {
    const entry = createExampleEntry(id);
    const title = titles[id - 1] ?? entry.question?.title ?? '';
    return entry.question ? { ...entry, question: { ...entry.question, title } } : entry;
  });
}

async function getTitles(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => corpusLineSchema.parse(JSON.parse(line)).text)
    .filter(({ length }) => length <= MAX_TITLE_LENGTH);
}

/**
 * Chooses a fault as in the socket tests, but without timeouts, because each timeout would take half a
 * minute.
 */
function drawFaultWithoutTimeout(networkRandom: Random): ProxyFault {
  const fault = drawFault(networkRandom);
  if (fault.reach === 'lost') return { ...fault, reach: 'nothing' };
  return fault.reach === 'silence' ? { ...fault, reach: 'no-answer' } : fault;
}

function checkMemory(series: readonly MemoryUse[], violate: (what: string) => void): void {
  const [early, late] = [series[1], series.at(-1)];
  if (!early || !late) return;
  for (const what of ['heap', 'nodes', 'listeners'] as const)
    if (late[what] > early[what] * MAX_MEMORY_GROWTH)
      violate(
        `${what} grew from ${early[what]} to ${late[what]} between question ${early.opened} and ${late.opened}`,
      );
}

function printResult(
  json: boolean,
  summary: Record<string, number>,
  memory: { first: readonly MemoryUse[]; last: readonly MemoryUse[] },
  violations: readonly string[],
): void {
  if (json) {
    console.log(JSON.stringify({ ...summary, memory, violations }));
    return;
  }
  console.table(summary);
  for (const series of [memory.first, memory.last]) console.table(series);
  console.log(`violations ${violations.length}`);
}
