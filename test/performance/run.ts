import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { flag, readOptions, reportProgress } from '../support/command-line.ts';
import { BENCHES, type BenchName, parseResults, RESULTS_FILE, readResults } from './benchmark-results.ts';
import { measure } from './benchmark-runner.ts';
import { writePage } from './benchmarks-page.ts';

/**
 * `npm run tool -- performance`: runs all of the app's benchmarks sequentially, stores their output in
 * docs/project/benchmarks/figures.json, and updates the plots and tables in docs/project/benchmarks.md. The
 * whole run takes about 20 minutes on an idle computer. `--only api,store` runs only these benchmarks, and
 * `--draw` runs none. `--only peers` installs and measures other servers.
 */
const { only, draw: isDrawing } = readOptions(
  'performance',
  z.strictObject({ only: z.string().optional(), draw: flag }),
);
const chosen = only?.split(',').map(findBench) ?? BENCHES.filter((name) => name !== 'peers');

function findBench(name: string): BenchName {
  const bench = BENCHES.find((one) => one === name);
  if (!bench) throw new Error(`Unknown benchmark “${name}”. Use ${BENCHES.join(', ')}.`);
  return bench;
}

let results = readResults();
for (const name of isDrawing ? [] : chosen) {
  reportProgress(`— ${name}`);
  results = parseResults({ ...results, [name]: measure(name) });
  const { peers: _, ...kept } = results;
  // The results are written immediately, because the next benchmark may fail or be canceled.
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, `${JSON.stringify(kept, null, 1)}\n`);
}
writePage(readResults());
