import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { markdownTable, writeMeasured } from '../bench/parts/peer-page.ts';
import { progress } from '../support/command-line.ts';

/**
 * `npm run performance -- [--only NAME,NAME]`: runs the benchmarks one after the other, stores what they print in
 * docs/performance/figures.json, and writes their targets into docs/performance.md. It takes about half an hour, and wants a
 * computer that does nothing else.
 */
const BENCHES: Readonly<Record<string, readonly string[]>> = {
  api: [],
  store: [],
  sockets: [],
  sync: [],
  similar: ['--latency', 'own', '--n', '100,10000,100000'],
  ui: [],
};

const DOCS = resolve(import.meta.dirname, '../../docs');
const FIGURES = resolve(DOCS, 'performance/figures.json');

const measuredSchema = z.object({
  at: z.iso.datetime(),
  machine: z.string(),
  args: z.array(z.string()),
  printed: z.looseObject({
    targets: z.array(z.object({ name: z.string(), value: z.number(), reach: z.string(), met: z.boolean() })),
  }),
});
const figuresSchema = z.record(z.string(), measuredSchema);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
for (const name of values.only?.split(',') ?? Object.keys(BENCHES)) {
  const args = BENCHES[name];
  if (!args) throw new Error(`«${name}» is none of ${Object.keys(BENCHES).join(', ')}.`);
  progress(`— ${name}`);
  const measured = measure(name, args);
  const figures = existsSync(FIGURES) ? figuresSchema.parse(JSON.parse(readFileSync(FIGURES, 'utf8'))) : {};
  writeFileSync(FIGURES, `${JSON.stringify({ ...figures, [name]: measured }, null, 1)}\n`);
  writeMeasured(resolve(DOCS, 'performance.md'), sectionText(name, measured), `measured ${name}`);
}

/** Runs a benchmark in its own process. Throws if it fails. */
function measure(name: string, args: readonly string[]): z.infer<typeof measuredSchema> {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../bench/run.ts'), name, ...args, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The benchmark «${name}» ended with ${status}.`);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
  return measuredSchema.parse({
    at: new Date().toISOString(),
    machine,
    args: [...args],
    printed: JSON.parse(stdout),
  });
}

function sectionText(name: string, { at, machine, args, printed }: z.infer<typeof measuredSchema>): string {
  const rows = printed.targets.map(({ name, value, reach, met }) => ({
    figure: name,
    measured: value,
    'is to be': reach.replace('>=', 'at least').replace('<=', 'at most'),
    'is it': met ? 'yes' : '**no**',
  }));
  const command = ['npm run --silent bench --', name, ...args].join(' ');
  const title = 'What is to be reached';
  return `\`${command}\`, ${at.slice(0, 10)}, on ${machine}.\n\n${markdownTable({ title, rows })}`;
}
