import * as fc from 'fast-check';
import { TEST_SECONDS } from './in-time.ts';

/** A property that takes longer than its time has had fewer runs, one at least. None is broken off in the middle. */
fc.configureGlobal({
  plugins: [
    () => {
      const end = performance.now() + TEST_SECONDS * 1_000;
      let hasRun = false;
      return {
        decorateRun: (run) => (value) => {
          if (hasRun && performance.now() > end) return new fc.PreconditionFailure(true);
          hasRun = true;
          return run(value);
        },
      };
    },
  ],
});
