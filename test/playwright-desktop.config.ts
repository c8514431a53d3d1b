import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { ShellOption } from './support/app.ts';

/**
 * The whole suite on the desktop shell: on the real Electron where its program is, else on the stand-in. The run says
 * which, what that can't show, and which tests were left out.
 */
// biome-ignore lint/style/noDefaultExport: Playwright reads it so
export default defineConfig<object, ShellOption>(base, {
  // What differs most between the two: what the test command has time for.
  ...(process.env.QOTD_E2E === 'short' ? { grep: /@both-shells/ } : {}),
  outputDir: '../test-results/desktop',
  reporter: [['list'], ['./support/desktop-reporter.ts']],
  use: { shell: 'desktop' },
});
