import type { ViteUserConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/**
 * The tests of one part, from the patterns that `run.ts` writes, one per line. Stryker's option for that,
 * `testFiles`, activates mutants in module code only after the module was loaded, so they are never found:
 * https://github.com/stryker-mutator/stryker-js/issues/6144
 */
const include = process.env.QOTD_MUTATION_TESTS?.split('\n') ?? [];

const config: ViteUserConfig = { ...base, test: { ...base.test, include } };
export default config;
