import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '../../electron/host/library/open-store.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { reportProgress } from '../support/command-line.ts';
import { createExampleEntry } from '../support/store-entries.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { fillLibrary } from '../support/test-library.ts';
import {
  type Bench,
  computeMedian,
  createMaximumTarget,
  createMinimumTarget,
  drive,
  formatQuestionCount,
  formatTargetTable,
  measureTime,
  type Run,
  readNumberOption,
  readOption,
  readUsedMemory,
  round,
  summarize,
} from './harness.ts';
import { type AppendBaseline, createAppendBaseline } from './parts/append-baseline.ts';

/**
 * Compares the store's acknowledged creates to appending and syncing the same bytes without a store. All
 * sizes and the baseline take turns in short rounds, because other load on the machine must affect every
 * measurement equally. Every ratio is the median of the rounds' ratios. `--dir D` stores the files on a
 * different disk than the temporary folder. `--sizes 100,10000` and `--rounds N` change the run time.
 */

const SIZES = '100,10000,100000';
/** Libraries of this size or larger aren't copied. */
const LARGE = 100_000;
const CLIENTS = [1, 10];
const createClients = (clients: number): string => pluralize(clients, 'client');
const ROUNDS = 9;
const CREATES = new Map([
  [1, 200],
  [10, 1200],
]);
const LOADS = 9;
/** The maximum ratio. It's 35% lower than before the store shared equal authors and strings. */
const MAX_MEMORY = 1.08;
/** The number of commits of about 700 bytes, enough to cause more than one checkpoint without a pause. */
const SUSTAINED = 60_000;

const quiet = {
  info: () => {},
  warn: (...words: unknown[]) => console.error(...words),
  error: console.error,
};
const open = (dir: string): Promise<Store> => openStore({ dir, files: createNodeFiles(), log: quiet });

interface Series {
  clients: number;
  floor: Run[];
  bySize: Map<number, Run[]>;
}

/**
 * A library with the given size at the start of every round. Smaller libraries are copied again for each
 * round.
 */
interface Sized {
  size: number;
  openFresh(): Promise<Store>;
  close(): Promise<void>;
}

function createSized(folder: string, size: number): Sized {
  const original = join(folder, String(size));
  const copy = join(folder, `${size}-copy`);
  let store: Store | undefined;
  const close = async () => {
    await store?.close();
    store = undefined;
  };
  return {
    size,
    openFresh: async () => {
      // The largest library grows by a third over all rounds. Copying it each time would disturb the other
      // measurements.
      if (size >= LARGE) {
        store ??= await open(original);
        return store;
      }
      await close();
      await rm(copy, { recursive: true, force: true });
      await cp(original, copy, { recursive: true });
      store = await open(copy);
      return store;
    },
    close,
  };
}

async function measureCreates(
  folder: string,
  libraries: readonly Sized[],
  rounds: number,
): Promise<Series[]> {
  const baseline = createAppendBaseline(join(folder, 'floor.jsonl'));
  const series = CLIENTS.map(
    (clients): Series => ({ clients, floor: [], bySize: new Map(libraries.map(({ size }) => [size, []])) }),
  );
  for (let turn = -1; turn < rounds; turn++) {
    const stores: [number, Store][] = [];
    for (const library of libraries) stores.push([library.size, await library.openFresh()]);
    for (const one of series) {
      const { floorRun, runs } = await runRound(one.clients, baseline, stores);
      // The first round is a warm-up.
      if (turn < 0) continue;
      one.floor.push(floorRun);
      for (const { size, run } of runs) one.bySize.get(size)?.push(run);
    }
  }
  baseline.close();
  return series;
}

