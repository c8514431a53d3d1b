import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { createRandom } from '../support/random.ts';
import type { CreateSync } from './engine-under-test.ts';
import type { Violate, Violation } from './invariants/violation.ts';
import { runRecoveryPhase } from './recovery-phase.ts';
import { createWorld } from './simulated-world.ts';
import { createSteps } from './simulation-steps.ts';
import { createTrace } from './trace.ts';
import { createTime, settle } from './virtual-time.ts';

export interface SeedOptions {
  createSync: CreateSync;
  emoji: EmojiResolver;
  seed: number;
  steps: number;
  traced: boolean;
}

export interface SeedResult {
  /** The number of actions by authors, other clients, services, and the network, including crashes. */
  actions: number;
  /**
   * The first violation and its step, or null. A violation ends the run. A violation in the recovery phase
   * has the last step's number.
   */
  violation: (Violation & { step: number }) | null;
  lines: readonly string[];
}

/**
 * Runs a simulation for `steps` steps, repairs the world, and checks that every entry is synced or shows an
 * action.
 */
export async function runSeed({ createSync, emoji, seed, steps, traced }: SeedOptions): Promise<SeedResult> {
  const time = createTime();
  const trace = traced ? createTrace(time.now) : null;
  const random = createRandom(seed, 0);
  let found: SeedResult['violation'] = null;
  let step = 0;
  const violate: Violate = (invariant, what) => {
    trace?.add('VIOLATED', `${invariant}: ${what}`);
    found ??= { step, invariant, what };
  };
  const world = createWorld({ createSync, seed, time, emoji, random, violate, trace });
  const walk = createSteps({ world, random, trace, violate });
  await settle();
  while (step < steps && !found) {
    step += 1;
    await walk.step();
  }
  if (!found) await runRecoveryPhase({ world, violate, trace, isOver: () => found !== null });
  return { actions: walk.actions + world.operations, violation: found, lines: trace?.lines ?? [] };
}
