import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildIfStale } from '../../electron/build-if-stale.ts';
import { flag, readOptions, readWhole, reportProgress } from '../support/command-line.ts';
import { type LiveService, startService } from './live-service.ts';
import { runSyncUnderFaults } from './sync-run.ts';

/**
 * `npm run tool -- sockets [--runs N] [--seed FIRST] [--json]`: syncs over real sockets with a second
 * headless server as the live service, behind a proxy that drops, delays, and duplicates requests. Exits with
 * 1 if a check fails.
 */
const optionsSchema = z.strictObject({
  runs: readWhole(500),
  /** The first run's seed. Each following run uses the next seed. */
  seed: readWhole(1),
  json: flag,
});
type Options = z.output<typeof optionsSchema>;

const options = readOptions('sockets', optionsSchema);
const scratch = await mkdtemp(join(tmpdir(), 'qotd-sockets-'));
try {
  process.exitCode = (await run(options)) ? 0 : 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function run(given: Options): Promise<boolean> {
  buildIfStale();
  const service = await startService(join(scratch, 'service'));
  try {
    return await runAll(given, service);
  } finally {
    await service.stop();
  }
}

async function runAll({ runs, seed, json }: Options, service: LiveService): Promise<boolean> {
  const start = performance.now();
  const total = { creates: 0, cuts: 0, delays: 0, doubles: 0 };
  const found: { run: number; invariant: string }[] = [];
  for (let run = seed; run < seed + runs; run++) {
    const dir = join(scratch, `run-${run}`);
    await mkdir(dir);
    const { violations, ...counts } = await runSyncUnderFaults({ seed: run, service, dir });
    await rm(dir, { recursive: true });
    total.creates += counts.creates;
    total.cuts += counts.cuts;
    total.delays += counts.delays;
    total.doubles += counts.doubles;
    for (const { invariant, what } of violations) {
      found.push({ run, invariant });
      reportProgress(
        `run ${run}, ${invariant}: ${what}\n  again: npm run tool -- sockets --seed ${run} --runs 1`,
      );
    }
    const done = run - seed + 1;
    if (done % 50 === 0)
      reportProgress(
        `${done} of ${runs} runs, ${((done / (performance.now() - start)) * 1000).toFixed(1)} per second`,
      );
  }
  const { creates, cuts, delays, doubles } = total;
  console.log(
    json
      ? JSON.stringify({ runs, ...total, violations: found })
      : `runs ${runs}, creates ${creates}, cut ${cuts}, delayed ${delays}, doubled ${doubles}, violations ${found.length}`,
  );
  return found.length === 0;
}
