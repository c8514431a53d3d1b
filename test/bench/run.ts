import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Bench, formatTable } from './harness.ts';

/**
 * `npm run --silent tool -- bench NAME [--json] …`: runs `test/bench/NAME.ts`. Prints the progress to
 * standard error.
 */

const NOT_BENCHES = new Set(['harness', 'run']);

const benches = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'))
  .filter((name) => !NOT_BENCHES.has(name));

const [name = '', ...rest] = process.argv.slice(2);
const path = join(import.meta.dirname, `${name}.ts`);

if (!benches.includes(name) || !existsSync(path)) {
  console.error(`Usage: npm run --silent tool -- bench NAME [--json]\nBenchmarks: ${benches.join(', ')}`);
  process.exitCode = 2;
} else {
  const { bench }: { bench: Bench } = await import(path);
  const { json, tables } = await bench(rest.filter((word) => word !== '--json'));
  console.log(rest.includes('--json') ? JSON.stringify(json) : tables.map(formatTable).join('\n'));
}
