import { describe, expect, it } from 'vitest';
import { parsePlaywrightReport, parseVitestReport, sumResults } from '../support/test-report.ts';

describe("a test run's outcome", () => {
  it("is the sum of all runners' results", () => {
    expect(
      sumResults([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });

  it("is parsed from Vitest's report", () => {
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

  it("includes a test file that Vitest couldn't load", () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(parseVitestReport({ numPassedTests: 2, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 2,
      failed: 1,
      names: ['a.test.ts'],
    });
  });

  it('includes flaky Playwright tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(parsePlaywrightReport({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });

  it("can't be parsed from an invalid report", () => {
    expect(() => parseVitestReport({})).toThrow();
    expect(() => parsePlaywrightReport(null)).toThrow();
  });
});
