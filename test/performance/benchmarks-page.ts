import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { formatRange, type Table } from '../bench/harness.ts';
import { formatMarkdownTable, writeMeasured } from '../bench/parts/peer-page.ts';
import { BENCHES, type BenchmarkResults, type BenchName, RESULTS_FILE } from './benchmark-results.ts';
import { createPlots } from './plots.ts';
import { draw } from './svg-chart.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/project/benchmarks.md');
const getPlotFile = (name: string): string => resolve(dirname(RESULTS_FILE), `${name}.svg`);

/** Returns the name in the page's markers around a benchmark. */
const formatSection = (name: BenchName): string => `measured ${name}`;

/** Returns a benchmark's section: the command, date, and machine, then the targets, tables, and plot. */
function findSectionText(name: BenchName, results: BenchmarkResults): string {
  const measured = results[name];
  if (!measured) return "This benchmark hasn't been run yet.";
  const { at, machine, args, printed } = measured;
  const command = ['npm run --silent tool -- bench', name, ...args].join(' ');
  const plot = createPlots(results).get(name);
  return [
    `Measured with \`${command}\` on ${at.slice(0, 10)}. Computer: ${machine}.`,
    ...(printed.targets ? [formatMarkdownTable(formatTargetsTable(printed.targets))] : []),
    ...(name === 'sync' && results.sync ? [formatBesideOtherFloors(results.sync.printed)] : []),
    ...(name === 'ui' && results.ui ? [formatBesideBareField(results.ui.printed)] : []),
    ...(name === 'peers' && results.peers ? formatPeerTables(results.peers.printed.tables) : []),
    ...(plot ? [`![${plot.title}](benchmarks/${name}.svg)`] : []),
  ].join('\n\n');
}

/**
 * Returns the table for the largest size, because the plot shows all sizes, and the table of losses after a
 * kill.
 */
const formatPeerTables = (tables: readonly Table[]): string[] => tables.slice(-2).map(formatMarkdownTable);

const formatBesideOtherFloors = ({ ofBare }: NonNullable<BenchmarkResults['sync']>['printed']): string =>
  `Compared with the same requests without a write to the disk, the ratio is ${ofBare}.`;

const formatBesideBareField = ({
  sizes,
  floor: baseline,
}: NonNullable<BenchmarkResults['ui']>['printed']): string => {
  const findSize = (size: number) => sizes.find((one) => one.size === size);
  return `The median latency of a keystroke in the title is ${findSize(10_000)?.titleP50} ms with 10,000 questions, ${findSize(0)?.titleP50} ms in an empty library (p99: ${findSize(0)?.titleP99} ms), and ${baseline.p50} ms in the baseline (p99: ${baseline.p99} ms).`;
};

type Target = NonNullable<BenchmarkResults['api']>['printed']['targets'][number];

const formatTargetsTable = (targets: readonly Target[]): Table => ({
  title: '',
  rows: targets.map(({ name, value, range, limit, met }) => ({
    Metric: name,
    Median: value,
    Range: formatRange(range),
    Target: limit.replace('>=', 'at least').replace('<=', 'at most'),
    Met: met ? 'Yes' : '**No**',
  })),
});

/** Updates all plots and tables of docs/project/benchmarks.md. */
export function writePage(results: BenchmarkResults): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  for (const [name, plot] of createPlots(results)) writeFileSync(getPlotFile(name), draw(plot));
  for (const name of BENCHES) writeMeasured(PAGE, findSectionText(name, results), formatSection(name));
}