async function runRound(clients: number, baseline: AppendBaseline, stores: readonly [number, Store][]) {
  const count = CREATES.get(clients) ?? 0;
  const entries = Array.from({ length: count }, (_, number) => createExampleEntry(LARGE + 1 + number));
  const lines = entries.map((entry) => `${JSON.stringify({ seq: entry.id, entry })}\n`);
  const floorRun = await drive(clients, count, (number) => baseline.append(Buffer.from(lines[number] ?? '')));
  const runs: { size: number; run: Run }[] = [];
  for (const [size, store] of stores) {
    const create = async (number: number) => {
      const entry = entries[number];
      if (entry) await store.commit({ ...entry, id: store.reserveId() });
    };
    runs.push({ size, run: await drive(clients, count, create) });
  }
  return { floorRun, runs };
}

async function readLineFiles(dir: string): Promise<Buffer[]> {
  const folder = join(dir, 'questions');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

function parseLines(files: readonly Buffer[]): unknown[] {
  const values: unknown[] = [];
  for (const file of files) {
    const text = file.toString('utf8');
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start);
      values.push(JSON.parse(text.slice(start, end)));
      start = end + 1;
    }
  }
  return values;
}

async function measureLoad(dir: string) {
  const files = await readLineFiles(dir);
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  const parseMs: number[] = [];
  const loadMs: number[] = [];
  const memory: number[] = [];
  for (let turn = 0; turn < LOADS; turn++) {
    readUsedMemory();
    parseMs.push((await measureTime(() => parseLines(files).length)).ms);
    const load = await loadOnce(dir);
    loadMs.push(load.ms);
    memory.push(load.memory);
  }
  return { bytes, parseMs, loadMs, memory };
}

/**
 * Measures one load. This is a separate function so that the store is no longer reachable when the next load
 * is measured.
 */
async function loadOnce(dir: string): Promise<{ ms: number; memory: number }> {
  const before = readUsedMemory();
  const { ms, value: store } = await measureTime(() => open(dir));
  const memory = readUsedMemory() - before;
  await store.close();
  return { ms, memory };
}

/**
 * Measures 10 clients that write continuously through several checkpoints, and the baseline. `loopMax` is the
 * longest time that the event loop was blocked, in milliseconds.
 */
async function measureSustained(folder: string, store: Store, size: number) {
  const baseline = createAppendBaseline(join(folder, 'sustained.jsonl'));
  const kinds = [
    { what: 'creates', entryOf: (number: number) => createExampleEntry(number + 1), newId: true },
    {
      what: 'edits all over',
      entryOf: (number: number) => createExampleEntry(1 + ((number * 7919) % size), 2),
      newId: false,
    },
  ];
  const rows = [];
  for (const { what, entryOf, newId } of kinds) {
    const entries = Array.from({ length: SUSTAINED }, (_, number) => entryOf(number));
    const lines = entries.map((entry) => `${JSON.stringify({ seq: entry.id, entry })}\n`);
    const floorRun = await drive(10, SUSTAINED, (number) =>
      baseline.append(Buffer.from(lines[number] ?? '')),
    );
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const run = await drive(10, SUSTAINED, async (number) => {
      const entry = entries[number];
      if (entry) await store.commit(newId ? { ...entry, id: store.reserveId() } : entry);
    });
    delay.disable();
    const ofFloor = round(run.perSecond / floorRun.perSecond);
    rows.push({ what, ...summarize([run]), ofFloor, loopMax: round(delay.max / 1e6) });
  }
  baseline.close();
  return rows;
}

/** Returns a value's ratio between the two series for each round. */
const computeRatios = (
  ones: readonly Run[],
  others: readonly Run[],
  formatFigure: (run: Run) => number,
): number[] => ones.map((run, index) => formatFigure(run) / formatFigure(others[index] ?? run));

const computeP50 = (run: Run): number => computeMedian(run.latencies);
const computePerSecond = (run: Run): number => run.perSecond;

export const bench: Bench = async (args) => {
  await using folder = await createTemporaryFolder(readOption(args, '--dir'));
  const sizes = (readOption(args, '--sizes') ?? SIZES).split(',').map(Number);
  return await measure(folder.dir, sizes, readNumberOption(args, '--rounds', ROUNDS));
};

