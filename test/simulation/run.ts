import { z } from 'zod';
import { createSync } from '../../electron/host/sync/sync-engine.ts';
import { flag, readOptions, readWhole, reportProgress } from '../support/command-line.ts';
import { findMutants } from './mutants/find-mutants.ts';
import { runInJobs, type Summary } from './parallel-runs.ts';
import { simulate } from './simulate.ts';

/**
 * `npm run tool -- simulate [--seeds N] [--steps M] [--seed FIRST] [--seconds S] [--jobs N] [--json] [--trace]
 * [--mutants]`: runs the real sync engine in virtual time, with a disk that crashes, and a live service that varies
 * everything that docs/reference/service-api.md leaves open. Exits with 1 if an invariant is violated. `--trace`
 * prints each event; `--mutants` adds bugs to the engine, each of which must be found.
 */
const optionsSchema = z.strictObject({
  seeds: readWhole(200),
  steps: readWhole(200),
  seed: readWhole(1),
  /** The time limit in seconds. No seed starts after it. */
  seconds: readWhole(999_999_999),
  jobs: readWhole(1),
  json: flag,
  trace: flag,
  mutants: flag,
});
type Options = z.output<typeof optionsSchema>;

const options = readOptions('simulate', optionsSchema);
const isGood = await (options.mutants ? runMutants(options) : run(options));
// Exits explicitly, because a mutated engine may loop forever in the abandoned simulation.
process.exit(isGood ? 0 : 1);

async function run(chosen: Options): Promise<boolean> {
  const { seeds, steps, actions, violations } =
    chosen.jobs > 1 && !chosen.trace ? await runInJobs(chosen) : await runHere(chosen);
  console.log(
    chosen.json
      ? JSON.stringify({ seeds, steps, actions, violations })
      : `seeds ${seeds}, steps ${steps}, actions ${actions}, violations ${violations.length}`,
  );
  return violations.length === 0;
}

async function runHere({ seeds: most, steps, seed, seconds, trace }: Options): Promise<Summary> {
  const start = performance.now();
  const { seeds, actions, violations } = await simulate({
    createSync,
    first: seed,
    seeds: most,
    steps,
    onTrace: trace ? (lines) => console.log(lines.join('\n')) : undefined,
    onViolation: ({ seed, step, invariant, what }) =>
      reportProgress(
        `seed ${seed}, step ${step}, ${invariant}: ${what}\n` +
          `  again: npm run tool -- simulate --seed ${seed} --seeds 1 --steps ${steps} --trace`,
      ),
    onSeed: (done) => {
      if (done % 200 === 0)
        reportProgress(
          `${done} of ${most} seeds, ${((done / (performance.now() - start)) * 1000).toFixed(1)} per second`,
        );
      return performance.now() - start < seconds * 1000;
    },
  });
  const found = violations.map(({ seed, step, invariant }) => ({ seed, step, invariant }));
  return { seeds, steps, actions, violations: found };
}

async function runMutants({ seeds, steps, seed, json }: Options): Promise<boolean> {
  const found = await findMutants({ first: seed, seeds, steps, reportProgress });
  console.log(
    json
      ? JSON.stringify(found)
      : found
          .map(
            ({ name, at }) =>
              `${name}: ${at ? `seed ${at.seed}, step ${at.step}, ${at.invariant}` : 'not found'}`,
          )
          .join('\n'),
  );
  return found.every(({ at }) => at !== null);
}
