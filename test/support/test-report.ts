import { z } from 'zod';

export interface TestResult {
  passed: number;
  failed: number;
  names?: readonly string[];
}

export function sumResults(outcomes: readonly TestResult[]): TestResult {
  return outcomes.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Parses Vitest's JSON report. A file that failed before its first test counts as one failed test. */
export function parseVitestReport(report: unknown): TestResult {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...broken.map(({ name }) => name), ...tests],
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/**
 * Parses Playwright's JSON report. A test that passed only after a retry counts as failed, and so does a file
 * that didn't load.
 */
export function parsePlaywrightReport(report: unknown): TestResult {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
