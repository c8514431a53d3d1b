import { describe, expect, it } from 'vitest';
import { createSync } from '../../electron/host/sync/sync-engine.ts';
import { applyMutant } from './mutants/mutant-loader.ts';
import { MUTANTS } from './mutants/sync-mutants.ts';
import { simulate } from './simulate.ts';

describe('the simulation', () => {
  it('is reproducible from a seed', async () => {
    const run = async () => {
      const traces: string[] = [];
      const onTrace = (lines: readonly string[]) => void traces.push(lines.join('\n'));
      await simulate({ createSync, first: 7, seeds: 1, steps: 40, onTrace });
      return traces;
    };
    const first = await run();
    expect(first[0]?.split('\n').length).toBeGreaterThan(20);
    expect(await run()).toEqual(first);
  });
});

describe('mutants', () => {
  it('have unique names and number at least 25', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(MUTANTS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(MUTANTS)('replace code that still exists: $name', (mutant) => {
    for (const { file, to } of mutant.edits) expect(applyMutant(file, mutant)).toContain(to);
  });
});
