import { createSync } from '../../electron/host/sync/engine.ts';
import { findMutants } from './mutants/find.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { simulate } from './simulate.ts';

/**
 * `npm run simulate -- [--seeds N] [--steps M] [--seed FIRST] [--seconds S] [--json] [--trace] [--mutants]`: the sync engine itself over
 * virtual time, a disk that crashes, and a live service that does all that service.md leaves open. Ends with 1 unless every
 * invariant held. `--trace` tells what happened; `--mutants` plants bugs in the engine, each of which must be found.
 */
const options = parsed();
process.exitCode = (options.mutants ? await runMutants(options) : await run(options)) ? 0 : 1;

async function run({ seeds: most, steps, seed, seconds, json, trace }: Options): Promise<boolean> {
  const start = performance.now();
  const { seeds, actions, violations } = await simulate({
    createSync,
    first: seed,
    seeds: most,
    steps,
    onTrace: trace ? (lines) => console.log(lines.join('\n')) : undefined,
    onViolation: ({ seed, step, invariant, what }) =>
      progress(
        `seed ${seed}, step ${step}, ${invariant}: ${what}\n` +
          `  again: npm run simulate -- --seed ${seed} --seeds 1 --steps ${steps} --trace`,
      ),
    onSeed: (done) => {
      if (done % 200 === 0)
        progress(
          `${done} of ${most} seeds, ${((done / (performance.now() - start)) * 1000).toFixed(1)} a second`,
        );
      return performance.now() - start < seconds * 1000;
    },
  });
  const found = violations.map(({ seed, step, invariant }) => ({ seed, step, invariant }));
  console.log(
    json
      ? JSON.stringify({ seeds, steps, actions, violations: found })
      : `seeds ${seeds}, steps ${steps}, actions ${actions}, violations ${found.length}`,
  );
  return found.length === 0;
}

async function runMutants({ seeds, steps, seed, json }: Options): Promise<boolean> {
  const found = await findMutants({ first: seed, seeds, steps, progress });
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

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

function parsed(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
    progress(USAGE);
    process.exit(2);
  }
}
