import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { ShellOption } from './support/app-fixture.ts';

/**
 * Runs the whole suite on the desktop app, with the real Electron if its program exists, and otherwise with
 * the mock. The reporter shows which Electron ran, what the mock can't show, and which tests were skipped.
 */
// biome-ignore lint/style/noDefaultExport: Playwright reads it so
export default defineConfig<object, ShellOption>(base, {
  // Runs the tests that differ most between the browser and the desktop app. The test command has time only
  // for these tests.
  ...(process.env.QOTD_E2E === 'short' ? { grep: /@both-shells/ } : {}),
  outputDir: '../test-results/desktop',
  reporter: [['list'], ['./support/desktop-reporter.ts']],
  use: { shell: 'desktop' },
});
