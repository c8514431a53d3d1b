import { z } from 'zod';
import type { CreateSync } from '../engine-under-test.ts';
import { type Found, simulate } from '../simulate.ts';
import { createMutantLoader } from './mutant-loader.ts';
import { MUTANTS } from './sync-mutants.ts';

export interface MutantFound {
  name: string;
  at: Found | null;
}

const moduleSchema = z.object({ createSync: z.custom<CreateSync>((value) => typeof value === 'function') });

/**
 * Runs seeds with each mutant until one seed finds the mutant. Starts with the seed that found the mutant
 * last time, then counts up from the first seed.
 */
export async function findMutants(options: {
  first: number;
  seeds: number;
  steps: number;
  reportProgress: (text: string) => void;
}): Promise<MutantFound[]> {
  const { first, seeds, steps, reportProgress } = options;
  const planting = createMutantLoader(MUTANTS);
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
    // The mutant breaks the code instead of adding a bug, for example after a rename. Finding it proves
    // nothing.
    if (at?.what.includes('ReferenceError')) throw new Error(`${mutant.name}: ${at.what}`);
    reportProgress(
      `${mutant.name}: ${at ? `seed ${at.seed}, step ${at.step}, ${at.invariant}: ${at.what.slice(0, 200)}` : 'NOT FOUND'}`,
    );
    all.push({ name: mutant.name, at });
  }
  planting.remove();
  return all;
}
