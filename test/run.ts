import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { ensureChromium } from './support/chromium.ts';
import { detectElectronKind } from './support/electron-kind.ts';
import {
  parsePlaywrightReport,
  parseVitestReport,
  sumResults,
  type TestResult,
} from './support/test-report.ts';

/**
 * `npm test`: runs all checks sequentially, even after a failure. Each check that isn't a test run counts as
 * one test.
 */
const root = path.dirname(import.meta.dirname);
const scratch = mkdtempSync(path.join(tmpdir(), 'qotd-test-'));
const reportFile = path.join(scratch, 'report.json');
/** One line for each check with its result. */
const steps: string[] = [];

try {
  const { passed, failed } = sumResults([
    check('Type check', 'typecheck'),
    check('Lint', 'lint'),
    check('Import boundaries', 'lint:imports'),
    check('Unused code', 'lint:unused'),
    check('Build', 'build'),
    runTestScript('Unit and contract tests', 'test:unit', parseVitestReport, [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json="${reportFile}"`,
    ]),
    check('Fuzz tests', 'tool', ['fuzz', '--cases 1500', '--seed 1']),
    check('Crash tests', 'tool', ['crash', '--kills 40', '--seed 1']),
    check('Socket tests', 'tool', ['sockets', '--runs 4']),
    // The time limit reduces the number of seeds on a slow machine.
    check('Simulation', 'tool', [
      'simulate',
      '--seeds 2000',
      '--steps 200',
      '--seconds 120',
      `--jobs ${availableParallelism()}`,
    ]),
    check('Simulation mutants', 'tool', ['simulate', '--mutants', '--seeds 300', '--steps 200']),
    // Runs only tests tagged `@journey`, without traces, to save 80% of the time. `npm run test:e2e` runs all
    // tests with traces.
    runInBrowser(() =>
      sumResults([
        runTestScript('End-to-end tests', 'test:e2e', parsePlaywrightReport, [
          '--reporter=list,json',
          '--trace=off',
        ]),
        // Some of these tests run again in the desktop app. Tests of desktop features are part of the run
        // above.
        runTestScript('End-to-end tests on the desktop', 'test:desktop', parsePlaywrightReport, [
          '--reporter=list,json,./test/support/desktop-reporter.ts',
          '--trace=off',
        ]),
        // Only the full `npm run tool -- soak` checks whether memory grows over 1,000 questions.
        check('Soak test', 'tool', [
          'soak',
          '--minutes 3',
          '--steps 10',
          '--questions 200',
          '--opened 0',
          '--seed 1',
        ]),
      ]),
    ),
  ]);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${steps.join('\n')}\n\n${passed} passed, ${failed} failed`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function check(title: string, script: Script, args: string[] = []): TestResult {
  return record(title, run(title, script, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function record(title: string, outcome: TestResult): TestResult {
  const { passed, failed, names = [] } = outcome;
  steps.push(`${title}: ${passed} passed, ${failed} failed`, ...names.map((name) => `  ${name}`));
  return outcome;
}

/**
 * Runs a test script that writes a report. The result is a failure if the script fails without a failed test,
 * or if no test ran.
 */
function runTestScript(
  title: string,
  script: Script,
  getOutcome: (report: unknown) => TestResult,
  args: string[],
): TestResult {
  rmSync(reportFile, { force: true });
  const status = run(title, script, args);
  const outcome = readReport(getOutcome);
  if (outcome.failed > 0 || (status === 0 && outcome.passed > 0)) return record(title, outcome);
  console.log(`${title}: ${status === 0 ? 'no test ran' : 'failed without naming a test'}.`);
  return record(title, { ...outcome, failed: 1 });
}

function readReport(getOutcome: (report: unknown) => TestResult): TestResult {
  try {
    return getOutcome(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch (error) {
    console.log(`No report to read: ${formatSentence(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Reports which Electron the tests run on, and then runs the tests. If Chromium is missing, reports one
 * failure instead.
 */
function runInBrowser(runTests: () => TestResult): TestResult {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.log(`\n${formatSentence(error)}`);
    return record('Chromium', { passed: 0, failed: 1 });
  }
  console.log(`\n${detectElectronKind(root).explanation}`);
  return runTests();
}

type Script = keyof typeof packageJson.scripts;

/** Runs a package.json script like npm, with the installed commands first in PATH. */
function run(title: string, script: Script, args: string[] = []): number | null {
  console.log(`\n— ${title}`);
  const commands = path.join(root, 'node_modules/.bin');
  const { status } = spawnSync([packageJson.scripts[script], ...args].join(' '), {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${commands}${path.delimiter}${process.env.PATH ?? ''}`,
      // A compile cache halves the start time of processes and threads that start from sources.
      NODE_COMPILE_CACHE: path.join(scratch, 'compiled'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      QOTD_E2E: process.env.QOTD_E2E ?? 'short',
      QOTD_TEST_SECONDS: process.env.QOTD_TEST_SECONDS ?? '1',
    },
  });
  return status;
}

function formatSentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
