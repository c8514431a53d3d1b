import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// The global setup may install Chromium. Each worker loads this file after the setup.
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/chromium.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The timeouts are for slow or busy machines. Passing tests don't take this long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // Runs the tests of the most common paths. The test command has time only for these tests.
  ...(process.env.QOTD_E2E === 'short' ? { grep: /@journey/ } : {}),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Reduced motion prevents checks in the middle of an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath === undefined ? {} : { executablePath },
    trace: 'retain-on-failure',
  },
});
