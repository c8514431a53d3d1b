import type { ViteUserConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/**
 * The tests of one part, by what `run.ts` has put there, a pattern a line. Stryker's own option for that, `testFiles`, plants
 * what is worked out when a file is loaded only afterwards, where nothing is left to be found:
 * https://github.com/stryker-mutator/stryker-js/issues/6144
 */
const include = process.env.QOTD_MUTATION_TESTS?.split('\n') ?? [];

const config: ViteUserConfig = { ...base, test: { ...base.test, include } };
export default config;
