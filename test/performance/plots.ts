import type { BenchmarkResults } from './benchmark-results.ts';
import type { Plot, Series } from './svg-chart.ts';

/** Returns the plots for the benchmarks that have results, by file name. */
export function createPlots(results: BenchmarkResults): ReadonlyMap<string, Plot> {
  const all: Record<string, Plot | null> = {
    api: results.api ? createApiPlot(results.api.printed.rows) : null,
    peers: results.peers ? createPeersPlot(results.peers.printed.tables) : null,
    store: results.store ? storePlot(results.store.printed.creates) : null,
    similar: results.similar ? createSimilarPlot(results.similar.printed.latency) : null,
    ui: results.ui ? createUiPlot(results.ui.printed) : null,
  };
  return new Map(Object.entries(all).flatMap(([name, plot]) => (plot ? [[name, plot] as const] : [])));
}

type Printed<Name extends keyof BenchmarkResults> = NonNullable<BenchmarkResults[Name]>['printed'];

/** Returns a function that creates a series with one point per row. */
const createLines =
  <Row>(rows: readonly Row[], getSize: (row: Row) => number) =>
  (name: string, of: (row: Row) => number): Series => ({
    name,
    points: rows.map((row) => [getSize(row), of(row)]),
  });

function createApiPlot(rows: Printed<'api'>['rows']): Plot {
  const line = createLines(rows, (row) => row.stored);
  return {
    title: 'Local API compared with its baseline',
    x: 'questions stored',
    panels: [
      {
        y: 'ratio to the baseline',
        isLog: false,
        series: [
          line('GET of a hot set', (row) => row.getOfFloor),
          line('GET, cold', (row) => row.coldOfFloor),
          line('create, similarity idle', (row) => row.createOfFloor),
          line('create in a burst', (row) => row.burstOfFloor),
        ],
      },
    ],
  };
}

function createPeersPlot(tables: Printed<'peers'>['tables']): Plot {
  const speeds = tables.flatMap(({ title, rows }) => {
    const stored = /^Speed with ([\d,]+) /.exec(title)?.[1]?.replaceAll(',', '');
    return stored === undefined ? [] : rows.map((row) => ({ stored: Number(stored), row }));
  });
  const series = (column: string): Series[] =>
    [...Map.groupBy(speeds, ({ row }) => String(row.server))].map(([name, of]) => ({
      name,
      points: of.flatMap(({ stored, row }) => {
        const value = row[column];
        return typeof value === 'number' ? [[stored, value] as const] : [];
      }),
    }));
  return {
    title: 'Local API compared with other servers',
    x: 'questions stored',
    panels: [
      { y: 'GET / bare', isLog: true, series: series('GET / bare') },
      { y: 'create / bare', isLog: true, series: series('create / bare') },
    ],
  };
}

function storePlot(creates: Printed<'store'>['creates']): Plot {
  const stored = creates.filter((one) => one.stored !== 'floor');
  const sizes = [...new Set(stored.map((one) => Number(one.stored)))];
  const series = [...Map.groupBy(creates, ({ clients }) => clients)].flatMap(([clients, of]): Series[] => {
    const baseline = of.find((one) => one.stored === 'floor')?.p50;
    const own = of.filter((one) => one.stored !== 'floor');
    const many = `${clients} ${clients === 1 ? 'client' : 'clients'}`;
    return [
      { name: `create, ${many}`, points: own.map((one) => [Number(one.stored), one.p50]) },
      ...(baseline === undefined
        ? []
        : [
            {
              name: `append, ${many}`,
              isFloor: true,
              points: sizes.map((size) => [size, baseline] as const),
            },
          ]),
    ];
  });
  return {
    title: 'Time until a create is stored',
    x: 'questions stored',
    panels: [{ y: 'median, ms', isLog: false, series }],
  };
}

function createSimilarPlot(latency: Printed<'similar'>['latency']): Plot {
  const series = (of: (one: (typeof latency)[number]) => number): Series[] =>
    [...Map.groupBy(latency, ({ title }) => title)].map(([name, all]) => ({
      name,
      points: all.map((one) => [one.questions, of(one)]),
    }));
  return {
    title: 'Similar questions',
    x: 'questions',
    panels: [
      { y: 'query, median ms', isLog: true, series: series((one) => one.p50) },
      { y: 'building the index, ms', isLog: true, series: series((one) => one.indexMs) },
    ],
  };
}

function createUiPlot({ sizes, floor: baseline }: Printed<'ui'>): Plot {
  // An empty library has no position on a logarithmic axis. The page shows its values as text.
  const filled = sizes.filter(({ size }) => size > 0);
  const line = createLines(filled, (one) => one.size);
  return {
    title: 'User interface',
    x: 'questions in the library',
    panels: [
      {
        y: 'from navigation, ms',
        isLog: false,
        series: [line('first row', (one) => one.firstRow), line('typing', (one) => one.typing)],
      },
      {
        y: 'key, median ms',
        isLog: false,
        series: [
          line('in the title', (one) => one.titleP50),
          line('in the search', (one) => one.searchP50),
          {
            name: 'in the baseline field',
            isFloor: true,
            points: filled.map(({ size }) => [size, baseline.p50]),
          },
        ],
      },
    ],
  };
}
