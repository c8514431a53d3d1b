import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { flag, readOptions, readWhole, reportProgress } from '../support/command-line.ts';
import { MUTANTS } from './crash-mutants.ts';
import { buildHost } from './host-bundle.ts';
import { runKills } from './kill-runs.ts';

/**
 * `npm run tool -- crash [--kills N] [--seed S] [--json]`: repeatedly kills busy backends with SIGKILL at
 * random times, using the same libraries. Exits with 1 unless everything acknowledged is readable after each
 * kill. `--mutants` runs the same with bugs in the code. Each bug must be found.
 */
const { kills, seed, json, mutants } = readOptions(
  'crash',
  z.strictObject({ kills: readWhole(300), seed: readWhole(1), json: flag, mutants: flag }),
);
const scratch = await mkdtemp(join(tmpdir(), 'qotd-crash-'));

try {
  process.exitCode = (mutants ? await findMutants() : await run()) ? 0 : 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const file = await buildHost(join(scratch, 'host'));
  const { faults, ...counts } = await runKills({ dir: scratch, file, seed, kills, reportProgress });
  const result = { ...counts, seed };
  console.log(
    json
      ? JSON.stringify(result)
      : Object.entries(result)
          .map(([name, value]) => `${name} ${value}`)
          .join(', '),
  );
  return faults.length === 0;
}

/** Returns whether each mutant was found within the number of kills. */
async function findMutants(): Promise<boolean> {
  const found: Record<string, number | null> = {};
  for (const { name, edits } of MUTANTS) {
    const dir = await mkdtemp(join(scratch, 'mutant-'));
    const file = await buildHost(join(dir, 'host'), edits);
    const { faults, kills: needed } = await runKills({
      dir,
      file,
      seed,
      kills,
      reportProgress: () => {},
      untilFault: true,
    });
    found[name] = faults.length > 0 ? needed : null;
    reportProgress(
      `${name}: ${faults.length > 0 ? `found after ${needed} kills: ${faults[0]?.what.slice(0, 200)}` : 'not found'}`,
    );
  }
  console.log(
    json
      ? JSON.stringify(found)
      : Object.entries(found)
          .map(([name, needed]) => `${name} ${needed ?? 'not found'}`)
          .join(', '),
  );
  return Object.values(found).every((needed) => needed !== null);
}
