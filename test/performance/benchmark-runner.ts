import { spawnSync } from 'node:child_process';
import { arch, cpus, platform, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { BenchName } from './benchmark-results.ts';

const RUN = resolve(import.meta.dirname, '../bench/run.ts');
/** Arguments for benchmarks that don't use their default run for the page. */
const ARGS: Partial<Record<BenchName, readonly string[]>> = {
  peers: ['--write'],
  similar: ['--latency', 'own', '--engine', 'fuse,minisearch,studio'],
};

/**
 * Runs a benchmark in a separate process. Returns the results for the page. Throws if the benchmark fails.
 */
export function measure(name: BenchName): Record<string, unknown> {
  const args = ARGS[name] ?? [];
  const { status, stdout } = spawnSync(process.execPath, [RUN, name, ...args, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The benchmark “${name}” ended with ${status}.`);
  return { at: new Date().toISOString(), machine: describeMachine(), args, printed: JSON.parse(stdout) };
}

function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} × ${model}, ${memory}, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
