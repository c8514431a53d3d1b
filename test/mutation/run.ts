import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { PARTS, type Part } from './parts.ts';
import { LEAST, type Score, scoreOf, sentenceOf } from './score.ts';

/**
 * `npm run mutate -- [PART…] [--again]`: plants one mistake after the other in the rules of each part, and runs the tests that
 * reach it. Prints how many were found, and ends with 1 where they are too few. Which ones were not is in
 * `coverage/mutation/PART.html`. `--again` takes from the last run what neither its rule nor its tests changed for since,
 * and all that is worked out when a file is loaded, of which nobody knows the tests.
 */
const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}.`);

// It takes long, and somebody may want to work meanwhile.
setPriority(10);
// Hundreds of runs add up: a property need not try each time all that it can.
process.env.QOTD_TEST_SECONDS ??= '0.1';

const scores: Score[] = [];
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  scores.push(scoreOf(part.name, await statuses(part)));
}
console.log(`\n${scores.map(sentenceOf).join('\n')}`);
process.exitCode = scores.every(({ share }) => share >= LEAST) ? 0 : 1;

/** How each mistake of a part ended. */
async function statuses({ name, rules, tests }: Part): Promise<string[]> {
  process.env.QOTD_MUTATION_TESTS = tests.join('\n');
  const report = `coverage/mutation/${name}`;
  const results = await new Stryker({
    mutate: [...rules],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    force: !values.again,
    incrementalFile: `${report}-last.json`,
    concurrency: 2,
    // Long enough that a busy machine is not taken for an endless loop.
    timeoutMS: 60_000,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['out', 'release', 'coverage', 'docs', 'test/e2e'],
    // Nothing there is compiled, so types and their configurations may stay as they are.
    disableTypeChecks: false,
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
  return results.map(({ status }) => status);
}
