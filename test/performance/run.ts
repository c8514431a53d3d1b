import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { optionsFrom, progress } from '../support/command-line.ts';
import { BENCHES, type BenchName, FIGURES, parseFigures, readFigures } from './figures.ts';
import { measure } from './measure.ts';
import { writePage } from './page.ts';

/**
 * `npm run performance`: runs all benches, one after the other, keeps what they print in docs/performance/figures.json and makes
 * the plots and tables of docs/performance.md from it. It takes about half an hour, and wants a computer that does nothing
 * else. `--only api,store` measures some anew, `--draw` none.
 */
const USAGE = 'Usage: npm run performance -- [--only NAME,NAME] [--draw]';

const { only, isDrawing } = optionsFrom((args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, draw: { type: 'boolean', default: false } },
  });
  return { only: values.only?.split(',').map(benchNamed) ?? BENCHES, isDrawing: values.draw };
}, USAGE);

function benchNamed(name: string): BenchName {
  const bench = BENCHES.find((one) => one === name);
  if (!bench) throw new Error(`«${name}» is none of ${BENCHES.join(', ')}.`);
  return bench;
}

let figures = readFigures();
for (const name of isDrawing ? [] : only) {
  progress(`— ${name}`);
  figures = parseFigures({ ...figures, [name]: measure(name) });
  const { peers: _, ...kept } = figures;
  // At once: the next one may fail, or be too much for somebody's patience.
  mkdirSync(dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(kept, null, 1)}\n`);
}
writePage(readFigures());
