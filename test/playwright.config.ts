import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// The global setup may install one, and each worker loads this file after it.
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/chromium.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For slow or busy machines. Tests that pass don't take this long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // The most common paths. The test command has time for these.
  ...(process.env.QOTD_E2E === 'short' ? { grep: /@journey/ } : {}),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Avoids checks in the middle of an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath === undefined ? {} : { executablePath },
    trace: 'retain-on-failure',
  },
});
