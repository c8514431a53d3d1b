import { describe, expect, it } from 'vitest';
import { parsePlaywrightReport, parseVitestReport, sumResults } from '../support/test-report.ts';

describe('the outcome of a test run', () => {
  it('is the sum over all runners', () => {
    expect(
      sumResults([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });

  it("is read from vitest's report", () => {
    const assertionResults = [
      { fullName: 'a rule holds', status: 'passed' },
      { fullName: 'another breaks', status: 'failed' },
    ];
    const file = { name: 'a.test.ts', status: 'failed', assertionResults };
    expect(parseVitestReport({ numPassedTests: 1, numFailedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
      names: ['a.test.ts: another breaks'],
    });
  });

  it("counts a test file that vitest couldn't load", () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(parseVitestReport({ numPassedTests: 2, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 2,
      failed: 1,
      names: ['a.test.ts'],
    });
  });

  it('counts flaky Playwright tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(parsePlaywrightReport({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });

  it('is rejected if the report is invalid', () => {
    expect(() => parseVitestReport({})).toThrow();
    expect(() => parsePlaywrightReport(null)).toThrow();
  });
});
