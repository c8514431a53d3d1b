import { createEmoji } from './emoji.ts';
import type { CreateSync } from './engine.ts';
import { runSeed } from './seed.ts';
import type { Violation } from './watcher/violation.ts';

/** What was found, where. */
export interface Found extends Violation {
  seed: number;
  step: number;
}

export interface SimulateOptions {
  createSync: CreateSync;
  first: number;
  seeds: number;
  steps: number;
  /** Ends with the first seed that finds something. */
  untilFound?: boolean;
  onTrace?: ((lines: readonly string[]) => void) | undefined;
  onViolation?: (found: Found) => void;
  onSeed?: (done: number) => void;
}

/** Runs one seed after the other. A seed ends with its first violation. */
export async function simulate(options: SimulateOptions): Promise<{ actions: number; violations: Found[] }> {
  const { createSync, first, seeds, steps, onTrace } = options;
  const emoji = createEmoji();
  const violations: Found[] = [];
  let actions = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    const result = await runSeed({ createSync, emoji, seed, steps, traced: onTrace !== undefined });
    actions += result.actions;
    onTrace?.(result.lines);
    if (result.violation) {
      const found = { seed, ...result.violation };
      violations.push(found);
      options.onViolation?.(found);
      if (options.untilFound) break;
    }
    options.onSeed?.(seed - first + 1);
  }
  return { actions, violations };
}
