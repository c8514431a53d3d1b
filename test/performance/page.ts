import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Table } from '../bench/harness.ts';
import { markdownTable, writeMeasured } from '../bench/parts/peer-page.ts';
import { draw } from './draw.ts';
import { BENCHES, type BenchName, FIGURES, type Figures } from './figures.ts';
import { plotsOf } from './plots.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/project/benchmarks.md');
const plotFile = (name: string): string => resolve(dirname(FIGURES), `${name}.svg`);

/** Where a bench is in the page. */
const sectionOf = (name: BenchName): string => `measured ${name}`;

/** What the page says between its markers about a bench: when and on what, each figure that has to be reached, the plot. */
function sectionText(name: BenchName, figures: Figures): string {
  const measured = figures[name];
  if (!measured) return 'Not measured yet.';
  const { at, machine, args, printed } = measured;
  const command = ['npm run --silent bench --', name, ...args].join(' ');
  const plot = plotsOf(figures).get(name);
  return [
    `\`${command}\`, ${at.slice(0, 10)}, on ${machine}.`,
    ...(printed.targets ? [markdownTable(targetsTable(printed.targets))] : []),
    ...(name === 'sync' && figures.sync ? [besideOtherFloors(figures.sync.printed)] : []),
    ...(name === 'ui' && figures.ui ? [besideBareField(figures.ui.printed)] : []),
    ...(plot ? [`![${plot.title}](benchmarks/${name}.svg)`] : []),
  ].join('\n\n');
}

const besideOtherFloors = ({ ofBare }: NonNullable<Figures['sync']>['printed']): string =>
  `Beside the same requests without a write: ${ofBare}.`;

const besideBareField = ({ sizes, floor }: NonNullable<Figures['ui']>['printed']): string => {
  const of = (size: number) => sizes.find((one) => one.size === size);
  return `A key in the title with 10,000 questions, p50: ${of(10_000)?.titleP50} ms, in an empty library ${of(0)?.titleP50} (p99 ${of(0)?.titleP99}), in a bare field ${floor.p50} (p99 ${floor.p99}).`;
};

type Target = NonNullable<Figures['api']>['printed']['targets'][number];

const targetsTable = (targets: readonly Target[]): Table => ({
  title: 'What is to be reached',
  rows: targets.map(({ name, value, reach, met }) => ({
    figure: name,
    measured: value,
    'is to be': reach.replace('>=', 'at least').replace('<=', 'at most'),
    'is it': met ? 'yes' : '**no**',
  })),
});

/** Draws all plots and writes all tables anew. */
export function writePage(figures: Figures): void {
  mkdirSync(dirname(FIGURES), { recursive: true });
  for (const [name, plot] of plotsOf(figures)) writeFileSync(plotFile(name), draw(plot));
  for (const name of BENCHES) writeMeasured(PAGE, sectionText(name, figures), sectionOf(name));
}
