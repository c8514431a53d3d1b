import * as fc from 'fast-check';
import { TEST_LIMIT_SECONDS } from './time-limit.ts';

// Without a seed in the environment, each run has the same random data, because a failure should come from a
// change.
fc.configureGlobal({ seed: Number(process.env.QOTD_SEED ?? 1) });

/**
 * Returns a time limit. A property that exceeds it has had fewer runs, but at least one. No run is aborted.
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

// Many test files share a process, and each of them loads this.
const INSTALLED = Symbol.for('qotd.property-test-settings');
if (!Reflect.has(globalThis, INSTALLED)) {
  Reflect.set(globalThis, INSTALLED, true);
  fc.installGlobalPlugin(getTimeLimit);
}
