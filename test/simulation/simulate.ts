import {
  createEmojiResolver,
  type EmojiResolver,
  type Resolution,
} from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import type { CreateSync } from './engine-under-test.ts';
import type { Violation } from './invariants/violation.ts';
import { runSeed } from './seed.ts';

export interface Found extends Violation {
  seed: number;
  step: number;
}

export interface SimulateOptions {
  createSync: CreateSync;
  first: number;
  seeds: number;
  steps: number;
  /** True to stop at the first seed with a violation. */
  untilFound?: boolean;
  onTrace?: ((lines: readonly string[]) => void) | undefined;
  onViolation?: (found: Found) => void;
  /** Called after each seed. Returning false prevents further seeds from starting. */
  onSeed?: (done: number) => boolean;
}

export interface Simulated {
  seeds: number;
  actions: number;
  violations: Found[];
}

/** Runs seeds sequentially. Each seed ends at its first violation. */
export async function simulate(options: SimulateOptions): Promise<Simulated> {
  const { createSync, first, seeds, steps, onTrace } = options;
  const emoji = createEmoji();
  const violations: Found[] = [];
  let actions = 0;
  let done = 0;
  while (done < seeds) {
    const seed = first + done;
    const result = await runSeed({ createSync, emoji, seed, steps, traced: onTrace !== undefined });
    actions += result.actions;
    done += 1;
    onTrace?.(result.lines);
    if (result.violation) {
      const found = { seed, ...result.violation };
      violations.push(found);
      options.onViolation?.(found);
      if (options.untilFound) break;
    }
    if (options.onSeed?.(done) === false) break;
  }
  return { seeds: done, actions, violations };
}

/** Creates a resolver for the bundled emoji names. Caches all resolutions. */
function createEmoji(): EmojiResolver {
  const book = createEmojiResolver(loadEmojiNames(), []);
  const known = new Map<string, Resolution>();
  return {
    ...book,
    resolve(typed) {
      const before = known.get(typed);
      if (before) return before;
      const resolution = book.resolve(typed);
      known.set(typed, resolution);
      return resolution;
    },
  };
}