async function measure(folder: string, sizes: readonly number[], rounds: number) {
  const getFolder = (size: number) => join(folder, String(size));
  const [smallestSize = 0, largestSize = 0] = [Math.min(...sizes), Math.max(...sizes)];
  for (const size of sizes) {
    reportProgress(`storing ${size} questions`);
    await fillLibrary(getFolder(size), size);
  }
  reportProgress('loading');
  const load = await measureLoad(getFolder(largestSize));
  const libraries = sizes.map((size) => createSized(folder, size));
  reportProgress('creating');
  const series = await measureCreates(folder, libraries, rounds);
  reportProgress('going on');
  const largest = libraries.find(({ size }) => size === largestSize);
  const sustained = largest ? await measureSustained(folder, await largest.openFresh(), largestSize) : [];
  for (const library of libraries) await library.close();

  const compared = series.flatMap(({ clients, floor: baseline, bySize }) =>
    sizes.map((size) => {
      const runs = bySize.get(size) ?? [];
      return {
        clients,
        size,
        runs,
        ofFloor: computeRatios(runs, baseline, computePerSecond),
        ofSmallest: computeRatios(runs, bySize.get(smallestSize) ?? [], computeP50),
      };
    }),
  );
  const creates = series.flatMap(({ clients, floor: baseline }) => [
    { clients, stored: 'floor', ...summarize(baseline), ofFloor: 1, ofSmallest: 1 },
    ...compared
      .filter((one) => one.clients === clients)
      .map(({ size, runs, ofFloor, ofSmallest }) => ({
        clients,
        stored: String(size),
        ...summarize(runs),
        ofFloor: round(computeMedian(ofFloor)),
        ofSmallest: round(computeMedian(ofSmallest)),
      })),
  ]);
  const ofParse = load.loadMs.map((ms, turn) => ms / (load.parseMs[turn] ?? Number.NaN));
  const ofBytes = load.memory.map((bytes) => bytes / load.bytes);
  const targets = [
    ...compared
      .filter(({ size }) => size === largestSize)
      .map(({ clients, ofSmallest }) =>
        createMaximumTarget(
          `p50 of a create, ${createClients(clients)}, ${formatQuestionCount(largestSize)} / ${formatQuestionCount(smallestSize)}`,
          ofSmallest,
          1.2,
        ),
      ),
    ...compared.map(({ clients, size, ofFloor }) =>
      createMinimumTarget(
        `Creates, ${createClients(clients)}, ${formatQuestionCount(size)} / baseline`,
        ofFloor,
        0.8,
      ),
    ),
    createMaximumTarget(`Load ${formatQuestionCount(largestSize)} / JSON.parse`, ofParse, 1.3),
    createMaximumTarget(
      `Memory of ${formatQuestionCount(largestSize)} / size of the data`,
      ofBytes,
      MAX_MEMORY,
    ),
  ];
  return {
    json: { bench: 'store', creates, sustained, load, targets },
    tables: [
      {
        title: 'Creates, acknowledged (ms, creates per second; ratios are medians over rounds)',
        rows: creates,
      },
      {
        title: `Load of ${largestSize}`,
        rows: [
          {
            MB: round(load.bytes / 1e6),
            'load ms': round(computeMedian(load.loadMs)),
            'JSON.parse ms': round(computeMedian(load.parseMs)),
            ratio: round(computeMedian(ofParse)),
            'memory MB': round(computeMedian(load.memory) / 1e6),
            'Memory / size of the data': round(computeMedian(ofBytes)),
          },
        ],
      },
      {
        title: `${SUSTAINED} commits by 10 clients at ${largestSize}, checkpoints included`,
        rows: sustained,
      },
      formatTargetTable(targets),
    ],
  };
}
