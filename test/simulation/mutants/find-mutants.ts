import { z } from 'zod';
import type { CreateSync } from '../engine-under-test.ts';
import { type Found, simulate } from '../simulate.ts';
import { createPlanting } from './mutant-loader.ts';
import { MUTANTS } from './mutants.ts';

export interface MutantFound {
  name: string;
  at: Found | null;
}

/** What an engine's module exports. */
const moduleSchema = z.object({ createSync: z.custom<CreateSync>((value) => typeof value === 'function') });

/** Plants one bug after the other, and runs seeds until each is found: that where it was found last, then from the first on. */
export async function findMutants(options: {
  first: number;
  seeds: number;
  steps: number;
  progress: (text: string) => void;
}): Promise<MutantFound[]> {
  const { first, seeds, steps, progress } = options;
  const planting = createPlanting(MUTANTS);
  const all: MutantFound[] = [];
  for (const mutant of MUTANTS) {
    const { createSync } = moduleSchema.parse(
      await planting.load('electron/host/sync/sync-engine.ts', mutant),
    );
    const find = async (from: number, count: number): Promise<Found | null> => {
      const run = await simulate({ createSync, first: from, seeds: count, steps, untilFound: true });
      return run.violations[0] ?? null;
    };
    const at = (await find(mutant.seed, 1)) ?? (await find(first, seeds));
    // It breaks the code instead of planting a bug, such as after a rename, so it proves nothing.
    if (at?.what.includes('ReferenceError')) throw new Error(`${mutant.name}: ${at.what}`);
    progress(
      `${mutant.name}: ${at ? `seed ${at.seed}, step ${at.step}, ${at.invariant}: ${at.what.slice(0, 200)}` : 'NOT FOUND'}`,
    );
    all.push({ name: mutant.name, at });
  }
  planting.remove();
  return all;
}
