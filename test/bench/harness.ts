import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * The `bench` export of a benchmark module. `args` are the arguments after the benchmark's name, without
 * `--json`.
 */
export type Bench = (args: readonly string[]) => Promise<BenchResult>;

export const readOption = (args: readonly string[], name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

export const readNumberOption = (args: readonly string[], name: string, usual: number): number =>
  Number(readOption(args, name) ?? usual);

interface BenchResult {
  /** The output with `--json`. */
  json: Readonly<Record<string, unknown>>;
  /** The output without `--json`. */
  tables: readonly Table[];
}

export interface Table {
  title: string;
  /** One object per row. The keys of the first row are the header. */
  rows: readonly Readonly<Record<string, string | number>>[];
}

/** A measurement with its target. `limit` is formatted like `>= 0.8`. */
export interface Target {
  name: string;
  value: number;
  /** The lowest and highest of the rounds' values. `value` is their median. */
  range?: readonly [lowest: number, highest: number];
  limit: string;
  met: boolean;
}

/** Returns the rounds' median and range, or the single value. */
function summarizeRounds(values: number | readonly number[]): Pick<Target, 'value' | 'range'> {
  if (typeof values === 'number') return { value: round(values) };
  return {
    value: round(computeMedian(values)),
    range: [round(Math.min(...values)), round(Math.max(...values))],
  };
}

/**
 * Creates a target whose value must be at least `bound`. The value is the median of one value per round, or a
 * single value.
 */
export function createMinimumTarget(name: string, values: number | readonly number[], bound: number): Target {
  const { value, ...rest } = summarizeRounds(values);
  return { name, value, ...rest, limit: `>= ${bound}`, met: value >= bound };
}

/**
 * Creates a target whose value must be at most `bound`. The value is the median of one value per round, or a
 * single value.
 */
export function createMaximumTarget(name: string, values: number | readonly number[], bound: number): Target {
  const { value, ...rest } = summarizeRounds(values);
  return { name, value, ...rest, limit: `<= ${bound}`, met: value <= bound };
}

export const formatTargetTable = (targets: readonly Target[]): Table => ({
  title: 'Targets',
  rows: targets.map(({ name, value, range, limit, met }) => ({
    figure: name,
    value,
    range: formatRange(range),
    limit,
    met: met ? 'yes' : 'NO',
  })),
});

export const formatRange = (range: Target['range']): string => (range ? `${range[0]} to ${range[1]}` : '-');

/** Returns the quantile `share` (0 to 1) of the values, or NaN if there are none. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export const computeMedian = (values: readonly number[]): number => computePercentile(values, 0.5);

export const formatQuestionCount = (count: number): string => `${count.toLocaleString('en')} questions`;

/** Rounds to 3 significant digits. */
export const round = (value: number): number => Number(value.toPrecision(3));

export interface Run {
  /** The duration of each operation in milliseconds. */
  latencies: number[];
  perSecond: number;
}

/**
 * Runs `operation` `count` times, distributed among `clients`. Each client waits for one operation before it
 * starts the next. `operation` receives a number from 0 to `count` - 1.
 */
export async function drive(
  clients: number,
  count: number,
  operation: (number: number) => Promise<unknown>,
): Promise<Run> {
  const latencies: number[] = [];
  let next = 0;
  const runClient = async () => {
    for (let number = next++; number < count; number = next++) {
      const start = performance.now();
      await operation(number);
      latencies.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, runClient));
  return { latencies, perSecond: (count / (performance.now() - start)) * 1000 };
}

/**
 * Summarizes several runs by percentiles over all latencies, in milliseconds, and by the median of the runs'
 * rates.
 */
export const summarize = (runs: readonly Run[]): { p50: number; p99: number; perSecond: number } => {
  const latencies = runs.flatMap((run) => run.latencies);
  return {
    p50: round(computeMedian(latencies)),
    p99: round(computePercentile(latencies, 0.99)),
    perSecond: Math.round(computeMedian(runs.map((run) => run.perSecond))),
  };
};

export async function measureTime<T>(work: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

/** Returns this process's CPU time in microseconds, for all threads and for the current thread. */
export function readCpuTime(): { all: number; main: number } {
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  return { all: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()) };
}

/** Returns the size of reachable objects on the heap and in buffers, in bytes. Collects garbage first. */
export function readUsedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export function formatTable({ title, rows }: Table): string {
  const head = Object.keys(rows[0] ?? {});
  const cells = [head, ...rows.map((row) => head.map((key) => String(row[key] ?? '')))];
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines, ''].join('\n');
}
