import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { createPeersArgs, readPeersResult } from '../bench/parts/peer-result.ts';

/** The file with the benchmarks' JSON output for docs/project/benchmarks.md. */
export const RESULTS_FILE = resolve(import.meta.dirname, '../../docs/project/benchmarks/figures.json');

const targetsSchema = z.array(
  z.object({
    name: z.string(),
    value: z.number(),
    range: z.tuple([z.number(), z.number()]).optional(),
    limit: z.string(),
    met: z.boolean(),
  }),
);

/** The parts of each benchmark's output that the page needs. The output may contain more. */
const benchSchemas = {
  api: z.looseObject({
    rows: z.array(
      z.looseObject({
        stored: z.number(),
        getOfFloor: z.number(),
        coldOfFloor: z.number(),
        createOfFloor: z.number(),
        burstOfFloor: z.number(),
      }),
    ),
    targets: targetsSchema,
  }),
  store: z.looseObject({
    creates: z.array(z.looseObject({ clients: z.number(), stored: z.string(), p50: z.number() })),
    targets: targetsSchema,
  }),
  serve: z.looseObject({ targets: targetsSchema }),
  sync: z.looseObject({
    ofBare: z.number(),
    ofBareDurable: z.number(),
    requestsPerQuestion: z.number(),
    targets: targetsSchema,
  }),
  similar: z.looseObject({
    latency: z.array(
      z.looseObject({
        title: z.string(),
        questions: z.number(),
        p50: z.number(),
        indexMs: z.number(),
      }),
    ),
    targets: targetsSchema,
  }),
  ui: z.looseObject({
    sizes: z.array(
      z.looseObject({
        size: z.number(),
        firstRow: z.number(),
        typing: z.number(),
        titleP50: z.number(),
        titleP99: z.number(),
        searchP50: z.number(),
      }),
    ),
    floor: z.object({ p50: z.number(), p99: z.number() }),
    targets: targetsSchema,
  }),
  peers: z.looseObject({
    /** Omitted in the peers run, which is stored in test/bench/results. */
    targets: targetsSchema.optional(),
    tables: z.array(
      z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) }),
    ),
  }),
};

export type BenchName = keyof typeof benchSchemas;

/** The benchmarks in the order in which they run and appear on the page. */
export const BENCHES = [
  'api',
  'store',
  'serve',
  'sync',
  'similar',
  'ui',
  'peers',
] as const satisfies BenchName[];

/** Creates the schema for a run's time (ISO 8601, UTC), machine, arguments, and output. */
const readMeasured = <Schema extends z.ZodType>(printed: Schema) =>
  z.object({ at: z.iso.datetime(), machine: z.string(), args: z.array(z.string()), printed });

const figuresSchema = z
  .object({
    api: readMeasured(benchSchemas.api),
    store: readMeasured(benchSchemas.store),
    serve: readMeasured(benchSchemas.serve),
    sync: readMeasured(benchSchemas.sync),
    similar: readMeasured(benchSchemas.similar),
    ui: readMeasured(benchSchemas.ui),
    peers: readMeasured(benchSchemas.peers),
  })
  .partial();

/** The last stored run of each benchmark. A benchmark that never ran is omitted. */
export type BenchmarkResults = z.infer<typeof figuresSchema>;

/** Throws a ZodError if the value isn't in the results file's format. */
export const parseResults = (value: unknown): BenchmarkResults => figuresSchema.parse(value);

/** Returns the stored results. The results of the peers benchmark are in a separate file. */
export const readResults = (): BenchmarkResults =>
  parseResults({
    ...(existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : {}),
    peers: readPeersResults(),
  });

function readPeersResults() {
  const { on, machine, ...printed } = readPeersResult();
  return { at: `${on}T00:00:00Z`, machine, args: createPeersArgs(printed), printed };
}
