import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { PARTS, type Part } from './mutated-parts.ts';
import { MIN_SCORE, type Score, scoreOf, sentenceOf } from './score.ts';

/**
 * `npm run mutate -- [PART…] [--again]`: runs the tests of each part against one mutant after another. Prints the
 * number of mutants found, and exits with 1 if it is too low. The others are in `coverage/mutation/PART.html`.
 * `--again` reuses results of the last run for unchanged rules and tests, and for code that runs when a module is
 * loaded.
 */
const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}.`);

// Runs with low priority, because it takes long.
setPriority(10);
// Hundreds of runs add up, so each property runs fewer cases.
process.env.QOTD_TEST_SECONDS ??= '0.1';

const scores: Score[] = [];
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  scores.push(scoreOf(part.name, await statuses(part)));
}
console.log(`\n${scores.map(sentenceOf).join('\n')}`);
process.exitCode = scores.every(({ share }) => share >= MIN_SCORE) ? 0 : 1;

/** The result of each mutant of a part. */
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
    // Long enough that a busy machine isn't mistaken for an endless loop.
    timeoutMS: 60_000,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['out', 'release', 'coverage', 'docs', 'test/e2e'],
    // Nothing is compiled there, so types and their configurations can stay.
    disableTypeChecks: false,
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
  return results.map(({ status }) => status);
}
