import { defineConfig } from '@playwright/test';
import { ensureChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For machines that are slow or busy: nothing waits as long as this where all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Nothing is half shown when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureChromium() },
    trace: 'retain-on-failure',
  },
});
