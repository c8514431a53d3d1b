import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// Of a Chromium that the setup installs as well: each worker loads this file after it.
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/chromium.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For machines that are slow or busy: nothing waits as long as this where all is well.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // The ways that most people go: what the test command has time for.
  ...(process.env.QOTD_E2E === 'short' ? { grep: /@journey/ } : {}),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Nothing is half shown when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath === undefined ? {} : { executablePath },
    trace: 'retain-on-failure',
  },
});
