import { defineConfig } from '@playwright/test';
import { ensureChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Nothing is half shown when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureChromium() },
    trace: 'retain-on-failure',
  },
});
