import * as fc from 'fast-check';
import { TEST_LIMIT_SECONDS } from './time-limit.ts';

// Without a seed in the environment, each run uses the same random data, because only a code change should
// cause a new failure.
fc.configureGlobal({ seed: Number(process.env.QOTD_SEED ?? 1) });

/**
 * Limits a property's time. A property that exceeds the limit has fewer runs, but at least one. A run is
 * never aborted.
 */
const getTimeLimit: fc.Plugin<unknown> = () => {
  const end = performance.now() + TEST_LIMIT_SECONDS * 1_000;
  let hasRun = false;
  return {
    decorateRun: (run) => (value) => {
      if (hasRun && performance.now() > end) return new fc.PreconditionFailure(true);
      hasRun = true;
      return run(value);
    },
  };
};

// Many test files share a process, and each of them loads this module.
const INSTALLED = Symbol.for('qotd.property-test-settings');
if (!Reflect.has(globalThis, INSTALLED)) {
  Reflect.set(globalThis, INSTALLED, true);
  fc.installGlobalPlugin(getTimeLimit);
}
